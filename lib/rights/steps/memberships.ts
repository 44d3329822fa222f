/** Memberships and roles that exist: deleted groups, roles and qualifying users have no effect. */
import {
  type Definitions,
  isSameQualification,
  type Qualifier,
  type RoleAssignment,
} from '#access/rules/facts.ts'
import { isExpired } from '#access/rules/timeWindow.ts'
import { removeGroupMember } from '#access/items/groups.ts'
import {
  distinctQualifications,
  pageOfRoleHolders,
  readRoleHolders,
  removeQualifiedRole,
  removeRoleHolder,
  removeRoleHolders,
  type RoleHolder,
} from '#access/items/roles.ts'
import type { NamedQualification, UserRoleAssignment } from '#access/items/assignments.ts'
import type { UserGrants, UserReference } from '#access/items/users.ts'
import { definitionsOf } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { transactionWritesMax } from '#table/actions.ts'
import { cleanUp } from '#access/cleanUp.ts'

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

const qualifiersIn = (qualifications: readonly NamedQualification[]) => ({
  groupIds: qualifications.flatMap(({ qualifyingGroupId }) => qualifyingGroupId ?? []),
  users: qualifications.flatMap(
    ({ qualifyingUserId: userId, qualifyingUserName: name }): readonly UserReference[] =>
      userId === null || name === null ? [] : [{ userId, name }],
  ),
})

export const definitionsExist = (definitions: Definitions, assignment: RoleAssignment): boolean =>
  definitions.role(assignment.roleId) !== undefined && qualifiersExist(definitions, assignment)

const qualifiersExist = (
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

/** Only administrators can change a role with more qualifications. */
const qualifiersMax = 200

const pageSize = 500

/** A page skips the other holders under its last qualification, so few pages suffice. */
const pagesMax = 40

/** Holders removed by one request. The next request removes more. */
const removedHoldersMax = 500

/**
 * Returns the distinct qualifications under which users have the role, or will have it. Removes the
 * records of holders with a deleted qualifier.
 */
export const readExistingQualifiers = async (context: Context, roleId: string) => {
  const orphaned: RoleHolder[] = []
  const existing = await readQualifications(context, roleId, orphaned)
  let removals = removeRoleHolders(roleId, orphaned.slice(0, removedHoldersMax))
  await cleanUp(context, async () => {
    const batch = removals.slice(0, transactionWritesMax)
    if (batch.length > 0) await context.store.write(batch)
    removals = removals.slice(batch.length)
    return removals.length > 0
  })
  return existing
}

/** @param orphaned collects the holders with a deleted qualifier */
const readQualifications = async (context: Context, roleId: string, orphaned: RoleHolder[]) => {
  const existingQualifiers: Qualifier[] = []
  let last: RoleHolder | undefined
  for (let page = 0; page < pagesMax; page += 1) {
    const options = pageOfRoleHolders(roleId, pageSize, last)
    const { holders, isLast } = await readRoleHolders(context.store, options)
    const definitions = await definitionsOf(context, qualifiersIn(holders))
    const existing = holders.filter((holder) => qualifiersExist(definitions, holder))
    orphaned.push(...holders.filter((holder) => !qualifiersExist(definitions, holder)))
    last = isLast ? undefined : holders.at(-1)
    existingQualifiers.push(...distinctQualifications(existing.filter(counts(context, last))))
    if (existingQualifiers.length > qualifiersMax) return 'too-many'
    if (last === undefined) return existingQualifiers
  }
  return 'too-many'
}

/** The next page skips the other holders under the last qualification, so this one counts. */
const counts =
  ({ nowMillis }: Context, last: RoleHolder | undefined) =>
  (holder: RoleHolder): boolean =>
    !isExpired(holder, nowMillis) || (last !== undefined && isSameQualification(holder, last))
