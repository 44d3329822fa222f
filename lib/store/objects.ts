/** Where the objects of the known types are stored. */
import { decodeObjectId, type ObjectReference } from '../domain/objectId.ts'
import { type Key, keys } from './keys.ts'
import type { Store } from './store.ts'

/** Of an object whose id is its name. */
const nameOf = (id: string): string => decodeObjectId(id)?.[0] ?? id

const objectKeys: Readonly<Record<string, (id: string) => Key>> = {
  USER: (id) => keys.user(nameOf(id)),
  USER_GROUP: keys.group,
  ROLE_DEFINITION: keys.role,
  REGATTA: (id) => keys.regatta(nameOf(id)),
  // The leaderboard of a regatta has the regatta's name, and shows its races.
  LEADERBOARD: (id) => keys.regatta(nameOf(id)),
}

/** Everything to fetch for a request that is about the object: its security, and itself. */
export const keysOfObject = (object: ObjectReference): readonly Key[] => {
  const itself = objectKeys[object.type]?.(object.id)
  return itself === undefined ? [keys.security(object)] : [keys.security(object), itself]
}

/** Objects of types that are not stored here are taken to exist. */
export const objectExists = async (store: Store, object: ObjectReference): Promise<boolean> => {
  const itself = objectKeys[object.type]?.(object.id)
  return itself === undefined || (await store.get(itself)) !== undefined
}
