import { endpoint } from '#endpoint'
import { deletedGroup } from '#schemas/rights/group.ts'
import { deleteGroup, showGroup, prefetchForDeletion } from '#rights/steps/groups.ts'
import { pageSizeMax } from '#schemas/platform/page.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteGroup',
  summary: 'Delete a group',
  description: 'From the next request on, its objects have no owning group.',
  routes: ['DELETE /security/api/restsecurity/usergroup/{groupId}'],
  guard: { kind: 'object', type: 'USER_GROUP', actions: ['DELETE'], id: 'groupId' },
  input: deletedGroup,
  fetchesMore: ({ groupId }) => prefetchForDeletion(groupId),
  current: {
    show: async ({ context, input }) =>
      (await showGroup(context, input.groupId, { limit: pageSizeMax })).body,
  },
  changesDefinitions: true,
  reply: { status: 204 },
  errors: ['unknown-reference'],
  run: ({ context, input }) => deleteGroup(context, input.groupId),
})
