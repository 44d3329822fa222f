/** Lists of all objects of a type, by name. The index may be a moment behind. */
import type { ObjectReference } from '../domain/access/objectId.ts'
import { listedUser, userEntity } from './entities/users.ts'
import type { QueryOptions, Reader, Start } from './items.ts'
import { indexEntryOf, indexKeyOf } from './entity.ts'
import { objectIdOf } from './resources.ts'

/** Some names of users in the order of their bytes, from the one behind `after` on. */
export const listUserNames = async (
  store: Reader,
  limit: number,
  after: string | undefined,
): Promise<{ readonly names: readonly string[]; readonly isLast: boolean }> => {
  const start = after === undefined ? undefined : { ...userEntity.key(after), ...listedUser(after) }
  const { items } = await store.query({
    index: 'ByType',
    partition: 'USER',
    limit,
    start: start,
  })
  return { names: items.map((item) => indexEntryOf(item).listSK), isLast: items.length < limit }
}

export interface ListedObject extends ObjectReference {
  /** Where the list goes on behind this object. */
  readonly start: Start
}

export const pageOfObjects = (type: string, limit: number, start?: Start): QueryOptions => ({
  index: 'ByType',
  partition: type,
  limit,
  start,
})

export const listObjects = async (
  store: Reader,
  type: string,
  limit: number,
  start: Start | undefined,
): Promise<{ readonly objects: readonly ListedObject[]; readonly next?: Start | undefined }> => {
  const page = await store.query(pageOfObjects(type, limit, start))
  const objects = page.items.map((item) => ({
    type,
    id: objectIdOf(item),
    start: indexKeyOf(item),
  }))
  return { objects, next: page.next }
}

/** At most `limit` objects of a type whose names are this one, or begin with it and a `#`. */
export const listObjectsCalled = async (
  store: Reader,
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
