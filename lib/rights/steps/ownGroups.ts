/** The groups that the caller is a member of. */
import type { Group } from '#access/rules/facts.ts'
import { definitionsOf } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { defaultGroupOf } from '#access/creation.ts'
import { signedIn } from '#access/context.ts'

export const listOwnGroups = async (context: Context) => {
  const { user } = signedIn(context)
  const definitions = await definitionsOf(context, { groupIds: user.groupIds })
  const isThere = (groupId: string) => definitions.group(groupId) !== undefined
  return {
    groupsUserIsPartOf: user.groupIds.flatMap((groupId) =>
      showNamedGroup(definitions.group(groupId)),
    ),
    defaultGroupId: defaultGroupOf(user, isThere),
  }
}

/** No entry for a deleted group. */
export const showNamedGroup = (group: Group | undefined) =>
  group === undefined
    ? []
    : [
        {
          groupId: group.id,
          groupName: group.name,
          membersMayLeave: group.membersMayLeave ?? true,
        },
      ]
