/** How much somebody gets by a change, beyond what was asked for: only to put changes in order. */
import type { Facts, Role } from '../facts.ts'
import type { Permission } from '../permission.ts'
import { type Change, isAclChange } from './change.ts'

/** One action on one object, for few and for everybody; then what groups, owners and roles give. */
const ranks = { denial: 0, group: 10, everybody: 20, member: 30, role: 40, owner: 90 } as const

/** A role that counts for everything is more than any that counts for one owner. */
const unqualifiedRank = 100

/** The more changes, the less they count: what gives more comes last, however few it needs. */
export const powerOf = (facts: Facts, changes: readonly Change[]): number =>
  Math.max(...changes.map((change) => rankOf(facts, change))) + changes.length / 100

const rankOf = ({ definitions }: Facts, change: Change): number => {
  if (isAclChange(change)) {
    if (change.kind === 'remove-denial') return ranks.denial
    return change.groupId === null ? ranks.everybody : ranks.group
  }
  if (change.kind === 'join-group') return ranks.member
  if (change.kind === 'make-owner') return ranks.owner
  const rank = ranks.role + breadthOf(definitions.role(change.roleId))
  // All members get what is attached to their group.
  if (change.kind === 'attach-role') return rank + 5
  const isQualified = change.qualifyingUserId !== null || change.qualifyingGroupId !== null
  return isQualified ? rank : rank + unqualifiedRank
}

/** From 0 to 30: few words, one type, everything of a kind, everything. */
const breadthOf = (role: Role | undefined): number =>
  Math.max(0, ...(role?.permissions ?? []).map(starsIn)) * 10 +
  Math.min(9, role?.permissions.length ?? 0) / 10

const starsIn = ({ types, actions }: Permission): number => {
  if (types === '*' && actions === '*') return 3
  if (types === '*') return 2
  return actions === '*' ? 1 : 0
}
