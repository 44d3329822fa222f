import { endpoint } from '../../lib/http/serve.ts'
import { inPages } from '../../lib/http/wire/pages.ts'
import { markTemplates } from '../../schemas/mark.ts'
import { page } from '../../schemas/page.ts'
import { listMarkTemplates } from '../../lib/service/inventory/markDefinitions.ts'
import { firstOf } from '../../lib/service/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listMarkTemplates',
  summary: 'List the mark templates that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/marktemplates'],
  guard: { kind: 'each', type: 'MARK_TEMPLATE', action: 'READ' },
  input: page,
  fetchesMore: firstOf('MARK_TEMPLATE'),
  reply: { status: 200, body: markTemplates },
  run: inPages(listMarkTemplates),
})
