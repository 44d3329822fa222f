/** Deletes a user, with all items that exist only because of the user. */
import type { Qualifier } from '../../domain/access/facts.ts'
import { userObject } from '../../domain/access/objectId.ts'
import { newEpoch } from '../../store/entities/epoch.ts'
import {
  listGroupMembers,
  pageOfMembers,
  readGroup,
  readGroupMember,
  removeGroupMember,
  removeGroupName,
  type StoredGroup,
} from '../../store/entities/groups.ts'
import type { Key } from '../../store/key.ts'
import { keys } from '../../store/keys.ts'
import {
  pageOfQualifiedRoles,
  removalOfQualifiedRoles,
  removeGroupAsRoleHolder,
  removeRoleHolder,
} from '../../store/entities/roles.ts'
import {
  assignmentsOf,
  groupIdsOf,
  readReceivedGrants,
} from '../../store/entities/receivedGrants.ts'
import { removeSecurity } from '../../store/entities/securities.ts'
import {
  readSshKeysOfUser,
  removeSshKey,
  removeSshKeysOfUser,
  sshKeyObject,
} from '../../store/entities/sshKeys.ts'
import { removalOf, type Write } from '../../store/items.ts'
import type { Store } from '../../store/store.ts'
import { removalOfPrivateTags } from '../../store/entities/tagLists.ts'
import {
  readUser,
  type StoredUser,
  type User,
  type UserReference,
} from '../../store/entities/users.ts'
import { notFound } from '../notFound.ts'
import { isAdministration, removeAdministrator } from './administrators.ts'
import type { Context } from '../context.ts'
import { hostsChange, hostsChangeByUser, keysOfHosts } from '../landscape/hosts.ts'
import { cleanUp } from './cleanUp.ts'
import { removeSomePreferences } from './preferences.ts'

export const keysOfDeletion = ({ username }: { readonly username: string }): readonly Key[] => [
  keys.sshKeysOfUser(username),
  ...keysOfHosts(),
]

/**
 * The user's sessions and tokens have no effect after the response, nor do ownerships and
 * qualifications by the user. They contain an id that no other user gets.
 *
 * INVARIANT: one transaction removes all records whose keys a new user of the same name can get.
 * Records that are removed later have the id of the deleted user in their keys.
 */
export const deleteUser = async (context: Context, name: string): Promise<void> => {
  const { store } = context
  const user = await readUser(store, name)
  if (user === undefined) throw notFound(userObject(name))

  const { sshKeys, item } = await readSshKeysOfUser(store, user)
  const ownGroup = await readOwnGroupToDelete(context, user)
  const gone = ownGroup === undefined ? [qualifiedBy(user)] : qualificationsOf(user)
  const rolesUnder = await removalOfRolesUnder(store, gone)
  await store.write([
    removalOf(user),
    removeSecurity(userObject(name)),
    ...(user.assignments.some(isAdministration) ? await removeAdministrator(store, user) : []),
    ...(ownGroup === undefined ? [] : removalOfGroup(ownGroup)),
    ...(item === undefined ? [] : [removeSshKeysOfUser(user, item)]),
    ...(await changeOfHosts(context, user, sshKeys.length > 0)),
    ...newEpoch(),
    ...sshKeys.flatMap((sshKey) => [
      removeSshKey(sshKey, 'any'),
      removeSecurity(sshKeyObject(sshKey)),
    ]),
    ...user.groupIds.map((groupId) => removeGroupMember(groupId, user)),
    ...user.assignments.map((assignment) => removeRoleHolder(user, assignment)),
    ...rolesUnder,
  ])
  await Promise.all([
    cleanUp(context, () => removeSomePreferences(store, user.userId)),
    cleanUp(context, () => removeSomePrivateTags(store, user.userId)),
    ...(rolesUnder.length < sweepSize
      ? []
      : [cleanUp(context, () => removeSomeRolesUnder(store, gone))]),
    ...(user.own.hasReceived ? [cleanUp(context, () => removeReceived(store, user))] : []),
  ])
}

/** Records removed in one transaction. A tag has two items. */
const sweepSize = 50

const qualifiedBy = ({ userId }: UserReference): Qualifier => ({
  qualifyingUserId: userId,
  qualifyingGroupId: null,
})

/** The qualifications by the user or by the own group. */
const qualificationsOf = (user: User): readonly Qualifier[] => [
  qualifiedBy(user),
  { qualifyingUserId: null, qualifyingGroupId: user.ownGroupId },
]

const removalOfRolesUnder = async (
  store: Store,
  qualifications: readonly Qualifier[],
): Promise<readonly Write[]> => {
  const removals = await Promise.all(
    qualifications.map((under) =>
      removalOfQualifiedRoles(store, pageOfQualifiedRoles(under, sweepSize)),
    ),
  )
  return removals.flat()
}

const removeSomeRolesUnder = async (
  store: Store,
  qualifications: readonly Qualifier[],
): Promise<boolean> => {
  const removals = await removalOfRolesUnder(store, qualifications)
  if (removals.length > 0) await store.write(removals)
  return removals.length > 0
}

const removeSomePrivateTags = async (store: Store, userId: string): Promise<boolean> => {
  const removal = await removalOfPrivateTags(store, userId, sweepSize)
  if (removal.length > 0) await store.write(removal)
  return removal.length > 0
}

/**
 * Removes the received grants after the user, so that concurrent grants of other users do not block
 * the deletion. It also finds grants that were added last. No more grants can follow, because the
 * user is deleted. A new user of the same name may already be a member of the same group.
 */
const removeReceived = async (store: Store, user: StoredUser): Promise<boolean> => {
  const { grants, item } = await readReceivedGrants(store, user)
  if (item === undefined) return false
  const members = await Promise.all(
    groupIdsOf(grants).map(async (groupId) => ({
      groupId,
      member: await readGroupMember(store, groupId, user),
    })),
  )
  await store.write([
    removalOf({ item }),
    ...members.flatMap(({ groupId, member }) =>
      member?.userId === user.userId ? [removeGroupMember(groupId, user, member)] : [],
    ),
    ...assignmentsOf(grants).map((assignment) => removeRoleHolder(user, assignment)),
  ])
  return false
}

const changeOfHosts = (context: Context, user: StoredUser, hasKeys: boolean) =>
  hasKeys ? hostsChange(context) : hostsChangeByUser(context, user)

/** The own group is deleted with the user, unless it has other members. */
const readOwnGroupToDelete = async (
  { store }: Context,
  user: StoredUser,
): Promise<StoredGroup | undefined> => {
  const { ownGroupId } = user
  await store.prefetch([
    ...[keys.group(ownGroupId), keys.security(groupObject(ownGroupId))],
    pageOfMembers(ownGroupId, 2),
    ...qualificationsOf(user).map((under) => pageOfQualifiedRoles(under, sweepSize)),
  ])
  const own = await readGroup(store, ownGroupId)
  const { members } = await listGroupMembers(store, ownGroupId, 2)
  return members.some(({ userId }) => userId !== user.userId) ? undefined : own
}

const groupObject = (id: string) => ({ type: 'USER_GROUP', id })

const removalOfGroup = (group: StoredGroup): readonly Write[] => [
  removalOf(group),
  removeGroupName(group),
  removeSecurity(groupObject(group.id)),
  ...group.roles.map(({ roleId }) => removeGroupAsRoleHolder(roleId, group.id)),
]
