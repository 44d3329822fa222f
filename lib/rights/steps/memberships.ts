/** Memberships and roles that exist, and their limits. Deleted groups, roles and qualifying users have no effect. */
import type { Definitions, Qualifier, RoleAssignment } from '#access/rules/facts.ts'
import { removeGroupMember } from '#access/items/groups.ts'
import { removeQualifiedRole, removeRoleHolder } from '#access/items/roles.ts'
import type { NamedQualification, UserRoleAssignment } from '#access/items/assignments.ts'
import { countingGrants, type StoredUser, type UserGrants } from '#access/items/users.ts'
import type { UserReference } from '#values/userName.ts'
import { definitionsOf } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { isExpired } from '#values/timeWindow.ts'
import { Failure, type Sentence, sentence, type Wording } from '#values/failure.ts'
import {
  assignmentsOf,
  type Grant,
  groupIdsOf,
  type ReceivedGrant,
} from '#access/items/receivedGrants.ts'
import { invalidGroup } from '#access/notFound.ts'
import { windowOfGrant } from '#access/expiredRoles.ts'

/** Bounded, because every request of a user loads all of them. */
export const membershipsMax = 1000

/**
 * A deletion leaves groups and roles in the items of users, where they have no effect. The next
 * write of such an item omits them.
 * @returns also the `removals` of other records of the omitted memberships, for the transaction
 *   that writes the user
 */
export const existingMemberships = async (context: Context, user: UserReference & UserGrants) => {
  const { groupIds, assignments, userId } = user
  // The user exists, so its own id needs no look-up.
  const underOthers = (assignment: UserRoleAssignment) => ({
    ...assignment,
    qualifyingUserId: assignment.qualifyingUserId === userId ? null : assignment.qualifyingUserId,
  })
  const definitions = await definitionsOfGrants(context, assignments.map(underOthers), groupIds)
  const [existingAssignments, orphanedAssignments] = split(assignments, (assignment) =>
    definitionsExist(definitions, underOthers(assignment)),
  )
  const isGroup = (groupId: string) => definitions.group(groupId) !== undefined
  const [existingGroupIds, deletedGroupIds] = split(groupIds, isGroup)
  return {
    groupIds: existingGroupIds,
    assignments: existingAssignments,
    removals: [
      ...deletedGroupIds.map((groupId) => removeGroupMember(groupId, user)),
      ...orphanedAssignments.flatMap((assignment) => [
        removeRoleHolder(user, assignment),
        removeQualifiedRole(assignment.roleId, assignment),
      ]),
    ],
  }
}

export const definitionsOfGrants = (
  context: Context,
  assignments: readonly UserRoleAssignment[],
  groupIds: readonly string[] = [],
) => {
  const qualifiers = qualifiersIn(assignments)
  return definitionsOf(context, {
    roleIds: assignments.map(({ roleId }) => roleId),
    groupIds: [...groupIds, ...qualifiers.groupIds],
    users: qualifiers.users,
  })
}

export const qualifiersIn = (qualifications: readonly NamedQualification[]) => ({
  groupIds: qualifications.flatMap(({ qualifyingGroupId }) => qualifyingGroupId ?? []),
  users: qualifications.flatMap(
    ({ qualifyingUserId: userId, qualifyingUserName: name }): readonly UserReference[] =>
      userId === null || name === null ? [] : [{ userId, name }],
  ),
})

export const definitionsExist = (definitions: Definitions, assignment: RoleAssignment): boolean =>
  definitions.role(assignment.roleId) !== undefined && qualifiersExist(definitions, assignment)

export const qualifiersExist = (
  definitions: Definitions,
  { qualifyingUserId, qualifyingGroupId }: Qualifier,
): boolean =>
  (qualifyingUserId === null || definitions.userExists(qualifyingUserId)) &&
  (qualifyingGroupId === null || definitions.group(qualifyingGroupId) !== undefined)

const split = <Element>(all: readonly Element[], fits: (element: Element) => boolean) => {
  const fitting = all.filter(fits)
  const found = new Set(fitting)
  return [fitting, all.filter((element) => !found.has(element))] as const
}

/**
 * The limit of memberships received from strangers, and also that of roles. Memberships in groups
 * that members cannot leave have a separate limit of the same size.
 */
export const receivedMax = 100

export const receivedPerGrantorMax = 25

export const unexpired = (assignments: UserGrants['assignments'], nowMillis: number) =>
  assignments.filter((assignment) => !isExpired(assignment, nowMillis))

/** @throws Failure if the own item of the user, without the grant, is full */
export const requireOwnCapacity = (
  { groupIds, assignments }: UserGrants,
  grant: Grant,
  nowMillis: number,
): void => {
  const [held, detail] =
    'groupId' in grant
      ? [groupIds, sentence`User is in ${membershipsMax} groups, and cannot be in more.`]
      : [unexpired(assignments, nowMillis), sentence`User has ${membershipsMax} roles already.`]
  if (held.length >= membershipsMax) throw limitFailure(grant, detail)
}

/** Grants of what was deleted go if the limit is reached. @throws Failure beyond the limit */
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
): Sentence | undefined => {
  const kind = kindOf(wanted)
  const alike = grants
    .filter((received) => !isExpired(windowOfGrant(received), nowMillis))
    .filter(({ grant }) => kindOf(grant) === kind)
  const [what, verb] = {
    role: [sentence`roles`, sentence`gives a role back`],
    membership: [sentence`memberships`, sentence`leaves a group`],
    kept: [
      sentence`memberships of groups that members cannot leave`,
      sentence`is removed from a group`,
    ],
  }[kind]
  if (alike.filter((other) => other.giver === giver).length >= receivedPerGrantorMax) {
    return sentence`User has ${receivedPerGrantorMax} ${what} from you already. Revoke one first, or ask a user with permission to update ${name}.`
  }
  if (alike.length >= receivedMax) {
    return sentence`User has ${receivedMax} ${what} from others already. Ask a user with permission to update ${name}, or wait until ${name} ${verb}.`
  }
  return undefined
}

const kindOf = (grant: Grant): 'role' | 'membership' | 'kept' => {
  if ('assignment' in grant) return 'role'
  return grant.isKept === true ? 'kept' : 'membership'
}

/** Otherwise strangers could fill the limit for memberships, and forbid members to leave. */
export const mayLeaveForCapacity = (user: StoredUser, groupId: string): boolean => {
  const memberships = countingGrants(user).filter(({ grant }) => kindOf(grant) === 'membership')
  return (
    memberships.length >= receivedMax &&
    !user.own.groupIds.includes(groupId) &&
    groupIdsOf(memberships).includes(groupId)
  )
}

const limitFailure = (grant: Grant, detail: Wording): Failure =>
  'groupId' in grant ? invalidGroup(detail, 'username') : new Failure('user-not-acceptable', detail)
