import { EndpointResult, endpoint } from '#endpoint'
import { readableGroups, readableGroupsQuery } from '#schemas/rights/group.ts'
import { pageSizeMax } from '#schemas/platform/page.ts'
import { firstReadableGroups, listReadableGroups } from '#rights/steps/groupLists.ts'

export const { declaration, handler } = endpoint({
  name: 'listReadableGroups',
  summary: 'List the groups that the caller may read',
  description:
    'With `userName`, only groups of this user. For other users, this needs the permission ' +
    '`USER:READ:{userName}`.',
  routes: ['GET /security/api/restsecurity/usergroup/list/readable'],
  guard: { kind: 'each', type: 'USER_GROUP', action: 'READ' },
  input: readableGroupsQuery,
  fetches: [{ type: 'USER', id: 'userName' }],
  fetchesMore: firstReadableGroups,
  reply: { status: 200, body: readableGroups },
  errors: ['unauthenticated', 'forbidden', 'not-found'],
  run: async ({ context, input }) => {
    const { userName, limit = pageSizeMax, cursor } = input
    const { entries, next } = await listReadableGroups(context, userName, { limit, cursor })
    return new EndpointResult({ readableGroups: entries }, { next })
  },
})
