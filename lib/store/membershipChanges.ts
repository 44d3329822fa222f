/** Which groups a user has joined or left, for the audit trails of the groups. */
import type { Item } from './items.ts'
import { kindOfKey } from './keyKinds.ts'
import { grantsIn, groupIdsOf, type ReceivedGrant } from './receivedGrants.ts'
import type { Touched } from './rehearsal.ts'
import type { UserReference } from './users.ts'

export interface MembershipChange {
  readonly groupId: string
  readonly change: 'created' | 'deleted'
  /** Of the user. */
  readonly name: string
  readonly userId: string
}

/** The record of a user's creation or deletion says enough: the groups get none for it. */
export const membershipChanges = ({ before, after }: Touched): readonly MembershipChange[] => {
  if (after === undefined) return []
  const { joined, left } = groupsChanged(before, after)
  const { name, userId } = after as unknown as UserReference
  return [
    ...[...joined].map((groupId) => ({ groupId, change: 'created' as const, name, userId })),
    ...[...left].map((groupId) => ({ groupId, change: 'deleted' as const, name, userId })),
  ]
}

const groupsChanged = (before: Item | undefined, after: Item) => {
  const kind = kindOfKey(after)
  if (kind === 'receivedGrants') return receivedChange(before, after)
  return kind === 'user' && before !== undefined
    ? ownChange(before, after)
    : { joined: [], left: [] }
}

/** A grant that goes because it does not count any more was a membership no longer. */
const receivedChange = (before: Item | undefined, after: Item) => {
  const old = before?.userId === after.userId ? before : undefined
  const [was, is] = [grantsIn(old?.grants), grantsIn(after.grants)]
  return {
    joined: groupIdsOf(without(is, was)),
    left: groupIdsOf(was.filter(({ number }) => number === after.taken)),
  }
}

/** A received membership ends when the user declines it, unless the user's own item holds it now. */
const ownChange = (before: Item, after: Item) => {
  const [was, is] = [before, after].map(({ groupIds }) => new Set(groupIds as readonly string[]))
  const declined = new Set(groupIdsOf(without(grantsIn(after.declined), grantsIn(before.declined))))
  const isNow = (groupId: string) => is?.has(groupId) === true
  const wasThere = (groupId: string) => was?.has(groupId) === true || declined.has(groupId)
  return {
    joined: [...(is ?? [])].filter((groupId) => !wasThere(groupId)),
    left: new Set([...(was ?? []), ...declined].filter((groupId) => !isNow(groupId))),
  }
}

const without = (
  grants: readonly ReceivedGrant[],
  others: readonly ReceivedGrant[],
): readonly ReceivedGrant[] => {
  const numbers = new Set(others.map(({ number }) => number))
  return grants.filter(({ number }) => !numbers.has(number))
}
