/** Memberships and roles that exist: deleted groups, roles and qualifying users have no effect. */
import type { Definitions, Qualifier, RoleAssignment } from '#access/rules/facts.ts'
import { removeGroupMember } from '#access/items/groups.ts'
import { removeQualifiedRole, removeRoleHolder } from '#access/items/roles.ts'
import type { NamedQualification, UserRoleAssignment } from '#access/items/assignments.ts'
import type { UserGrants } from '#access/items/users.ts'
import type { UserReference } from '#values/userName.ts'
import { definitionsOf } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'

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
  const [existingGroupIds, deletedGroupIds] = split(
    groupIds,
    (groupId) => definitions.group(groupId) !== undefined,
  )
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
