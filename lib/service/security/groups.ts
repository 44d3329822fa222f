/** Groups of users: clubs, committees, teams. */
import { randomUUID } from 'node:crypto'
import type { Group } from '../../domain/facts.ts'
import { predefinedRoles } from '../../domain/predefinedRoles.ts'
import { transactionWritesMax } from '../../store/batches.ts'
import { newEpoch } from '../../store/epoch.ts'
import {
  listGroupMembers,
  pageOfMembers,
  putGroup,
  putGroupMember,
  putGroupName,
  readGroup,
  readGroupIdByName,
  removeGroup,
  removeGroupMember,
  removeGroupName,
  type StoredGroup,
} from '../../store/groups.ts'
import { type Key, keys } from '../../store/keys.ts'
import type { Wanted } from '../../store/items.ts'
import { keysOfObject } from '../../store/objects.ts'
import { putRoleHolder, removeGroupAsRoleHolder } from '../../store/roles.ts'
import { putSecurity, removeSecurity, unsecured } from '../../store/securities.ts'
import type { Store } from '../../store/store.ts'
import { TableConflict } from '../../store/troubles.ts'
import { putUser, type UserRoleAssignment } from '../../store/users.ts'
import { authorize, definitionsOf, refusal } from '../authorize.ts'
import { absence, badGroup } from '../absence.ts'
import type { Context } from '../context.ts'
import { creationOwnership } from '../creation.ts'
import { formatCursor, readCursor } from '../cursor.ts'
import type { Claimant } from './authentication.ts'
import { hostsChangeByGroup, keysOfHosts } from '../landscape/hosts.ts'
import { keepHouse, removingInParts } from './housekeeping.ts'
import type { ListRange } from '../listReadable.ts'
import { livingMemberships, membershipsMax } from './memberships.ts'
import { ownGroupSuffix } from './newUser.ts'
import { mayEach, readableUserNames } from '../readable.ts'
import { signedIn } from './signIn.ts'

const groupObject = (id: string) => ({ type: 'USER_GROUP', id })

const groupNamePosition = 0

/** A transaction holds a hundred writes; this many are left for what hangs on the group. */
const trailingWritesMax = 70

/** The creator is a member, and holds the role `user` for what the group owns. */
export const createGroup = async (context: Context, name: string) => {
  const { user } = signedIn(context)
  const { item, ...old } = user
  if (name.endsWith(ownGroupSuffix)) {
    const detail = `Names that end in ${ownGroupSuffix} are kept for the groups that are made with users.`
    throw badGroup(detail, 'groupName')
  }
  const group: Group = { id: randomUUID(), name, roles: [] }
  const assignment: UserRoleAssignment = {
    roleId: predefinedRoles.user.id,
    transitive: true,
    qualifyingUserId: null,
    qualifyingUserName: null,
    qualifyingGroupId: group.id,
  }
  const { groupIds, assignments } = await livingMemberships(context, user)
  if (groupIds.length >= membershipsMax) {
    throw badGroup(`You are in ${membershipsMax} groups, and cannot be in more.`, 'groupName')
  }
  const member = {
    ...old,
    groupIds: [...groupIds, group.id],
    assignments: [...assignments, assignment],
  }
  try {
    await context.store.write([
      putGroupName(group),
      putGroup(group, 'absent'),
      putSecurity(
        groupObject(group.id),
        { ...unsecured, ...(await creationOwnership(context)) },
        'any',
      ),
      putUser(member, item),
      putGroupMember(group.id, user),
      ...putRoleHolder(user, assignment),
    ])
  } catch (error) {
    const isTaken = error instanceof TableConflict && error.failed.includes(groupNamePosition)
    throw isTaken ? badGroup('Usergroup with this name already exists.', 'groupName') : error
  }
  return { groupId: group.id, groupName: name, users: [user.name], roles: [] }
}

/** The first page of the members, as it is going to be shown; a later one is known to its cursor. */
const firstMembers = (groupId: string, { limit, cursor }: ListRange): readonly Wanted[] =>
  cursor === undefined ? [pageOfMembers(groupId, limit)] : []

