import { endpoint } from '#endpoint'
import { membership } from '#schemas/rights/group.ts'
import { Failure, sentence } from '#values/failure.ts'
import { formatRequest } from '#access/rules/permission.ts'
import { groupObject } from '#values/objectId.ts'
import { readGroup, readGroupMember, removeGroupMember } from '#access/items/groups.ts'
import type { StoredUser } from '#access/items/users.ts'
import { refusal } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { invalidGroup } from '#access/notFound.ts'
import { may } from '#access/readable.ts'
import { mayLeaveForCapacity } from '#rights/steps/memberships.ts'
import { holdsOwn, isStranger, revokeGrant } from '#rights/steps/grants.ts'
import { loadMembership, requireNamedUser } from '#rights/steps/groupMembers.ts'
import { requireGroup } from '#rights/steps/showGroup.ts'
import { hostsChangeByGroup } from '#rights/steps/hostsChange.ts'

export const { declaration, handler } = endpoint({
  name: 'removeGroupMember',
  summary: 'Remove a user from a group',
  description:
    'The permissions of the group end with the next request. Members may remove themselves, ' +
    'unless `membersMayLeave` of the group is false.',
  routes: ['DELETE /security/api/restsecurity/usergroup/{groupId}/user/{username}'],
  guard: [
    { kind: 'object', type: 'USER_GROUP', actions: ['UPDATE'], id: 'groupId' },
    { kind: 'self', input: 'username' },
  ],
  input: membership,
  fetches: [{ type: 'USER', id: 'username' }],
  load: ({ context, input }) => loadMembership(context, input.groupId, input.username),
  reply: { status: 204 },
  errors: ['unknown-reference'],
  run: async ({ context, input: { groupId, username } }) => {
    const { store, caller } = context
    if (username === caller?.user.name) await requireMayLeave(context, caller.user, groupId)
    await requireGroup(context, groupId)
    const user = await requireNamedUser(context, username)
    if (!user.groupIds.includes(groupId)) {
      throw invalidGroup('User is not in this group.', 'username')
    }
    const isByStranger = await isStranger(context, user)
    const isReceived = isByStranger && !holdsOwn(user.own, { groupId })
    // If the user's own item contains the group now, the entry must stay. The condition detects that.
    const listed = isReceived ? await readGroupMember(store, groupId, user) : undefined
    const changes = user.defaultGroupId === groupId ? { defaultGroupId: null } : {}
    await store.write([
      ...(await revokeGrant(context, user, { groupId }, isByStranger, changes)),
      removeGroupMember(groupId, user, listed ?? 'any'),
      ...(await hostsChangeByGroup(context, groupId)),
    ])
  },
})

/** Other callers do not learn whether the group exists. @throws Failure `forbidden` */
const requireMayLeave = async (context: Context, user: StoredUser, groupId: string) => {
  const group = await readGroup(context.store, groupId)
  const isMember = group !== undefined && user.groupIds.includes(groupId)
  if (isMember && (group.membersMayLeave !== false || mayLeaveForCapacity(user, groupId))) return
  const update = { ...groupObject(groupId), action: 'UPDATE' }
  if (await may(context, update, update.action)) return
  if (!isMember) throw refusal(context, update, { rule: 'no-grant' })
  const permission = formatRequest(update)
  const detail = sentence`Members cannot leave ${group.name} themselves. Ask a user with permission to update the group [${permission}]`
  throw new Failure('forbidden', detail, { permission, rule: 'members-may-not-leave' })
}
