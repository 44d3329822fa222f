/**
 * Roles and memberships that strangers gave to a user. A stranger is a caller without the permission to
 * update the user. These grants are in an item beside the user. Strangers write it as often as they
 * like, and so never stand in the way of the user and of administrators, who write the user's own item.
 */
import { assignmentOf, assignmentText, type UserRoleAssignment } from './assignments.ts'
import { foldUserName } from '../domain/name/userName.ts'
import type { Content, Expected, Item, Reader, Write } from './items.ts'
import { type Key, keys } from './keys.ts'

export type Grant = MembershipGrant | { readonly assignment: UserRoleAssignment }

export interface MembershipGrant {
  readonly groupId: string
  /** Whether members were not allowed to leave the group when it was given. Absent like false. */
  readonly isKept?: boolean
}

export interface ReceivedGrant {
  /** No other grant that the user receives ever has this number. */
  readonly number: number
  /** Counts the grants of one giver; see `giverOf`. */
  readonly giver: string
  readonly grant: Grant
}

export interface ReceivedGrants {
  readonly grants: readonly ReceivedGrant[]
  readonly lastNumber: number
  /** Absent: the user has not received anything yet, or the item belongs to an earlier user. */
  readonly item: Item | undefined
}

const nothingReceived: ReceivedGrants = { grants: [], lastNumber: 0, item: undefined }

/** The first part of the internal id of a user. It is short, because each grant holds it. */
export const giverOf = ({ userId }: { readonly userId: string }): string =>
  userId.slice(0, userId.indexOf('-'))

export const receivedGrantsOf = (item: Item | undefined, userId: string): ReceivedGrants =>
  item?.userId === userId
    ? { grants: grantsIn(item.grants), lastNumber: item.lastNumber as number, item }
    : nothingReceived

export const readReceivedGrants = async (
  store: Reader,
  { name, userId }: { readonly name: string; readonly userId: string },
): Promise<ReceivedGrants> => receivedGrantsOf(await store.get(keys.receivedGrants(name)), userId)

/** @param taken the number of the grant that the giver takes away; the audit trail needs it */
export const putReceivedGrants = (
  { userId, name }: { readonly userId: string; readonly name: string },
  { grants, lastNumber }: Omit<ReceivedGrants, 'item'>,
  expected: Expected,
  taken?: number,
): Write => ({
  put: {
    ...keys.receivedGrants(name),
    ...{ userId, name, grants: grantsText(grants), lastNumber },
    ...(taken === undefined ? {} : { taken }),
  },
  expected,
})

export const removeReceivedGrants = (item: Item): Write => ({
  remove: { PK: item.PK, SK: item.SK },
  expected: item,
})

/** A line for each, like the roles of a user. */
export const grantsText = (grants: readonly ReceivedGrant[]): string =>
  grants
    .map(({ number, giver, grant }) =>
      'groupId' in grant
        ? `${number}:${giver}:${grant.isKept === true ? 'kept' : 'group'}:${grant.groupId}`
        : `${number}:${giver}:role:${assignmentText(grant.assignment)}`,
    )
    .join('\n')

/** @param text absent like no grants */
export const grantsIn = (text: unknown): readonly ReceivedGrant[] =>
  typeof text !== 'string' || text === '' ? [] : text.split('\n').map(receivedGrantOf)

const receivedGrantOf = (line: string): ReceivedGrant => {
  const [number, giver = '', kind, ...rest] = line.split(':')
  const content = rest.join(':')
  return { number: Number(number), giver, grant: grantOf(kind, content) }
}

const grantOf = (kind: string | undefined, content: string): Grant => {
  if (kind === 'group') return { groupId: content }
  return kind === 'kept'
    ? { groupId: content, isKept: true }
    : { assignment: assignmentOf(content) }
}

export const groupIdsOf = (grants: readonly ReceivedGrant[]): readonly string[] =>
  grants.flatMap(({ grant }) => ('groupId' in grant ? grant.groupId : []))

export const assignmentsOf = (grants: readonly ReceivedGrant[]): readonly UserRoleAssignment[] =>
  grants.flatMap(({ grant }) => ('assignment' in grant ? grant.assignment : []))

/** In words of the domain, for the audit trail. */
export const contentOfGrants = (grants: readonly ReceivedGrant[]): Content => ({
  groups: groupIdsOf(grants),
  roles: assignmentsOf(grants),
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
    ? [keys.user(name), keys.receivedGrants(name)]
    : [keys.user(name)]
