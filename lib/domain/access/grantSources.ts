/**
 * The grant sources of a subject, in the order of the decision: first those of everybody, then
 * those of the user. For both, these are the own permissions, the roles of the group that owns the
 * object, and the own roles.
 */
import type {
  Facts,
  Grantee,
  Group,
  GroupRole,
  Holder,
  Qualification,
  RoleAssignment,
} from './facts.ts'
import type { Permission } from './permission.ts'

export type HeldRule =
  | 'everybody-permission'
  | 'everybody-group-role'
  | 'everybody-role'
  | 'own-permission'
  | 'group-role'
  | 'own-role'

/** The holder of the grants, and the definitions that roles need. */
export type Subject = Pick<Facts, 'user' | 'everybody' | 'definitions'>

/**
 * A grant source, and the reason why it does not apply to the ownership in the facts, if there is
 * one.
 */
export interface Holding {
  readonly rule: HeldRule
  readonly roleId?: string
  /** The owning group, if the role comes from it. */
  readonly groupId?: string
  /** Only for a role that is assigned to a user or to everybody. */
  readonly assignment?: RoleAssignment
  /** Whether the user can pass it on. Managers of a group pass on its roles. */
  readonly transitive: boolean
  readonly permissions: readonly Permission[]
  readonly obstacle: 'not-a-member' | 'other-owner' | null
}

/** A position in the order of grant sources. */
export type Place =
  /** A grant source that does not depend on the ownership of the object. */
  | { readonly standing: Holding }
  /** Grant sources that depend on the ownership of the object. */
  | { readonly under: (facts: Facts) => readonly Holding[] }

export const places = ({ user, everybody, definitions }: Subject): readonly Place[] => [
  own('everybody-permission', everybody),
  { under: (facts) => groupRoles('everybody-group-role', facts) },
  ...ownRoles('everybody-role', everybody, definitions),
  ...(user === undefined
    ? []
    : [
        own('own-permission', user),
        { under: (facts: Facts) => groupRoles('group-role', facts) },
        ...ownRoles('own-role', user, definitions),
      ]),
]

export const holdings = (facts: Facts): readonly Holding[] =>
  places(facts).flatMap((place) => ('standing' in place ? place.standing : place.under(facts)))

/** All grant sources that apply to the ownership in the facts. */
export const sources = (facts: Facts): readonly Holding[] =>
  holdings(facts).filter(({ obstacle }) => obstacle === null)

const own = (rule: HeldRule, { permissions }: Grantee): Place => ({
  standing: { rule, transitive: rule === 'own-permission', permissions, obstacle: null },
})

const groupRoles = (
  rule: 'everybody-group-role' | 'group-role',
  { user, security, definitions }: Facts,
): readonly Holding[] => {
  const { ownerGroupId } = security
  const group = ownerGroupId === null ? undefined : definitions.group(ownerGroupId)
  if (group === undefined) return []
  const isOpen = rule === 'everybody-group-role' || user?.groupIds.includes(group.id) === true
  return rolesOf(group, rule).map(({ roleId }) => ({
    rule,
    roleId,
    groupId: group.id,
    transitive: false,
    permissions: definitions.role(roleId)?.permissions ?? [],
    obstacle: isOpen ? null : 'not-a-member',
  }))
}

const rolesOf = ({ roles }: Group, rule: HeldRule): readonly GroupRole[] =>
  rule === 'everybody-group-role' ? roles.filter(({ forAll }) => forAll) : roles

const ownRoles = (
  rule: 'everybody-role' | 'own-role',
  { assignments }: Grantee | Holder,
  definitions: Facts['definitions'],
): readonly Place[] =>
  assignments.map((assignment) => {
    const { roleId } = assignment
    const transitive = rule === 'own-role' && assignment.transitive
    const permissions = definitions.role(roleId)?.permissions ?? []
    const holding = { rule, roleId, assignment, transitive, permissions, obstacle: null }
    if (isUnqualified(assignment)) return { standing: holding }
    return {
      under: (facts) =>
        fits(assignment, facts) ? [holding] : [{ ...holding, obstacle: 'other-owner' }],
    }
  })

export const isUnqualified = ({ qualifyingUserId, qualifyingGroupId }: Qualification): boolean =>
  qualifyingUserId === null && qualifyingGroupId === null

const fits = (
  { qualifyingUserId, qualifyingGroupId }: Qualification,
  { security, definitions }: Facts,
): boolean =>
  (qualifyingUserId === null ||
    (qualifyingUserId === security.ownerUserId && definitions.userExists(qualifyingUserId))) &&
  (qualifyingGroupId === null ||
    (qualifyingGroupId === security.ownerGroupId &&
      definitions.group(qualifyingGroupId) !== undefined))
