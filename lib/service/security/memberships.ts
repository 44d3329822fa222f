/** What a user is a member of, and holds there, as far as it still exists. */
import type { User } from '../../store/users.ts'
import { definitionsOf } from '../authorize.ts'
import type { Context } from '../context.ts'

/** So that nobody carries more than this along with every request. */
export const membershipsMax = 1000

/**
 * A group that is deleted stays in the items of its members, where it counts for nothing. Whoever
 * writes such an item anyway leaves it out, and the roles that it qualified.
 */
export const livingMemberships = async (
  context: Context,
  { groupIds, assignments }: Pick<User, 'groupIds' | 'assignments'>,
): Promise<Pick<User, 'groupIds' | 'assignments'>> => {
  const qualifying = assignments.flatMap(({ qualifyingGroupId }) => qualifyingGroupId ?? [])
  const definitions = await definitionsOf(context, { groupIds: [...groupIds, ...qualifying] })
  const exists = (groupId: string) => definitions.group(groupId) !== undefined
  return {
    groupIds: groupIds.filter(exists),
    assignments: assignments.filter(
      ({ qualifyingGroupId }) => qualifyingGroupId === null || exists(qualifyingGroupId),
    ),
  }
}
