import { sentence } from '#values/failure.ts'
import type { Holder } from '../rules/facts.ts'
import { userObject } from '#values/objectId.ts'
import { windowText } from '#values/timeWindow.ts'
import { RecentMap } from '#values/recentMap.ts'
import { escapeName } from '#values/pathName.ts'
import type { SharedValue } from '#values/sharedValues.ts'
import { foldUserName, type UserReference } from '#values/userName.ts'
import { boolean, list, nullable, number, optional, text } from '#table/attributes.ts'
import {
  entity,
  indexEntryOf,
  listedAttributes,
  type MembershipChange,
  recorded,
  withheld,
} from '#table/entity.ts'
import type { Expected, Item, Prefetch, Reader, Write } from '#table/items.ts'
import type { Key } from '#table/key.ts'
import { registerObjects } from '#table/registry.ts'
import { nameOf } from '#table/resources.ts'
import { assignmentsIn, assignmentsText, type UserRoleAssignment } from './assignments.ts'
import { type GranteeFields, granteeOf } from './everybody.ts'
import {
  assignmentsOf,
  contentOfGrants,
  grantsIn,
  grantsText,
  groupIdsOf,
  grantsWithout,
  type ReceivedGrant,
  type ReceivedGrants,
  receivedGrantsEntity,
  receivedGrantsOf,
} from './receivedGrants.ts'

/** User: a user. The key makes names unique. */
export const userEntity = entity('user', 'USER#<folded name>#', 'USER', {
  attributes: {
    ...listedAttributes,
    userId: text,
    name: text,
    email: nullable(text),
    emailConfirmed: optional(boolean),
    fullName: nullable(text),
    company: nullable(text),
    passwordHash: nullable(text),
    accessTokenGeneration: number,
    sessionGeneration: number,
    tokenGeneration: optional(number),
    ownGroupId: text,
    defaultGroupId: nullable(text),
    groupIds: list(text),
    assignments: text,
    permissions: list(text),
    hasReceived: optional(boolean),
    declined: optional(text),
  },
  keyParts: ({ name }) => [name],
  userIn: ({ name }) => userObject(name),
  object: { type: 'USER', keyOf: (id): Key => userEntity.key(nameOf(id)) },
  /** Secrets appear under the names of their purposes. */
  resources: (item) => {
    const { name, userId: identity, email, fullName, company, declined } = item
    const content = {
      email,
      emailConfirmed: item.emailConfirmed === true,
      fullName,
      company,
      password: item.passwordHash,
      accessToken: item.accessTokenGeneration,
      sessions: item.sessionGeneration,
      ...(item.tokenGeneration === undefined ? {} : { tokens: item.tokenGeneration }),
      defaultGroup: item.defaultGroupId,
      groups: item.groupIds,
      roles: assignmentsIn(item.assignments),
      ...(declined === undefined ? {} : { declined: contentOfGrants(grantsIn(declined)) }),
    }
    const object = userObject(name)
    return [{ what: 'object', ...object, name, identity, content, seenBy: { objects: [object] } }]
  },
  // Not of a user's creation or deletion, because the user's own record is enough.
  memberships: (before, after) => before && membershipChange(before, after),
  audited: {
    // Personal data is deleted with the user, but audit records are not.
    email: withheld,
    fullName: withheld,
    company: withheld,
    // The password could be guessed from a hash.
    password: withheld,
    ...recorded(
      'emailConfirmed',
      'accessToken',
      'sessions',
      'tokens',
      'defaultGroup',
      'groups',
      'roles',
      'declined',
    ),
  },
})

