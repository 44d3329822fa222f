/** Finds the smallest changes that would allow a request, and verifies each with the facts. */
import { aclLimits } from '#schemas/platform/ownership.ts'
import { denies } from '#access/rules/acl.ts'
import { decide } from '#access/rules/decide.ts'
import { type Facts, isSameAssignment, type Role } from '#access/rules/facts.ts'
import type { AclEntry } from '#values/security.ts'
import {
  permits,
  type AccessRequest,
  typePattern,
  type Permission,
} from '#access/rules/permission.ts'
import { type Step, steps } from '#access/rules/decisionSteps.ts'
import {
  isExpired,
  type TimeWindow,
  windowObstacle,
  windowOf,
  windowText,
  hasWindow,
} from '#values/timeWindow.ts'
import { type Change, isAclChange, withChanges } from './change.ts'

/** Additional groups and roles for suggestions, in the order of preference. */
export interface Offers {
  /** Groups of the user that can get an entry in the ACL, in addition to everybody. */
  readonly groupIds: readonly string[]
  readonly roleIds: readonly string[]
  /** The group that was created with the user, who usually is its only member. */
  readonly ownGroupId?: string | null
  /** The time of the request, which may differ from the time of the decision. */
  readonly nowMillis: number
}

/** More suggestions would not be useful. */
export const suggestionsMax = 10

/** Suggestions by which one person gains come first, those by which everybody gains last. */
export const smallestChanges = (facts: Facts, request: AccessRequest, offers: Offers) => {
  if (decide(facts, request).allowed) return []
  const single = candidates(facts, request, offers).map((change) => [change])
  return [[], ...single]
    .map((changes) => [...denialsAgainst(withChanges(facts, changes), request), ...changes])
    .filter((changes) => isSmallest(facts, request, changes) && isAccepted(facts, changes))
    .map((changes) => ({
      changes,
      reach: reachOf(changes, offers),
      power: powerOf(facts, changes),
    }))
    .sort((left, right) => left.reach - right.reach || left.power - right.power)
    .slice(0, suggestionsMax)
    .map(({ changes }) => changes)
}

/** Whether the request is for a single object, which can have an ACL. */
const namesObject = ({ type, id }: AccessRequest): boolean =>
  id !== undefined && id !== '' && typePattern.test(type)

/** Whether the changes suffice, and each is needed. Each denial that applies must be removed. */
const isSmallest = (facts: Facts, request: AccessRequest, changes: readonly Change[]): boolean =>
  decide(withChanges(facts, changes), request).allowed &&
  changes.every((left) => {
    if (left.kind === 'remove-denial') return true
    const others = changes.filter((change) => change !== left)
    return !decide(withChanges(facts, others), request).allowed
  })

/** The denials that apply to the request, one for each group and window in the ACL. */
const denialsAgainst = (facts: Facts, request: AccessRequest): readonly Change[] => {
  const entries = steps(facts, request).flatMap((step) =>
    step.rule === 'acl-denial' && step.obstacle === null ? [step.entry] : [],
  )
  const placeOf = (entry: AclEntry) => JSON.stringify([entry.groupId, windowText(entry)])
  const places = new Map(entries.map((entry) => [placeOf(entry), entry]))
  return [...places].map(([place, { groupId, ...window }]) => ({
    kind: 'remove-denial',
    groupId,
    ...windowOf(window),
    denials: entries
      .filter((entry) => placeOf(entry) === place)
      .flatMap(({ actions }) => actions)
      .filter((said) => denies({ groupId, actions: [said] }, request)),
  }))
}

const candidates = (facts: Facts, request: AccessRequest, offers: Offers): readonly Change[] => {
  const { user, security, definitions, everybody } = facts
  const isObject = namesObject(request)
  const { action } = request
  const entries = (isObject ? [...offers.groupIds, null] : []).map((groupId) => ({
    kind: 'add-grant' as const,
    groupId,
    action,
  }))
  if (user === undefined) return [...lengthenedEntries(facts, request, offers), ...entries]
  const owners =
    security.ownerGroupId === null ? undefined : definitions.group(security.ownerGroupId)
  const groupIdsInUse = [...security.acl.map(({ groupId }) => groupId), owners?.id ?? null]
  const joinable = new Set(groupIdsInUse.filter((id) => id !== null))
  const known = [
    ...offers.roleIds,
    ...[...user.assignments, ...everybody.assignments].map(({ roleId }) => roleId),
    ...(owners?.roles ?? []).map(({ roleId }) => roleId),
  ]
  const fitting = [...new Set(known)].filter((roleId) =>
    definitions.role(roleId)?.permissions.some((permission) => permits(permission, request)),
  )
  const qualification = ownersOf(facts)
  const attachable = owners !== undefined && user.groupIds.includes(owners.id) ? [owners] : []
  return [
    ...lengthenedEntries(facts, request, offers),
    ...lengthenedRoles(facts, fitting, offers),
    ...entries,
    ...[...joinable]
      .filter((id) => !user.groupIds.includes(id) && definitions.group(id) !== undefined)
      .map((groupId) => ({ kind: 'join-group' as const, groupId })),
    ...fitting
      .map((roleId) => ({
        kind: 'give-role' as const,
        roleId,
        ...qualification,
        transitive: false,
      }))
      .filter((wanted) => !user.assignments.some((held) => isSameAssignment(held, wanted))),
    ...attachable.flatMap(({ id: groupId, roles }) =>
      fitting
        .filter((roleId) => roles.every((attached) => attached.roleId !== roleId))
        .map((roleId) => ({ kind: 'attach-role' as const, groupId, roleId })),
    ),
    ...(isObject ? [{ kind: 'make-owner' as const }] : []),
  ]
}

