import type { Qualifier, RoleAssignment } from '../rules/facts.ts'
import { hasWindow } from '#values/timeWindow.ts'
import { rememberResults } from '#values/recentMap.ts'

/** A qualification with the name of the qualifying user, which is part of that user's key. */
export interface NamedQualification extends Qualifier {
  readonly qualifyingUserName: string | null
}

export const unqualified: NamedQualification = {
  qualifyingUserId: null,
  qualifyingUserName: null,
  qualifyingGroupId: null,
}

export type UserRoleAssignment = RoleAssignment & NamedQualification

/**
 * Formats an assignment as one line. All assignments of a user are one text. As maps, sixty of them
 * would cost two more read units, just for the names of their members. The SDK would take longer to
 * unpack a list than the rest of the request takes.
 *
 * INVARIANT: neither ids nor names of users contain a colon or a line break, and ids contain no `@`.
 *
 * The window belongs to the first field. A version of the service without windows takes it for the id
 * of a role that does not exist, so the role has no effect there, rather than an effect without an end.
 */
export const assignmentText = (assignment: UserRoleAssignment): string =>
  [
    hasWindow(assignment)
      ? `${assignment.roleId}@${assignment.validFrom ?? ''}@${assignment.validUntil ?? ''}`
      : assignment.roleId,
    assignment.transitive ? '' : 'last',
    assignment.qualifyingGroupId ?? '',
    assignment.qualifyingUserId ?? '',
    assignment.qualifyingUserName ?? '',
  ].join(':')

export const assignmentOf = (text: string): UserRoleAssignment => {
  const [role = '', passing, groupId = '', userId = '', userName = ''] = text.split(':')
  const [roleId = '', from = '', until = ''] = role.split('@')
  return {
    roleId,
    transitive: passing === '',
    qualifyingGroupId: groupId === '' ? null : groupId,
    qualifyingUserId: userId === '' ? null : userId,
    qualifyingUserName: userName === '' ? null : userName,
    ...(from === '' ? {} : { validFrom: Number(from) }),
    ...(until === '' ? {} : { validUntil: Number(until) }),
  }
}

export const assignmentsText = (assignments: readonly UserRoleAssignment[]): string =>
  assignments.map(assignmentText).join('\n')

export const assignmentsIn = rememberResults((text): readonly UserRoleAssignment[] =>
  text === '' ? [] : text.split('\n').map(assignmentOf),
)
