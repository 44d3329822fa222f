/**
 * Decides whether a caller can pass on a permission. It requires a grant source that can be passed
 * on. These are the caller's own permissions, own transitive roles that match the owners, and roles
 * of the owning group if the caller manages that group. Grants of everybody and access control
 * lists do not count. Otherwise a permission from a group would outlive the membership.
 *
 * Only a holder of `*` can pass on `*`. It is not expanded to the catalogue of types, because it
 * includes types of other programs, which the catalogue does not contain.
 */
import { isAdministrator, isOwner } from './acl.ts'
import { decide } from './decide.ts'
import type { AclEntry, Facts, Security } from './facts.ts'
import { effectiveGrantSources } from './grantSources.ts'
import {
  covers,
  implies,
  type PermissionPart,
  type Permission,
  permissionFor,
  permits,
  type AccessRequest,
  singleRequests,
} from './permission.ts'

/** The owners in `security` are those for which the grant applies. */
export interface GrantFacts extends Facts {
  /** The security of the owning group itself, a USER_GROUP. Absent: its roles are not passed on. */
  readonly ownerGroupSecurity?: Security | undefined
}

/**
 * Whether the caller owns the group, or has UPDATE on it by an own permission or role. Such a
 * manager can pass on grants of the group.
 * @param facts about the group as an object
 */
const managesGroup = (facts: Facts, groupId: string): boolean => {
  const update = { type: 'USER_GROUP', action: 'UPDATE', id: groupId }
  if (isOwner(facts)) return true
  return (
    decide(facts, update).allowed &&
    effectiveGrantSources(facts)
      .filter(({ rule }) => rule === 'own-permission' || rule === 'own-role')
      .some(({ permissions }) => permissions.some((held) => permits(held, update)))
  )
}

/** Whether the caller manages the owning group. */
export const managesOwnerGroup = (facts: GrantFacts): boolean => {
  const { security, ownerGroupSecurity } = facts
  return (
    security.ownerGroupId !== null &&
    ownerGroupSecurity !== undefined &&
    managesGroup({ ...facts, security: ownerGroupSecurity }, security.ownerGroupId)
  )
}

/** The permissions that the caller can pass on for objects with these owners. */
const passable = (facts: GrantFacts): readonly Permission[] => {
  const isManager = managesOwnerGroup(facts)
  return effectiveGrantSources(facts)
    .filter(({ transitive, groupId }) => transitive || (groupId !== undefined && isManager))
    .flatMap(({ permissions }) => permissions)
}

/**
 * Whether each single value of the part satisfies the condition, with the permissions that cover
 * it.
 */
const everyValueCovered = (
  part: PermissionPart,
  held: readonly Permission[],
  partOf: (permission: Permission) => PermissionPart,
  rest: (holding: readonly Permission[]) => boolean,
): boolean =>
  (part === '*' ? ['*'] : part).every((value) => {
    const covering = held.filter((permission) => covers(partOf(permission), value))
    return covering.length > 0 && rest(covering)
  })

/** Several permissions together can cover a permission. Then each single permission is checked. */
const isCovered = (held: readonly Permission[], permission: Permission): boolean =>
  held.some((holds) => implies(holds, permission)) ||
  everyValueCovered(
    permission.types,
    held,
    ({ types }) => types,
    (ofType) =>
      everyValueCovered(
        permission.actions,
        ofType,
        ({ actions }) => actions,
        (ofAction) =>
          everyValueCovered(
            permission.ids,
            ofAction,
            ({ ids }) => ids,
            () => true,
          ),
      ),
  )

/** Whether the caller can grant or revoke this permission for objects with these owners. */
export const mayGrant = (facts: GrantFacts, permission: Permission): boolean =>
  isCovered(passable(facts), permission)

/** The first single request in the permissions that the caller cannot grant. */
export const firstUngrantable = (
  facts: GrantFacts,
  permissions: readonly Permission[],
): AccessRequest | undefined => {
  const held = passable(facts)
  const unheld = permissions.find((permission) => !isCovered(held, permission))
  return (unheld === undefined ? [] : singleRequests(unheld)).find(
    (request) => !isCovered(held, permissionFor(request)),
  )
}

/**
 * Whether the caller can give others permission for the request on the object in the facts. The
 * owner and administrators can pass on all actions.
 */
export const mayPassOn = (facts: GrantFacts, request: AccessRequest): boolean =>
  isOwner(facts) ||
  isAdministrator(facts) ||
  (decide(facts, request).allowed && mayGrant(facts, permissionFor(request)))

const grantsAndDenials = (acl: readonly AclEntry[]): ReadonlySet<string> =>
  new Set(
    acl.flatMap(({ groupId, actions }) =>
      actions.map((action) => `${action} ${JSON.stringify(groupId)}`),
    ),
  )

const withoutSign = (entry: string): string => entry.replace(/^!/, '').split(' ')[0] ?? ''

/**
 * The actions that a new ACL would newly allow and that the caller cannot pass on. An added grant
 * allows its action, and so does a removed denial.
 */
export const newlyAllowedUngrantable = (
  facts: GrantFacts,
  object: { readonly type: string; readonly id: string },
  acl: readonly AclEntry[],
): readonly string[] => {
  const before = grantsAndDenials(facts.security.acl)
  const after = grantsAndDenials(acl)
  const opened = [
    ...[...after].filter((entry) => !entry.startsWith('!') && !before.has(entry)),
    ...[...before].filter((entry) => entry.startsWith('!') && !after.has(entry)),
  ].map(withoutSign)
  return [...new Set(opened)].filter((action) => !mayPassOn(facts, { ...object, action }))
}
