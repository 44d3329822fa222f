/** Groups of users: clubs, committees, teams. */
import type { groupChange, newGroup } from '#schemas/rights/group.ts'
import type { Static } from '#schemas/schema.ts'
import type { Group } from '#access/rules/facts.ts'
import { groupObject, userObject } from '#access/rules/objectId.ts'
import { predefinedRoles } from '#access/rules/predefinedRoles.ts'
import { transactionWritesMax } from '#table/actions.ts'
import { newEpoch } from '#access/items/epoch.ts'
import {
  listGroupMembers,
  pageOfMembers,
  putGroup,
  putGroupMember,
  putGroupName,
  readGroup,
  readGroupIdByName,
  removeGroupMember,
  removeGroupName,
  groupMemberEntity,
  groupNameEntity,
} from '#access/items/groups.ts'
import { type Prefetch, removalOf, type Write } from '#table/items.ts'
import { keysOfObject } from '#table/objects.ts'
import {
  pageOfQualifiedRoles,
  putRoleHolder,
  removalOfQualifiedRoles,
  removeGroupAsRoleHolder,
} from '#access/items/roles.ts'
import { unqualified } from '#access/items/assignments.ts'
import { putSecurity, removeSecurity, unsecured } from '#access/items/securities.ts'
import type { Store } from '#table/store.ts'
import { TableConflict } from '#table/errors.ts'
import { ownGrantsOf } from '#access/items/users.ts'
import { authorize, countWithinBudget, definitionsOf, refusal } from '#access/authorize.ts'
import { invalidGroup, notFound } from '#endpoint/notFound.ts'
import type { Context } from '#endpoint/context.ts'
import { creationOwnership } from '#access/creation.ts'
import { formatCursor, readCursor } from '#endpoint/cursor.ts'
import { groupNameProblem } from './administrators.ts'
import type { UnverifiedUser } from '#authentication/authentication.ts'
import { idForNew } from '#access/createObject.ts'
import { hostsChangeByGroup, keysOfHosts } from './hosts.ts'
import { removeAll } from '#access/cleanUp.ts'
import { definitionsOfPageMax, type ListRange } from '#access/listReadable.ts'
import { writesOfUser } from '#access/expiredRoles.ts'
import { unexpired } from './grantLimits.ts'
import { existingMemberships, membershipsMax } from './memberships.ts'
import { filterReadable, mayEach } from '#access/readable.ts'
import { signedIn } from '#authentication/signIn.ts'

const groupNamePosition = 0

/**
 * A transaction can have a hundred writes. This many are available for members and roles of the
 * group.
 */
const trailingWritesMax = 70

/** The creator is a member, and has the role `user` for objects of the group. */
export const createGroup = async (
  context: Context,
  { id: chosen, groupName: name, membersMayLeave = true }: Static<typeof newGroup>,
) => {
  const { user } = signedIn(context)
  const problem = await groupNameProblem(name, context.settings.serverName)
  if (problem !== undefined) throw invalidGroup(problem, 'groupName')
  const { id, writes } = await idForNew(context, 'USER_GROUP', chosen, user)
  const group: Group = { id, name, roles: [], membersMayLeave }
  const role = { roleId: predefinedRoles.user.id, transitive: true }
  const assignment = { ...unqualified, ...role, qualifyingGroupId: id }
  const { groupIds, assignments, removals } = await existingMemberships(context, ownGrantsOf(user))
  if (groupIds.length >= membershipsMax) {
    throw invalidGroup(`You are in ${membershipsMax} groups, and cannot be in more.`, 'groupName')
  }
  if (unexpired(assignments, context.nowMillis).length >= membershipsMax) {
    throw invalidGroup(`You have ${membershipsMax} roles, and cannot have more.`, 'groupName')
  }
  try {
    await context.store.write([
      putGroupName(group),
      putGroup(group, 'absent'),
      putSecurity(groupObject(id), { ...unsecured, ...(await creationOwnership(context)) }, 'any'),
      ...writesOfUser(context, user, {
        groupIds: [...groupIds, id],
        assignments: [...assignments, assignment],
      }),
      putGroupMember(id, user),
      ...putRoleHolder(user, assignment),
      ...removals,
      ...writes,
    ])
  } catch (error) {
    const isTaken = error instanceof TableConflict && error.failed.includes(groupNamePosition)
    throw isTaken ? invalidGroup('Usergroup with this name already exists.', 'groupName') : error
  }
  return { groupId: id, groupName: name, membersMayLeave, users: [user.name], roles: [] }
}

const firstMembers = (groupId: string, { limit, cursor }: ListRange) =>
  cursor === undefined ? [pageOfMembers(groupId, limit)] : []

/** The same, before the caller is authenticated. */
export const firstMembersFor = (groupId: string, range: ListRange, { userId }: UnverifiedUser) =>
  userId === undefined ? [] : firstMembers(groupId, range)