export interface User extends UserReference, GranteeFields {
  readonly email: string | null
  /** Whether the user has opened a link that was sent to the address. */
  readonly emailConfirmed?: boolean | undefined
  readonly fullName: string | null
  readonly company: string | null
  /** Null: the user cannot sign in with a password. */
  readonly passwordHash: string | null
  /** Access tokens of other generations are invalid. */
  readonly accessTokenGeneration: number
  /** Sessions of other generations are invalid. */
  readonly sessionGeneration: number
  /** Scoped tokens of other generations are invalid. */
  readonly tokenGeneration: number
  /** The group that is created and deleted with the user. */
  readonly ownGroupId: string
  /** The owning group of objects that the user creates. */
  readonly defaultGroupId: string | null
}

/** Folded names of users with received grants. */
const receivers: SharedValue<RecentMap<true>> = { create: () => new RecentMap(10_000) }

export type UserGrants = Pick<GranteeFields, 'groupIds' | 'assignments'>

/** The grants in the user's own item. Strangers cannot add to it. */
export interface OwnGrants extends UserGrants {
  /** Received grants that somebody other than a stranger removed. */
  readonly declined: readonly ReceivedGrant[]
  /** Whether an item with received grants exists. It never becomes false again. */
  readonly hasReceived: boolean
}

/** A user as read. Groups and assignments combine those of the user's own item and the received ones. */
export interface StoredUser extends User {
  readonly item: Item
  readonly own: OwnGrants
  readonly received: ReceivedGrants
}

/** Names must match exactly, although similar names share a key. */
export const readUser = async (store: Reader, name: string): Promise<StoredUser | undefined> => {
  const item = await store.get(userEntity.key(name))
  if (item?.name !== name) return undefined
  if (item.hasReceived !== true) return userOf(item, undefined)
  store.hints.of(receivers).set(foldUserName(name), true)
  return userOf(item, await store.get(receivedGrantsEntity.key(name)))
}

/** Reads the users who exist, in at most two round trips. */
export const readUsers = async (store: Reader, names: readonly string[]) => {
  await store.prefetch(names.flatMap(prefetchOfUser))
  const users = await Promise.all(names.map((name) => readUser(store, name)))
  return users.flatMap((user) => user ?? [])
}

export const ownGrantsOf = ({ userId, name, own }: StoredUser): UserReference & UserGrants => ({
  userId,
  name,
  groupIds: own.groupIds,
  assignments: own.assignments,
})

export const countingGrants = ({ own, received }: Pick<StoredUser, 'own' | 'received'>) => {
  const declined = new Set(own.declined.map(({ number }) => number))
  return received.grants.filter(({ number }) => !declined.has(number))
}

export const withoutReceived = (user: StoredUser): StoredUser => ({
  ...user,
  groupIds: user.own.groupIds,
  assignments: user.own.assignments,
})

/** Returns whether a user has this name, or a name with the same key. */
export const isNameTaken = async (store: Reader, name: string): Promise<boolean> =>
  (await store.get(userEntity.key(name))) !== undefined

/** No older user has the name with which paths write the new one. New names contain no escapes. */
export const noTwinUser = (name: string): readonly Write[] =>
  escapeName(name) === name ? [] : [{ absent: userEntity.key(escapeName(name)) }]

/** The type rejects a stored user, whose groups and assignments include received ones. */
export const putUser = (user: User & { readonly own?: never }, expected: Expected): Write =>
  userEntity.put([user.name], fieldsOf(user), expected)

/** @param changes of the attributes of the user's item */
export const changedUser = (
  { item, own, ...user }: StoredUser,
  changes: Partial<User & OwnGrants>,
): Write => {
  const { declined, hasReceived, ...changed } = { ...user, ...own, ...changes }
  const received = {
    ...(hasReceived ? { hasReceived } : {}),
    ...(declined.length === 0 ? {} : { declined: grantsText(declined) }),
  }
  const content = { ...fieldsOf(changed), ...received }
  return userEntity.put([user.name], content, item)
}

export const holderOf = (user: User): Holder => ({ userId: user.userId, ...granteeOf(user) })

