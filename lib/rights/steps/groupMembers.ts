/** The members of groups, and the roles that groups give for the objects that they own. */
import type { membership } from '#schemas/rights/group.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure } from '#values/failure.ts'
import { type Group, noSecurity } from '#access/rules/facts.ts'
import { firstUngrantable, managesOwnerGroup } from '#access/rules/granting.ts'
import { formatRequest, parsePermission } from '#access/rules/permission.ts'
import { groupObject, roleObject } from '#access/rules/objectId.ts'
import {
  putGroup,
  putGroupMember,
  readGroup,
  readGroupMember,
  removeGroupMember,
  type StoredGroup,
  groupMemberEntity,
} from '#access/items/groups.ts'
import type { Write } from '#table/items.ts'
import { readUser, type StoredUser } from '#access/items/users.ts'
import { authorize, definitionsOf, loadFactsForGrants, refusal } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { invalidGroup } from '#endpoint/notFound.ts'
import { displayName, may, mayRead } from '#access/readable.ts'
import { requireGroup } from './groups.ts'
import { hostsChangeByGroup, hostsChangeByPermissions, keysOfHosts } from './hosts.ts'
import { mayLeaveForCapacity } from './grantLimits.ts'
import { writesOfGrant, holdsOwn, isStranger, revokeGrant } from './grants.ts'
import {
  callerUnchanged,
  type Detail,
  missingGrantFailure,
  ownersOf,
  refusalToGrant,
} from '#access/passingOn.ts'
import { newEpoch } from '#access/items/epoch.ts'
import {
  putGroupAsRoleHolder,
  roleGrantedEntity,
  removeGroupAsRoleHolder,
} from '#access/items/roles.ts'
import { requireReadableRole } from './roles.ts'

export const keysOfMembership = ({ groupId, username }: Static<typeof membership>) => [
  groupMemberEntity.key(groupId, username),
  ...keysOfHosts(),
]

/** A member gets all permissions of the group. The caller must be able to pass them on. */
export const addGroupMember = async (context: Context, groupId: string, name: string) => {
  const group = await requireGroup(context, groupId)
  // The write fails if the caller loses the ownership of the group meanwhile.
  await context.store.conditionalOn(() => requirePassable(context, group))
  const { store } = context
  const user = await requireUser(context, name)
  const isByStranger = await isStranger(context, user)
  const { groupIds } = isByStranger ? user : user.own
  if (groupIds.includes(groupId)) throw invalidGroup('User is already in this group.', 'username')
  // A write by a stranger does not check the user's own item, so it gives way to a concurrent
  // write of that item.
  const listed = isByStranger ? await readGroupMember(store, groupId, user) : undefined
  await store.write([
    ...(await writesOfGrant(context, user, membershipIn(group), isByStranger)),
    putGroupMember(groupId, user, listed ?? (isByStranger ? 'absent' : 'any')),
    ...(await writesWithMembership(context, context, group, user)),
  ])
}

export const membershipIn = ({ id, membersMayLeave }: Group) => ({
  groupId: id,
  isKept: membersMayLeave === false,
})

/**
 * The writes that belong to each new membership, in addition to those of the user and the group.
 * @param giver the context of the user who adds the member
 */
export const writesWithMembership = async (
  context: Context,
  giver: Context,
  group: StoredGroup,
  user: StoredUser,
): Promise<readonly Write[]> => [
  { unchanged: group.item },
  ...(await callerUnchanged(giver, (alone) => requirePassable(alone, group), user)),
  ...(await hostsChangeByGroup(context, group.id)),
]

/** The former member loses the permissions of the group with the next request. */
export const removeMember = async (context: Context, groupId: string, name: string) => {
  const { store, caller } = context
  if (name === caller?.user.name) await requireMayLeave(context, caller.user, groupId)
  await requireGroup(context, groupId)
  const user = await requireUser(context, name)
  if (!user.groupIds.includes(groupId)) throw invalidGroup('User is not in this group.', 'username')
  const isByStranger = await isStranger(context, user)
  const isReceived = isByStranger && !holdsOwn(user.own, { groupId })
  // If the user's own item contains the group now, the entry must stay. The condition detects that.
  const listed = isReceived ? await readGroupMember(store, groupId, user) : undefined
  const changes = user.defaultGroupId === groupId ? { defaultGroupId: null } : {}
  await store.write([
    ...(await revokeGrant(context, user, { groupId }, isByStranger, changes)),
    removeGroupMember(groupId, user, listed ?? 'any'),
    ...(await hostsChangeByGroup(context, groupId)),
  ])
}

/**
 * The caller must manage the group, because access control lists may contain it, and must be able
 * to pass on its roles. The refusal names only roles that the caller may read.
 */
