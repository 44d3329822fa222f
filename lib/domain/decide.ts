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
import type {
  AclEntry,
  Facts,
  Grantee,
  Group,
  GroupRole,
  Qualification,
  RoleAssignment,
} from './facts.ts'
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

/** Why something that could have counted does not. */
export type Obstacle =
  /** The entry, or the role, is for a group that the subject is not in. */
  | 'not-a-member'
  | 'group-gone'
  | 'role-gone'
  /** The entry says nothing about the action. */
  | 'other-action'
  /** The entry denies, but owners and administrators keep this action. */
  | 'never-locked-out'
  /** The role counts for what others own. */
  | 'other-owner'
  /** None of its permissions is about the request. */
  | 'not-permitted'

/** One thing on the way to a decision. The first one without an obstacle decides. */
export type Step = EntryStep | HeldStep

export interface EntryStep {
  readonly rule: 'acl-denial' | 'acl-grant'
  readonly entry: AclEntry
  readonly obstacle: Obstacle | null
}

export interface HeldStep {
  readonly rule: Source['rule']
  readonly roleId: string | undefined
  /** The owning group, when the role comes from it. */
  readonly groupId: string | undefined
  /** When the role is in the hands of somebody. */
  readonly assignment: RoleAssignment | undefined
  /** The first that permits the request. */
  readonly permission: Permission | undefined
  readonly obstacle: Obstacle | null
}

/** What may count, and why it does not under the ownership in the facts, if so. */
interface Holding extends Source {
  readonly groupId?: string
  readonly assignment?: RoleAssignment
  readonly obstacle: Obstacle | null
}

/** @example decide(facts, { type: 'EVENT', action: 'READ', id: 'Kiel' }) */
export const decide = (facts: Facts, request: Request): Decision => {
  for (const step of steps(facts, request)) if (step.obstacle === null) return decisionBy(step)
  return { allowed: false, rule: 'no-grant' }
}

const decisionBy = (step: Step): Decision => {
  if ('entry' in step) {
    const { rule, entry } = step
    return rule === 'acl-denial' ? { allowed: false, rule, entry } : { allowed: true, rule, entry }
  }
  const { rule, roleId } = step
  return roleId === undefined ? { allowed: true, rule } : { allowed: true, rule, roleId }
}

/**
 * All that the rule looks at, in its order: each entry of the ACL, then each thing that is held. A
 * decision stops at the first one that counts, an explanation goes to the end.
 */
export function* steps(facts: Facts, request: Request): Generator<Step, void> {
  const entries = facts.security.acl.map((entry) => entryStep(entry, facts, request))
  for (const step of entries) if (step.rule === 'acl-denial') yield step
  for (const step of entries) if (step.rule === 'acl-grant') yield step
  for (const holding of holdings(facts)) yield heldStep(holding, facts, request)
}

const heldStep = (holding: Holding, { definitions }: Facts, request: Request): HeldStep => {
  const { rule, roleId, groupId, assignment, permissions } = holding
  const permission = permissions.find((held) => permits(held, request))
  const isGone = permission === undefined && roleId !== undefined && !definitions.role(roleId)
  const missing = isGone ? 'role-gone' : permission === undefined ? 'not-permitted' : null
  const obstacle = holding.obstacle ?? missing
  return { rule, roleId, groupId, assignment, permission, obstacle }
}

/** Everything that the user holds under the ownership in the facts, in the order of the rule. */
export const sources = (facts: Facts): readonly Source[] =>
  holdings(facts).filter(({ obstacle }) => obstacle === null)

const holdings = (facts: Facts): readonly Holding[] => {
  const { everybody, user, security, definitions } = facts
  const owners =
    security.ownerGroupId === null ? undefined : definitions.group(security.ownerGroupId)
  return [
    own('everybody-permission', everybody),
    ...groupRoles('everybody-group-role', facts, owners, (owners?.roles ?? []).filter(isForAll)),
    ...ownRoles('everybody-role', facts, everybody),
    ...(user === undefined
      ? []
      : [
          own('own-permission', user),
          ...groupRoles('group-role', facts, owners, owners?.roles ?? []),
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

const entryStep = (entry: AclEntry, facts: Facts, request: Request): EntryStep => {
  const obstacle = outsideOf(entry, facts)
  const isGrant = grants(entry, request.action)
  const isDenial = denies(entry, request.action)
  const isKept = isDenial && cannotBeLockedOut(facts, request)
  if (isDenial && !(isKept && isGrant)) {
    return { rule: 'acl-denial', entry, obstacle: obstacle ?? (isKept ? 'never-locked-out' : null) }
  }
  return { rule: 'acl-grant', entry, obstacle: obstacle ?? (isGrant ? null : 'other-action') }
}

const outsideOf = (
  { groupId }: AclEntry,
  { user, everybody, definitions }: Facts,
): Obstacle | null => {
  if (groupId === null) return null
  if (!isIn(user, groupId) && !isIn(everybody, groupId)) return 'not-a-member'
  return definitions.group(groupId) === undefined ? 'group-gone' : null
}

const isIn = (grantee: Grantee | undefined, groupId: string): boolean =>
  grantee?.groupIds.includes(groupId) === true

/** Whether an entry of an ACL grants the action, for whomever it is about. */
export const grants = ({ actions }: AclEntry, action: string): boolean =>
  actions.includes(action) || actions.includes('*')

/** Whoever asks for every action is denied it by any denial. */
export const denies = ({ actions }: AclEntry, action: string): boolean =>
  action === '*'
    ? actions.some((denied) => denied.startsWith('!'))
    : actions.includes(`!${action}`) || actions.includes('!*')

const own = (rule: Source['rule'], { permissions }: Grantee): Holding => ({
  rule,
  transitive: true,
  permissions,
  obstacle: null,
})

const isForAll = ({ forAll }: GroupRole): boolean => forAll

const groupRoles = (
  rule: Source['rule'],
  { user, definitions }: Facts,
  group: Group | undefined,
  roles: readonly GroupRole[],
): readonly Holding[] => {
  if (group === undefined) return []
  const obstacle = rule === 'group-role' && !isIn(user, group.id) ? 'not-a-member' : null
  return roles.map(({ roleId }) => ({
    rule,
    roleId,
    groupId: group.id,
    transitive: true,
    permissions: definitions.role(roleId)?.permissions ?? [],
    obstacle,
  }))
}

const ownRoles = (rule: Source['rule'], facts: Facts, grantee: Grantee): readonly Holding[] =>
  grantee.assignments.map((assignment) => ({
    rule,
    roleId: assignment.roleId,
    assignment,
    transitive: assignment.transitive,
    permissions: facts.definitions.role(assignment.roleId)?.permissions ?? [],
    obstacle: qualificationFits(assignment, facts) ? null : 'other-owner',
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
