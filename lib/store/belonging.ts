/** What items are to people: objects, and things that belong to the object whose item they are in. */
import type { StoredThing, Thing } from '../domain/audit/changes.ts'
import type { ObjectReference } from '../domain/access/objectId.ts'
import { type Key, partsOf } from './keys.ts'
import type { Content, Item } from './items.ts'

export type Describe = (item: Item) => readonly StoredThing[]

/** The object whose items have this partition key; absent: its id is longer than a key. */
export const objectOf = ({ PK }: Key): ObjectReference | undefined => {
  const [, type, id] = partsOf(PK)
  return type === undefined || id === undefined ? undefined : { type, id }
}

export const without = (content: object, ...names: readonly string[]): Content =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name)))

export const contentOf = (item: Item): Content =>
  without(item, 'PK', 'SK', 'version', 'writeId', 'listPK', 'listSK', 'id')

/** Something that belongs to the object whose item it is in. */
export const belonging = (
  item: Item,
  what: Thing['what'],
  more: Partial<StoredThing> & { readonly readers?: readonly ObjectReference[] },
): StoredThing => {
  const { readers = [], ...rest } = more
  const object = objectOf(item)
  const objects = [...(object === undefined ? [] : [object]), ...readers]
  return { what, ...object, identity: item.PK, content: {}, seenBy: { objects }, ...rest }
}

/** An object that is an item of its own. */
export const object: Describe = (item) => [
  belonging(item, 'object', { name: item.name as string | undefined, content: contentOf(item) }),
]