const lengthenedEntries = (facts: Facts, request: AccessRequest, { nowMillis }: Offers) =>
  steps(facts, request).flatMap((step): readonly Change[] => {
    if (!('entry' in step) || !isUntimely(step)) return []
    const { groupId, ...entry } = step.entry
    const before = windowOf(entry)
    const window = lengthened(before, facts.atMillis, nowMillis)
    return [{ kind: 'lengthen-entry', groupId, before, ...window }]
  })

const isUntimely = ({ obstacle, rule }: Step): boolean =>
  rule !== 'acl-denial' && (obstacle === 'not-yet' || obstacle === 'expired')

const lengthenedRoles = (
  { user, atMillis }: Facts,
  roleIds: readonly string[],
  { nowMillis }: Offers,
) =>
  (user?.assignments ?? [])
    .filter((held) => roleIds.includes(held.roleId) && windowObstacle(held, atMillis) !== null)
    .map(({ roleId, qualifyingUserId, qualifyingGroupId, transitive, ...window }) => ({
      kind: 'give-role' as const,
      roleId,
      qualifyingUserId,
      qualifyingGroupId,
      transitive,
      ...lengthened(windowOf(window), atMillis, nowMillis),
    }))

const dayMillis = 24 * 60 * 60 * 1000

/** The window with the time of the decision in it. A past window is extended to a day from now. */
const lengthened = (window: TimeWindow, atMillis: number, nowMillis: number): TimeWindow => {
  const latestMillis = Math.max(atMillis, nowMillis)
  return {
    ...window,
    ...(windowObstacle(window, atMillis) === 'not-yet' ? { validFrom: atMillis } : {}),
    ...(isExpired(window, latestMillis) ? { validUntil: latestMillis + dayMillis } : {}),
  }
}

/** The narrowest qualification that matches the object. */
const ownersOf = ({ security: { ownerUserId, ownerGroupId }, definitions }: Facts) => ({
  qualifyingUserId:
    ownerUserId !== null && definitions.userExists(ownerUserId) ? ownerUserId : null,
  qualifyingGroupId:
    ownerGroupId !== null && definitions.group(ownerGroupId) !== undefined ? ownerGroupId : null,
})

/** Whether the resulting list is within the limits of an ACL. */
const isAccepted = (facts: Facts, changes: readonly Change[]): boolean => {
  const { acl } = withChanges(facts, changes).security
  return (
    !changes.some(isAclChange) ||
    (acl.filter((entry) => !isExpired(entry, facts.atMillis)).length <= aclLimits.entries &&
      acl.every(
        ({ actions }) =>
          actions.length <= aclLimits.actions &&
          actions.every((action) => action.length <= aclLimits.actionCharacters),
      ))
  )
}

/** The suggestions are in this order of who gains by a change, and then by how much. */
const reaches = { person: 0, group: 1, 'every-object': 2, everybody: 3 } as const

/** The one who gains most counts. Denials are in every suggestion, and count only alone. */
const reachOf = (
  changes: readonly Change[],
  { ownGroupId = null }: { readonly ownGroupId?: string | null },
): number => {
  const grants = changes.filter(({ kind }) => kind !== 'remove-denial')
  const deciding = grants.length === 0 ? changes : grants
  return Math.max(...deciding.map((change) => reaches[gainerOf(change, ownGroupId)]))
}

const gainerOf = (change: Change, ownGroupId: string | null): keyof typeof reaches => {
  if (isAclChange(change)) {
    if (change.groupId === null) return 'everybody'
    return change.groupId === ownGroupId ? 'person' : 'group'
  }
  if (change.kind === 'attach-role') return 'group'
  const isUnqualified =
    change.kind === 'give-role' &&
    change.qualifyingUserId === null &&
    change.qualifyingGroupId === null
  return isUnqualified ? 'every-object' : 'person'
}

/** Ranks from one action on one object to grants of groups, owners and roles. */
const ranks = { denial: 0, lengthened: 5, entry: 10, member: 30, role: 40, owner: 90 } as const

/** The number of changes only breaks ties: changes that grant more come last. */
const powerOf = (facts: Facts, changes: readonly Change[]): number =>
  Math.max(...changes.map((change) => rankOf(facts, change))) + changes.length / 100

const rankOf = ({ definitions }: Facts, change: Change): number => {
  if (isAclChange(change)) {
    if (change.kind === 'remove-denial') return ranks.denial
    if (change.kind === 'lengthen-entry') return ranks.lengthened
    return ranks.entry
  }
  if (change.kind === 'join-group') return ranks.member
  if (change.kind === 'make-owner') return ranks.owner
  if (change.kind === 'give-role' && hasWindow(change)) return ranks.lengthened
  const rank = ranks.role + breadthOf(definitions.role(change.roleId))
  // All members get the role that is attached to their group.
  if (change.kind === 'attach-role') return rank + 5
  return rank
}

/** From 0 to 30, by the number of wildcards. */
const breadthOf = (role: Role | undefined): number =>
  Math.max(0, ...(role?.permissions ?? []).map(starsIn)) * 10 +
  Math.min(9, role?.permissions.length ?? 0) / 10

const starsIn = ({ types, actions }: Permission): number => {
  if (types === '*' && actions === '*') return 3
  if (types === '*') return 2
  return actions === '*' ? 1 : 0
}
