import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { namedGroup, newDefaultGroup } from '../../schemas/group.ts'
import { setDefaultGroup } from '../../lib/service/security/groupLists.ts'

export const declaration = endpoint({
  name: 'setDefaultGroup',
  summary: 'Choose the group that owns what the caller creates',
  description:
    'The caller must be a member of it. When the group is deleted, or the caller leaves it, it is ' +
    'the group that was made with the caller again. A request chooses another one for itself with ' +
    'the header `tenantGroupId`.',
  routes: ['POST /security/api/restsecurity/usergroup/setDefaultTenantForCurrentServerAndUser'],
  guard: { kind: 'signed-in' },
  input: newDefaultGroup,
  fetches: [{ type: 'USER_GROUP', id: 'tenantGroup' }],
  reply: { status: 200, body: namedGroup },
  errors: ['unknown-reference'],
  run: ({ context, input }) => setDefaultGroup(context, input.tenantGroup),
})

export const handler = serve(declaration)
