/** Resources: the objects, and the parts of objects, that dry runs and audit records name. */
import type { Resource, StoredResource } from './recordedChanges.ts'
import { decodeObjectId, encodeObjectId, type ObjectReference } from '#values/objectId.ts'
import { type Key, partsOf } from './key.ts'
import type { Content, Item } from './items.ts'

export const idOfName = (name: string): string => encodeObjectId([name])

export const nameOf = (id: string): string => decodeObjectId(id)?.[0] ?? id

/** Returns the object with this partition key. Absent: its id is longer than a key. */
export const objectOf = ({ PK }: Key): ObjectReference | undefined => {
  const [, type, id] = partsOf(PK)
  return type === undefined || id === undefined ? undefined : { type, id }
}

/** Empty if the id is longer than a key. */
export const objectIdOf = (key: Key): string => objectOf(key)?.id ?? ''

export const without = (content: object, ...names: readonly string[]): Content =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name)))

export const contentOf = (item: Item): Content =>
  without(item, 'PK', 'SK', 'version', 'writeId', 'listPK', 'listSK', 'id')

/** A part of the object whose item contains it. */
export const partOfObject = (
  item: Item,
  what: Resource['what'],
  more: Partial<StoredResource> & { readonly readers?: readonly ObjectReference[] },
): StoredResource => {
  const { readers = [], ...rest } = more
  const object = objectOf(item)
  const objects = [...(object === undefined ? [] : [object]), ...readers]
  return { what, ...object, identity: item.PK, content: {}, seenBy: { objects }, ...rest }
}

export const wholeObject = (
  item: Item & { readonly name?: string | null },
  content: Content = contentOf(item),
): readonly StoredResource[] => [
  partOfObject(item, 'object', { ...(item.name && { name: item.name }), content }),
]
