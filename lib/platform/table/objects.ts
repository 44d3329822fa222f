/** The items of objects of the known types. */
import type { ObjectType } from '#values/objectTypes.ts'
import { decodeObjectId, encodedIfShort, type ObjectReference } from '#values/objectId.ts'
import { namesOfSegment } from '#values/pathName.ts'
import { securityKey } from './items/securities.ts'
import { objectKindOf } from './registry.ts'
import type { Item, Prefetch, Reader } from './items.ts'
import type { Key } from './key.ts'
import { nameOf } from './resources.ts'

/** Returns the type whose list in the index `ByType` contains the objects. Absent: no list does. */
export const listOfType = (type: string): string | undefined => objectKindOf(type).listedAs

/** Returns whether use cases find objects of this type by names in a path. */
export const isNamedType = (type: unknown): boolean =>
  typeof type === 'string' && objectKindOf(type).names !== undefined

const candidatesOf = ({ type, id }: ObjectReference): readonly ObjectReference[] => {
  const parts = decodeObjectId(id)
  if (parts === undefined || parts.length !== objectKindOf(type).names) return [{ type, id }]
  const names = parts.reduce<readonly (readonly string[])[]>(
    (begins, part) =>
      begins.flatMap((begin) => namesOfSegment(part).map((name) => [...begin, name])),
    [[]],
  )
  // The id of a decoded name can be too long.
  return names
    .flatMap((each) => encodedIfShort(each) ?? [])
    .map((candidate) => ({ type, id: candidate }))
}

export const keysOfObject = (object: ObjectReference): readonly Key[] =>
  candidatesOf(object).flatMap(literalKeys)

/** The security of an object, and its item if objects of this type are stored here. */
export const literalKeys = (object: ObjectReference): readonly Key[] =>
  [securityKey(object)].concat(keyOfObject(object) ?? [])

export const isKnownObject = async (store: Reader, object: ObjectReference): Promise<boolean> => {
  const items = await Promise.all(literalKeys(object).map((key) => store.get(key)))
  // The key of a user is the same for names that count as equal.
  const isOther = (item: Item) => object.type === 'USER' && item.name !== nameOf(object.id)
  return items.some((item) => item !== undefined && !(item.SK === 'USER' && isOther(item)))
}

export const prefetchOfObject = (object: ObjectReference): readonly Prefetch[] => {
  const { prefetch } = objectKindOf(object.type)
  return prefetch === undefined
    ? keysOfObject(object)
    : [securityKey(object), ...prefetch(object.id)]
}

/** For `load`, before any decision needs them. @param names an absent one names no object */
export const readObject = async (
  store: Reader,
  type: ObjectType,
  ...names: readonly (string | undefined)[]
): Promise<void> => {
  const parts = names.filter((name) => name !== undefined)
  const id = parts.length === names.length ? encodedIfShort(parts) : undefined
  if (id !== undefined) await store.prefetch(prefetchOfObject({ type, id }))
}

/** Returns the key of an object's item. Absent: objects of this type are not stored here. */
export const keyOfObject = ({ type, id }: ObjectReference): Key | undefined =>
  objectKindOf(type).keyOf?.(id)

/** Objects of types that are not stored here always exist. */
export const objectExists = async (store: Reader, object: ObjectReference): Promise<boolean> => {
  const itself = keyOfObject(object)
  return itself === undefined || (await store.get(itself)) !== undefined
}

/** The object that names in a path identify: the literal one, unless only another candidate exists. */
export const resolveObject = async (store: Reader, object: ObjectReference) => {
  const candidates = candidatesOf(object)
  if (candidates.length === 1) return object
  const { resolve } = objectKindOf(object.type)
  if (resolve !== undefined) return resolve(store, object)
  for (const candidate of candidates) {
    if (await objectExists(store, candidate)) return candidate
  }
  return object
}
