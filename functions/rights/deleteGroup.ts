import { endpoint } from '#endpoint'
import { deletedGroup } from '#schemas/rights/group.ts'
import { groupObject } from '#values/objectId.ts'
import { transactionWritesMax } from '#table/actions.ts'
import { newEpoch } from '#access/items/definitionCache.ts'
import { listGroupMembers, removeGroupMember, removeGroupName } from '#access/items/groups.ts'
import { removalOf, type Write, type Reader } from '#table/items.ts'
import {
  pageOfQualifiedRoles,
  removalOfQualifiedRoles,
  removeGroupAsRoleHolder,
} from '#access/items/roles.ts'
import { removeSecurity } from '#table/items/securities.ts'
import { removeAll } from '#access/cleanUp.ts'
import { loadHosts, hostsChangeByGroup } from '#rights/steps/hostsChange.ts'
import { currentGroup, requireGroup } from '#rights/steps/showGroup.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteGroup',
  summary: 'Delete a group',
  description: 'From the next request on, its objects have no owning group.',
  routes: ['DELETE /security/api/restsecurity/usergroup/{groupId}'],
  guard: { kind: 'object', type: 'USER_GROUP', actions: ['DELETE'], id: 'groupId' },
  input: deletedGroup,
  load: ({ context, input }) =>
    Promise.all([removalOfRecords(context.store, input.groupId), loadHosts(context)]),
  current: currentGroup,
  changesDefinitions: true,
  reply: { status: 204 },
  errors: ['unknown-reference'],
  run: async ({ context, input: { groupId } }) => {
    const { store } = context
    const group = await requireGroup(context, groupId)
    const givenRoles = group.roles.map(({ roleId }) => removeGroupAsRoleHolder(roleId, groupId))
    const trailing = await removalOfRecords(store, groupId)
    const first = trailing.slice(0, Math.max(0, trailingWritesMax - givenRoles.length))
    await store.write([
      removalOf(group),
      removeGroupName(group),
      removeSecurity(groupObject(groupId)),
      ...(await hostsChangeByGroup(context, groupId)),
      ...newEpoch(),
      ...givenRoles,
      ...first,
    ])
    if (trailing.length < trailingWritesMax && first.length === trailing.length) return
    await removeAll(context, async () =>
      (await removalOfRecords(store, groupId)).slice(0, transactionWritesMax),
    )
  },
})

/** A transaction has a hundred writes: so many are for members and roles of the group. */
const trailingWritesMax = 70

/** Their keys contain the id of the group, which no other group ever gets. */
const removalOfRecords = async (store: Reader, groupId: string): Promise<readonly Write[]> => {
  const qualification = { qualifyingUserId: null, qualifyingGroupId: groupId }
  const [{ members }, removalOfRoles] = await Promise.all([
    listGroupMembers(store, groupId, trailingWritesMax),
    removalOfQualifiedRoles(store, pageOfQualifiedRoles(qualification, trailingWritesMax)),
  ])
  return [...members.map((member) => removeGroupMember(groupId, member)), ...removalOfRoles]
}
