/** Users, and everybody (the pseudo user `<all>`). */
import type { Holder } from '../../domain/access/facts.ts'
import { userObject } from '../../domain/access/objectId.ts'
import { foldUserName } from '../../domain/name/userName.ts'
import { boolean, list, nullable, number, optional, text } from '../attributes.ts'
import { entity, listedAttributes, recorded, withheld } from '../entity.ts'
import type { Expected, Item, Reader, Write } from '../items.ts'
import type { Key } from '../key.ts'
import { nameOf } from '../resources.ts'
import { assignmentsIn, assignmentsText, type UserRoleAssignment } from './assignments.ts'
import { type GranteeFields, granteeOf } from './everybody.ts'
import {
  assignmentsOf,
  contentOfGrants,
  grantsIn,
  grantsText,
  groupIdsOf,
  type ReceivedGrant,
  type ReceivedGrants,
  receivedGrantsEntity,
  receivedGrantsOf,
} from './receivedGrants.ts'

/** User: a user. The key makes names unique. */
export const userEntity = entity('USER#<folded name>#', 'USER', {
  attributes: {
    ...listedAttributes,
    ...{ userId: text, name: text },
    ...{ email: nullable(text), fullName: nullable(text), company: nullable(text) },
    ...{ passwordHash: nullable(text), accessTokenGeneration: number, sessionGeneration: number },
    ...{ ownGroupId: text, defaultGroupId: nullable(text) },
    ...{ groupIds: list(text), assignments: text, permissions: list(text) },
    ...{ hasReceived: optional(boolean), declined: optional(text) },
  },
  keyParts: ({ name }) => [name],
  object: { type: 'USER', keyOf: (id): Key => userEntity.key(nameOf(id)) },
  /** Secrets have the names of their purposes. */
  resources: (item) => {
    const { name, userId: identity, email, fullName, company, declined } = item
    const content = {
      ...{ email, fullName, company, password: item.passwordHash },
      accessToken: item.accessTokenGeneration,
      sessions: item.sessionGeneration,
      defaultGroup: item.defaultGroupId,
      groups: item.groupIds,
      roles: assignmentsIn(item.assignments),
      ...(declined === undefined ? {} : { declined: contentOfGrants(grantsIn(declined)) }),
    }
    const object = userObject(name)
    return [{ what: 'object', ...object, name, identity, content, seenBy: { objects: [object] } }]
  },
  audited: {
    // Personal data ends with the user, and records do not.
    ...{ email: withheld, fullName: withheld, company: withheld },
    // A hash would let the password be guessed.
    password: withheld,
    ...recorded('accessToken', 'sessions', 'defaultGroup', 'groups', 'roles', 'declined'),
  },
})

/** A user by name and by the internal id, which no other user ever gets. */
export interface UserReference {
  readonly userId: string
  readonly name: string
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
  const item = await store.get(userEntity.key(name))
  if (item?.name !== name) return undefined
  if (item.hasReceived !== true) return userOf(item, undefined)
  expectReceivedGrants(name)
  return userOf(item, await store.get(receivedGrantsEntity.key(name)))
}

/** Those of the users who exist, in two round trips at most. */
export const readUsers = async (
  store: Reader,
  names: readonly string[],
): Promise<readonly StoredUser[]> => {
  await store.prefetch(names.flatMap(keysOfUser))
  const items = await Promise.all(names.map((name) => userEntity.get(store, name)))
  await store.prefetch(
    items.flatMap((item) =>
      item?.hasReceived === true ? receivedGrantsEntity.key(item.name) : [],
    ),
  )
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
  (await store.get(userEntity.key(name))) !== undefined

/** A new user. The type refuses a user as read, whose groups and assignments include received ones. */
export const putUser = (user: User & { readonly own?: never }, expected: Expected): Write =>
  userEntity.put([user.name], fieldsOf(user), expected)

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
  const content = { ...fieldsOf(changed), ...received }
  return userEntity.put([user.name], content, item)
}

export const holderOf = (user: User): Holder => ({ userId: user.userId, ...granteeOf(user) })

/** Whether a name still belongs to the user with this id. */
export const isUser = (item: Item | undefined, userId: string): boolean => item?.userId === userId

/** @param receivedItem with what strangers gave to the user, or to an earlier user of the name */
export const userOf = (item: Item, receivedItem: Item | undefined): StoredUser => {
  const { declined, hasReceived, ...user } = userEntity.decode(item)
  const received = receivedGrantsOf(receivedItem, user.userId)
  const own: OwnGrants = {
    groupIds: user.groupIds,
    assignments: assignmentsIn(user.assignments),
    declined: grantsIn(declined),
    hasReceived: hasReceived === true,
  }
  const counting = countingGrants({ own, received })
  const { groupIds, assignments } = own
  if (counting.length === 0) return { ...user, groupIds, assignments, item, own, received }
  return {
    ...user,
    groupIds: [...new Set([...groupIds, ...groupIdsOf(counting)])],
    assignments: united([...assignments, ...assignmentsOf(counting)]),
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

/** Puts a user into the list of users: the key does not hold the name as it is written. */
export const listedUser = (name: string) => ({ listPK: 'USER', listSK: name })

const fieldsOf = (user: User) => ({
  ...user,
  assignments: assignmentsText(user.assignments),
  ...listedUser(user.name),
})

const namesMax = 10_000

/** Folded names of users who have received grants; a Set remembers the order of its entries. */
const receivers = new Set<string>()

/** This process reads the received grants of the user together with the user from now on. */
export const expectReceivedGrants = (name: string): void => {
  const [oldest] = receivers
  if (receivers.size >= namesMax && oldest !== undefined) receivers.delete(oldest)
  receivers.add(foldUserName(name))
}

/** The user, and the received grants where this process expects some. */
export const keysOfUser = (name: string): readonly Key[] =>
  receivers.has(foldUserName(name))
    ? [userEntity.key(name), receivedGrantsEntity.key(name)]
    : [userEntity.key(name)]
