import { endpoint } from '#endpoint'
import { inventoryReference } from '#schemas/courses/mark.ts'
import { deleteMarkProperties, showMarkProperties } from '#courses/steps/markProperties.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteMarkProperties',
  summary: 'Delete a mark of the inventory',
  routes: ['DELETE /sharedsailingserver/api/v1/markproperties/{id}'],
  guard: { kind: 'object', type: 'MARK_PROPERTIES', actions: ['DELETE'], id: 'id' },
  input: inventoryReference,
  current: { show: ({ context, input }) => showMarkProperties(context, input.id) },
  reply: { status: 200 },
  errors: ['not-found'],
  run: ({ context, input }) => deleteMarkProperties(context, input.id),
})
