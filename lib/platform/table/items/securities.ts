/** Ownership and ACL of objects: one item for an object of any type, stored here or not. */
import { noSecurity, type Security } from '#values/security.ts'
import type { ObjectReference } from '#values/objectId.ts'
import { list, map, nullable, number, optional, text } from '../attributes.ts'
import { entity, recorded, windowAttributes } from '../entity.ts'
import type { Expected, Item, Reader, Write } from '../items.ts'
import { type Key, template } from '../key.ts'
import { objectOf, partOfObject } from '../resources.ts'

/** Security: ownership and ACL of any object, also of other programs. */
export const securityEntity = entity('security', 'OBJECT#<type>#<id>#', 'SECURITY', {
  attributes: {
    ownerUserId: nullable(text),
    ownerUserName: nullable(text),
    ownerGroupId: nullable(text),
    acl: list(map({ groupId: nullable(text), actions: list(text), ...windowAttributes })),
    displayName: nullable(text),
    createdMillis: optional(number),
    /** The object, if its id is longer than a key. */
    objectType: optional(text),
    objectId: optional(text),
    listPK: optional(text),
    listSK: optional(text),
  },
  /** Uses the property names of the ownership endpoints. */
  resources: (item) => {
    const { ownerUserId, ownerUserName, ownerGroupId, displayName, acl } = item
    // The name alone is not enough, because a later user may have the same name.
    const owner = ownerUserId === null ? null : { name: ownerUserName, userId: ownerUserId }
    const ownership = { username: owner, groupId: ownerGroupId, displayName }
    const isOwned = Object.values(ownership).some((value) => value !== null)
    return [
      ...(isOwned ? [partOfObject(item, 'ownership', { content: ownership })] : []),
      ...(acl.length > 0 ? [partOfObject(item, 'acl', { content: { acl }, acl })] : []),
    ]
  },
  audited: recorded('username', 'groupId', 'displayName', 'acl'),
})

export const securityKey = ({ type, id }: ObjectReference): Key => securityEntity.key(type, id)

/** A security with the properties that decisions do not need. */
export interface ObjectSecurity extends Security {
  readonly ownerUserName: string | null
  readonly displayName: string | null
}

export interface StoredSecurity extends ObjectSecurity {
  /** Absent: the object never had an owner or an ACL. */
  readonly item: Item | undefined
}

export const unsecured: ObjectSecurity = { ...noSecurity, ownerUserName: null, displayName: null }

export const readSecurity = async (
  store: Reader,
  { type, id }: ObjectReference,
): Promise<StoredSecurity> => {
  const item = await securityEntity.get(store, type, id)
  if (item === undefined) return { ...unsecured, item }
  const { ownerUserId, ownerUserName, ownerGroupId, acl, displayName } = item
  return { ownerUserId, ownerUserName, ownerGroupId, acl, displayName, item }
}

/** The creation time, in milliseconds since 1970. Absent: the object is deleted. */
export const readCreationTime = async (store: Reader, { type, id }: ObjectReference) =>
  (await securityEntity.get(store, type, id))?.createdMillis

export const putSecurity = (
  object: ObjectReference,
  security: ObjectSecurity,
  expected: Expected,
): Write => {
  const key = securityKey(object)
  const named = objectOf(key) === undefined ? { objectType: object.type, objectId: object.id } : {}
  const { ownerUserId } = security
  const listed =
    ownerUserId === null
      ? {}
      : { listPK: ownedListOf(ownerUserId), listSK: securityEntity.key.sortTemplate }
  return securityEntity.put(key, { ...security, ...named, ...listed }, expected)
}

/** The index lists what a user owns under this key, in no useful order. */
const ownedListOf = template('OWNED_BY#<user>#')

/** The index is eventually consistent. @param others the objects that do not count */
export const ownsMoreThan = async (
  store: Reader,
  userId: string,
  others: readonly ObjectReference[],
): Promise<boolean> => {
  const { items } = await store.query({
    index: 'ByType',
    partition: ownedListOf(userId),
    limit: others.length + 1,
  })
  const known = new Set(others.map((object) => securityKey(object).PK))
  return items.some(({ PK }) => !known.has(PK))
}

export const securedObjectOf = (item: Item): ObjectReference => {
  const { objectType = '', objectId = '' } = securityEntity.decode(item)
  return objectOf(item) ?? { type: objectType, id: objectId }
}

export const removeSecurity = ({ type, id }: ObjectReference): Write =>
  securityEntity.remove(type, id)
