/**
 * Who may? Where those whom `decide` lets pass can be found. Nobody is found anywhere else, and
 * not everybody who is found may: a denial may stand against it.
 */
import { grants } from './acl.ts'
import type { Qualification, Role, Security } from './facts.ts'
import { permits, type Request } from './permission.ts'

/** All qualifications that fit an object with this ownership. */
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

/** Whether a role so qualified counts for an object with this ownership, as far as ids tell. */
export const mayFit = (
  { qualifyingUserId, qualifyingGroupId }: Qualification,
  { ownerUserId, ownerGroupId }: Security,
): boolean =>
  (qualifyingUserId === null || qualifyingUserId === ownerUserId) &&
  (qualifyingGroupId === null || qualifyingGroupId === ownerGroupId)

/** The groups that the ACL names for the action; everybody is none of them. */
export const grantedGroupIds = ({ acl }: Security, action: string): readonly string[] =>
  acl.flatMap((entry) => (grants(entry, action) ? (entry.groupId ?? []) : []))

export const roleGrants = (role: Role | undefined, request: Request): boolean =>
  role?.permissions.some((permission) => permits(permission, request)) === true
