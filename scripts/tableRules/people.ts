/** Users, groups and roles, which name one another from both sides. */
import { type Key, keys, nameOfKey, objectIdOf } from '../../lib/store/keys.ts'
import { looksOf } from '../../lib/domain/name/lookalike.ts'
import { isAdministration, isOfAdministrator } from '../../lib/service/security/administrators.ts'
import { groupOf } from '../../lib/store/groups.ts'
import type { Item } from '../../lib/store/items.ts'
import type { UserRoleAssignment } from '../../lib/store/assignments.ts'
import { receivedGrantsOf } from '../../lib/store/receivedGrants.ts'
import { type StoredUser, userOf } from '../../lib/store/users.ts'
import type { TableContents } from './contents.ts'
import { type Misfit, misfit, type TableRule } from './rule.ts'

const textsOf = (item: Item, name: string): readonly string[] => item[name] as readonly string[]

/** With what strangers gave to the user. */
const userIn = (table: TableContents, item: Item): StoredUser =>
  userOf(item, table.at(keys.receivedGrants(item.name as string)))

export const members: TableRule = {
  name: 'users and groups agree on who is a member',
  check: (table) => [...table.of('user').flatMap(unlisted(table)), ...strangers(table)],
}

const unlisted =
  (table: TableContents) =>
  (user: Item): readonly Misfit[] =>
    userIn(table, user)
      .groupIds.filter((groupId) => table.at(keys.group(groupId)) !== undefined)
      .filter((groupId) => {
        const member = table.at(keys.groupMember(groupId, user.name as string))
        return member?.userId !== user.userId
      })
      .map((groupId) => misfit(user, `is in the group ${groupId}, which does not list the user`))

/** A deleted group may still have members: their items still name the group. */
const strangers = (table: TableContents): readonly Misfit[] =>
  table
    .of('groupMember')
    .filter((member) => {
      const user = userAt(table, member.userName, member.userId)
      return user === undefined || !userIn(table, user).groupIds.includes(objectIdOf(member))
    })
    .map((member) => misfit(member, 'lists a user who is not in the group'))

/** The user of this name, if it still is the user with this id. */
const userAt = (table: TableContents, name: unknown, userId: unknown): Item | undefined => {
  const user = table.at(keys.user(name as string))
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
      .map((user) => misfit(user, 'does not know whether there are received grants')),
    ...table.of('receivedGrants').flatMap((item) => {
      const { grants, lastNumber } = receivedGrantsOf(item, item.userId as string)
      const numbers = grants.map(({ number }) => number)
      const isRight =
        new Set(numbers).size === numbers.length && Math.max(0, ...numbers) <= lastNumber
      return isRight ? [] : [misfit(item, 'has grants with a number that is not theirs alone')]
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
  return keys.roleHolder(roleId, qualifyingGroupId ?? '', qualifyingUserId ?? '', userId)
}

/** An assignment that names a deleted role, group or user has no effect. */
const counts =
  (table: TableContents) =>
  (assignment: UserRoleAssignment): boolean => {
    const { roleId, qualifyingGroupId, qualifyingUserId, qualifyingUserName } = assignment
    return (
      table.at(keys.role(roleId)) !== undefined &&
      (qualifyingGroupId === null || table.at(keys.group(qualifyingGroupId)) !== undefined) &&
      (qualifyingUserId === null ||
        userAt(table, qualifyingUserName, qualifyingUserId) !== undefined)
    )
  }

const unheld = (table: TableContents, user: Item): readonly Misfit[] =>
  userIn(table, user)
    .assignments.filter(counts(table))
    .flatMap((assignment) => {
      const { roleId, qualifyingGroupId, qualifyingUserId } = assignment
      const qualified = keys.qualifiedRole(roleId, qualifyingGroupId ?? '', qualifyingUserId ?? '')
      return [
        ...(table.at(holderKey(user.userId as string, assignment)) === undefined
          ? [misfit(user, `has the role ${roleId}, which does not know`)]
          : []),
        ...(table.at(qualified) === undefined
          ? [misfit(user, `has the role ${roleId}, which its qualification does not know`)]
          : []),
      ]
    })

const unheldByGroup = (table: TableContents, item: Item): readonly Misfit[] =>
  (groupOf(item)?.roles ?? [])
    .filter(({ roleId }) => table.at(keys.role(roleId)) !== undefined)
    .filter(({ roleId }) => {
      const groupId = item.id as string
      return table.at(keys.roleHolder(roleId, groupId, '', groupId)) === undefined
    })
    .map(({ roleId }) => misfit(item, `gives the role ${roleId}, which does not know`))

const unassigned = (table: TableContents, holder: Item): readonly Misfit[] => {
  const roleId = objectIdOf(holder)
  const { userName, userId, qualifyingGroupId } = holder
  if (userName === undefined) {
    const group = groupOf(table.at(keys.group(qualifyingGroupId as string)))
    return group?.roles.some((role) => role.roleId === roleId) === true
      ? []
      : [misfit(holder, 'knows a group that does not give the role')]
  }
  const user = userAt(table, userName, userId)
  const held = user === undefined ? [] : userIn(table, user).assignments
  return held.some((one) => nameOfKey(holderKey(userId as string, one)) === nameOfKey(holder))
    ? []
    : [misfit(holder, 'knows a user who does not hold the role')]
}

export const groupNames: TableRule = {
  name: 'groups have the names that lead to them',
  check: (table) => [
    ...table
      .of('group')
      .filter(({ id, name }) => table.at(keys.groupName(name as string))?.groupId !== id)
      .map((group) => misfit(group, 'is not found by its name')),
    ...table
      .of('groupName')
      .filter(({ PK, groupId }) => {
        const group = table.at(keys.group(groupId as string))
        return group === undefined || keys.groupName(group.name as string).PK !== PK
      })
      .map((name) => misfit(name, 'leads to no group of this name')),
  ],
}

/** The bootstrap of a table protects the names that are not protected yet. */
export const administratorNames: TableRule = {
  name: 'the names of the administrators are protected, and no others',
  check: (table) => {
    const users = table.of('user')
    const found = users.filter((user) => userIn(table, user).assignments.some(isAdministration))
    const known = users.filter((user) => userIn(table, user).assignments.some(isOfAdministrator))
    return [
      ...found
        .filter(({ name, userId }) =>
          looksOf(name as string).some((look) => {
            const item = table.at(keys.administratorName(look))
            return item === undefined || !textsOf(item, 'userIds').includes(userId as string)
          }),
        )
        .map((user) => misfit(user, 'administers the service, and a new user may look like it')),
      ...table
        .of('administratorName')
        .filter((item) =>
          textsOf(item, 'userIds').some((id) => known.every(({ userId }) => userId !== id)),
        )
        .map((item) => misfit(item, 'protects the name of a user who is no administrator')),
    ]
  },
}

export const administrators: TableRule = {
  name: 'the administrators are the users who may pass on the role admin',
  check: (table) => {
    const key = keys.administrators()
    const known = textsOf(table.at(key) ?? ({ userIds: [] } as unknown as Item), 'userIds')
    const found = table
      .of('user')
      .filter((user) => userIn(table, user).assignments.some(isAdministration))
      .map(({ userId }) => userId as string)
    return [
      ...(found.length === 0 ? [misfit(key, 'no user may pass on the role admin')] : []),
      ...found
        .filter((userId) => !known.includes(userId))
        .map((userId) => misfit(key, `does not list ${userId}, who may pass on the role admin`)),
      ...known
        .filter((userId) => !found.includes(userId))
        .map((userId) => misfit(key, `lists ${userId}, who may not pass on the role admin`)),
    ]
  },
}
