/** Where the objects of the known types are stored. */
import { decodeObjectId, encodeObjectId, type ObjectReference } from '../domain/access/objectId.ts'
import { namesMeant } from '../domain/name/pathName.ts'
import { type Key, keys } from './keys.ts'
import { keysOfUser } from './receivedGrants.ts'
import type { Store } from './store.ts'

/** Of an object whose id is its name. */
export const nameOf = (id: string): string => decodeObjectId(id)?.[0] ?? id

const objectKeys: Readonly<Record<string, (id: string) => Key>> = {
  USER: (id) => keys.user(nameOf(id)),
  USER_GROUP: keys.group,
  ROLE_DEFINITION: keys.role,
  MARK_TEMPLATE: keys.markTemplate,
  MARK_PROPERTIES: keys.markProperties,
  MARK_ROLE: keys.markRole,
  COURSE_TEMPLATE: keys.courseTemplate,
  EVENT: keys.event,
  REGATTA: (id) => keys.regatta(nameOf(id)),
  // The leaderboard of a regatta has the regatta's name, and shows its races.
  LEADERBOARD: (id) => keys.regatta(nameOf(id)),
  SSH_KEY: keys.sshKey,
}

/** Types whose objects are called by names that may hold a slash. */
const slashedTypes: ReadonlySet<string> = new Set(['REGATTA', 'LEADERBOARD'])

/** The objects that a name in a path may stand for, the literal one first. */
const candidatesOf = ({ type, id }: ObjectReference): readonly ObjectReference[] =>
  slashedTypes.has(type)
    ? namesMeant(nameOf(id)).map((name) => ({ type, id: encodeObjectId([name]) }))
    : [{ type, id }]

/** Everything to fetch for a request that is about the object: its security, and itself. */
export const keysOfObject = (object: ObjectReference): readonly Key[] =>
  candidatesOf(object).flatMap((candidate) => {
    const { type, id } = candidate
    const itself = type === 'USER' ? keysOfUser(nameOf(id)) : (objectKeys[type]?.(id) ?? [])
    return [keys.security(candidate)].concat(itself)
  })

/** Of the item that an object is; absent: objects of its type are not stored here. */
export const keyOfObject = ({ type, id }: ObjectReference): Key | undefined =>
  objectKeys[type]?.(id)

/** Objects of types that are not stored here are taken to exist. */
export const objectExists = async (store: Store, object: ObjectReference): Promise<boolean> => {
  const itself = keyOfObject(object)
  return itself === undefined || (await store.get(itself)) !== undefined
}

/** The object that a name in a path means: the literal one, unless only another one exists. */
export const objectMeant = async (
  store: Store,
  object: ObjectReference,
): Promise<ObjectReference> => {
  const candidates = candidatesOf(object)
  if (candidates.length === 1) return object
  for (const candidate of candidates) {
    if (await objectExists(store, candidate)) return candidate
  }
  return object
}
