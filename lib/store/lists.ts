/** Lists of all objects of a type, by name. The index may be a moment behind. */
import type { ObjectReference } from '../domain/objectId.ts'
import { keys, objectIdOf } from './keys.ts'
import type { Content, Start, Store } from './store.ts'

/** Goes into the item of an object, so that the list of its type holds it. */
export const listed = ({ type, id }: ObjectReference, name: string): Content => ({
  listPK: type,
  listSK: `${name}#${id}`,
})

/** Goes into the item of a user, whose key does not hold the name as it is written. */
export const listedUser = (name: string): Content => ({ listPK: 'USER', listSK: name })

/** Some names of users in the order of their bytes, from the one behind `after` on. */
export const listUserNames = async (
  store: Store,
  limit: number,
  after: string | undefined,
): Promise<{ readonly names: readonly string[]; readonly isLast: boolean }> => {
  const start = after === undefined ? undefined : { ...keys.user(after), ...listedUser(after) }
  const { items, next } = await store.query({
    index: 'ByType',
    partition: 'USER',
    limit,
    start: start,
  })
  return { names: items.map(({ listSK }) => listSK as string), isLast: next === undefined }
}

export interface ListedObject extends ObjectReference {
  /** Where the list goes on behind this object. */
  readonly start: Start
}

export const listObjects = async (
  store: Store,
  type: string,
  limit: number,
  start: Start | undefined,
): Promise<{ readonly objects: readonly ListedObject[]; readonly next?: Start | undefined }> => {
  const page = await store.query({ index: 'ByType', partition: type, limit, start })
  const objects = page.items.map((item) => ({
    type,
    id: objectIdOf(item),
    start: {
      PK: item.PK,
      SK: item.SK,
      listPK: item.listPK as string,
      listSK: item.listSK as string,
    },
  }))
  return { objects, next: page.next }
}

/** At most `limit` objects of a type whose names are this one, or begin with it and a `#`. */
export const listObjectsCalled = async (
  store: Store,
  type: string,
  name: string,
  limit: number,
): Promise<readonly ObjectReference[]> => {
  const { items } = await store.query({
    index: 'ByType',
    partition: type,
    prefix: `${name}#`,
    limit,
  })
  return items.map((item) => ({ type, id: objectIdOf(item) }))
}
