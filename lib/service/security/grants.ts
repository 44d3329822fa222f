/**
 * Selects the item of a user that contains a granted or revoked role or membership, and limits the
 * number of roles and memberships, in total and received from strangers.
 *
 * A stranger is a caller without permission to update the user.
 *
 * INVARIANT: strangers write the user's own item once, to record that received grants exist, and
 * later only to revoke its grants. So they cannot block other writes of it.
 */
import { userObject } from '../../domain/access/objectId.ts'
import { removeGroupMember } from '../../store/entities/groups.ts'
import { isSameAssignment } from '../../domain/access/facts.ts'
import type { UserRoleAssignment } from '../../store/entities/assignments.ts'
import type { Write } from '../../store/items.ts'
import {
  assignmentsOf,
  giverOf,
  type Grant,
  groupIdsOf,
  putReceivedGrants,
  type ReceivedGrant,
} from '../../store/entities/receivedGrants.ts'
import { removeRoleHolder } from '../../store/entities/roles.ts'
import {
  changedUser,
  countingGrants,
  ownGrantsOf,
  type StoredUser,
  type User,
  type UserGrants,
  type UserReference,
} from '../../store/entities/users.ts'
import type { Context } from '../context.ts'
import { may } from '../readable.ts'
import {
  definitionsExist,
  definitionsOfGrants,
  existingMemberships,
  membershipsMax,
} from './memberships.ts'
import { signedIn } from './signIn.ts'
import { Failure } from '../../domain/failure.ts'
import { invalidGroup } from '../notFound.ts'

/** Whether the caller lacks permission to update the user. */
export const isStranger = async (context: Context, { userId, name }: UserReference) =>
  context.caller?.user.userId !== userId && !(await may(context, userObject(name), 'UPDATE'))

/** Adds a grant that the user does not have, or has with other attributes. */
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
  requireOwnCapacity(remaining, grant)
  const changes = { ...withGrant(remaining, grant), declined: declinedWith(user, grant) }
  return [changedUser(user, changes), ...removals]
}

const writesOfGrantByStranger = async (context: Context, user: StoredUser, grant: Grant) => {
  const { own, received } = user
  const giver = giverOf(signedIn(context).user)
  const others = countingGrants(user).filter((other) => !isSame(other.grant, grant))
  const remaining = await withCapacityFor(context, user, others, { grant, giver })
  const number = received.lastNumber + 1
  const grants = [...remaining, { number, giver, grant }]
  const dropped = others.filter((other) => !remaining.includes(other))
  // Without `hasReceived` in the user's own item, the name may have belonged to an earlier user.
  const expected = received.item ?? (own.hasReceived ? 'absent' : 'any')
  return [
    putReceivedGrants(user, { grants, lastNumber: number }, expected),
    ...(own.hasReceived ? [] : [changedUser(user, { hasReceived: true })]),
    ...groupIdsOf(dropped).map((groupId) => removeGroupMember(groupId, user)),
    ...assignmentsOf(dropped).map((assignment) => removeRoleHolder(user, assignment)),
  ]
}

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
    ...(isOwn ? [changedUser(user, { assignments: lowered })] : []),
    ...(isReceived ? await writesOfGrantByStranger(context, user, grant) : []),
  ]
}

/**
 * Revokes a grant in all items that contain it.
 * @param changes of the user in the same write
 */
export const revokeGrant = (
  user: StoredUser,
  grant: Grant,
  isByStranger: boolean,
  changes: Partial<User> = {},
): readonly Write[] => {
  const { own, received } = user
  const updated = { ...withoutGrant(own, grant), ...changes }
  if (!isByStranger) {
    return [changedUser(user, { ...updated, declined: declinedWith(user, grant) })]
  }
  const isChanged = holdsOwn(own, grant) || Object.keys(changes).length > 0
  const ownWrites = isChanged ? [changedUser(user, updated)] : []
  const counting = countingGrants(user)
  const taken = counting.find((other) => isSame(other.grant, grant))
  if (taken === undefined) return ownWrites
  const grants = counting.filter((other) => other !== taken)
  const { lastNumber, item = 'absent' } = received
  return [...ownWrites, putReceivedGrants(user, { grants, lastNumber }, item, taken.number)]
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

/**
 * The limit of memberships received from strangers, and also that of roles. Memberships in groups
 * that members cannot leave have a separate limit of the same size.
 */
export const receivedMax = 100

/** The limit of received grants from the same user. */
export const receivedPerGrantorMax = 25

/**
 * @param held roles and memberships of the user without the grant
 * @throws Failure if the user's own item is full
 */
const requireOwnCapacity = ({ groupIds, assignments }: UserGrants, grant: Grant): void => {
  const [held, detail] =
    'groupId' in grant
      ? [groupIds, `User is in ${membershipsMax} groups, and cannot be in more.`]
      : [assignments, `User has ${membershipsMax} roles already.`]
  if (held.length >= membershipsMax) throw limitFailure(grant, detail)
}

/**
 * Returns the received grants to keep with a new one. Grants of deleted roles and groups are
 * removed if the limit is reached.
 * @throws Failure if the limit is exceeded
 */
const withCapacityFor = async (
  context: Context,
  user: UserReference,
  grants: readonly ReceivedGrant[],
  wanted: Pick<ReceivedGrant, 'grant' | 'giver'>,
) => {
  if (limitExceeded(user, grants, wanted) === undefined) return grants
  const existing = await existingGrants(context, grants)
  const problem = limitExceeded(user, existing, wanted)
  if (problem !== undefined) throw limitFailure(wanted.grant, problem)
  return existing
}

/** Grants of deleted roles and groups do not count. */
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
): string | undefined => {
  const kind = kindOf(wanted)
  const alike = grants.filter(({ grant }) => kindOf(grant) === kind)
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
