import { EndpointResult, endpoint } from '../../lib/http/serve.ts'
import { page, pageSizeMax } from '../../schemas/page.ts'
import { roles } from '../../schemas/role.ts'
import { listRoles } from '../../lib/service/security/roles.ts'
import { firstOf } from '../../lib/service/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listRoles',
  summary: 'List the roles that the caller may read',
  routes: ['GET /security/api/restsecurity/role'],
  guard: { kind: 'each', type: 'ROLE_DEFINITION', action: 'READ' },
  input: page,
  fetchesMore: firstOf('ROLE_DEFINITION'),
  reply: { status: 200, body: roles },
  run: async ({ context, input }) => {
    const { limit = pageSizeMax, cursor } = input
    const { entries, next } = await listRoles(context, { limit, cursor })
    return new EndpointResult(entries, { next })
  },
})
