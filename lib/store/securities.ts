/** Ownership and ACL of objects: one item for an object of any type, ours or not. */
import { type AclEntry, noSecurity, type Security } from '../domain/access/facts.ts'
import type { ObjectReference } from '../domain/access/objectId.ts'
import { keys } from './keys.ts'
import type { Expected, Item, Write } from './items.ts'
import type { Store } from './store.ts'

/** What is stored beyond what a decision needs. */
export interface ObjectSecurity extends Security {
  readonly ownerUserName: string | null
  readonly displayName: string | null
}

export interface StoredSecurity extends ObjectSecurity {
  /** Absent: nobody ever owned the object, or protected it. */
  readonly item: Item | undefined
}

export const unsecured: ObjectSecurity = { ...noSecurity, ownerUserName: null, displayName: null }

export const readSecurity = async (
  store: Store,
  object: ObjectReference,
): Promise<StoredSecurity> => securityOf(await store.get(keys.security(object)))

/**
 * Returns since when the object exists, in milliseconds since 1970. Absent: the object is deleted, or
 * `npm run clean-audit` has not visited its item yet.
 */
export const readCreationTime = async (
  store: Store,
  object: ObjectReference,
): Promise<number | undefined> =>
  (await store.get(keys.security(object)))?.createdMillis as number | undefined

export const putSecurity = (
  object: ObjectReference,
  security: ObjectSecurity,
  expected: Expected,
): Write => ({
  put: {
    ...keys.security(object),
    ownerUserId: security.ownerUserId,
    ownerUserName: security.ownerUserName,
    ownerGroupId: security.ownerGroupId,
    acl: security.acl,
    displayName: security.displayName,
  },
  expected,
})

export const removeSecurity = (object: ObjectReference): Write => ({
  remove: keys.security(object),
  expected: 'any',
})

const securityOf = (item: Item | undefined): StoredSecurity =>
  item === undefined
    ? { ...unsecured, item }
    : {
        ownerUserId: item.ownerUserId as string | null,
        ownerUserName: item.ownerUserName as string | null,
        ownerGroupId: item.ownerGroupId as string | null,
        acl: item.acl as readonly AclEntry[],
        displayName: item.displayName as string | null,
        item,
      }
