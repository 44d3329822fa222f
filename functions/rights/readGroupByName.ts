import { endpoint } from '#endpoint'
import { group, groupByName } from '#schemas/rights/group.ts'
import { readGroupIdByName } from '#access/items/groups.ts'
import { showGroupByName } from '#rights/steps/showGroup.ts'

export const { declaration, handler } = endpoint({
  name: 'readGroupByName',
  summary: 'Read a group by its name',
  routes: ['GET /security/api/restsecurity/usergroup'],
  guard: { kind: 'each', type: 'USER_GROUP', action: 'READ' },
  input: groupByName,
  load: ({ context, input }) => readGroupIdByName(context.store, input.groupName),
  conditional: 'no-store',
  reply: { status: 200, body: group },
  errors: ['unauthenticated', 'forbidden', 'unknown-reference'],
  run: ({ context, input }) => showGroupByName(context, input.groupName, input),
})
