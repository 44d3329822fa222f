/**
 * Selects the item of a user that contains a granted or revoked role or membership.
 *
 * A stranger is a caller without permission to update the user.
 *
 * INVARIANT: strangers write the user's own item once, to record that received grants exist, and
 * later only to revoke its grants. So they cannot block other writes of it.
 */
import { userObject } from '#values/objectId.ts'
import { removeGroupMember } from '#access/items/groups.ts'
import { isSameAssignment } from '#access/rules/facts.ts'
import { isSameWindow } from '#values/timeWindow.ts'
import type { UserRoleAssignment } from '#access/items/assignments.ts'
import type { Write } from '#table/items.ts'
import {
  assignmentsOf,
  giverOf,
  type Grant,
  groupIdsOf,
  putReceivedGrants,
  type ReceivedGrant,
} from '#access/items/receivedGrants.ts'
import {
  countingGrants,
  ownGrantsOf,
  type StoredUser,
  type User,
  type UserGrants,
} from '#access/items/users.ts'
import type { UserReference } from '#values/userName.ts'
import type { Context } from '#endpoint/context.ts'
import { may } from '#access/readable.ts'
import {
  removalsOfReceived,
  unexpiredGrants,
  unexpiredRoles,
  writesOfUser,
} from '#access/expiredRoles.ts'
import { existingMemberships, requireOwnCapacity, withCapacityFor } from './memberships.ts'
import { signedIn } from '#access/context.ts'

export const isStranger = async (context: Context, { userId, name }: UserReference) =>
  context.caller?.user.userId !== userId && !(await may(context, userObject(name), 'UPDATE'))

export const writesOfGrant = async (
  context: Context,
  user: StoredUser,
  grant: Grant,
  isByStranger: boolean,
) =>
  isByStranger
    ? writesOfGrantByStranger(context, user, grant)
    : writesOfOwnGrant(context, user, grant)

/** Moves a grant that a stranger gave earlier into the user's own item. */
const writesOfOwnGrant = async (context: Context, user: StoredUser, grant: Grant) => {
  const { removals, ...held } = await existingMemberships(context, ownGrantsOf(user))
  const remaining = withoutGrant(held, grant)
  requireOwnCapacity(remaining, grant, context.nowMillis)
  const changes = { ...withGrant(remaining, grant), declined: declinedWith(user, grant) }
  return [...writesOfUser(context, user, changes), ...removals]
}

const writesOfGrantByStranger = async (context: Context, user: StoredUser, grant: Grant) => {
  const { own, received } = user
  const giver = giverOf(signedIn(context).user)
  const others = countingGrants(user).filter((other) => !isSame(other.grant, grant))
  const kept = unexpiredGrants(context, others)
  const remaining = await withCapacityFor(context, user, kept, { grant, giver })
  const number = received.lastNumber + 1
  const grants = [...remaining, { number, giver, grant }]
  const dropped = others.filter((other) => !remaining.includes(other))
  // Without `hasReceived` in the user's own item, the name may have belonged to an earlier user.
  const expected = received.item ?? (own.hasReceived ? 'absent' : 'any')
  const isMoved = hasWithOtherWindow(own, grant)
  const left = isMoved ? withoutGrant(own, grant) : own
  const writesOwn = isMoved || !own.hasReceived
  return [
    putReceivedGrants(user, { grants, lastNumber: number }, expected),
    ...(writesOwn ? writesOfUser(context, user, { ...left, hasReceived: true }) : []),
    ...groupIdsOf(dropped).map((groupId) => removeGroupMember(groupId, user)),
    ...(await removalsOfReceived(context, user, assignmentsOf(dropped), [
      ...(writesOwn ? unexpiredRoles(context, left.assignments) : left.assignments),
      ...assignmentsOf(grants),
    ])),
  ]
}

