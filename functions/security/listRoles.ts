import { endpoint } from '../../lib/http/serve.ts'
import { inPages } from '../../lib/http/wire/pages.ts'
import { page } from '../../schemas/page.ts'
import { roles } from '../../schemas/role.ts'
import { listRoles } from '../../lib/service/roles/roles.ts'
import { firstOf } from '../../lib/service/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listRoles',
  summary: 'List the roles that the caller may read',
  routes: ['GET /security/api/restsecurity/role'],
  guard: { kind: 'each', type: 'ROLE_DEFINITION', action: 'READ' },
  input: page,
  fetchesMore: firstOf('ROLE_DEFINITION'),
  reply: { status: 200, body: roles },
  run: inPages(listRoles),
})
