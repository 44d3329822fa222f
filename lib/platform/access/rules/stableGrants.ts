/** Roles are read between two reads of a member, who gets nothing that a group got after the member has left. */
import type { Grantee, Group, RoleAssignment } from './facts.ts'
import { windowText } from '#values/timeWindow.ts'

/** Permissions of the grantee itself have no dependency, so the second read suffices. */
export const granteeInBoth = (before: Grantee, after: Grantee): Grantee => {
  const groupIds = new Set(before.groupIds)
  const assignments = new Set(before.assignments.map(nameOf))
  return {
    permissions: after.permissions,
    groupIds: after.groupIds.filter((groupId) => groupIds.has(groupId)),
    assignments: after.assignments.filter((assignment) => assignments.has(nameOf(assignment))),
  }
}

export const groupInBoth = (
  before: Group | undefined,
  after: Group | undefined,
): Group | undefined => {
  if (before === undefined || after === undefined) return undefined
  const roles = new Set(before.roles.map(({ roleId, forAll }) => `${roleId} ${String(forAll)}`))
  return {
    ...after,
    roles: after.roles.filter(({ roleId, forAll }) => roles.has(`${roleId} ${String(forAll)}`)),
  }
}

const nameOf = (assignment: RoleAssignment): string => {
  const { roleId, transitive, qualifyingUserId, qualifyingGroupId } = assignment
  return JSON.stringify([
    roleId,
    transitive,
    qualifyingUserId,
    qualifyingGroupId,
    windowText(assignment),
  ])
}
