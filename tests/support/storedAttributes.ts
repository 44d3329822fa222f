/** The stored attributes of all entities as lines of text, and the changes that older items do not survive. */
import '#allEntities'
import type { Attributes } from '#table/attributes.ts'
import { registeredEntities } from '#table/registry.ts'

/** Such as `user.email: string or null`, and `tag.author.name: string` for a member of a map. */
export const attributeLines = (): readonly string[] =>
  [...registeredEntities()]
    .flatMap(([name, { key, attributes }]) => [
      `${name}: ${key.partitionTemplate} ${key.sortTemplate}`,
      ...linesOf(name, attributes),
    ])
    .sort()

const linesOf = (owner: string, attributes: Attributes): readonly string[] =>
  Object.entries(attributes).flatMap(([name, { typeName, is, members = {} }]) => [
    `${owner}.${name}${is(undefined) ? '?' : ''}: ${typeName}`,
    ...linesOf(`${owner}.${name}`, members),
  ])

/** Returns the lines that a new version of the table needs. */
export const breakingLines = (
  before: readonly string[],
  after: readonly string[],
): readonly string[] => {
  const [old, current] = [new Set(before), new Set(after)]
  const oldNames = new Set(before.map(nameIn))
  const gone = before.filter((line) => !current.has(line) && !current.has(asOptional(line)))
  const required = after.filter(
    (line) => !old.has(line) && !oldNames.has(nameIn(line)) && oldNames.has(ownerIn(line)),
  )
  return [...gone, ...required.filter((line) => !line.includes('?: '))]
}

const nameIn = (line: string): string => line.slice(0, line.indexOf(':')).replace('?', '')

const ownerIn = (line: string): string => nameIn(line).replace(/\.?[^.]+$/, '')

const asOptional = (line: string): string => line.replace(':', '?:')
