/** Reads and changes the owners of an object. */
import { isAdministrator } from '../../domain/access/acl.ts'
import { Failure } from '../../domain/failure.ts'
import { noSecurity, type Security } from '../../domain/access/facts.ts'
import type { ObjectReference } from '../../domain/access/objectId.ts'
import { formatRequest } from '../../domain/access/permission.ts'
import { readGroup } from '../../store/entities/groups.ts'
import { putSecurity, readSecurity, type StoredSecurity } from '../../store/entities/securities.ts'
import { readUser } from '../../store/entities/users.ts'
import { authorize, definitionsOf, factsUnder } from '../authorize.ts'
import type { Context } from '../context.ts'
import { changedResponse } from '../changedResponse.ts'
import { hostsChangeBySecurity } from '../landscape/hosts.ts'
import { callerUnchanged } from './callerUnchanged.ts'
import { refusalToPassOn } from './passingOn.ts'
import { signedIn } from './signIn.ts'

/** Absent: unchanged. Null: no owner. */
export interface OwnershipChange {
  readonly groupId?: string | null | undefined
  readonly username?: string | null | undefined
  readonly displayName?: string | null | undefined
}

/** The response omits deleted owners, and new users or groups with the same name. */
export const showOwnership = async (context: Context, object: ObjectReference) => {
  const security = await readSecurity(context.store, object)
  const { ownerUserId: userId, ownerUserName: name, ownerGroupId } = security
  const definitions = await definitionsOf(context, {
    users: userId === null || name === null ? [] : [{ userId, name }],
    groupIds: ownerGroupId === null ? [] : [ownerGroupId],
  })
  return {
    objectType: object.type,
    objectId: object.id,
    groupId: ownerGroupId !== null && definitions.group(ownerGroupId) ? ownerGroupId : null,
    username: userId !== null && definitions.userExists(userId) ? name : null,
    displayName: security.displayName,
  }
}

export const changeOwnership = async (
  context: Context,
  object: ObjectReference,
  change: OwnershipChange,
) => {
  const security = await readSecurity(context.store, object)
  const changed = {
    ...security,
    ...(await newOwnerUser(context, change.username)),
    ...(await newOwnerGroup(context, security, object, change.groupId)),
    ...(change.displayName === undefined ? {} : { displayName: change.displayName }),
  }
  if (isGivenAway(security, changed)) {
    const detail = (permission: string) =>
      `Not permitted to change ownership to a new owner [${permission}]`
    const refusal = await refusalToPassOn(context, object, 'CHANGE_OWNERSHIP', detail)
    if (refusal !== undefined) throw refusal
  }
  await context.store.write([
    putSecurity(object, changed, security.item ?? 'absent'),
    ...(await callerUnchanged(context, async (alone) => {
      await authorize(alone, { ...object, action: 'CHANGE_OWNERSHIP' })
      await newOwnerGroup(alone, security, object, change.groupId)
    })),
    ...(await hostsChangeBySecurity(context, object.type)),
  ])
  return changedResponse('Ownership changed successfully')
}

/** Whether a new owner would get permissions that the caller has through a group only. */
const isGivenAway = (before: Security, after: Security): boolean =>
  (after.ownerUserId !== null && after.ownerUserId !== before.ownerUserId) ||
  (after.ownerGroupId !== null && after.ownerGroupId !== before.ownerGroupId)

/** Without owners, only users with an unqualified permission have access. */
export const removeOwnership = (context: Context, object: ObjectReference) =>
  changeOwnership(context, object, { groupId: null, username: null })

const newOwnerUser = async ({ store }: Context, name: string | null | undefined) => {
  if (name === undefined) return {}
  if (name === null) return { ownerUserId: null, ownerUserName: null }
  const user = await readUser(store, name)
  if (user === undefined) throw unknown('User Not found', '/username', 'an existing user or null')
  return { ownerUserId: user.userId, ownerUserName: user.name }
}

/**
 * Callers can transfer objects to groups of which they are members; administrators to any group.
 */
const newOwnerGroup = async (
  context: Context,
  { ownerGroupId }: StoredSecurity,
  object: ObjectReference,
  groupId: string | null | undefined,
) => {
  if (groupId === undefined) return {}
  if (groupId === null) return { ownerGroupId: null }
  const group = await readGroup(context.store, groupId)
  if (group === undefined) {
    throw unknown('UserGroup Not found', '/groupId', 'the id of an existing group or null')
  }
  const isMember = signedIn(context).user.groupIds.includes(groupId)
  if (groupId !== ownerGroupId && !isMember) await requireAdministrator(context, object)
  return { ownerGroupId: groupId }
}

const requireAdministrator = async (context: Context, object: ObjectReference): Promise<void> => {
  if (isAdministrator(await factsUnder(context, noSecurity))) return
  const permission = formatRequest({ ...object, action: 'CHANGE_OWNERSHIP' })
  throw new Failure(
    'forbidden',
    `Not permitted to change ownership: only members can transfer an object to a group [${permission}]`,
    { permission, rule: 'not-a-member' },
  )
}

const unknown = (detail: string, pointer: string, wanted: string): Failure =>
  new Failure('unknown-reference', detail, {
    errors: [{ pointer, code: 'unknown', detail: `must be ${wanted}` }],
  })
