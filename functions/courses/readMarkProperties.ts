import { endpoint } from '#endpoint'
import { inventoryReference, markProperties } from '#schemas/courses/mark.ts'
import { allMarkProperties } from '#courses/steps/markProperties.ts'
import { showOf } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  name: 'readMarkProperties',
  summary: 'Read a mark of the inventory',
  routes: ['GET /sharedsailingserver/api/v1/markproperties/{id}'],
  guard: { kind: 'object', type: 'MARK_PROPERTIES', actions: ['READ'], id: 'id' },
  input: inventoryReference,
  conditional: true,
  reply: { status: 200, body: markProperties },
  errors: ['not-found'],
  run: showOf(allMarkProperties),
})
