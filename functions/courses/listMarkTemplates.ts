import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { markTemplates } from '#schemas/courses/mark.ts'
import { page } from '#schemas/platform/page.ts'
import { listMarkTemplates } from '#courses/steps/markDefinitions.ts'
import { firstOf } from '#access/listReadable.ts'

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
