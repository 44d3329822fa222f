/** The names of objects of any type, for functions that have all entities. */
import type { Context } from '#endpoint/context.ts'
import { readSecurity } from '#table/items/securities.ts'
import { keyOfObject } from '#table/objects.ts'
import type { ObjectReference } from '#values/objectId.ts'

/** Null: the object has no name, or does not exist. */
export const nameOfObject = async (
  { store }: Pick<Context, 'store'>,
  object: ObjectReference,
): Promise<string | null> => {
  const { displayName } = await readSecurity(store, object)
  const key = keyOfObject(object)
  const name = key === undefined ? undefined : (await store.get(key))?.name
  return displayName ?? (typeof name === 'string' ? name : null)
}
