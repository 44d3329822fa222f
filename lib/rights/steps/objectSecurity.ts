import { type aclChange, aclLimits, ownershipChange } from '#schemas/platform/ownership.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, requireValid, sentence, sentenceOf } from '#values/failure.ts'
import type { AclEntry } from '#values/security.ts'
import { type GrantFacts, newlyAllowedUngrantable } from '#access/rules/granting.ts'
import type { ObjectReference } from '#values/objectId.ts'
import { formatRequest } from '#access/rules/permission.ts'
import {
  isExpired,
  readWindow,
  shownWindow,
  windowText,
  withoutLongExpired,
} from '#values/timeWindow.ts'
import { readGroup } from '#access/items/groups.ts'
import { putSecurity, readSecurity, type StoredSecurity } from '#table/items/securities.ts'
import { readUser } from '#access/items/users.ts'
import { authorize, callerIsAdministrator, definitionsOf } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { callerUnchanged, firstRefusal, refusalToPassOn, throwIf } from '#access/passingOn.ts'
import { signedIn } from '#access/context.ts'
import { anyObject, type RawInput, requireAnyObject } from '#endpoint/inputObject.ts'
import { readingActions } from './questionFacts.ts'
import type { EndpointRequest } from '#endpoint/endpoint.ts'
import { hostsChangeBySecurity } from './hostsChange.ts'

const readingGuard = { kind: 'object', ...anyObject, actions: readingActions } as const

export const currentOwnership = {
  guard: readingGuard,
  show: ({ context, input }: EndpointRequest<RawInput>) =>
    showOwnership(context, requireAnyObject(input)),
}

export const currentAcl = {
  guard: readingGuard,
  show: ({ context, input }: EndpointRequest<RawInput>) =>
    showAcl(context, requireAnyObject(input)),
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

/** The response omits entries for deleted groups. */
const showAcl = async (context: Context, object: ObjectReference) => {
  const { displayName, ...security } = await readSecurity(context.store, object)
  const acl = await existingEntries(context, security)
  return {
    objectType: object.type,
    objectId: object.id,
    displayName,
    acl: acl.map((entry) => describeEntry(entry, context.nowMillis)),
  }
}

/** Entries for deleted groups have no effect. */
const existingEntries = async (context: Context, { acl }: Pick<StoredSecurity, 'acl'>) => {
  const deletedGroupIds = await unknownGroups(context, acl)
  return acl.filter(({ groupId }) => !deletedGroupIds.has(groupId))
}

const describeEntry = (entry: AclEntry, nowMillis: number) => ({
  groupId: entry.groupId,
  actions: [...entry.actions],
  ...shownWindow(entry),
  ...(isExpired(entry, nowMillis) ? { expired: true } : {}),
})

type OwnershipChange = Partial<Omit<Static<typeof ownershipChange>, 'objectType' | 'id'>>

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
  if (isGivenAway) await requireNewOwnership(context, object)
  await writeSecurity(context, object, changed, async (alone) => {
    await authorize(alone, { ...object, action: 'CHANGE_OWNERSHIP' })
    await newOwnerGroup(alone, security, object, groupId)
    if (isGivenAway) await requireNewOwnership(alone, object)
  })
  return changedResponse('Ownership changed successfully')
}

const requireNewOwnership = async (context: Context, object: ObjectReference) => {
  const detail = (permission: string) =>
    sentence`Not permitted to change ownership to a new owner [${permission}]`
  throwIf(await refusalToPassOn(context, object, 'CHANGE_OWNERSHIP', detail))
}

/**
 * The writes that make a new group of the caller the owner of objects, by the rules for one object. The same
 * transaction writes the caller's own item.
 * @throws Failure `forbidden` unless the caller may do it with all of them
 */
export const writesOfOwnerGroup = async (
  context: Context,
  objects: readonly ObjectReference[],
  ownerGroupId: string,
) => {
  const read = objects.map(async (object) => {
    const { item, ...security } = await readSecurity(context.store, object)
    return putSecurity(object, { ...security, ownerGroupId }, item ?? 'absent')
  })
  const writes = await Promise.all(read)
  const requireRight = async (asking: Context) => {
    for (const object of objects) {
      await authorize(asking, { ...object, action: 'CHANGE_OWNERSHIP' })
      await requireNewOwnership(asking, object)
    }
  }
  await requireRight(context)
  return [...writes, ...(await callerUnchanged(context, requireRight, signedIn(context).user))]
}

