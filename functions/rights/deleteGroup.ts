import { endpoint } from '#endpoint'
import { deletedGroup } from '#schemas/rights/group.ts'
import { removalOfGroup, removalOfRecords } from '#rights/steps/groupRemoval.ts'
import { loadHosts } from '#rights/steps/hostsChange.ts'
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
    const { writes, removeRest } = await removalOfGroup(
      context,
      await requireGroup(context, groupId),
    )
    await context.store.write(writes)
    await removeRest()
  },
})
