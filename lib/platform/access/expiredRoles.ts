/** Writes the items with the roles of a user, without those whose time has been over for long. */
import type { AccessContext } from './context.ts'
import { isSameAssignment } from './rules/facts.ts'
import { always, type TimeWindow, withoutLongExpired } from '#values/timeWindow.ts'
import type { UserRoleAssignment } from './items/assignments.ts'
import { assignmentsOf, type ReceivedGrant } from './items/receivedGrants.ts'
import { removalOfExpiredHolder, removeRoleHolder } from './items/roles.ts'
import { changedUser, countingGrants, type StoredUser } from './items/users.ts'
import type { Write } from '#table/items.ts'

/** Bounds the transaction. The next write removes more. */
const removedMax = 25

/** The write of the user's own item, and those of the records of removed roles. */
export const writesOfUser = (
  { nowMillis }: Pick<AccessContext, 'nowMillis'>,
  user: StoredUser,
  changes: Parameters<typeof changedUser>[1] = {},
): readonly Write[] => {
  const { assignments } = { ...user.own, ...changes }
  const kept = unexpiredRoles({ nowMillis }, assignments)
  const others = [...kept, ...assignmentsOf(countingGrants(user))]
  const removed = assignments.filter((one) => !kept.includes(one) && !isAmong(others, one))
  return [
    changedUser(user, { ...changes, assignments: kept }),
    ...removed.map((assignment) => removeRoleHolder(user, assignment)),
  ]
}

/** A membership has no window. */
export const windowOfGrant = ({ grant }: Pick<ReceivedGrant, 'grant'>): TimeWindow =>
  'assignment' in grant ? grant.assignment : always

/** The roles of the user's own item after the next write. */
export const unexpiredRoles = (
  { nowMillis }: Pick<AccessContext, 'nowMillis'>,
  assignments: readonly UserRoleAssignment[],
) => withoutLongExpired(assignments, (assignment) => assignment, nowMillis, removedMax)

/** The received grants after their next write. */
export const unexpiredGrants = (
  { nowMillis }: Pick<AccessContext, 'nowMillis'>,
  grants: readonly ReceivedGrant[],
): readonly ReceivedGrant[] => withoutLongExpired(grants, windowOfGrant, nowMillis, removedMax)

/** Removes the records of received roles that the user does not have otherwise. */
export const removalsOfReceived = async (
  { store }: Pick<AccessContext, 'store'>,
  user: StoredUser,
  removed: readonly UserRoleAssignment[],
  others: readonly UserRoleAssignment[],
): Promise<readonly Write[]> => {
  const gone = removed.filter((assignment) => !isAmong(others, assignment))
  const removals = gone.map((assignment) => removalOfExpiredHolder(store, user, assignment))
  return (await Promise.all(removals)).flat()
}

const isAmong = (assignments: readonly UserRoleAssignment[], assignment: UserRoleAssignment) =>
  assignments.some((other) => isSameAssignment(other, assignment))