/** Replaces the whole list. Without a display name in the request, the old one is removed. */
export const changeAcl = async (
  context: Context,
  object: ObjectReference,
  change: Pick<Static<typeof aclChange>, 'acl' | 'displayName'>,
) => {
  await requireGroups(context, change.acl)
  const security = await readSecurity(context.store, object)
  const acl = mergeEntries(readEntries(change.acl, security.acl, context.nowMillis))
  await requireHeld(context, object, acl)
  const displayName = change.displayName ?? null
  await writeSecurity(context, object, { ...security, acl, displayName }, (alone) =>
    requireAclChange(alone, object, acl),
  )
  return changedResponse('ACL changed successfully')
}

const writeSecurity = async (
  context: Context,
  object: ObjectReference,
  { item, ...security }: StoredSecurity,
  requireRight: (alone: Context) => Promise<void>,
) => {
  const acl = withoutLongExpired(security.acl, (entry) => entry, context.nowMillis)
  await context.store.write([
    putSecurity(object, { ...security, acl }, item ?? 'absent'),
    ...(await callerUnchanged(context, requireRight)),
    ...(await hostsChangeBySecurity(context, object.type, acl)),
  ])
}

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
  if (await callerIsAdministrator(context)) return
  const permission = formatRequest({ ...object, action: 'CHANGE_OWNERSHIP' })
  const detail = sentence`Not permitted to change ownership: only members can transfer an object to a group [${permission}]`
  throw new Failure('forbidden', detail, { permission, rule: 'not-a-member' })
}

const unknown = (detail: string, pointer: string, wanted: string) =>
  new Failure('unknown-reference', detail, {
    errors: [{ pointer, code: 'unknown', detail: sentence`must be ${sentenceOf(wanted)}` }],
  })

const unknownGroups = async (context: Context, acl: readonly Pick<AclEntry, 'groupId'>[]) => {
  const groupIds = acl.flatMap(({ groupId }) => groupId ?? [])
  const definitions = await definitionsOf(context, { groupIds })
  return new Set<string | null>(groupIds.filter((id) => definitions.group(id) === undefined))
}

const mergeEntries = (entries: readonly AclEntry[]): readonly AclEntry[] => {
  const merged = new Map<string, AclEntry>()
  for (const entry of entries) {
    const key = JSON.stringify([entry.groupId, windowText(entry)])
    const actions = [...(merged.get(key)?.actions ?? []), ...entry.actions]
    merged.set(key, { ...entry, actions: [...new Set(actions)] })
  }
  return [...merged.values()]
}

/** @param stored entries of which a client may send back those that are over */
const readEntries = (
  entries: Static<typeof aclChange>['acl'],
  stored: readonly AclEntry[],
  nowMillis: number,
): readonly AclEntry[] => {
  const read = entries.map(({ groupId, actions, ...sent }, position) => {
    const ofGroup = stored.filter((entry) => entry.groupId === groupId)
    const { window, errors } = readWindow(sent, `/acl/${position}`, nowMillis, ofGroup)
    return { errors, entry: { groupId, actions, ...window } }
  })
  requireValid(read.flatMap(({ errors }) => errors))
  const acl = read.map(({ entry }) => entry)
  const { length } = acl.filter((entry) => !isExpired(entry, nowMillis))
  const detail = sentence`must have at most ${aclLimits.entries} entries that have not expired`
  requireValid(length > aclLimits.entries ? [{ pointer: '/acl', code: 'maxItems', detail }] : [])
  return acl
}

const requireGroups = async (context: Context, acl: readonly Pick<AclEntry, 'groupId'>[]) => {
  const unknownGroupIds = await unknownGroups(context, acl)
  const first = acl.find(({ groupId }) => unknownGroupIds.has(groupId))
  if (first === undefined) return
  const detail = 'must be the id of an existing group, or null for everybody'
  throw new Failure('unknown-reference', sentence`UserGroup with ID ${first.groupId} Not found`, {
    errors: acl.flatMap(({ groupId }, at) =>
      unknownGroupIds.has(groupId)
        ? { pointer: `/acl/${at}/groupId`, code: 'unknown', detail }
        : [],
    ),
  })
}

/** Requires permission to change the list, and to grant what the new one adds. */
export const requireAclChange = async (
  context: Context,
  object: ObjectReference,
  acl: readonly AclEntry[],
) => {
  await authorize(context, { ...object, action: 'CHANGE_ACL' })
  await requireHeld(context, object, acl)
}

/** Callers can only grant access that they can pass on. */
const requireHeld = async (context: Context, object: ObjectReference, acl: readonly AclEntry[]) => {
  const stored = await readSecurity(context.store, object)
  const security = { ...stored, acl: await existingEntries(context, stored) }
  const missingFrom = (facts: GrantFacts) => {
    const [action] = newlyAllowedUngrantable(facts, object, acl)
    return action === undefined ? undefined : { ...object, action }
  }
  const detail = (permission: string) =>
    sentence`Not permitted to grant what you do not hold yourself [${permission}]`
  throwIf(await firstRefusal(context, [security], missingFrom, detail))
}
