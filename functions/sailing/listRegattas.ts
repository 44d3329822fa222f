import { EndpointResult, endpoint } from '../../lib/http/serve.ts'
import { regattas } from '../../schemas/regatta.ts'
import { page, pageSizeMax } from '../../schemas/page.ts'
import { listRegattas } from '../../lib/service/sailing/regattas.ts'
import { firstOf } from '../../lib/service/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listRegattas',
  summary: 'List the regattas that the caller may read',
  routes: ['GET /sailingserver/api/v1/regattas'],
  guard: { kind: 'each', type: 'REGATTA', action: 'READ' },
  input: page,
  fetchesMore: firstOf('REGATTA'),
  reply: { status: 200, body: regattas },
  run: async ({ context, input }) => {
    const { limit = pageSizeMax, cursor } = input
    const { entries, next } = await listRegattas(context, { limit, cursor })
    return new EndpointResult(entries, { next })
  },
})