/** The same before it is known who asks. */
export const firstMembersFor = (
  groupId: string,
  range: ListRange,
  { userId }: Claimant,
): readonly Wanted[] => (userId === undefined ? [] : firstMembers(groupId, range))

/** The group with a page of its members, as far as the caller may read them. */
export const showGroup = async (
  context: Context,
  groupId: string,
  { limit, cursor }: ListRange,
) => {
  const group = await requireGroup(context, groupId)
  const list = `members ${groupId}`
  const start = cursor === undefined ? undefined : readCursor(context, list, cursor)
  const { members, next } = await listGroupMembers(context.store, groupId, limit, start)
  const names = await readableUserNames(
    context,
    members.map(({ name }) => name),
  )
  const body = await describeGroup(context, group, names)
  return { body, ...(next === undefined ? {} : { next: formatCursor(context, list, next) }) }
}

export const keysOfGroupName = (name: string): readonly Key[] => [keys.groupName(name)]

/**
 * Every user has a group that is named after them. So whoever is not signed in gets the same answer
 * for a name that leads to nothing as for a group that they may not read.
 */
export const showGroupByName = async (context: Context, name: string, range: ListRange) => {
  const groupId = await readGroupIdByName(context.store, name)
  if (groupId !== undefined) {
    const group = keysOfObject(groupObject(groupId))
    await context.store.prefetch([...group, ...firstMembers(groupId, range)])
  }
  const [isReadable = false] = await mayEach(
    context,
    groupId === undefined ? [] : [groupObject(groupId)],
    'READ',
  )
  if (context.caller === undefined && !isReadable) {
    throw refusal(context, { type: 'USER_GROUP', action: 'READ' }, { rule: 'no-grant' })
  }
  if (groupId === undefined) throw badGroup('Usergroup with this name does not exist.', 'groupName')
  await authorize(context, { ...groupObject(groupId), action: 'READ' })
  return showGroup(context, groupId, range)
}

export const wantedForDeletion = (groupId: string): readonly Wanted[] => [
  pageOfMembers(groupId, trailingWritesMax),
  ...keysOfHosts(),
]

/** From the answer on the group counts for nothing, wherever it was a member, owner or entry. */
export const deleteGroup = async (context: Context, groupId: string): Promise<void> => {
  const { store } = context
  const group = await requireGroup(context, groupId)
  const { members, next } = await listGroupMembers(store, groupId, trailingWritesMax)
  const trailing = [
    ...members.map((member) => removeGroupMember(groupId, member)),
    ...group.roles.map(({ roleId }) => removeGroupAsRoleHolder(roleId, groupId)),
  ]
  await store.write([
    removeGroup(group),
    removeGroupName(group),
    removeSecurity(groupObject(groupId)),
    ...(await hostsChangeByGroup(context, groupId)),
    ...newEpoch(),
    ...trailing.slice(0, trailingWritesMax),
  ])
  await keepHouse(context, removingInParts(store, trailing.slice(trailingWritesMax)))
  if (next !== undefined) await keepHouse(context, () => removeSomeMembers(store, groupId))
}

const removeSomeMembers = async (store: Store, groupId: string): Promise<boolean> => {
  const { members } = await listGroupMembers(store, groupId, transactionWritesMax)
  if (members.length === 0) return false
  await store.write(members.map((member) => removeGroupMember(groupId, member)))
  return true
}

export const requireGroup = async ({ store }: Context, groupId: string): Promise<StoredGroup> => {
  const group = await readGroup(store, groupId)
  if (group === undefined) throw absence(groupObject(groupId))
  return group
}

const describeGroup = async (context: Context, { id, name, roles }: Group, users: string[]) => {
  const definitions = await definitionsOf(context, { groupIds: [id] })
  return {
    groupId: id,
    groupName: name,
    users,
    roles: roles.flatMap(({ roleId, forAll }) => {
      const role = definitions.role(roleId)
      return role === undefined ? [] : [{ roleId, roleName: role.name, forAll }]
    }),
  }
}
