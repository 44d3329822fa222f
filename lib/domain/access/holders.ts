/**
 * Finds the holders of grants that could permit a request. All users with permission are among
 * them. Each of them still needs a decision, because a denial may apply.
 */
import { grants } from './acl.ts'
import type { Qualification, Role, Security } from './facts.ts'
import { permits, type Request } from './permission.ts'

/** All qualifications that match an object with this ownership. */
export const fittingQualifications = ({
  ownerUserId,
  ownerGroupId,
}: Security): readonly Qualification[] => {
  const userIds = ownerUserId === null ? [null] : [null, ownerUserId]
  const groupIds = ownerGroupId === null ? [null] : [null, ownerGroupId]
  return userIds.flatMap((qualifyingUserId) =>
    groupIds.map((qualifyingGroupId) => ({ qualifyingUserId, qualifyingGroupId })),
  )
}

/**
 * Whether a role with this qualification could apply to an object with this ownership, by the ids
 * alone.
 */
export const mayFit = (
  { qualifyingUserId, qualifyingGroupId }: Qualification,
  { ownerUserId, ownerGroupId }: Security,
): boolean =>
  (qualifyingUserId === null || qualifyingUserId === ownerUserId) &&
  (qualifyingGroupId === null || qualifyingGroupId === ownerGroupId)

/** The groups to which the ACL grants the action, without entries for everybody. */
export const grantedGroupIds = ({ acl }: Security, action: string): readonly string[] =>
  acl.flatMap((entry) => (grants(entry, action) ? (entry.groupId ?? []) : []))

export const roleGrants = (role: Role | undefined, request: Request): boolean =>
  role?.permissions.some((permission) => permits(permission, request)) === true
