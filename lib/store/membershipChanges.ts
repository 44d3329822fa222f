/** The groups that a user joined or left, for the audit trails of the groups. */
import {
  grantsIn,
  groupIdsOf,
  type ReceivedGrant,
  receivedGrantsEntity,
} from './entities/receivedGrants.ts'
import { userEntity } from './entities/users.ts'
import { entityNameOf } from './keys.ts'
import type { Item, ItemChange } from './items.ts'

export interface MembershipChange {
  readonly groupId: string
  readonly change: 'created' | 'deleted'
  /** The name of the user. */
  readonly name: string
  readonly userId: string
}

/**
 * The groups get no record of a user's creation or deletion, because the user's own record is
 * enough.
 */
export const membershipChanges = ({ before, after }: ItemChange): readonly MembershipChange[] => {
  const changed = after && groupsChanged(before, after)
  if (changed === undefined) return []
  const { joined, left, user } = changed
  return [
    ...[...joined].map((groupId) => ({ groupId, change: 'created' as const, ...user })),
    ...[...left].map((groupId) => ({ groupId, change: 'deleted' as const, ...user })),
  ]
}

const groupsChanged = (before: Item | undefined, after: Item) => {
  const name = entityNameOf(after)
  if (name === 'receivedGrants') return receivedChange(before, after)
  return name === 'user' && before !== undefined ? ownChange(before, after) : undefined
}

/** Ignores the removal of a grant that was not valid any more. */
const receivedChange = (before: Item | undefined, after: Item) => {
  const { name, userId, grants, taken } = receivedGrantsEntity.decode(after)
  const old = receivedGrantsEntity.decodeAny(before)
  const [was, is] = [grantsIn(old?.userId === userId ? old.grants : ''), grantsIn(grants)]
  return {
    user: { name, userId },
    joined: groupIdsOf(without(is, was)),
    left: groupIdsOf(was.filter(({ number }) => number === taken)),
  }
}

/**
 * A received membership ends when the user declines it, unless the user's own item contains it now.
 */
const ownChange = (before: Item, after: Item) => {
  const [old, { name, userId, ...user }] = [userEntity.decode(before), userEntity.decode(after)]
  const [was, is] = [new Set(old.groupIds), new Set(user.groupIds)]
  const declined = new Set(groupIdsOf(without(grantsIn(user.declined), grantsIn(old.declined))))
  return {
    user: { name, userId },
    joined: [...is].filter((groupId) => !was.has(groupId) && !declined.has(groupId)),
    left: [...new Set([...was, ...declined])].filter((groupId) => !is.has(groupId)),
  }
}

const without = (grants: readonly ReceivedGrant[], others: readonly ReceivedGrant[]) => {
  const numbers = new Set(others.map(({ number }) => number))
  return grants.filter(({ number }) => !numbers.has(number))
}
