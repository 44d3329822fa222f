/** Finds those who could be permitted a request. Each still needs a decision, because a denial may apply. */
import { grants } from './acl.ts'
import type { Qualifier, Role } from './facts.ts'
import type { Security } from '#values/security.ts'
import { permits, type AccessRequest } from './permission.ts'

export const matchingQualifiers = ({
  ownerUserId,
  ownerGroupId,
}: Security): readonly Qualifier[] => {
  const userIds = ownerUserId === null ? [null] : [null, ownerUserId]
  const groupIds = ownerGroupId === null ? [null] : [null, ownerGroupId]
  return userIds.flatMap((qualifyingUserId) =>
    groupIds.map((qualifyingGroupId) => ({ qualifyingUserId, qualifyingGroupId })),
  )
}

/** Whether the role could apply to an object with this ownership, by the ids alone. */
export const canMatch = (
  { qualifyingUserId, qualifyingGroupId }: Qualifier,
  { ownerUserId, ownerGroupId }: Security,
): boolean =>
  (qualifyingUserId === null || qualifyingUserId === ownerUserId) &&
  (qualifyingGroupId === null || qualifyingGroupId === ownerGroupId)

/** The groups to which the ACL grants the action, without entries for everybody. */
export const grantedGroupIds = ({ acl }: Security, request: AccessRequest): readonly string[] =>
  acl.flatMap((entry) => (grants(entry, request) ? (entry.groupId ?? []) : []))

export const roleGrants = (role: Role | undefined, request: AccessRequest): boolean =>
  role?.permissions.some((permission) => permits(permission, request)) === true
