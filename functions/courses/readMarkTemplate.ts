import { endpoint } from '#endpoint'
import { inventoryReference, markTemplate } from '#schemas/courses/mark.ts'
import { markTemplates, showOf } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  name: 'readMarkTemplate',
  summary: 'Read a mark template',
  routes: ['GET /sharedsailingserver/api/v1/marktemplates/{id}'],
  guard: { kind: 'object', type: 'MARK_TEMPLATE', actions: ['READ'], id: 'id' },
  input: inventoryReference,
  conditional: true,
  reply: { status: 200, body: markTemplate },
  errors: ['not-found'],
  run: showOf(markTemplates),
})
