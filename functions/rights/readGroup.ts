import { EndpointResult, endpoint } from '#endpoint'
import { group, groupReference } from '#schemas/rights/group.ts'
import { pageSizeMax } from '#schemas/platform/page.ts'
import { firstMembersFor, showGroup } from '#rights/steps/groups.ts'

export const { declaration, handler } = endpoint({
  name: 'readGroup',
  summary: 'Read a group, with its members and its roles',
  routes: ['GET /security/api/restsecurity/usergroup/{groupId}'],
  guard: { kind: 'object', type: 'USER_GROUP', actions: ['READ'], id: 'groupId' },
  input: groupReference,
  fetchesMore: ({ groupId, limit = pageSizeMax, cursor }, unverified) =>
    firstMembersFor(groupId, { limit, cursor }, unverified),
  conditional: 'no-store',
  reply: { status: 200, body: group },
  errors: ['unknown-reference'],
  run: async ({ context, input }) => {
    const { groupId, limit = pageSizeMax, cursor } = input
    const { body, next } = await showGroup(context, groupId, { limit, cursor })
    return new EndpointResult(body, { next })
  },
})
