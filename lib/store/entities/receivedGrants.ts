/**
 * Roles and memberships that strangers gave to a user. A stranger is a caller without the permission to
 * update the user. These grants are in an item beside the user. Strangers write it as often as they
 * like, and so never stand in the way of the user and of administrators, who write the user's own item.
 */
import { userObject } from '../../domain/access/objectId.ts'
import { number, optional, text } from '../attributes.ts'
import { entity, recorded } from '../entity.ts'
import type { Content, Expected, Item, Reader, Write } from '../items.ts'
import { assignmentOf, assignmentText, type UserRoleAssignment } from './assignments.ts'

/** Received grants: the roles and memberships that strangers gave to the user. */
export const receivedGrantsEntity = entity('USER#<folded name>#', 'RECEIVED', {
  attributes: {
    userId: text,
    name: text,
    grants: text,
    lastNumber: number,
    taken: optional(number),
  },
  keyParts: ({ name }) => [name],
  resources: ({ name, userId: identity, grants, lastNumber }) => {
    const object = userObject(name)
    const content = { ...contentOfGrants(grantsIn(grants)), number: lastNumber }
    const seenBy = { objects: [object] }
    return [{ what: 'receivedGrants', ...object, name, identity, content, seenBy }]
  },
  audited: recorded('groups', 'roles', 'number'),
})

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

export const receivedGrantsOf = (stored: Item | undefined, userId: string): ReceivedGrants => {
  const item = receivedGrantsEntity.decodeAny(stored)
  return item?.userId === userId
    ? { grants: grantsIn(item.grants), lastNumber: item.lastNumber, item }
    : nothingReceived
}

export const readReceivedGrants = async (
  store: Reader,
  { name, userId }: { readonly name: string; readonly userId: string },
): Promise<ReceivedGrants> => receivedGrantsOf(await receivedGrantsEntity.get(store, name), userId)

/** @param taken the number of the grant that the giver takes away; the audit trail needs it */
export const putReceivedGrants = (
  { userId, name }: { readonly userId: string; readonly name: string },
  { grants, lastNumber }: Omit<ReceivedGrants, 'item'>,
  expected: Expected,
  taken?: number,
): Write => {
  const content = { userId, name, grants: grantsText(grants), lastNumber }
  return receivedGrantsEntity.put(
    [name],
    taken === undefined ? content : { ...content, taken },
    expected,
  )
}

/** A line for each, like the roles of a user. */
export const grantsText = (grants: readonly ReceivedGrant[]): string =>
  grants
    .map(({ number, giver, grant }) =>
      'groupId' in grant
        ? `${number}:${giver}:${grant.isKept === true ? 'kept' : 'group'}:${grant.groupId}`
        : `${number}:${giver}:role:${assignmentText(grant.assignment)}`,
    )
    .join('\n')

/** @param lines absent like no grants */
export const grantsIn = (lines: string | undefined): readonly ReceivedGrant[] =>
  lines === undefined || lines === '' ? [] : lines.split('\n').map(receivedGrantOf)

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
