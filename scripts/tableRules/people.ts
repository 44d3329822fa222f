/** Users, groups and roles, which name one another from both sides. */
import { type Key, keys, objectIdOf } from '../../lib/store/keys.ts'
import { isAdministration } from '../../lib/service/security/administrators.ts'
import { groupOf } from '../../lib/store/groups.ts'
import type { Item } from '../../lib/store/items.ts'
import { everybodyOf, type UserRoleAssignment } from '../../lib/store/users.ts'
import type { TableContents } from './contents.ts'
import { type Misfit, misfit, type TableRule } from './rule.ts'

const textsOf = (item: Item, name: string): readonly string[] => item[name] as readonly string[]

/** Users and everybody hold their roles in the same form. */
const assignmentsOf = (item: Item): readonly UserRoleAssignment[] =>
  everybodyOf(item).assignments as readonly UserRoleAssignment[]

export const members: TableRule = {
  name: 'users and groups agree on who is a member',
  check: (table) => [...table.of('user').flatMap(unlisted(table)), ...strangers(table)],
}

const unlisted =
  (table: TableContents) =>
  (user: Item): readonly Misfit[] =>
    textsOf(user, 'groupIds')
      .filter((groupId) => table.at(keys.group(groupId)) !== undefined)
      .filter((groupId) => {
        const member = table.at(keys.groupMember(groupId, user.name as string))
        return member?.userId !== user.userId
      })
      .map((groupId) => misfit(user, `is in the group ${groupId}, which does not list the user`))

const strangers = (table: TableContents): readonly Misfit[] =>
  table.of('groupMember').flatMap((member) => {
    const user = table.at(keys.user(member.userName as string))
    const isSame = user !== undefined && user.userId === member.userId
    const groupId = objectIdOf(member)
    return isSame && !textsOf(user, 'groupIds').includes(groupId)
      ? [misfit(member, 'lists a user who is not in the group')]
      : []
  })

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

const unheld = (table: TableContents, user: Item): readonly Misfit[] =>
  assignmentsOf(user)
    .filter(({ roleId }) => table.at(keys.role(roleId)) !== undefined)
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
  const { userName, qualifyingGroupId } = holder
  if (userName === undefined) {
    const group = groupOf(table.at(keys.group(qualifyingGroupId as string)))
    return group === undefined || group.roles.some((role) => role.roleId === roleId)
      ? []
      : [misfit(holder, 'knows a group that does not give the role')]
  }
  const user = table.at(keys.user(userName as string))
  if (user === undefined || user.userId !== holder.userId) return []
  const held = assignmentsOf(user).map((one) => holderKey(user.userId as string, one))
  return held.some(({ PK, SK }) => PK === holder.PK && SK === holder.SK)
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

export const administrators: TableRule = {
  name: 'the administrators are who holds the role of one, and there is one',
  check: (table) => {
    const key = keys.administrators()
    const known = textsOf(table.at(key) ?? ({ userIds: [] } as unknown as Item), 'userIds')
    const found = table
      .of('user')
      .filter((user) => assignmentsOf(user).some(isAdministration))
      .map(({ userId }) => userId as string)
    return [
      ...(found.length === 0 ? [misfit(key, 'nobody administers the service')] : []),
      ...found
        .filter((userId) => !known.includes(userId))
        .map((userId) => misfit(key, `does not know that ${userId} holds the role`)),
      ...known
        .filter((userId) => !found.includes(userId))
        .map((userId) => misfit(key, `knows ${userId}, who does not hold the role`)),
    ]
  },
}
