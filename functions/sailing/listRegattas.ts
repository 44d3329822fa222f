import { endpoint } from '../../lib/http/serve.ts'
import { inPages } from '../../lib/http/wire/pages.ts'
import { regattas } from '../../schemas/regatta.ts'
import { page } from '../../schemas/page.ts'
import { listRegattas } from '../../lib/service/regattas/regattas.ts'
import { firstOf } from '../../lib/service/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listRegattas',
  summary: 'List the regattas that the caller may read',
  routes: ['GET /sailingserver/api/v1/regattas'],
  guard: { kind: 'each', type: 'REGATTA', action: 'READ' },
  input: page,
  fetchesMore: firstOf('REGATTA'),
  reply: { status: 200, body: regattas },
  run: inPages(listRegattas),
})