/** It moves to the received grants: strangers must not write the own item again and again. */
const hasWithOtherWindow = ({ assignments }: UserGrants, grant: Grant): boolean =>
  'assignment' in grant &&
  assignments.some(
    (own) => isSameAssignment(own, grant.assignment) && !isSameWindow(own, grant.assignment),
  )

/** Removes `transitive` from the grant in both items. */
export const lowerAsStranger = async (
  context: Context,
  user: StoredUser,
  assignment: UserRoleAssignment,
) => {
  const grant = { assignment }
  const { assignments } = user.own
  const isOwn = assignments.some((own) => isSameAssignment(own, assignment) && own.transitive)
  const isReceived = countingGrants(user).some((received) => isSame(received.grant, grant))
  const lowered = assignments.map((own) => (isSameAssignment(own, assignment) ? assignment : own))
  return [
    ...(isOwn ? writesOfUser(context, user, { assignments: lowered }) : []),
    ...(isReceived ? await writesOfGrantByStranger(context, user, grant) : []),
  ]
}

/** Revokes a grant in all items that contain it, with other changes of the user. */
export const revokeGrant = async (
  context: Context,
  user: StoredUser,
  grant: Grant,
  isByStranger: boolean,
  changes: Partial<User> = {},
): Promise<readonly Write[]> => {
  const { own, received } = user
  const updated = { ...withoutGrant(own, grant), ...changes }
  if (!isByStranger) {
    return writesOfUser(context, user, { ...updated, declined: declinedWith(user, grant) })
  }
  const isChanged = holdsOwn(own, grant) || Object.keys(changes).length > 0
  const ownWrites = isChanged ? writesOfUser(context, user, updated) : []
  const counting = countingGrants(user)
  const taken = counting.find((other) => isSame(other.grant, grant))
  if (taken === undefined) return ownWrites
  const others = counting.filter((other) => other !== taken)
  const grants = unexpiredGrants(context, others)
  const dropped = assignmentsOf(others.filter((other) => !grants.includes(other)))
  const { assignments } = isChanged ? updated : own
  const held = isChanged ? unexpiredRoles(context, assignments) : assignments
  const { lastNumber, item = 'absent' } = received
  return [
    ...ownWrites,
    putReceivedGrants(user, { grants, lastNumber }, item, taken.number),
    ...(await removalsOfReceived(context, user, dropped, [...held, ...assignmentsOf(grants)])),
  ]
}

export const holdsOwn = ({ groupIds, assignments }: UserGrants, grant: Grant): boolean =>
  'groupId' in grant
    ? groupIds.includes(grant.groupId)
    : assignments.some((own) => isSameAssignment(own, grant.assignment))

const isSame = (left: Grant, right: Grant): boolean =>
  'groupId' in left
    ? 'groupId' in right && left.groupId === right.groupId
    : 'assignment' in right && isSameAssignment(left.assignment, right.assignment)

const withGrant = ({ groupIds, assignments }: UserGrants, grant: Grant): UserGrants =>
  'groupId' in grant
    ? { groupIds: [...groupIds, grant.groupId], assignments }
    : { groupIds, assignments: [...assignments, grant.assignment] }

const withoutGrant = ({ groupIds, assignments }: UserGrants, grant: Grant): UserGrants =>
  'groupId' in grant
    ? { groupIds: groupIds.filter((id) => id !== grant.groupId), assignments }
    : {
        groupIds,
        assignments: assignments.filter((own) => !isSameAssignment(own, grant.assignment)),
      }

/**
 * The declined grants, with this one. Deleted grants are removed. A number above the last known one
 * belongs to a grant that this request has not read.
 */
const declinedWith = (user: StoredUser, grant: Grant): readonly ReceivedGrant[] => {
  const { grants, lastNumber } = user.received
  const stored = new Set(grants.map(({ number }) => number))
  return [
    ...user.own.declined.filter(({ number }) => number > lastNumber || stored.has(number)),
    ...countingGrants(user).filter((received) => isSame(received.grant, grant)),
  ]
}
