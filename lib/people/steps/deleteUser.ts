/** Deletes a user, with all items that exist only because of the user. */
import type { Qualifier } from '#access/rules/facts.ts'
import { groupObject, userObject } from '#access/rules/objectId.ts'
import { newEpoch } from '#access/items/epoch.ts'
import {
  listGroupMembers,
  pageOfMembers,
  readGroup,
  readGroupMember,
  removeGroupMember,
  removeGroupName,
  type StoredGroup,
  groupEntity,
} from '#access/items/groups.ts'
import type { Key } from '#table/key.ts'
import {
  pageOfQualifiedRoles,
  removalOfQualifiedRoles,
  removeGroupAsRoleHolder,
  removeRoleHolder,
} from '#access/items/roles.ts'
import { assignmentsOf, groupIdsOf, readReceivedGrants } from '#access/items/receivedGrants.ts'
import { removeSecurity, securityKey } from '#access/items/securities.ts'
import {
  readSshKeysOfUser,
  removeSshKey,
  sshKeyObject,
  sshKeysOfUserEntity,
} from '../items/sshKeys.ts'
import { distinctWrites } from '#table/actions.ts'
import { removalOf } from '#table/items.ts'
import type { Store } from '#table/store.ts'
import { sweepsAfter } from '#table/sweeps.ts'
import { trackedEventsEntity } from '../items/preferences.ts'
import { readUser, type StoredUser, type User, type UserReference } from '#access/items/users.ts'
import { notFound } from '#endpoint/notFound.ts'
import { isAdministration, removeAdministrator } from '#rights/steps/administrators.ts'
import type { Context } from '#endpoint/context.ts'
import { hostsChange, hostsChangeByUser, keysOfHosts } from '#rights/steps/hosts.ts'
import { cleanUp, removeAll } from '#access/cleanUp.ts'
import { requireActingFor } from './actingForOthers.ts'
import { removeSomePreferences } from './preferences.ts'

export const keysOfDeletion = ({ username }: { readonly username: string }): readonly Key[] => [
  sshKeysOfUserEntity.key(username),
  ...keysOfHosts(),
]

/** Records removed in one transaction. A tag has two items. */
const sweepSize = 50

/**
 * The user's sessions and tokens have no effect after the response, nor do ownerships and
 * qualifications by the user. They contain an id that no other user gets.
 *
 * INVARIANT: one transaction removes all records whose keys a new user of the same name can get.
 * Records that are removed later have the id of the deleted user in their keys.
 */
export const deleteUser = async (context: Context, name: string) => {
  const { store } = context
  const user = await readUser(store, name)
  if (user === undefined) throw notFound(userObject(name))
  const conditions = await requireActingFor(context, user, 'delete')

  const { sshKeys, item } = await readSshKeysOfUser(store, user)
  const ownGroup = await readOwnGroupToDelete(store, user)
  const deleted = ownGroup === undefined ? [qualifiedBy(user)] : qualificationsOf(user)
  const findRolesUnder = async () => {
    const pages = deleted.map((under) => pageOfQualifiedRoles(under, sweepSize))
    return (await Promise.all(pages.map((page) => removalOfQualifiedRoles(store, page)))).flat()
  }
  const rolesUnder = await findRolesUnder()
  await store.write([
    removalOf(user),
    ...conditions,
    removeSecurity(userObject(name)),
    trackedEventsEntity.remove(user.userId),
    ...(user.assignments.some(isAdministration)
      ? await removeAdministrator(store, user, context.nowMillis)
      : []),
    ...(ownGroup === undefined ? [] : removalOfGroup(ownGroup)),
    ...(item === undefined ? [] : [removalOf({ item })]),
    ...(await (sshKeys.length > 0 ? hostsChange(context) : hostsChangeByUser(context, user))),
    ...newEpoch(),
    ...sshKeys.flatMap((sshKey) => [
      removeSshKey(sshKey, 'any'),
      removeSecurity(sshKeyObject(sshKey)),
    ]),
    ...user.groupIds.map((groupId) => removeGroupMember(groupId, user)),
    ...distinctWrites(user.assignments.map((assignment) => removeRoleHolder(user, assignment))),
    ...rolesUnder,
  ])
  await Promise.all([
    cleanUp(context, () => removeSomePreferences(store, user.userId)),
    ...sweepsAfter('user').map((next) =>
      removeAll(context, () => next(store, user.userId, sweepSize, context.nowMillis)),
    ),
    ...(rolesUnder.length < sweepSize ? [] : [removeAll(context, findRolesUnder)]),
    ...(user.own.hasReceived ? [cleanUp(context, () => removeReceived(store, user))] : []),
  ])
}

const qualifiedBy = ({ userId }: UserReference): Qualifier => ({
  qualifyingUserId: userId,
  qualifyingGroupId: null,
})

const qualificationsOf = (user: User): readonly Qualifier[] => [
  qualifiedBy(user),
  { qualifyingUserId: null, qualifyingGroupId: user.ownGroupId },
]

/**
 * Removes the received grants after the user, so that concurrent grants of other users do not block
 * the deletion. It also finds grants that were added last. No more grants can follow, because the
 * user is deleted. A new user of the same name may already be a member of the same group.
 */
const removeReceived = async (store: Store, user: StoredUser) => {
  const { grants, item } = await readReceivedGrants(store, user)
  if (item === undefined) return false
  const members = await Promise.all(
    groupIdsOf(grants).map(async (groupId) => {
      const member = await readGroupMember(store, groupId, user)
      return member?.userId === user.userId ? [removeGroupMember(groupId, user, member)] : []
    }),
  )
  await store.write([
    removalOf({ item }),
    ...members.flat(),
    ...assignmentsOf(grants).map((assignment) => removeRoleHolder(user, assignment)),
  ])
  return false
}

/** The own group is deleted with the user, unless it has other members. */
const readOwnGroupToDelete = async (store: Store, user: StoredUser) => {
  const { ownGroupId } = user
  await store.prefetch([
    ...[groupEntity.key(ownGroupId), securityKey(groupObject(ownGroupId))],
    pageOfMembers(ownGroupId, 2),
    ...qualificationsOf(user).map((under) => pageOfQualifiedRoles(under, sweepSize)),
  ])
  const own = await readGroup(store, ownGroupId)
  const { members } = await listGroupMembers(store, ownGroupId, 2)
  return members.some(({ userId }) => userId !== user.userId) ? undefined : own
}

const removalOfGroup = (group: StoredGroup) => [
  removalOf(group),
  removeGroupName(group),
  removeSecurity(groupObject(group.id)),
  ...group.roles.map(({ roleId }) => removeGroupAsRoleHolder(roleId, group.id)),
]
