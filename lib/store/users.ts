/** Users, and everybody (the pseudo user `<all>`). */
import type { Grantee, Holder } from '../domain/access/facts.ts'
import { parsePermission } from '../domain/access/permission.ts'
import { assignmentsIn, assignmentsText, type UserRoleAssignment } from './assignments.ts'
import { type Key, keys } from './keys.ts'
import { listedUser } from './listed.ts'
import type { Content, Expected, Item, Reader, Write } from './items.ts'
import {
  assignmentsOf,
  expectReceivedGrants,
  grantsIn,
  grantsText,
  groupIdsOf,
  keysOfUser,
  type ReceivedGrant,
  type ReceivedGrants,
  receivedGrantsOf,
} from './receivedGrants.ts'

/** A user by name and by the internal id, which no other user ever gets. */
export interface UserReference {
  readonly userId: string
  readonly name: string
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

export type Holdings = Pick<GranteeFields, 'groupIds' | 'assignments'>

/** The grants in the user's own item. Strangers do not add to it. */
export interface OwnGrants extends Holdings {
  /** Received grants that were taken away, but not by a stranger. */
  readonly declined: readonly ReceivedGrant[]
  /** Whether there is an item with received grants. Once set, it stays. */
  readonly hasReceived: boolean
}

/**
 * A user as read, with the item that a change is conditional on. The groups and the assignments are
 * those of the user's own item and the received ones.
 */
export interface StoredUser extends User {
  readonly item: Item
  readonly own: OwnGrants
  readonly received: ReceivedGrants
}

/** Names are exact, although names that look alike share a key. */
export const readUser = async (store: Reader, name: string): Promise<StoredUser | undefined> => {
  const item = await store.get(keys.user(name))
  if (item?.name !== name) return undefined
  if (item.hasReceived !== true) return userOf(item, undefined)
  expectReceivedGrants(name)
  return userOf(item, await store.get(keys.receivedGrants(name)))
}

/** Those of the users who exist, in two round trips at most. */
export const readUsers = async (
  store: Reader & { prefetch(wanted: readonly Key[]): Promise<void> },
  names: readonly string[],
): Promise<readonly StoredUser[]> => {
  await store.prefetch(names.flatMap(keysOfUser))
  const items = await Promise.all(names.map((name) => store.get(keys.user(name))))
  const receivers = items.filter((item) => item?.hasReceived === true)
  await store.prefetch(receivers.map((item) => keys.receivedGrants(item?.name as string)))
  const users = await Promise.all(names.map((name) => readUser(store, name)))
  return users.flatMap((user) => user ?? [])
}

/** The user with the grants of the own item alone. */
export const ownGrantsOf = ({ userId, name, own }: StoredUser): UserReference & Holdings => ({
  ...{ userId, name },
  ...{ groupIds: own.groupIds, assignments: own.assignments },
})

/** The received grants that count: those that are not declined. */
export const countingGrants = ({
  own,
  received,
}: Pick<StoredUser, 'own' | 'received'>): readonly ReceivedGrant[] => {
  const declined = new Set(own.declined.map(({ number }) => number))
  return received.grants.filter(({ number }) => !declined.has(number))
}

/** The user as if strangers had given nothing. */
export const withoutReceived = (user: StoredUser): StoredUser => ({
  ...user,
  groupIds: user.own.groupIds,
  assignments: user.own.assignments,
})

/** Whether there is a user of this name, or of one that counts as the same. */
export const isNameTaken = async (store: Reader, name: string): Promise<boolean> =>
  (await store.get(keys.user(name))) !== undefined

/** A new user. The type refuses a user as read, whose groups and assignments include received ones. */
export const putUser = (user: User & { readonly own?: never }, expected: Expected): Write => ({
  put: { ...keys.user(user.name), ...fieldsOf(user), ...listedUser(user.name) },
  expected,
})

/** @param changes of what the item of the user holds */
export const changedUser = (
  { item, own, ...user }: StoredUser,
  changes: Partial<User & OwnGrants>,
): Write => {
  const { declined, hasReceived, ...changed } = { ...user, ...own, ...changes }
  const received = {
    ...(hasReceived ? { hasReceived } : {}),
    ...(declined.length === 0 ? {} : { declined: grantsText(declined) }),
  }
  const key = keys.user(user.name)
  const put = { ...key, ...fieldsOf(changed), ...received, ...listedUser(user.name) }
  return { put, expected: item }
}

export const removeUser = ({ name, item }: StoredUser): Write => ({
  remove: keys.user(name),
  expected: item,
})

export const holderOf = (user: User): Holder => ({ userId: user.userId, ...granteeOf(user) })

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

/** @param receivedItem with what strangers gave to the user, or to an earlier user of the name */
export const userOf = (item: Item, receivedItem: Item | undefined): StoredUser => {
  const user = item as unknown as User
  const received = receivedGrantsOf(receivedItem, user.userId)
  const own: OwnGrants = {
    groupIds: user.groupIds,
    assignments: assignmentsIn(item),
    declined: grantsIn(item.declined),
    hasReceived: item.hasReceived === true,
  }
  const counting = countingGrants({ own, received })
  if (counting.length === 0) return { ...user, ...own, item, own, received }
  return {
    ...user,
    groupIds: [...new Set([...own.groupIds, ...groupIdsOf(counting)])],
    assignments: united([...own.assignments, ...assignmentsOf(counting)]),
    item,
    own,
    received,
  }
}

/** Each assignment once; it may be passed on when one of its grants may be. */
const united = (assignments: readonly UserRoleAssignment[]): readonly UserRoleAssignment[] => {
  const all = new Map<string, UserRoleAssignment>()
  for (const assignment of assignments) {
    const { roleId, qualifyingGroupId, qualifyingUserId } = assignment
    const name = JSON.stringify([roleId, qualifyingGroupId, qualifyingUserId])
    if (all.get(name)?.transitive !== true) all.set(name, assignment)
  }
  return [...all.values()]
}

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

/** The administrators whose names have this look. */
export const readAdministratorName = async (
  store: Reader,
  look: string,
): Promise<Administrators> => {
  const item = await store.get(keys.administratorName(look))
  return { userIds: (item?.userIds as readonly string[] | undefined) ?? [], item }
}

export const putAdministratorName = (
  look: string,
  userIds: readonly string[],
  expected: Expected,
): Write => ({ put: { ...keys.administratorName(look), userIds }, expected })

export const removeAdministratorName = (look: string, expected: Item): Write => ({
  remove: keys.administratorName(look),
  expected,
})

/** The condition that no administrator has a name of this look. */
export const noAdministratorName = (look: string): Write => ({
  absent: keys.administratorName(look),
})

export const putAdministrators = (userIds: readonly string[], expected: Expected): Write => ({
  put: { ...keys.administrators(), userIds },
  expected,
})