export const requirePassable = async (
  context: Context,
  { id, roles }: Group,
  detail: Detail = () => 'Not permitted to give somebody the rights of the group',
) => {
  const owners = ownersOf({ qualifyingUserId: null, qualifyingGroupId: id })
  const [facts] = await loadFactsForGrants(context, [owners], { wholeGroupIds: [id] })
  if (facts === undefined) throw new Error('facts are missing')
  if (!managesOwnerGroup(facts)) {
    const ofGroup = { ...facts, security: facts.ownerGroupSecurity ?? noSecurity }
    throw missingGrantFailure(ofGroup, { ...groupObject(id), action: 'UPDATE' }, detail)
  }
  for (const { roleId } of roles) {
    const missing = firstUngrantable(facts, facts.definitions.role(roleId)?.permissions ?? [])
    if (missing === undefined) continue
    throw (await mayRead(context, roleObject(roleId)))
      ? missingGrantFailure(facts, missing, detail)
      : new Failure('forbidden', detail(''), { rule: 'not-held' })
  }
}

/**
 * A member may leave. For all other callers, the response is the same whether or not the group
 * exists.
 * @throws Failure `forbidden`
 */
const requireMayLeave = async (context: Context, user: StoredUser, groupId: string) => {
  const group = await readGroup(context.store, groupId)
  const isMember = group !== undefined && user.groupIds.includes(groupId)
  if (isMember && (group.membersMayLeave !== false || mayLeaveForCapacity(user, groupId))) return
  const update = { ...groupObject(groupId), action: 'UPDATE' }
  if (await may(context, update, update.action)) return
  if (!isMember) throw refusal(context, update, { rule: 'no-grant' })
  const permission = formatRequest(update)
  const detail = `Members cannot leave ${group.name} themselves. Ask a user with permission to update the group [${permission}]`
  throw new Failure('forbidden', detail, { permission, rule: 'members-may-not-leave' })
}

const requireUser = async ({ store }: Context, name: string) => {
  const user = await readUser(store, name)
  if (user === undefined) throw invalidGroup('User with this name does not exist.', 'username')
  return user
}

/** They are part of the group's item, which every decision about its objects reads. */
const groupRolesMax = 100

export const attachRole = async (
  context: Context,
  groupId: string,
  roleId: string,
  forAll: boolean,
) => {
  const group = await requireGroup(context, groupId)
  const role = await requireReadableRole(context, roleId)
  const groupName = await displayName(context, groupObject(groupId), group.name)
  if (group.roles.some((attached) => attached.roleId === roleId)) {
    throw invalidGroup(`Role ${role.name} was already added to group ${groupName}.`, 'roleId')
  }
  const definitions = await definitionsOf(context, {
    roleIds: group.roles.map((attached) => attached.roleId),
  })
  const existing = group.roles.filter((attached) => definitions.role(attached.roleId) !== undefined)
  const deleted = group.roles.filter((attached) => !existing.includes(attached))
  if (existing.length >= groupRolesMax) {
    throw invalidGroup(`Group ${groupName} has ${groupRolesMax} roles already.`, 'roleId')
  }
  const requireGrantable = async (caller: Context) => {
    const permissions = role.permissions.map(parsePermission)
    const qualification = { qualifyingUserId: null, qualifyingGroupId: groupId }
    const detail = () => `Not permitted to add role ${role.name} to group ${groupName}`
    const refusal = await refusalToGrant(caller, permissions, qualification, detail)
    if (refusal !== undefined) throw refusal
  }
  await requireGrantable(context)
  const roles = [...existing, { roleId, forAll }]
  await context.store.write([
    putGroup({ ...group, roles }, group.item),
    putGroupAsRoleHolder(roleId, groupId),
    ...deleted.map((attached) => removeGroupAsRoleHolder(attached.roleId, groupId)),
    roleGrantedEntity.put([roleId], {}, 'any'),
    { unchanged: role.item },
    ...(await callerUnchanged(context, async (alone) => {
      await authorize(alone, { ...groupObject(groupId), action: 'UPDATE' })
      await requireGrantable(alone)
    })),
    ...(await hostsChangeByPermissions(context, role.permissions)),
    ...newEpoch(),
  ])
}

/** The permissions of the role end with the next request. */
export const detachRole = async (context: Context, groupId: string, roleId: string) => {
  const group = await requireGroup(context, groupId)
  const roles = group.roles.filter((attached) => attached.roleId !== roleId)
  if (roles.length === group.roles.length) {
    throw invalidGroup('Role is currently not added to the group.', 'roleId')
  }
  await context.store.write([
    putGroup({ ...group, roles }, group.item),
    removeGroupAsRoleHolder(roleId, groupId),
    ...(await hostsChangeByGroup(context, groupId)),
    ...newEpoch(),
  ])
}
