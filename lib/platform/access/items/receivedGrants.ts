/** Strangers have no permission to update the user. They write this item often, without conflicts with the user's. */
import { userObject } from '#values/objectId.ts'
import type { UserReference } from '#values/userName.ts'
import { number, optional, text } from '#table/attributes.ts'
import { entity, recorded } from '#table/entity.ts'
import type { Content, Expected, Item, Reader, Write } from '#table/items.ts'
import { assignmentOf, assignmentText, type UserRoleAssignment } from './assignments.ts'

/** Received grants: the roles and memberships that strangers gave to the user. */
export const receivedGrantsEntity = entity('receivedGrants', 'USER#<folded name>#', 'RECEIVED', {
  attributes: {
    userId: text,
    name: text,
    grants: text,
    lastNumber: number,
    taken: optional(number),
  },
  keyParts: ({ name }) => [name],
  userIn: ({ name }) => userObject(name),
  resources: ({ name, userId: identity, grants, lastNumber }) => {
    const object = userObject(name)
    const content = { ...contentOfGrants(grantsIn(grants)), number: lastNumber }
    const seenBy = { objects: [object] }
    return [{ what: 'receivedGrants', ...object, name, identity, content, seenBy }]
  },
  audited: recorded('groups', 'roles', 'number'),
  // Ignores the removal of a grant that was not valid any more.
  memberships: (before, { name, userId, grants, taken }) => {
    const [was, is] = [grantsIn(before?.userId === userId ? before.grants : ''), grantsIn(grants)]
    return {
      user: { name, userId },
      joined: groupIdsOf(grantsWithout(is, was)),
      left: groupIdsOf(was.filter(({ number }) => number === taken)),
    }
  },
})

export type Grant = MembershipGrant | { readonly assignment: UserRoleAssignment }

interface MembershipGrant {
  readonly groupId: string
  /** Whether members could not leave the group when the grant was made. Absent means false. */
  readonly isKept?: boolean
}

export interface ReceivedGrant {
  /** A number that no other grant of the user ever gets. */
  readonly number: number
  /** The part of the giver's id by which grants are counted; see `giverOf`. */
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

/** The first part of the internal id of a user, because each grant contains it. */
export const giverOf = ({ userId }: { readonly userId: string }): string =>
  userId.slice(0, userId.indexOf('-'))

export const receivedGrantsOf = (stored: Item | undefined, userId: string): ReceivedGrants => {
  const item = receivedGrantsEntity.decodeAny(stored)
  return item?.userId === userId
    ? { grants: grantsIn(item.grants), lastNumber: item.lastNumber, item }
    : nothingReceived
}

export const readReceivedGrants = async (store: Reader, { name, userId }: UserReference) =>
  receivedGrantsOf(await receivedGrantsEntity.get(store, name), userId)

/** @param taken the number of the grant that its giver removes; the audit trail needs it */
export const putReceivedGrants = (
  { userId, name }: UserReference,
  { grants, lastNumber }: Omit<ReceivedGrants, 'item'>,
  expected: Expected,
  taken?: number,
): Write => {
  const content = { userId, name, grants: grantsText(grants), lastNumber }
  const taking = taken === undefined ? content : { ...content, taken }
  return receivedGrantsEntity.put([name], taking, expected)
}

/** Formats grants as one line each, like the roles of a user. */
export const grantsText = (grants: readonly ReceivedGrant[]): string =>
  grants
    .map(({ number, giver, grant }) =>
      'groupId' in grant
        ? `${number}:${giver}:${grant.isKept === true ? 'kept' : 'group'}:${grant.groupId}`
        : `${number}:${giver}:role:${assignmentText(grant.assignment)}`,
    )
    .join('\n')

/** @param lines absent means no grants */
export const grantsIn = (lines: string | undefined): readonly ReceivedGrant[] =>
  lines === undefined || lines === '' ? [] : lines.split('\n').map(receivedGrantOf)

const receivedGrantOf = (line: string): ReceivedGrant => {
  const [number, giver = '', kind, ...rest] = line.split(':')
  const content = rest.join(':')
  const membership = kind === 'kept' ? { groupId: content, isKept: true } : { groupId: content }
  const grant = kind === 'role' ? { assignment: assignmentOf(content) } : membership
  return { number: Number(number), giver, grant }
}

export const groupIdsOf = (grants: readonly ReceivedGrant[]): readonly string[] =>
  grants.flatMap(({ grant }) => ('groupId' in grant ? grant.groupId : []))

export const grantsWithout = (
  grants: readonly ReceivedGrant[],
  others: readonly ReceivedGrant[],
): readonly ReceivedGrant[] => {
  const numbers = new Set(others.map(({ number }) => number))
  return grants.filter(({ number }) => !numbers.has(number))
}

export const assignmentsOf = (grants: readonly ReceivedGrant[]): readonly UserRoleAssignment[] =>
  grants.flatMap(({ grant }) => ('assignment' in grant ? grant.assignment : []))

/** Formats grants for the audit trail, in words of the domain. */
export const contentOfGrants = (grants: readonly ReceivedGrant[]): Content => ({
  groups: groupIdsOf(grants),
  roles: assignmentsOf(grants),
})
