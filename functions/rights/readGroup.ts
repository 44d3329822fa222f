import { endpoint } from '#endpoint'
import { group, groupReference } from '#schemas/rights/group.ts'
import { loadMembers, showGroup } from '#rights/steps/showGroup.ts'

export const { declaration, handler } = endpoint({
  name: 'readGroup',
  summary: 'Read a group, with its members and its roles',
  routes: ['GET /security/api/restsecurity/usergroup/{groupId}'],
  guard: { kind: 'object', type: 'USER_GROUP', actions: ['READ'], id: 'groupId' },
  input: groupReference,
  load: async ({ context, input, user }) => {
    if (user.userId !== undefined) await loadMembers(context.store, input.groupId, input)
  },
  conditional: 'no-store',
  reply: { status: 200, body: group },
  errors: ['unknown-reference'],
  run: ({ context, input }) => showGroup(context, input.groupId, input),
})
