/** Lists of all objects of a type, by name. The index is eventually consistent. */
import { encodeObjectId, type ObjectReference } from '../domain/access/objectId.ts'
import type { ListedObject } from './entities/reach.ts'
import { listedUser, userEntity } from './entities/users.ts'
import type { QueryOptions, Reader, Start } from './items.ts'
import { indexEntryOf } from './entity.ts'
import { objectIdOf } from './resources.ts'

/** Lists user names in byte order, starting after `after`. */
export const listUserNames = async (store: Reader, limit: number, after: string | undefined) => {
  const start = after === undefined ? undefined : { ...userEntity.key(after), ...listedUser(after) }
  const { items } = await store.query(pageOfObjects('USER', limit, start))
  return { names: items.map((item) => indexEntryOf(item).listSK), isLast: items.length < limit }
}

export const pageOfObjects = (type: string, limit: number, start?: Start): QueryOptions => ({
  index: 'ByType',
  partition: type,
  limit,
  start,
})

export const listObjects = async (store: Reader, type: string, limit: number, start?: Start) => {
  const page = await store.query(pageOfObjects(type, limit, start))
  const objects = page.items.map((item): ListedObject => {
    const { listSK: position } = indexEntryOf(item)
    // The key of a user contains the folded name.
    return { position, id: type === 'USER' ? encodeObjectId([position]) : objectIdOf(item) }
  })
  return { objects, next: page.next }
}

/** Lists at most `limit` objects of a type whose name is this one, or begins with it and a `#`. */
export const listObjectsCalled = async (
  store: Reader,
  type: string,
  name: string,
  limit: number,
): Promise<readonly ObjectReference[]> => {
  const { items } = await store.query({ ...pageOfObjects(type, limit), prefix: `${name}#` })
  return items.map((item) => ({ type, id: objectIdOf(item) }))
}
