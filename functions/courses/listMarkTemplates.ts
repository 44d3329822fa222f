import { endpoint } from '#endpoint'
import { markTemplates } from '#schemas/courses/mark.ts'
import { page } from '#schemas/platform/page.ts'
import { listOf, markTemplates as kind } from '#courses/steps/inventory.ts'
import { loadFirstPage } from '#access/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listMarkTemplates',
  summary: 'List the mark templates that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/marktemplates'],
  guard: { kind: 'each', type: 'MARK_TEMPLATE', action: 'READ' },
  input: page,
  load: loadFirstPage('MARK_TEMPLATE'),
  reply: { status: 200, body: markTemplates },
  run: listOf(kind),
})
