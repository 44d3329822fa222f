/** The members of groups, and the roles that groups give for the objects that they own. */
import { Failure, sentence } from '#values/failure.ts'
import type { Group } from '#access/rules/facts.ts'
import { noSecurity } from '#values/security.ts'
import { firstUngrantable, managesOwnerGroup } from '#access/rules/granting.ts'
import { groupObject, roleObject } from '#values/objectId.ts'
import { putGroupMember, readGroupMember, type StoredGroup } from '#access/items/groups.ts'
import type { Write } from '#table/items.ts'
import { readUser, type StoredUser } from '#access/items/users.ts'
import { loadFactsForGrants } from '#access/authorize.ts'
import type { Context, ReadingContext } from '#endpoint/context.ts'
import { invalidGroup } from '#access/notFound.ts'
import { mayRead } from '#access/readable.ts'
import { writesOfGrant, isStranger } from './grants.ts'
import { callerUnchanged, type Detail, missingGrantFailure, ownersOf } from '#access/passingOn.ts'
import { loadHosts, hostsChangeByGroup } from './hostsChange.ts'
import { requireGroup } from './showGroup.ts'

/** Reads ahead what a change of the members needs, besides the group and the user. */
export const loadMembership = (
  { store }: Pick<ReadingContext, 'store'>,
  groupId: string,
  name: string,
) => Promise.all([readGroupMember(store, groupId, { name }), loadHosts({ store })])

/** A member gets all permissions of the group. The caller must be able to pass them on. */
export const addGroupMember = async (context: Context, groupId: string, name: string) => {
  const group = await requireGroup(context, groupId)
  // The write fails if the caller loses the ownership of the group meanwhile.
  await context.store.conditionalOn(() => requirePassable(context, group))
  const { store } = context
  const user = await requireNamedUser(context, name)
  const isByStranger = await isStranger(context, user)
  const { groupIds } = isByStranger ? user : user.own
  if (groupIds.includes(groupId)) throw invalidGroup('User is already in this group.', 'username')
  // A write by a stranger does not check the user's own item, so it gives way to a concurrent
  // write of that item.
  const listed = isByStranger ? await readGroupMember(store, groupId, user) : undefined
  await store.write([
    ...(await writesOfGrant(context, user, membershipIn(group), isByStranger)),
    putGroupMember(groupId, user, listed ?? (isByStranger ? 'absent' : 'any')),
    ...(await writesWithMembership(context, context, group, user)),
  ])
}

export const membershipIn = ({ id, membersMayLeave }: Group) => ({
  groupId: id,
  isKept: membersMayLeave === false,
})

/** The writes of a new membership beside those of the user and the group. `giver` adds her. */
export const writesWithMembership = async (
  context: Context,
  giver: Context,
  group: StoredGroup,
  user: StoredUser,
): Promise<readonly Write[]> => [
  { unchanged: group.item },
  ...(await callerUnchanged(giver, (alone) => requirePassable(alone, group), user)),
  ...(await hostsChangeByGroup(context, group.id)),
]

/** Access control lists may contain the group. The refusal names only readable roles. */
export const requirePassable = async (
  context: Context,
  { id, roles }: Group,
  detail: Detail = () => sentence`Not permitted to give somebody the rights of the group`,
) => {
  const owners = ownersOf({ qualifyingUserId: null, qualifyingGroupId: id })
  const [facts] = await loadFactsForGrants(context, [owners], { wholeGroupIds: [id] })
  if (facts === undefined) throw new Error('facts are missing')
  if (!managesOwnerGroup(facts)) {
    const ofGroup = { ...facts, security: facts.ownerGroupSecurity ?? noSecurity }
    throw missingGrantFailure(ofGroup, { ...groupObject(id), action: 'UPDATE' }, detail)
  }
  for (const { roleId } of roles) {
    const missing = firstUngrantable(facts, facts.definitions.role(roleId)?.permissions ?? [])
    if (missing === undefined) continue
    throw (await mayRead(context, roleObject(roleId)))
      ? missingGrantFailure(facts, missing, detail)
      : new Failure('forbidden', detail(''), { rule: 'not-held' })
  }
}

export const requireNamedUser = async ({ store }: Context, name: string) => {
  const user = await readUser(store, name)
  if (user === undefined) throw invalidGroup('User with this name does not exist.', 'username')
  return user
}
