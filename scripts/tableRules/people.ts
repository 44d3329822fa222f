/** Users, groups and roles, which refer to each other in both directions. */
import { type Key, nameOfKey } from '#table/key.ts'
import { objectIdOf } from '#table/resources.ts'
import { looksOf } from '#values/lookalike.ts'
import {
  administratorsEntity,
  administratorsIn,
  administratorNameEntity,
} from '#access/items/administrators.ts'
import { groupEntity, groupMemberEntity, groupOf } from '#access/items/groups.ts'
import type { Item } from '#table/items.ts'
import type { UserRoleAssignment } from '#access/items/assignments.ts'
import { receivedGrantsEntity, receivedGrantsOf } from '#access/items/receivedGrants.ts'
import { roleHolderEntity, qualifiedRoleEntity, roleEntity } from '#access/items/roles.ts'
import { type StoredUser, userEntity, userOf } from '#access/items/users.ts'
import type { TableContents } from './contents.ts'
import { type Violation, violation, type TableRule } from './rule.ts'
import { isAdministration, isOfAdministrator } from '#rights/steps/administration.ts'

/** Returns the user with the received grants. */
const userIn = (table: TableContents, item: Item): StoredUser =>
  userOf(item, table.at(receivedGrantsEntity.key(userEntity.decode(item).name)))

export const members: TableRule = {
  name: 'users and groups agree on who is a member',
  check: (table) => [...table.of('user').flatMap(unlisted(table)), ...strangers(table)],
}

const unlisted =
  (table: TableContents) =>
  (user: Item): readonly Violation[] =>
    userIn(table, user)
      .groupIds.filter((groupId) => table.at(groupEntity.key(groupId)) !== undefined)
      .filter((groupId) => {
        const member = table.at(groupMemberEntity.key(groupId, userEntity.decode(user).name))
        return member?.userId !== user.userId
      })
      .map((groupId) => violation(user, `is in the group ${groupId}, which does not list the user`))

/** A deleted group may still have members: their items still name the group. */
const strangers = (table: TableContents): readonly Violation[] =>
  table
    .of('groupMember')
    .filter((member) => {
      const { userName, userId } = groupMemberEntity.decode(member)
      const user = userAt(table, userName, userId)
      return user === undefined || !userIn(table, user).groupIds.includes(objectIdOf(member))
    })
    .map((member) => violation(member, 'lists a user who is not in the group'))

/** Returns the user of this name, if the name still belongs to the user with this id. */
const userAt = (table: TableContents, name: string, userId: string): Item | undefined => {
  const user = table.at(userEntity.key(name))
  return user?.userId === userId ? user : undefined
}

export const receivedGrants: TableRule = {
  name: 'users and what strangers gave to them agree',
  check: (table) => [
    ...table
      .of('user')
      .filter((user) => {
        const { own, received } = userIn(table, user)
        return own.hasReceived !== (received.item !== undefined)
      })
      .map((user) => violation(user, 'does not know whether there are received grants')),
    ...table.of('receivedGrants').flatMap((item) => {
      const { grants, lastNumber } = receivedGrantsOf(
        item,
        receivedGrantsEntity.decode(item).userId,
      )
      const numbers = grants.map(({ number }) => number)
      const isRight =
        new Set(numbers).size === numbers.length && Math.max(0, ...numbers) <= lastNumber
      return isRight ? [] : [violation(item, 'has grants with a number that is not theirs alone')]
    }),
  ],
}

export const holders: TableRule = {
  name: 'users and roles agree on who holds which',
  check: (table) => [
    ...table.of('user').flatMap((user) => unheld(table, user)),
    ...table.of('group').flatMap((group) => unheldByGroup(table, group)),
    ...table.of('roleHolder').flatMap((holder) => unassigned(table, holder)),
  ],
}

const holderKey = (userId: string, assignment: UserRoleAssignment): Key => {
  const { roleId, qualifyingGroupId, qualifyingUserId } = assignment
  return roleHolderEntity.key(roleId, qualifyingGroupId ?? '', qualifyingUserId ?? '', userId)
}

