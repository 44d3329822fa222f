/** The entity of an item, from its key. */
import * as list from './entities.ts'
import type { AnyEntity } from './entity.ts'
import type { Key } from './key.ts'

export type EntityName = keyof typeof list

export const entities: Readonly<Record<EntityName, AnyEntity>> = list

const anySortKey = '*'

/** The first words of partition key and sort key. They tell the entities apart. */
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
