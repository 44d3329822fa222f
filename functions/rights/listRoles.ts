import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { page } from '#schemas/platform/page.ts'
import { roles } from '#schemas/rights/role.ts'
import { loadFirstPage } from '#access/listReadable.ts'
import { listRoles } from '#rights/steps/showRole.ts'

export const { declaration, handler } = endpoint({
  name: 'listRoles',
  summary: 'List the roles that the caller may read',
  routes: ['GET /security/api/restsecurity/role'],
  guard: { kind: 'each', type: 'ROLE_DEFINITION', action: 'READ' },
  input: page,
  load: loadFirstPage('ROLE_DEFINITION'),
  reply: { status: 200, body: roles },
  run: inPages(listRoles),
})
