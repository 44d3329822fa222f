/** Deleting a user, and everything that exists because of the user alone. */
import { userObject } from '../../domain/objectId.ts'
import { newEpoch } from '../../store/epoch.ts'
import {
  listGroupMembers,
  readGroup,
  pageOfMembers,
  removeGroup,
  removeGroupMember,
  removeGroupName,
} from '../../store/groups.ts'
import { type Key, keys } from '../../store/keys.ts'
import { removeQualifiedRole, removeRoleHolder } from '../../store/roles.ts'
import { removeSecurity } from '../../store/securities.ts'
import {
  readSshKeysOfUser,
  removeSshKey,
  removeSshKeysOfUser,
  sshKeyObject,
} from '../../store/sshKeys.ts'
import type { Write } from '../../store/items.ts'
import type { Store } from '../../store/store.ts'
import { removalOfPrivateTags } from '../../store/tagLists.ts'
import { readUser, removeUser, type StoredUser } from '../../store/users.ts'
import { absence } from '../absence.ts'
import { isAdministration, removeAdministrator } from './administrators.ts'
import type { Context } from '../context.ts'
import { hostsChange, hostsChangeByUser, keysOfHosts } from '../landscape/hosts.ts'
import { keepHouse, removingInParts } from './housekeeping.ts'
import { clearPreferences } from './preferences.ts'

/** A transaction holds a hundred writes; this many, and their audit records, fit behind the others. */
const trailingWritesMax = 45

export const keysOfDeletion = ({ username }: { readonly username: string }): readonly Key[] => [
  keys.sshKeysOfUser(username),
  ...keysOfHosts(),
]

/**
 * From the moment of the answer the user, the user's sessions and tokens, and every ownership and
 * qualification that named the user count for nothing: they name an id that no other user gets.
 */
export const deleteUser = async (context: Context, name: string): Promise<void> => {
  const { store } = context
  const user = await readUser(store, name)
  if (user === undefined) throw absence(userObject(name))

  const sshKeys = await readSshKeysOfUser(store, user)
  const trailing = [
    // Both of one key in one transaction: while either is there, nobody has a key of that name.
    ...sshKeys.sshKeys.flatMap((sshKey) => [
      removeSshKey(sshKey, 'any'),
      removeSecurity(sshKeyObject(sshKey)),
    ]),
    ...user.groupIds.map((groupId) => removeGroupMember(groupId, user)),
    ...user.assignments.map((assignment) => removeRoleHolder(user, assignment)),
    // What is qualified by who is deleted counts for nobody else either.
    ...user.assignments
      .filter(({ qualifyingUserId }) => qualifyingUserId === user.userId)
      .map((assignment) => removeQualifiedRole(assignment.roleId, assignment)),
  ]
  await store.write([
    removeUser(user),
    removeSecurity(userObject(name)),
    ...(user.assignments.some(isAdministration) ? await removeAdministrator(store, user) : []),
    ...(await withoutOwnGroup(context, user)),
    ...(sshKeys.item === undefined ? [] : [removeSshKeysOfUser(user, sshKeys.item)]),
    ...(await changeOfHosts(context, user, sshKeys.sshKeys.length > 0)),
    ...newEpoch(),
    ...trailing.slice(0, trailingWritesMax),
  ])
  await Promise.all([
    keepHouse(context, removingInParts(store, trailing.slice(trailingWritesMax))),
    keepHouse(context, async () => {
      await clearPreferences(store, user.userId)
      return false
    }),
    keepHouse(context, () => removeSomePrivateTags(store, user.userId)),
  ])
}

/** Tags removed in one transaction; each is two items. */
const sweepSize = 50

const removeSomePrivateTags = async (store: Store, userId: string): Promise<boolean> => {
  const removal = await removalOfPrivateTags(store, userId, sweepSize)
  if (removal.length > 0) await store.write(removal)
  return removal.length > 0
}

const changeOfHosts = (context: Context, user: StoredUser, hasKeys: boolean) =>
  hasKeys ? hostsChange(context) : hostsChangeByUser(context, user)

/** The group that was made with the user goes too, unless others are members of it by now. */
const withoutOwnGroup = async ({ store }: Context, user: StoredUser): Promise<readonly Write[]> => {
  const { ownGroupId } = user
  const object = { type: 'USER_GROUP', id: ownGroupId }
  await store.prefetch([
    ...[keys.group(ownGroupId), keys.security(object)],
    pageOfMembers(ownGroupId, 2),
  ])
  const own = await readGroup(store, ownGroupId)
  const { members } = await listGroupMembers(store, ownGroupId, 2)
  if (own === undefined) return []
  if (members.some(({ userId }) => userId !== user.userId)) return []
  return [removeGroup(own), removeGroupName(own), removeSecurity(object)]
}