/** @param receivedItem may belong to an earlier user of the name */
export const userOf = (item: Item, receivedItem: Item | undefined): StoredUser => {
  const decoded = userEntity.decode(item)
  const received = receivedGrantsOf(receivedItem, decoded.userId)
  const own: OwnGrants = {
    groupIds: decoded.groupIds,
    assignments: assignmentsIn(decoded.assignments),
    declined: grantsIn(decoded.declined),
    hasReceived: decoded.hasReceived === true,
  }
  const counting = countingGrants({ own, received })
  const { groupIds, assignments } = own
  const hasMore = counting.length > 0
  // Named one by one, because every request comes here and a rest of an item costs more.
  return {
    userId: decoded.userId,
    name: decoded.name,
    email: decoded.email,
    emailConfirmed: decoded.emailConfirmed,
    fullName: decoded.fullName,
    company: decoded.company,
    passwordHash: decoded.passwordHash,
    accessTokenGeneration: decoded.accessTokenGeneration,
    sessionGeneration: decoded.sessionGeneration,
    tokenGeneration: decoded.tokenGeneration ?? 0,
    ownGroupId: decoded.ownGroupId,
    defaultGroupId: decoded.defaultGroupId,
    permissions: decoded.permissions,
    groupIds: hasMore ? [...new Set([...groupIds, ...groupIdsOf(counting)])] : groupIds,
    assignments: hasMore ? united([...assignments, ...assignmentsOf(counting)]) : assignments,
    item,
    own,
    received,
  }
}

/** Merges assignments that are equal and have one window. The result is transitive if one of them is. */
const united = (assignments: readonly UserRoleAssignment[]): readonly UserRoleAssignment[] => {
  const all = new Map<string, UserRoleAssignment>()
  for (const assignment of assignments) {
    const { roleId, qualifyingGroupId, qualifyingUserId } = assignment
    const name = JSON.stringify([
      roleId,
      qualifyingGroupId,
      qualifyingUserId,
      windowText(assignment),
    ])
    if (all.get(name)?.transitive !== true) all.set(name, assignment)
  }
  return [...all.values()]
}

/** Adds a user to the list of users, because the key does not contain the name as written. */
const listedUser = (name: string) => ({ listPK: 'USER', listSK: name })

/** Lists user names in byte order, starting after `after`. */
export const listUserNames = async (store: Reader, limit: number, after: string | undefined) => {
  const start = after === undefined ? undefined : { ...userEntity.key(after), ...listedUser(after) }
  const { items } = await store.query({ index: 'ByType', partition: 'USER', limit, start })
  return { names: items.map((item) => indexEntryOf(item).listSK), isLast: items.length < limit }
}

const fieldsOf = ({ emailConfirmed, ...user }: User) => ({
  ...user,
  ...(emailConfirmed === true ? { emailConfirmed } : {}),
  assignments: assignmentsText(user.assignments),
  ...listedUser(user.name),
})

export const prefetchOfUser = (name: string): readonly Prefetch[] => [
  userEntity.key(name),
  (hints) =>
    hints.of(receivers).get(foldUserName(name)) === true ? [receivedGrantsEntity.key(name)] : [],
]

registerObjects('USER', {
  prefetch: (id) => prefetchOfUser(nameOf(id)),
  notFound: (name) => sentence`User ${name} not known`,
  isTyped: true,
})

interface Memberships extends UserReference {
  readonly groupIds: readonly string[]
  readonly declined?: string | undefined
}

/** A received membership ends when the user declines it, unless the user's own item has it now. */
const membershipChange = (before: Memberships, after: Memberships): MembershipChange => {
  const [was, is] = [new Set(before.groupIds), new Set(after.groupIds)]
  const declined = new Set(
    groupIdsOf(grantsWithout(grantsIn(after.declined), grantsIn(before.declined))),
  )
  return {
    user: { name: after.name, userId: after.userId },
    joined: [...is].filter((groupId) => !was.has(groupId) && !declined.has(groupId)),
    left: [...new Set([...was, ...declined])].filter((groupId) => !is.has(groupId)),
  }
}
