/** Groups in lists. */
import { keys } from '../store/keys.ts'
import { readGroup } from '../store/groups.ts'
import type { Context } from './context.ts'
import { signedIn } from './signIn.ts'

interface NamedGroup {
  readonly groupId: string
  readonly groupName: string
}

/** The groups that the caller is a member of. */
export const listOwnGroups = async (context: Context) => ({
  groupsUserIsPartOf: await namedGroups(context, signedIn(context).user.groupIds),
})

/** Those that still exist. */
const namedGroups = async (
  { store }: Context,
  groupIds: readonly string[],
): Promise<NamedGroup[]> => {
  await store.prefetch(groupIds.map(keys.group))
  const groups = await Promise.all(groupIds.map((groupId) => readGroup(store, groupId)))
  return groups.flatMap((group) =>
    group === undefined ? [] : [{ groupId: group.id, groupName: group.name }],
  )
}
