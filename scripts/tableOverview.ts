/** Writes docs/reference/table.md: every entity with its keys, made from the comments and templates of the entities. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entities, type EntityName, entityNames } from '#table/keys.ts'
import { formatted } from './formatted.ts'

const store = join(import.meta.dirname, '../lib/platform/table')

export const tableOverviewFile = 'docs/reference/table.md'

export interface EntityDescription {
  /** As people call it: `group member`. */
  readonly title: string
  /** The purpose of the items. */
  readonly purpose: string
}

/** `/** Group member: the members, in pages. *\/` above an entity is its description. */
const descriptionIn = (source: string, constant: string): EntityDescription => {
  const end = source.indexOf(`\nexport const ${constant} = `)
  const comment = source.slice(source.lastIndexOf('/**', end), end)
  const [, title, purpose] = /^\/\*\* ([^:]+): ([^]+?)\.? \*\/$/.exec(comment) ?? []
  if (title === undefined || purpose === undefined) {
    throw new Error(`Write a comment such as "Group: its definition." above ${constant}`)
  }
  return { title, purpose: purpose.replace(/\s*\n \* /g, ' ') }
}

/** In the order of lib/platform/table/entities.ts. */
export const entityDescriptions = (): ReadonlyMap<EntityName, EntityDescription> =>
  new Map(
    [
      ...readFileSync(join(store, 'entities.ts'), 'utf8').matchAll(/\{([^}]+)\} from '(.+)'/g),
    ].flatMap(([, names = '', file = '']) => {
      const path = file.replace('#', '../').replace(/^\.\.\/(access|authentication|endpoint)/, '../$1')
      const source = readFileSync(join(store, existsSync(join(store, path)) ? path : `../${path}`), 'utf8')
      return [...names.matchAll(/(\w+) as (\w+)/g)].flatMap(([, constant = '', alias]) => {
        const name = entityNames.find((one) => one === alias)
        return name === undefined ? [] : [[name, descriptionIn(source, constant)] as const]
      })
    }),
  )

export const tableOverview = (): Promise<string> => {
  const rows = [...entityDescriptions()].map(([name, { title, purpose }]) => {
    const { partitionTemplate, sortTemplate } = entities[name].key
    return `| ${title} | \`${partitionTemplate}\` | \`${sortTemplate}\` | ${purpose} |`
  })
  return formatted(
    tableOverviewFile,
    `# The table\n\nEvery item of the one table, with its keys. ${note}\n\n${head}\n${rows.join('\n')}\n\n${index}\n`,
  )
}

const note =
  '`npm run generate` writes this page from the entities in the folders `items/` of `lib/`. [Add a kind of item](../guides/adding-a-kind-of-item.md) says how to add one.'

const head = '| item | PK | SK | purpose |\n| --- | --- | --- | --- |'

const index =
  'The index `ByType` holds what is listed: `listPK` is the type, `listSK` the order in the list. For tags, `listPK` is the race, with the user for private ones, and the order is that of their creation. For audit records and for owned objects, `listPK` is the user.'
