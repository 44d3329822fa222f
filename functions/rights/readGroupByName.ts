import { EndpointResult, endpoint } from '#endpoint'
import { group, groupByName } from '#schemas/rights/group.ts'
import { pageSizeMax } from '#schemas/platform/page.ts'
import { keysOfGroupName, showGroupByName } from '#rights/steps/groups.ts'

export const { declaration, handler } = endpoint({
  name: 'readGroupByName',
  summary: 'Read a group by its name',
  routes: ['GET /security/api/restsecurity/usergroup'],
  guard: { kind: 'each', type: 'USER_GROUP', action: 'READ' },
  input: groupByName,
  fetchesMore: ({ groupName }) => keysOfGroupName(groupName),
  conditional: 'no-store',
  reply: { status: 200, body: group },
  errors: ['unauthenticated', 'forbidden', 'unknown-reference'],
  run: async ({ context, input }) => {
    const { groupName, limit = pageSizeMax, cursor } = input
    const { body, next } = await showGroupByName(context, groupName, { limit, cursor })
    return new EndpointResult(body, { next })
  },
})
