/**
 * May they? The whole rule, in the order in which it is applied:
 *
 * 1. An entry of the object's ACL that denies the action, for everybody or for a group of the
 *    user, ends it. Only the owner and an administrator keep CHANGE_ACL and CHANGE_OWNERSHIP, so
 *    that nobody locks them out.
 * 2. An entry of the ACL that grants the action allows it.
 * 3. What everybody holds, then what the user holds: permissions of their own, roles of the group
 *    that owns the object, roles of their own whose qualification fits the object's ownership.
 * 4. Nothing else is allowed.
 */
import type { AclEntry, Facts, Grantee, GroupRole, Qualification } from './facts.ts'
import { type Permission, permits, type Request } from './permission.ts'

export type GrantRule =
  | 'acl-grant'
  | 'everybody-permission'
  | 'everybody-group-role'
  | 'everybody-role'
  | 'own-permission'
  | 'group-role'
  | 'own-role'

export type Decision =
  | { readonly allowed: true; readonly rule: 'acl-grant'; readonly entry: AclEntry }
  | {
      readonly allowed: true
      readonly rule: Exclude<GrantRule, 'acl-grant'>
      readonly roleId?: string
    }
  | { readonly allowed: false; readonly rule: 'acl-denial'; readonly entry: AclEntry }
  | { readonly allowed: false; readonly rule: 'no-grant' }

/** Permissions that count under the ownership in the facts, and the rule that makes them count. */
export interface Source {
  readonly rule: Exclude<GrantRule, 'acl-grant'>
  readonly roleId?: string
  readonly transitive: boolean
  readonly permissions: readonly Permission[]
}

/** @example decide(facts, { type: 'EVENT', action: 'READ', id: 'Kiel' }) */
export const decide = (facts: Facts, request: Request): Decision => {
  const entries = facts.security.acl.filter((entry) => applies(entry, facts))
  const denial = entries.find((entry) => denies(entry, request.action))
  if (denial !== undefined && !cannotBeLockedOut(facts, request)) {
    return { allowed: false, rule: 'acl-denial', entry: denial }
  }
  const grant = entries.find((entry) => grants(entry, request.action))
  if (grant !== undefined) return { allowed: true, rule: 'acl-grant', entry: grant }

  const source = sources(facts).find(({ permissions }) =>
    permissions.some((permission) => permits(permission, request)),
  )
  if (source === undefined) return { allowed: false, rule: 'no-grant' }
  const { rule, roleId } = source
  return roleId === undefined ? { allowed: true, rule } : { allowed: true, rule, roleId }
}

/** Everything that the user holds under the ownership in the facts, in the order of the rule. */
export const sources = (facts: Facts): readonly Source[] => {
  const { everybody, user, security, definitions } = facts
  const owners =
    security.ownerGroupId === null ? undefined : definitions.group(security.ownerGroupId)
  const isMember = owners !== undefined && user?.groupIds.includes(owners.id) === true

  return [
    own('everybody-permission', everybody),
    ...groupRoles(
      'everybody-group-role',
      facts,
      owners?.roles.filter(({ forAll }) => forAll) ?? [],
    ),
    ...ownRoles('everybody-role', facts, everybody),
    ...(user === undefined
      ? []
      : [
          own('own-permission', user),
          ...groupRoles('group-role', facts, isMember ? owners.roles : []),
          ...ownRoles('own-role', facts, user),
        ]),
  ]
}

/** A holder of an unqualified `*`. */
export const isAdministrator = ({ user, definitions }: Facts): boolean => {
  if (user === undefined) return false
  const unqualified = user.assignments.filter(
    ({ qualifyingUserId, qualifyingGroupId }) =>
      qualifyingUserId === null && qualifyingGroupId === null,
  )
  return [
    user.permissions,
    ...unqualified.map(({ roleId }) => definitions.role(roleId)?.permissions ?? []),
  ].some((permissions) => permissions.some(isEverything))
}

export const isOwner = ({ user, security }: Facts): boolean => user?.userId === security.ownerUserId

const isEverything = ({ types, actions, ids }: Permission): boolean =>
  types === '*' && actions === '*' && ids === '*'

const cannotBeLockedOut = (facts: Facts, { action }: Request): boolean =>
  (action === 'CHANGE_ACL' || action === 'CHANGE_OWNERSHIP') &&
  (isOwner(facts) || isAdministrator(facts))

const applies = ({ groupId }: AclEntry, { user, everybody, definitions }: Facts): boolean =>
  groupId === null ||
  ((user?.groupIds.includes(groupId) === true || everybody.groupIds.includes(groupId)) &&
    definitions.group(groupId) !== undefined)

/** Whether an entry of an ACL grants the action, for whomever it is about. */
export const grants = ({ actions }: AclEntry, action: string): boolean =>
  actions.includes(action) || actions.includes('*')

/** Whoever asks for every action is denied it by any denial. */
const denies = ({ actions }: AclEntry, action: string): boolean =>
  action === '*'
    ? actions.some((denied) => denied.startsWith('!'))
    : actions.includes(`!${action}`) || actions.includes('!*')

const own = (rule: Source['rule'], { permissions }: Grantee): Source => ({
  rule,
  transitive: true,
  permissions,
})

const groupRoles = (
  rule: Source['rule'],
  { definitions }: Facts,
  roles: readonly GroupRole[],
): readonly Source[] =>
  roles.map(({ roleId }) => ({
    rule,
    roleId,
    transitive: true,
    permissions: definitions.role(roleId)?.permissions ?? [],
  }))

const ownRoles = (rule: Source['rule'], facts: Facts, grantee: Grantee): readonly Source[] =>
  grantee.assignments
    .filter((assignment) => qualificationFits(assignment, facts))
    .map(({ roleId, transitive }) => ({
      rule,
      roleId,
      transitive,
      permissions: facts.definitions.role(roleId)?.permissions ?? [],
    }))

const qualificationFits = (
  { qualifyingUserId, qualifyingGroupId }: Qualification,
  { security, definitions }: Facts,
): boolean =>
  (qualifyingUserId === null ||
    (qualifyingUserId === security.ownerUserId && definitions.userExists(qualifyingUserId))) &&
  (qualifyingGroupId === null ||
    (qualifyingGroupId === security.ownerGroupId &&
      definitions.group(qualifyingGroupId) !== undefined))
