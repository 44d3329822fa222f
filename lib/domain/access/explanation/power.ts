/**
 * Estimates the permissions that a change grants beyond the request. Used only to sort suggestions.
 */
import type { Facts, Role } from '../facts.ts'
import type { Permission } from '../permission.ts'
import { type Change, isAclChange } from './change.ts'

/**
 * Ranks from one action on one object, for few and for everybody, to grants of groups, owners and
 * roles.
 */
const ranks = { denial: 0, group: 10, everybody: 20, member: 30, role: 40, owner: 90 } as const

/** Exceeds the rank of every role that is limited to one owner. */
const unqualifiedRank = 100

/** The number of changes only breaks ties: changes that grant more come last. */
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
  // All members get the role that is attached to their group.
  if (change.kind === 'attach-role') return rank + 5
  const isQualified = change.qualifyingUserId !== null || change.qualifyingGroupId !== null
  return isQualified ? rank : rank + unqualifiedRank
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
