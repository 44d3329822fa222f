import '#allEntities'
import { endpoint } from '#endpoint'
import { deletedUser } from '#schemas/platform/user.ts'
import type { Qualifier } from '#access/rules/facts.ts'
import { groupObject, userObject } from '#values/objectId.ts'
import { newEpoch } from '#access/items/definitionCache.ts'
import {
  listGroupMembers,
  readGroup,
  readGroupMember,
  removeGroupMember,
  removeGroupName,
  type StoredGroup,
} from '#access/items/groups.ts'
import {
  pageOfQualifiedRoles,
  removalOfQualifiedRoles,
  removeGroupAsRoleHolder,
  removeRoleHolder,
} from '#access/items/roles.ts'
import { assignmentsOf, groupIdsOf, readReceivedGrants } from '#access/items/receivedGrants.ts'
import { removeSecurity, readSecurity } from '#table/items/securities.ts'
import {
  readSshKeysOfUser,
  removeSshKey,
  sshKeyObject,
  sshKeysOfUserEntity,
} from '#people/items/sshKeys.ts'
import { distinctWrites } from '#table/actions.ts'
import { removalOf } from '#table/items.ts'
import type { Store } from '#table/store.ts'
import { userSweeps } from '#table/sweeps.ts'
import {
  trackedEventsEntity,
  preferenceEntity,
  preferenceKeysEntity,
  putPreferenceKeys,
  readPreferenceKeys,
} from '#people/items/preferences.ts'
import { sentMailsEntity } from '#endpoint/items/mails.ts'
import { confirmationEntity, removalOfAddress } from '#people/items/confirmations.ts'
import { passwordResetEntity, removalOfResets } from '#people/items/passwordResets.ts'
import type { StoredUser, User } from '#access/items/users.ts'
import type { UserReference } from '#values/userName.ts'
import { cleanUp, removeAll } from '#access/cleanUp.ts'
import { requireActingFor } from '#people/steps/actingForOthers.ts'
import { isAdministration, removeAdministrator } from '#rights/steps/administration.ts'
import { hostsChange, hostsChangeByUser, loadHosts } from '#rights/steps/hostsChange.ts'
import { showUser } from '#people/steps/userRecord.ts'
import { requireUser } from '#rights/steps/questionFacts.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteUser',
  summary: 'Delete a user',
  description:
    'Sessions, tokens, roles and ownerships of the user have no effect from the next request ' +
    'on, and a new user with the same name inherits none of them.',
  routes: ['DELETE /security/api/restsecurity/user'],
  scopedTokens: 'never',
  guard: { kind: 'object', type: 'USER', actions: ['DELETE'], id: 'username' },
  input: deletedUser,
  load: ({ context, input }) =>
    Promise.all([sshKeysOfUserEntity.get(context.store, input.username), loadHosts(context)]),
  current: { show: ({ context, input }) => showUser(context, input.username) },
  changesDefinitions: true,
  reply: { status: 200 },
  errors: ['not-found', 'last-administrator'],
  /**
   * The user's sessions and tokens have no effect after the response, nor do ownerships and
   * qualifications by the user. They contain an id that no other user gets.
   *
   * INVARIANT: one transaction removes all records whose keys a new user of the same name can get.
   * Records that are removed later have the id of the deleted user in their keys.
   */
  run: async ({ context, input: { username: name } }) => {
    const { store } = context
    const user = await requireUser(store, name)
    const conditions = await requireActingFor(context, user, 'delete')

    const { sshKeys, item } = await readSshKeysOfUser(store, user)
    const [ownGroup] = await Promise.all([
      readOwnGroupToDelete(store, user),
      passwordResetEntity.get(store, user.userId),
    ])
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
      ...removalOfResets(user.userId),
      ...removalOfAddress(user.email, user.userId),
      confirmationEntity.remove(user.userId),
      sentMailsEntity.remove(user.userId),
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
      ...userSweeps.map((next) =>
        removeAll(context, () => next(store, user.userId, sweepSize, context.nowMillis)),
      ),
      ...(rolesUnder.length < sweepSize ? [] : [removeAll(context, findRolesUnder)]),
      ...(user.own.hasReceived ? [cleanUp(context, () => removeReceived(store, user))] : []),
    ])
  },
})

/** Records removed in one transaction. A tag has two items. */
const sweepSize = 50

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
  const pages = qualificationsOf(user).map((under) => pageOfQualifiedRoles(under, sweepSize))
  const [own, { members }] = await Promise.all([
    readGroup(store, ownGroupId),
    listGroupMembers(store, ownGroupId, 2),
    readSecurity(store, groupObject(ownGroupId)),
    // The deletion needs these pages next.
    ...pages.map((page) => store.ahead.query(page)),
  ])
  return members.some(({ userId }) => userId !== user.userId) ? undefined : own
}

const removalOfGroup = (group: StoredGroup) => [
  removalOf(group),
  removeGroupName(group),
  removeSecurity(groupObject(group.id)),
  ...group.roles.map(({ roleId }) => removeGroupAsRoleHolder(roleId, group.id)),
]

/** All documents of a batch together are smaller than the 4 MB of a transaction. */
const preferencesAtOnce = 15

/** @returns whether there are more preferences */
const removeSomePreferences = async (store: Store, userId: string): Promise<boolean> => {
  const stored = await readPreferenceKeys(store, userId)
  if (stored.item === undefined) return false
  const rest = stored.names.slice(preferencesAtOnce)
  await store.write([
    ...stored.names
      .slice(0, preferencesAtOnce)
      .map((name) => preferenceEntity.remove(userId, name)),
    rest.length === 0
      ? preferenceKeysEntity.remove(userId)
      : putPreferenceKeys(userId, rest, stored),
  ])
  return rest.length > 0
}
