/** The access control list of an object. */
import { Failure } from '../../domain/failure.ts'
import type { AclEntry } from '../../domain/access/facts.ts'
import { actionsOpenedUnheld } from '../../domain/access/granting.ts'
import type { ObjectReference } from '../../domain/access/objectId.ts'
import { putSecurity, readSecurity } from '../../store/entities/securities.ts'
import { authorize, definitionsOf, firstUnpassable } from '../authorize.ts'
import { changedResponse } from '../changedResponse.ts'
import type { Context } from '../context.ts'
import { hostsChangeBySecurity } from '../landscape/hosts.ts'
import { callerUnchanged } from './callerUnchanged.ts'
import { notPassable } from './passingOn.ts'

/** Entries for deleted groups have no effect, and the response omits them. */
export const showAcl = async (context: Context, object: ObjectReference) => {
  const { acl, displayName } = await readSecurity(context.store, object)
  const definitions = await definitionsOf(context, { groupIds: groupIdsOf(acl) })
  return {
    objectType: object.type,
    objectId: object.id,
    displayName,
    acl: acl
      .filter(({ groupId }) => groupId === null || definitions.group(groupId) !== undefined)
      .map(({ groupId, actions }) => ({ groupId, actions: [...actions] })),
  }
}

/** Replaces the whole list. Without a display name in the request, the old one is removed. */
export const changeAcl = async (
  context: Context,
  object: ObjectReference,
  change: { readonly acl: readonly AclEntry[]; readonly displayName?: string | null | undefined },
) => {
  const acl = mergeEntries(change.acl)
  await requireGroups(context, change.acl)
  const { item, ...security } = await readSecurity(context.store, object)
  await requireHeld(context, object, acl)
  await context.store.write([
    putSecurity(
      object,
      { ...security, acl, displayName: change.displayName ?? null },
      item ?? 'absent',
    ),
    ...(await callerUnchanged(context, async (alone) => {
      await authorize(alone, { ...object, action: 'CHANGE_ACL' })
      await requireHeld(alone, object, acl)
    })),
    ...(await hostsChangeBySecurity(context, object.type)),
  ])
  return changedResponse('ACL changed successfully')
}

export const removeAcl = async (context: Context, object: ObjectReference) => {
  const { displayName } = await readSecurity(context.store, object)
  return changeAcl(context, object, { acl: [], displayName })
}

const groupIdsOf = (acl: readonly AclEntry[]): readonly string[] =>
  acl.flatMap(({ groupId }) => groupId ?? [])

const mergeEntries = (entries: readonly AclEntry[]): readonly AclEntry[] => {
  const merged = new Map<string | null, Set<string>>()
  for (const { groupId, actions } of entries) {
    const known = merged.get(groupId) ?? []
    merged.set(groupId, new Set([...known, ...actions]))
  }
  return [...merged].map(([groupId, actions]) => ({ groupId, actions: [...actions] }))
}

const requireGroups = async (context: Context, acl: readonly AclEntry[]): Promise<void> => {
  const definitions = await definitionsOf(context, { groupIds: groupIdsOf(acl) })
  const unknown = acl.flatMap(({ groupId }, position) =>
    groupId === null || definitions.group(groupId) !== undefined ? [] : [{ groupId, position }],
  )
  if (unknown[0] === undefined) return
  throw new Failure('unknown-reference', `UserGroup with ID ${unknown[0].groupId} Not found`, {
    errors: unknown.map(({ position }) => ({
      pointer: `/acl/${position}/groupId`,
      code: 'unknown',
      detail: 'must be the id of an existing group, or null for everybody',
    })),
  })
}

/** Callers can only grant access that they can pass on. */
const requireHeld = async (
  context: Context,
  object: ObjectReference,
  acl: readonly AclEntry[],
): Promise<void> => {
  const security = await readSecurity(context.store, object)
  const found = await firstUnpassable(
    context,
    [security],
    (facts) => actionsOpenedUnheld(facts, object, acl)[0],
  )
  if (found === undefined) return
  const detail = (permission: string) =>
    `Not permitted to grant what you do not hold yourself [${permission}]`
  throw notPassable(found.facts, { ...object, action: found.missing }, detail)
}
