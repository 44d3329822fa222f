/** The entities by name, the keys of all items, and the entity of a key. */
import * as list from './entities.ts'
import { securityKey } from '#access/items/securities.ts'
import type { AnyEntity } from './entity.ts'
import type { Key } from './key.ts'

export type EntityName = keyof typeof list

export const entities: Readonly<Record<EntityName, AnyEntity>> = list

type KeysOf<List extends Readonly<Record<keyof List, { readonly key: unknown }>>> = {
  readonly [Name in keyof List]: List[Name]['key']
}

/** docs/reference/table.md shows them on one screen. */
export const keys = {
  // The type of Object.fromEntries loses which name has which key.
  ...(Object.fromEntries(Object.entries(list).map(([name, { key }]) => [name, key])) as KeysOf<
    typeof list
  >),
  security: securityKey,
}

const anySortKey = '*'

/** The first words of the partition key and the sort key. They identify the entity. */
const wordsOf = (partition: string, sort: string): string =>
  `${firstWord(partition)} ${sort.startsWith('<') ? anySortKey : firstWord(sort)}`

const firstWord = (text: string): string => {
  const end = text.indexOf('#')
  return end === -1 ? text : text.slice(0, end)
}

export const entityNames = Object.keys(list).filter((name): name is EntityName => name in list)

const nameOfWords = new Map(
  entityNames.map((name) => {
    const { partitionTemplate, sortTemplate } = entities[name].key
    return [wordsOf(partitionTemplate, sortTemplate), name]
  }),
)

export const entityNameOf = ({ PK, SK }: Key): EntityName => {
  const name = nameOfWords.get(wordsOf(PK, SK)) ?? nameOfWords.get(`${firstWord(PK)} ${anySortKey}`)
  if (name === undefined)
    throw new Error(`No entity has keys such as ${firstWord(PK)}, ${firstWord(SK)}`)
  return name
}

export const entityOf = (key: Key): AnyEntity => entities[entityNameOf(key)]
