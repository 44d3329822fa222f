import { endpoint } from '#endpoint'
import { namedGroup, newDefaultGroup } from '#schemas/rights/group.ts'
import { setDefaultGroup } from '#rights/steps/groupLists.ts'

export const { declaration, handler } = endpoint({
  name: 'setDefaultGroup',
  summary: 'Set the group that owns new objects of the caller',
  description:
    'The caller must be a member of the group. If the group is deleted, or the caller leaves it, ' +
    'the caller’s own group is the default again. The header `tenantGroupId` selects another group ' +
    'for one request.',
  routes: ['POST /security/api/restsecurity/usergroup/setDefaultTenantForCurrentServerAndUser'],
  guard: { kind: 'signed-in' },
  input: newDefaultGroup,
  fetches: [{ type: 'USER_GROUP', id: 'tenantGroup' }],
  reply: { status: 200, body: namedGroup },
  errors: ['unknown-reference'],
  run: ({ context, input }) => setDefaultGroup(context, input.tenantGroup),
})
