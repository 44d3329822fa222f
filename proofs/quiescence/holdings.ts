/** Groups with their names and members, roles with their holders, and the administrators. */
import { predefinedRoles } from '../../lib/domain/predefinedRoles.ts'
import type { Item } from '../../lib/store/items.ts'
import { keys, nameOfKey, objectIdOf } from '../../lib/store/keys.ts'
import { type Rule, sortPartsOf, type WholeTable } from './wholeTable.ts'
import { assignmentsIn, type HeldRole } from './assignments.ts'

export const groupsFit: Rule = (table) => [
  ...table
    .all('OBJECT GROUP')
    .filter(({ id, name }) => table.at(keys.groupName(String(name)))?.groupId !== id)
    .map((group) => `the name of the group ${nameOfKey(group)} does not lead to it`),
  ...table
    .all('GROUP_NAME GROUP_NAME')
    .filter(({ PK, groupId }) => {
      const group = table.at(keys.group(String(groupId)))
      return group === undefined || keys.groupName(String(group.name)).PK !== PK
    })
    .map((name) => `${nameOfKey(name)} is no name of the group that it leads to`),
]

const usersById = (table: WholeTable): ReadonlyMap<string, Item> =>
  new Map(table.all('USER USER').map((user) => [String(user.userId), user]))

const groupIdsOf = (user: Item | undefined) => (user?.groupIds ?? []) as readonly string[]

/** Of a group that is deleted, members may still be there: they count for nothing. */
export const membershipsFit: Rule = (table) => {
  const users = usersById(table)
  const exists = (groupId: string) => table.at(keys.group(groupId)) !== undefined
  const members = table.all('OBJECT MEMBER').filter((member) => exists(objectIdOf(member)))
  return [
    ...members
      .filter((member) => {
        const user = users.get(String(member.userId))
        return !groupIdsOf(user).includes(objectIdOf(member))
      })
      .map((member) => `${nameOfKey(member)} is of a user who does not know of it`),
    ...[...users.values()].flatMap((user) =>
      groupIdsOf(user)
        .filter(exists)
        .filter((id) => table.at(keys.groupMember(id, String(user.name))) === undefined)
        .map((id) => `the group ${id} does not know of its member ${String(user.name)}`),
    ),
  ]
}

/** Of a role that is deleted, and under what is, holders may still be there, and count for nothing. */
export const assignmentsFit: Rule = (table) => {
  const users = [...usersById(table).values()]
  const held = users.flatMap((user) => assignmentsIn(user).map((role) => ({ user, role })))
  const living = held.filter(({ role }) => table.at(keys.role(role.roleId)) !== undefined)
  const known = new Set(living.map(({ user, role }) => nameOfKey(holderKey(user, role))))
  return [
    ...living
      .filter(({ user, role }) => table.at(holderKey(user, role)) === undefined)
      .map(({ user, role }) => `the role ${role.roleId} does not know of ${String(user.name)}`),
    ...living
      .filter(({ role }) => table.at(qualifiedKey(role)) === undefined)
      .map(({ role }) => `the role ${role.roleId} is not found by its qualification`),
    ...table
      .all('OBJECT HOLDER')
      .filter((holder) => holder.userId !== undefined)
      .filter((holder) => table.at(keys.role(objectIdOf(holder))) !== undefined)
      .filter((holder) => isUnqualified(holder) && !known.has(nameOfKey(holder)))
      .map((holder) => `${nameOfKey(holder)} is of nobody who holds the role`),
  ]
}

const isUnqualified = (holder: Item): boolean => {
  const [, groupId, userId] = sortPartsOf(holder)
  return groupId === '' && userId === ''
}

const holderKey = (user: Item, role: HeldRole) =>
  keys.roleHolder(role.roleId, role.groupId, role.userId, String(user.userId))

const qualifiedKey = ({ roleId, groupId, userId }: HeldRole) =>
  keys.qualifiedRole(roleId, groupId, userId)

export const administratorsFit: Rule = (table) => {
  const named = ((table.at(keys.administrators())?.userIds ?? []) as readonly string[]).toSorted()
  const holding = table
    .all('USER USER')
    .filter((user) => assignmentsIn(user).some(isAdministration))
    .map(({ userId }) => String(userId))
    .toSorted()
  if (named.length === 0) return ['there is no administrator']
  return named.join() === holding.join()
    ? []
    : [`the administrators are ${named.join()}, and who holds the role is ${holding.join()}`]
}

const isAdministration = ({ roleId, groupId, userId }: HeldRole): boolean =>
  roleId === predefinedRoles.admin.id && groupId === '' && userId === ''
