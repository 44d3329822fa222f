/** The limits of the roles and memberships of a user. Roles whose time is over do not count. */
import { isExpired } from '#values/timeWindow.ts'
import { Failure } from '#values/failure.ts'
import {
  assignmentsOf,
  type Grant,
  groupIdsOf,
  type ReceivedGrant,
} from '#access/items/receivedGrants.ts'
import { countingGrants, type StoredUser, type UserGrants } from '#access/items/users.ts'
import type { UserReference } from '#values/userName.ts'
import type { Context } from '#endpoint/context.ts'
import { invalidGroup } from '#access/notFound.ts'
import { windowOfGrant } from '#access/expiredRoles.ts'
import { definitionsExist, definitionsOfGrants, membershipsMax } from './memberships.ts'

/**
 * The limit of memberships received from strangers, and also that of roles. Memberships in groups
 * that members cannot leave have a separate limit of the same size.
 */
export const receivedMax = 100

export const receivedPerGrantorMax = 25

export const unexpired = (assignments: UserGrants['assignments'], nowMillis: number) =>
  assignments.filter((assignment) => !isExpired(assignment, nowMillis))

/**
 * @param held roles and memberships of the user without the grant
 * @throws Failure if the user's own item is full
 */
export const requireOwnCapacity = (
  { groupIds, assignments }: UserGrants,
  grant: Grant,
  nowMillis: number,
): void => {
  const [held, detail] =
    'groupId' in grant
      ? [groupIds, `User is in ${membershipsMax} groups, and cannot be in more.`]
      : [unexpired(assignments, nowMillis), `User has ${membershipsMax} roles already.`]
  if (held.length >= membershipsMax) throw limitFailure(grant, detail)
}

/**
 * Returns the received grants to keep with a new one. Grants of deleted roles and groups are
 * removed if the limit is reached.
 * @throws Failure if the limit is exceeded
 */
export const withCapacityFor = async (
  context: Context,
  user: UserReference,
  grants: readonly ReceivedGrant[],
  wanted: Pick<ReceivedGrant, 'grant' | 'giver'>,
) => {
  const { nowMillis } = context
  if (limitExceeded(user, grants, wanted, nowMillis) === undefined) return grants
  const existing = await existingGrants(context, grants)
  const problem = limitExceeded(user, existing, wanted, nowMillis)
  if (problem !== undefined) throw limitFailure(wanted.grant, problem)
  return existing
}

const existingGrants = async (context: Context, grants: readonly ReceivedGrant[]) => {
  const groupIds = groupIdsOf(grants)
  const definitions = await definitionsOfGrants(context, assignmentsOf(grants), groupIds)
  return grants.filter(({ grant }) =>
    'groupId' in grant
      ? definitions.group(grant.groupId) !== undefined
      : definitionsExist(definitions, grant.assignment),
  )
}

const limitExceeded = (
  { name }: UserReference,
  grants: readonly ReceivedGrant[],
  { grant: wanted, giver }: Pick<ReceivedGrant, 'grant' | 'giver'>,
  nowMillis: number,
): string | undefined => {
  const kind = kindOf(wanted)
  const alike = grants
    .filter((received) => !isExpired(windowOfGrant(received), nowMillis))
    .filter(({ grant }) => kindOf(grant) === kind)
  const [what, verb] = {
    role: ['roles', 'gives a role back'],
    membership: ['memberships', 'leaves a group'],
    kept: ['memberships of groups that members cannot leave', 'is removed from a group'],
  }[kind]
  if (alike.filter((other) => other.giver === giver).length >= receivedPerGrantorMax) {
    return `User has ${receivedPerGrantorMax} ${what} from you already. Revoke one first, or ask a user with permission to update ${name}.`
  }
  if (alike.length >= receivedMax) {
    return `User has ${receivedMax} ${what} from others already. Ask a user with permission to update ${name}, or wait until ${name} ${verb}.`
  }
  return undefined
}

const kindOf = (grant: Grant): 'role' | 'membership' | 'kept' => {
  if ('assignment' in grant) return 'role'
  return grant.isKept === true ? 'kept' : 'membership'
}

/**
 * Whether the user may leave the group to stay below the limit. Otherwise strangers could fill
 * the limit for memberships, and then forbid members to leave.
 */
export const mayLeaveForCapacity = (user: StoredUser, groupId: string): boolean => {
  const memberships = countingGrants(user).filter(({ grant }) => kindOf(grant) === 'membership')
  return (
    memberships.length >= receivedMax &&
    !user.own.groupIds.includes(groupId) &&
    groupIdsOf(memberships).includes(groupId)
  )
}

const limitFailure = (grant: Grant, detail: string): Failure =>
  'groupId' in grant ? invalidGroup(detail, 'username') : new Failure('user-not-acceptable', detail)
