/** Users, and everybody (the pseudo user `<all>`). */
import type { Grantee, Holder, RoleAssignment } from '../domain/facts.ts'
import { parsePermission } from '../domain/permission.ts'
import { keys } from './keys.ts'
import { listedUser } from './listed.ts'
import type { Content, Expected, Item, Reader, Write } from './items.ts'

/** A user by name and by the internal id, which no other user ever gets. */
export interface UserReference {
  readonly userId: string
  readonly name: string
}

/** An assignment also knows the name of the qualifying user, under which that user is stored. */
export interface UserRoleAssignment extends RoleAssignment {
  readonly qualifyingUserName: string | null
}

interface GranteeFields {
  readonly groupIds: readonly string[]
  readonly assignments: readonly UserRoleAssignment[]
  /** As text. */
  readonly permissions: readonly string[]
}

export interface User extends UserReference, GranteeFields {
  readonly email: string | null
  readonly fullName: string | null
  readonly company: string | null
  /** Null: the user cannot sign in with a password. */
  readonly passwordHash: string | null
  /** Access tokens of other generations are not valid any more. */
  readonly accessTokenGeneration: number
  /** Sessions of other generations are not valid any more. */
  readonly sessionGeneration: number
  /** Was made with the user, and goes with the user. */
  readonly ownGroupId: string
  /** Owns what the user creates. */
  readonly defaultGroupId: string | null
}

/** A user as read, with the item that a change is conditional on. */
export interface StoredUser extends User {
  readonly item: Item
}

/** Names are exact, although names that look alike share a key. */
export const readUser = async (store: Reader, name: string): Promise<StoredUser | undefined> => {
  const item = await store.get(keys.user(name))
  return item?.name === name ? userOf(item) : undefined
}

/** Whether there is a user of this name, or of one that counts as the same. */
export const isNameTaken = async (store: Reader, name: string): Promise<boolean> =>
  (await store.get(keys.user(name))) !== undefined

export const putUser = (user: User, expected: Expected): Write => ({
  put: { ...keys.user(user.name), ...fieldsOf(user), ...listedUser(user.name) },
  expected,
})

export const removeUser = ({ name, item }: StoredUser): Write => ({
  remove: keys.user(name),
  expected: item,
})

export const holderOf = (user: User): Holder => ({ userId: user.userId, ...granteeOf(user) })

/**
 * A role in the hands of somebody, as one line; all that a user holds is one text. As maps, sixty roles
 * would be two read units more, for the names of their members alone; as a list, the SDK would take
 * longer to unpack them than all the rest of a request takes.
 *
 * INVARIANT: neither ids nor names of users hold a colon or the end of a line.
 */
const assignmentText = (assignment: UserRoleAssignment): string =>
  [
    assignment.roleId,
    assignment.transitive ? '' : 'last',
    assignment.qualifyingGroupId ?? '',
    assignment.qualifyingUserId ?? '',
    assignment.qualifyingUserName ?? '',
  ].join(':')

const assignmentOf = (text: string): UserRoleAssignment => {
  const [roleId = '', passing, groupId = '', userId = '', userName = ''] = text.split(':')
  return {
    roleId,
    transitive: passing === '',
    qualifyingGroupId: groupId === '' ? null : groupId,
    qualifyingUserId: userId === '' ? null : userId,
    qualifyingUserName: userName === '' ? null : userName,
  }
}

const assignmentsText = (assignments: readonly UserRoleAssignment[]): string =>
  assignments.map(assignmentText).join('\n')

export const assignmentsIn = ({ assignments }: Item): readonly UserRoleAssignment[] =>
  assignments === '' ? [] : (assignments as string).split('\n').map(assignmentOf)

export const granteeOf = ({ groupIds, assignments, permissions }: GranteeFields): Grantee => ({
  groupIds,
  assignments,
  permissions: permissions.map(parsePermission),
})

export const nobody: Grantee = { groupIds: [], assignments: [], permissions: [] }

export const everybodyOf = (item: Item | undefined): Grantee =>
  item === undefined
    ? nobody
    : granteeOf({ ...(item as unknown as GranteeFields), assignments: assignmentsIn(item) })

export const putEverybody = (everybody: GranteeFields, expected: Expected): Write => ({
  put: {
    ...keys.everybody(),
    groupIds: everybody.groupIds,
    assignments: assignmentsText(everybody.assignments),
    permissions: everybody.permissions,
  },
  expected,
})

/** Whether a name still belongs to the user with this id. */
export const isUser = (item: Item | undefined, userId: string): boolean => item?.userId === userId

const userOf = (item: Item): StoredUser => ({
  ...(item as unknown as User),
  assignments: assignmentsIn(item),
  item,
})

const fieldsOf = (user: User): Content => ({
  userId: user.userId,
  name: user.name,
  email: user.email,
  fullName: user.fullName,
  company: user.company,
  passwordHash: user.passwordHash,
  accessTokenGeneration: user.accessTokenGeneration,
  sessionGeneration: user.sessionGeneration,
  ownGroupId: user.ownGroupId,
  defaultGroupId: user.defaultGroupId,
  groupIds: user.groupIds,
  assignments: assignmentsText(user.assignments),
  permissions: user.permissions,
})

/** The ids of the users who administer the service: the last one must stay. */
export interface Administrators {
  readonly userIds: readonly string[]
  readonly item: Item | undefined
}

export const readAdministrators = async (store: Reader): Promise<Administrators> => {
  const item = await store.get(keys.administrators())
  return { userIds: (item?.userIds as readonly string[] | undefined) ?? [], item }
}

export const putAdministrators = (userIds: readonly string[], expected: Expected): Write => ({
  put: { ...keys.administrators(), userIds },
  expected,
})
