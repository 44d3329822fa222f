/** The order of suggested changes: who gains by a change, and then how much. */
import type { Facts, Role } from '../rules/facts.ts'
import type { Permission } from '../rules/permission.ts'
import { hasWindow } from '../rules/timeWindow.ts'
import { type Change, isAclChange } from './change.ts'

const reaches = { person: 0, group: 1, 'every-object': 2, everybody: 3 } as const

/**
 * Ranks the changes by the one who gains most. A denial that must be removed is part of every suggestion, so that it
 * does not matter beside other changes.
 */
export const reachOf = (
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
const ranks = {
  denial: 0,
  lengthened: 5,
  entry: 10,
  member: 30,
  role: 40,
  owner: 90,
} as const

/** The number of changes only breaks ties: changes that grant more come last. */
export const powerOf = (facts: Facts, changes: readonly Change[]): number =>
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
