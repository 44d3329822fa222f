import { EndpointResult, endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { markTemplates } from '../../schemas/mark.ts'
import { page, pageSizeMax } from '../../schemas/page.ts'
import { listMarkTemplates } from '../../lib/service/inventory/markDefinitions.ts'
import { firstOf } from '../../lib/service/listReadable.ts'

export const declaration = endpoint({
  name: 'listMarkTemplates',
  summary: 'List the mark templates that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/marktemplates'],
  guard: { kind: 'each', type: 'MARK_TEMPLATE', action: 'READ' },
  input: page,
  fetchesMore: firstOf('MARK_TEMPLATE'),
  reply: { status: 200, body: markTemplates },
  errors: [],
  run: async ({ context, input }) => {
    const { limit = pageSizeMax, cursor } = input
    const { entries, next } = await listMarkTemplates(context, { limit, cursor })
    return new EndpointResult(entries, { next })
  },
})

export const handler = serve(declaration)