/** An assignment that names a deleted role, group or user has no effect. */
const counts =
  (table: TableContents) =>
  (assignment: UserRoleAssignment): boolean => {
    const { roleId, qualifyingGroupId, qualifyingUserId, qualifyingUserName } = assignment
    return (
      table.at(roleEntity.key(roleId)) !== undefined &&
      (qualifyingGroupId === null || table.at(groupEntity.key(qualifyingGroupId)) !== undefined) &&
      (qualifyingUserId === null ||
        userAt(table, qualifyingUserName ?? '', qualifyingUserId) !== undefined)
    )
  }

const unheld = (table: TableContents, user: Item): readonly Violation[] =>
  userIn(table, user)
    .assignments.filter(counts(table))
    .flatMap((assignment) => {
      const { roleId, qualifyingGroupId, qualifyingUserId } = assignment
      const qualified = qualifiedRoleEntity.key(
        qualifyingGroupId ?? '',
        qualifyingUserId ?? '',
        roleId,
      )
      return [
        ...(table.at(holderKey(userIn(table, user).userId, assignment)) === undefined
          ? [violation(user, `has the role ${roleId}, which does not know`)]
          : []),
        ...(table.at(qualified) === undefined
          ? [violation(user, `has the role ${roleId}, which its qualification does not know`)]
          : []),
      ]
    })

const unheldByGroup = (table: TableContents, item: Item): readonly Violation[] => {
  const { id, roles } = groupEntity.decode(item)
  return roles
    .filter(({ roleId }) => table.at(roleEntity.key(roleId)) !== undefined)
    .filter(({ roleId }) => table.at(roleHolderEntity.key(roleId, id, '', id)) === undefined)
    .map(({ roleId }) => violation(item, `gives the role ${roleId}, which does not know`))
}

const unassigned = (table: TableContents, holder: Item): readonly Violation[] => {
  const roleId = objectIdOf(holder)
  const { userName, userId = '', qualifyingGroupId } = roleHolderEntity.decode(holder)
  if (userName === undefined) {
    const group = groupOf(table.at(groupEntity.key(qualifyingGroupId ?? '')))
    return group?.roles.some((role) => role.roleId === roleId) === true
      ? []
      : [violation(holder, 'knows a group that does not give the role')]
  }
  const user = userAt(table, userName, userId)
  const held = user === undefined ? [] : userIn(table, user).assignments
  return held.some((one) => nameOfKey(holderKey(userId, one)) === nameOfKey(holder))
    ? []
    : [violation(holder, 'knows a user who does not hold the role')]
}

export const administratorNames: TableRule = {
  name: 'the names of the administrators are protected, and no others',
  check: (table) => {
    const users = table.of('user')
    const found = users.filter((user) => userIn(table, user).assignments.some(isAdministration))
    const known = users.filter((user) => userIn(table, user).assignments.some(isOfAdministrator))
    return [
      ...found
        .filter((user) => {
          const { name, userId } = userEntity.decode(user)
          return looksOf(name).some(
            (look) => !userIdsAt(table, administratorNameEntity.key(look)).includes(userId),
          )
        })
        .map((user) => violation(user, 'administers the service, and a new user may look like it')),
      ...table
        .of('administratorName')
        .filter((item) =>
          userIdsAt(table, item).some((id) => known.every(({ userId }) => userId !== id)),
        )
        .map((item) => violation(item, 'protects the name of a user who is no administrator')),
    ]
  },
}

const userIdsAt = (table: TableContents, key: Key): readonly string[] =>
  administratorsEntity.decodeAny(table.at(key))?.userIds ?? []

export const administrators: TableRule = {
  name: 'the administrators are the users who may pass on the role admin',
  check: (table) => {
    const key = administratorsEntity.key()
    const known = administratorsIn(table.at(key)).map(({ userId }) => userId)
    const found = table
      .of('user')
      .filter((user) => userIn(table, user).assignments.some(isAdministration))
      .map((user) => userEntity.decode(user).userId)
    return [
      ...(found.length === 0 ? [violation(key, 'no user may pass on the role admin')] : []),
      ...found
        .filter((userId) => !known.includes(userId))
        .map((userId) => violation(key, `does not list ${userId}, who may pass on the role admin`)),
      ...known
        .filter((userId) => !found.includes(userId))
        .map((userId) => violation(key, `lists ${userId}, who may not pass on the role admin`)),
    ]
  },
}
