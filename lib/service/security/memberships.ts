/** The memberships and roles of a user, without deleted groups, roles and qualifying users. */
import { removeGroupMember } from '../../store/entities/groups.ts'
import type { Write } from '../../store/items.ts'
import { removeQualifiedRole, removeRoleHolder } from '../../store/entities/roles.ts'
import type { UserRoleAssignment } from '../../store/entities/assignments.ts'
import type { UserGrants, UserReference } from '../../store/entities/users.ts'
import { definitionsOf } from '../authorize.ts'
import type { Context } from '../context.ts'
import { qualifiersExist, qualifiersIn } from './qualifiers.ts'

/** Bounded, because every request of a user loads all of them. */
export const membershipsMax = 1000

interface LivingMemberships extends UserGrants {
  /**
   * Writes for the transaction that writes the user, which remove other records of the omitted
   * memberships.
   */
  readonly removals: readonly Write[]
}

/**
 * A deletion leaves groups and roles in the items of users, where they have no effect. The next
 * write of such an item omits them.
 */
export const existingMemberships = async (
  context: Context,
  user: UserReference & UserGrants,
): Promise<LivingMemberships> => {
  const { groupIds, assignments, userId } = user
  // The user exists, so its own id needs no look-up.
  const underOthers = ({ qualifyingUserId, ...qualification }: UserRoleAssignment) => ({
    ...qualification,
    qualifyingUserId: qualifyingUserId === userId ? null : qualifyingUserId,
  })
  const qualifiers = qualifiersIn(assignments.map(underOthers))
  const definitions = await definitionsOf(context, {
    users: qualifiers.users,
    groupIds: [...groupIds, ...qualifiers.groupIds],
    roleIds: assignments.map(({ roleId }) => roleId),
  })
  const living = assignments.filter(
    (assignment) =>
      definitions.role(assignment.roleId) !== undefined &&
      qualifiersExist(definitions, underOthers(assignment)),
  )
  const livingGroupIds = groupIds.filter((groupId) => definitions.group(groupId) !== undefined)
  return {
    groupIds: livingGroupIds,
    assignments: living,
    removals: [
      ...without(groupIds, livingGroupIds).map((groupId) => removeGroupMember(groupId, user)),
      ...without(assignments, living).flatMap((assignment) => [
        removeRoleHolder(user, assignment),
        removeQualifiedRole(assignment.roleId, assignment),
      ]),
    ],
  }
}

const without = <Element>(
  all: readonly Element[],
  removed: readonly Element[],
): readonly Element[] => {
  const found = new Set(removed)
  return all.filter((element) => !found.has(element))
}
