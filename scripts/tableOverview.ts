/** Writes docs/reference/table.md: every entity with its keys, made from the comments and templates of the entities. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import '#allEntities'
import { registeredEntities } from '#table/registry.ts'
import { formatted } from './formatted.ts'

const root = join(import.meta.dirname, '..')

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

/** By the names of the entities, in the order of lib/allEntities.ts. */
export const entityDescriptions = (): ReadonlyMap<string, EntityDescription> =>
  new Map(
    textsOf(join(root, 'lib/allEntities.ts'), /import '\.\/(.+)'/g).flatMap(([, file = '']) => {
      const path = join(root, 'lib', file)
      const source = readFileSync(path, 'utf8')
      return textsOf(path, /export const (\w+)Entity = (?:entity|objectEntity)\(/g).map(
        ([, name = '']) => [name, descriptionIn(source, `${name}Entity`)] as const,
      )
    }),
  )

const textsOf = (path: string, pattern: RegExp) => [...readFileSync(path, 'utf8').matchAll(pattern)]

export const tableOverview = (): Promise<string> => {
  const entities = registeredEntities()
  const rows = [...entityDescriptions()].map(([name, { title, purpose }]) => {
    const key = entities.get(name)?.key
    return `| ${title} | \`${key?.partitionTemplate}\` | \`${key?.sortTemplate}\` | ${purpose} |`
  })
  return formatted(
    tableOverviewFile,
    `# The table\n\nEvery item of the one table, with its keys. ${note}\n\n${head}\n${rows.join('\n')}\n\n${index}\n`,
  )
}

const note =
  '`npm run generate` writes this page from the entities in the folders `items` of `lib/`. [Add a kind of item](../guides/adding-a-kind-of-item.md) says how to add one.'

const head = '| item | PK | SK | purpose |\n| --- | --- | --- | --- |'

const index =
  'The index `ByType` holds what is listed: `listPK` is the type, `listSK` the order in the list. For tags, `listPK` is the race, with the user for private ones, and the order is that of their creation. For audit records, for owned objects and for entries by a link, `listPK` is the user.'
