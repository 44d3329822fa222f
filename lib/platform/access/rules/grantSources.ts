/** First those of everybody, then of the user: own permissions, roles of the owning group, own roles. */
import type {
  Facts,
  Grantee,
  Group,
  GroupRole,
  Holder,
  Qualifier,
  RoleAssignment,
} from './facts.ts'
import type { Permission } from './permission.ts'
import { hasWindow, windowObstacle, type WindowObstacle } from '#values/timeWindow.ts'

export type GrantRule =
  | 'everybody-permission'
  | 'everybody-group-role'
  | 'everybody-role'
  | 'own-permission'
  | 'group-role'
  | 'own-role'

/** The holder of the grants, and the definitions that roles need. */
export type Subject = Pick<Facts, 'user' | 'everybody' | 'definitions'>

/** A grant source, and the reason why it does not apply to the ownership and the time in the facts. */
export interface GrantSource {
  readonly rule: GrantRule
  readonly roleId?: string
  /** The owning group, if the role comes from it. */
  readonly groupId?: string
  /** Only for a role that is assigned to a user or to everybody. */
  readonly assignment?: RoleAssignment
  /** Whether the user can pass it on. Managers of a group pass on its roles. */
  readonly transitive: boolean
  readonly permissions: readonly Permission[]
  readonly obstacle: 'not-a-member' | 'other-owner' | WindowObstacle | null
}

/** A position in the order of grant sources. */
export type GrantSourceSlot =
  /** A grant source that depends neither on the ownership of the object nor on the time. */
  | { readonly unconditional: GrantSource }
  /** Grant sources that depend on the ownership of the object, on the time, or on both. */
  | {
      readonly sourcesUnder: (facts: Facts) => readonly GrantSource[]
      readonly needsOwner: boolean
    }

export const grantSourceSlots = ({
  user,
  everybody,
  definitions,
}: Subject): readonly GrantSourceSlot[] => [
  own('everybody-permission', everybody),
  { sourcesUnder: (facts) => groupRoles('everybody-group-role', facts), needsOwner: true },
  ...ownRoles('everybody-role', everybody, definitions),
  ...(user === undefined
    ? []
    : [
        own('own-permission', user),
        { sourcesUnder: (facts: Facts) => groupRoles('group-role', facts), needsOwner: true },
        ...ownRoles('own-role', user, definitions),
      ]),
]

export const grantSources = (facts: Facts): readonly GrantSource[] =>
  grantSourceSlots(facts).flatMap((slot) =>
    'unconditional' in slot ? slot.unconditional : slot.sourcesUnder(facts),
  )

export const effectiveGrantSources = (facts: Facts): readonly GrantSource[] =>
  grantSources(facts).filter(({ obstacle }) => obstacle === null)

const own = (rule: GrantRule, { permissions }: Grantee): GrantSourceSlot => ({
  unconditional: { rule, transitive: rule === 'own-permission', permissions, obstacle: null },
})

const groupRoles = (
  rule: 'everybody-group-role' | 'group-role',
  { user, security, definitions }: Facts,
): readonly GrantSource[] => {
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

const rolesOf = ({ roles }: Group, rule: GrantRule): readonly GroupRole[] =>
  rule === 'everybody-group-role' ? roles.filter(({ forAll }) => forAll) : roles

const ownRoles = (
  rule: 'everybody-role' | 'own-role',
  { assignments }: Grantee | Holder,
  definitions: Facts['definitions'],
): readonly GrantSourceSlot[] =>
  assignments.map((assignment) => {
    const { roleId } = assignment
    const transitive = rule === 'own-role' && assignment.transitive
    const permissions = definitions.role(roleId)?.permissions ?? []
    const source = { rule, roleId, assignment, transitive, permissions, obstacle: null }
    const needsOwner = !isUnqualified(assignment)
    if (!needsOwner && !hasWindow(assignment)) return { unconditional: source }
    return {
      sourcesUnder: (facts) => {
        const untimely = windowObstacle(assignment, facts.atMillis)
        const obstacle = fits(assignment, facts) ? untimely : 'other-owner'
        return [obstacle === null ? source : { ...source, obstacle }]
      },
      needsOwner,
    }
  })

export const isUnqualified = ({ qualifyingUserId, qualifyingGroupId }: Qualifier): boolean =>
  qualifyingUserId === null && qualifyingGroupId === null

const fits = (
  { qualifyingUserId, qualifyingGroupId }: Qualifier,
  { security, definitions }: Facts,
): boolean =>
  (qualifyingUserId === null ||
    (qualifyingUserId === security.ownerUserId && definitions.userExists(qualifyingUserId))) &&
  (qualifyingGroupId === null ||
    (qualifyingGroupId === security.ownerGroupId &&
      definitions.group(qualifyingGroupId) !== undefined))
