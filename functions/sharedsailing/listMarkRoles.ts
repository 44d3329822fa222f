import { endpoint } from '../../lib/http/serve.ts'
import { inPages } from '../../lib/http/wire/pages.ts'
import { markRoles } from '../../schemas/mark.ts'
import { page } from '../../schemas/page.ts'
import { listMarkRoles } from '../../lib/service/inventory/markDefinitions.ts'
import { firstOf } from '../../lib/service/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listMarkRoles',
  summary: 'List the roles of marks that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/markroles'],
  guard: { kind: 'each', type: 'MARK_ROLE', action: 'READ' },
  input: page,
  fetchesMore: firstOf('MARK_ROLE'),
  reply: { status: 200, body: markRoles },
  run: inPages(listMarkRoles),
})