export const showGroup = async (
  context: Context,
  groupId: string,
  { limit, cursor }: ListRange,
) => {
  const group = await requireGroup(context, groupId)
  const list = `members ${groupId}`
  const start = readCursor(context, list, cursor)
  const { members, next } = await listGroupMembers(context.store, groupId, limit, start)
  const users = members.map(({ name }) => userObject(name))
  const { count } = await countWithinBudget(context, users, 'READ', definitionsOfPageMax)
  const names = members.slice(0, count).map(({ name }) => name)
  const last = count < members.length ? names.at(-1) : undefined
  const end = last === undefined ? next : { ...groupMemberEntity.key(groupId, last) }
  const body = await describeGroup(context, group, await filterReadable(context, names, userObject))
  return { body, next: formatCursor(context, list, end) }
}

export const keysOfGroupName = (name: string) => [groupNameEntity.key(name)]

/**
 * Every user has a group with a derived name. So anonymous callers get the same response for an
 * unknown name and for a group that they may not read.
 */
export const showGroupByName = async (context: Context, name: string, range: ListRange) => {
  const groupId = await readGroupIdByName(context.store, name)
  const objects = groupId === undefined ? [] : [groupObject(groupId)]
  if (groupId !== undefined) {
    const group = objects.flatMap(keysOfObject)
    await context.store.prefetch([...group, ...firstMembers(groupId, range)])
  }
  const [isReadable = false] = await mayEach(context, objects, 'READ')
  if (context.caller === undefined && !isReadable) {
    throw refusal(context, { type: 'USER_GROUP', action: 'READ' }, { rule: 'no-grant' })
  }
  if (groupId === undefined) {
    throw invalidGroup('Usergroup with this name does not exist.', 'groupName')
  }
  await authorize(context, { ...groupObject(groupId), action: 'READ' })
  return showGroup(context, groupId, range)
}

const pageOfRolesUnder = (groupId: string) =>
  pageOfQualifiedRoles({ qualifyingUserId: null, qualifyingGroupId: groupId }, trailingWritesMax)

export const prefetchForDeletion = (groupId: string): readonly Prefetch[] => [
  pageOfMembers(groupId, trailingWritesMax),
  pageOfRolesUnder(groupId),
  ...keysOfHosts(),
]

/** From the response on, the group has no effect as member, owner or ACL entry. */
export const deleteGroup = async (context: Context, groupId: string) => {
  const { store } = context
  const group = await requireGroup(context, groupId)
  const givenRoles = group.roles.map(({ roleId }) => removeGroupAsRoleHolder(roleId, groupId))
  const trailing = await removalOfRecords(store, groupId)
  const first = trailing.slice(0, Math.max(0, trailingWritesMax - givenRoles.length))
  await store.write([
    removalOf(group),
    removeGroupName(group),
    removeSecurity(groupObject(groupId)),
    ...(await hostsChangeByGroup(context, groupId)),
    ...newEpoch(),
    ...givenRoles,
    ...first,
  ])
  if (trailing.length < trailingWritesMax && first.length === trailing.length) return
  await removeAll(context, async () =>
    (await removalOfRecords(store, groupId)).slice(0, transactionWritesMax),
  )
}

/** Their keys contain the id of the group, which no other group ever gets. */
const removalOfRecords = async (store: Store, groupId: string): Promise<readonly Write[]> => {
  const { members } = await listGroupMembers(store, groupId, trailingWritesMax)
  return [
    ...members.map((member) => removeGroupMember(groupId, member)),
    ...(await removalOfQualifiedRoles(store, pageOfRolesUnder(groupId))),
  ]
}

/**
 * Sets whether members need permission to update the group before they leave it. No decision depends
 * on this setting, but lists of a user's groups show it from the cached definitions.
 */
export const changeGroup = async (
  context: Context,
  groupId: string,
  { membersMayLeave }: Pick<Static<typeof groupChange>, 'membersMayLeave'>,
) => {
  const group = await requireGroup(context, groupId)
  await context.store.write([putGroup({ ...group, membersMayLeave }, group.item), ...newEpoch()])
}

export const requireGroup = async ({ store }: Context, groupId: string) => {
  const group = await readGroup(store, groupId)
  if (group === undefined) throw notFound(groupObject(groupId))
  return group
}

const describeGroup = async (
  context: Context,
  { id, name, roles, membersMayLeave = true }: Group,
  users: string[],
) => {
  const definitions = await definitionsOf(context, { wholeGroupIds: [id] })
  return {
    groupId: id,
    groupName: name,
    membersMayLeave,
    users,
    roles: roles.flatMap(({ roleId, forAll }) => {
      const role = definitions.role(roleId)
      return role === undefined ? [] : [{ roleId, roleName: role.name, forAll }]
    }),
  }
}
