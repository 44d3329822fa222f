/** Reads and changes the owners and the access control list of an object. */
import { isAdministrator } from '../../domain/access/acl.ts'
import { Failure } from '../../domain/failure.ts'
import { type AclEntry, noSecurity } from '../../domain/access/facts.ts'
import { newlyAllowedUngrantable, type GrantFacts } from '../../domain/access/granting.ts'
import type { ObjectReference } from '../../domain/access/objectId.ts'
import { formatRequest } from '../../domain/access/permission.ts'
import { readGroup } from '../../store/entities/groups.ts'
import { putSecurity, readSecurity, type StoredSecurity } from '../../store/entities/securities.ts'
import { readUser } from '../../store/entities/users.ts'
import { authorize, definitionsOf, loadFactsForSecurity } from '../authorize.ts'
import type { Context } from '../context.ts'
import { hostsChangeBySecurity } from '../landscape/hosts.ts'
import { callerUnchanged, firstRefusal, refusalToPassOn } from './passingOn.ts'
import { signedIn } from './signIn.ts'

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

/** Entries for deleted groups have no effect, and the response omits them. */
export const showAcl = async (context: Context, object: ObjectReference) => {
  const { acl, displayName } = await readSecurity(context.store, object)
  const deletedGroupIds = await unknownGroups(context, acl)
  return {
    objectType: object.type,
    objectId: object.id,
    displayName,
    acl: acl
      .filter(({ groupId }) => !deletedGroupIds.has(groupId))
      .map(({ groupId, actions }) => ({ groupId, actions: [...actions] })),
  }
}

interface OwnershipChange {
  /** Absent: unchanged. Null: no owner. */
  readonly groupId?: string | null | undefined
  readonly username?: string | null | undefined
  readonly displayName?: string | null | undefined
}

export const changeOwnership = async (
  context: Context,
  object: ObjectReference,
  { groupId, username, displayName }: OwnershipChange,
) => {
  const security = await readSecurity(context.store, object)
  const changed = {
    ...security,
    ...(await newOwnerUser(context, username)),
    ...(await newOwnerGroup(context, security, object, groupId)),
    ...(displayName === undefined ? {} : { displayName }),
  }
  // A new owner would get permissions that the caller has through a group only.
  const isGivenAway = (['ownerUserId', 'ownerGroupId'] as const).some(
    (owner) => changed[owner] !== null && changed[owner] !== security[owner],
  )
  if (isGivenAway) {
    const detail = (permission: string) =>
      `Not permitted to change ownership to a new owner [${permission}]`
    const refusal = await refusalToPassOn(context, object, 'CHANGE_OWNERSHIP', detail)
    if (refusal !== undefined) throw refusal
  }
  await writeSecurity(context, object, changed, async (alone) => {
    await authorize(alone, { ...object, action: 'CHANGE_OWNERSHIP' })
    await newOwnerGroup(alone, security, object, groupId)
  })
  return changedResponse('Ownership changed successfully')
}

/** Without owners, only users with an unqualified permission have access. */
export const removeOwnership = (context: Context, object: ObjectReference) =>
  changeOwnership(context, object, { groupId: null, username: null })

/** Replaces the whole list. Without a display name in the request, the old one is removed. */
export const changeAcl = async (
  context: Context,
  object: ObjectReference,
  change: { readonly acl: readonly AclEntry[]; readonly displayName?: string | null | undefined },
) => {
  const acl = mergeEntries(change.acl)
  await requireGroups(context, change.acl)
  const security = await readSecurity(context.store, object)
  await requireHeld(context, object, acl)
  const displayName = change.displayName ?? null
  await writeSecurity(context, object, { ...security, acl, displayName }, async (alone) => {
    await authorize(alone, { ...object, action: 'CHANGE_ACL' })
    await requireHeld(alone, object, acl)
  })
  return changedResponse('ACL changed successfully')
}

export const removeAcl = async (context: Context, object: ObjectReference) => {
  const { displayName } = await readSecurity(context.store, object)
  return changeAcl(context, object, { acl: [], displayName })
}

const writeSecurity = async (
  context: Context,
  object: ObjectReference,
  { item, ...security }: StoredSecurity,
  requireRight: (alone: Context) => Promise<void>,
) =>
  context.store.write([
    putSecurity(object, security, item ?? 'absent'),
    ...(await callerUnchanged(context, requireRight)),
    ...(await hostsChangeBySecurity(context, object.type)),
  ])

/** As in the contract. */
const changedResponse = (responseMessage: string) => ({ responseStatus: 'true', responseMessage })

const newOwnerUser = async ({ store }: Context, name: string | null | undefined) => {
  if (name === undefined) return {}
  if (name === null) return { ownerUserId: null, ownerUserName: null }
  const user = await readUser(store, name)
  if (user === undefined) throw unknown('User Not found', '/username', 'an existing user or null')
  return { ownerUserId: user.userId, ownerUserName: user.name }
}

/** Callers can transfer objects to groups that they are members of; administrators to any group. */
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

const requireAdministrator = async (context: Context, object: ObjectReference) => {
  if (isAdministrator(await loadFactsForSecurity(context, noSecurity))) return
  const permission = formatRequest({ ...object, action: 'CHANGE_OWNERSHIP' })
  throw new Failure(
    'forbidden',
    `Not permitted to change ownership: only members can transfer an object to a group [${permission}]`,
    { permission, rule: 'not-a-member' },
  )
}

const unknown = (detail: string, pointer: string, wanted: string) =>
  new Failure('unknown-reference', detail, {
    errors: [{ pointer, code: 'unknown', detail: `must be ${wanted}` }],
  })

const unknownGroups = async (context: Context, acl: readonly AclEntry[]) => {
  const groupIds = acl.flatMap(({ groupId }) => groupId ?? [])
  const definitions = await definitionsOf(context, { groupIds })
  return new Set<string | null>(groupIds.filter((id) => definitions.group(id) === undefined))
}

const mergeEntries = (entries: readonly AclEntry[]): readonly AclEntry[] => {
  const merged = new Map<string | null, readonly string[]>()
  for (const { groupId, actions } of entries) {
    merged.set(groupId, [...(merged.get(groupId) ?? []), ...actions])
  }
  return [...merged].map(([groupId, actions]) => ({ groupId, actions: [...new Set(actions)] }))
}

const requireGroups = async (context: Context, acl: readonly AclEntry[]) => {
  const unknownGroupIds = await unknownGroups(context, acl)
  const first = acl.find(({ groupId }) => unknownGroupIds.has(groupId))
  if (first === undefined) return
  throw new Failure('unknown-reference', `UserGroup with ID ${first.groupId} Not found`, {
    errors: acl.flatMap(({ groupId }, position) =>
      unknownGroupIds.has(groupId)
        ? {
            pointer: `/acl/${position}/groupId`,
            code: 'unknown',
            detail: 'must be the id of an existing group, or null for everybody',
          }
        : [],
    ),
  })
}

/** Callers can only grant access that they can pass on. */
const requireHeld = async (context: Context, object: ObjectReference, acl: readonly AclEntry[]) => {
  const security = await readSecurity(context.store, object)
  const missingFrom = (facts: GrantFacts) => {
    const [action] = newlyAllowedUngrantable(facts, object, acl)
    return action === undefined ? undefined : { ...object, action }
  }
  const detail = (permission: string) =>
    `Not permitted to grant what you do not hold yourself [${permission}]`
  const refusal = await firstRefusal(context, [security], missingFrom, detail)
  if (refusal !== undefined) throw refusal
}
