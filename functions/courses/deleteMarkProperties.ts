import { endpoint } from '#endpoint'
import { inventoryReference } from '#schemas/courses/mark.ts'
import { removeObject } from '#access/createObject.ts'
import { allMarkProperties } from '#courses/steps/markProperties.ts'
import { showOf } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteMarkProperties',
  summary: 'Delete a mark of the inventory',
  routes: ['DELETE /sharedsailingserver/api/v1/markproperties/{id}'],
  guard: { kind: 'object', type: 'MARK_PROPERTIES', actions: ['DELETE'], id: 'id' },
  input: inventoryReference,
  current: { show: showOf(allMarkProperties) },
  reply: { status: 200 },
  errors: ['not-found'],
  // Marks of regattas that were created from the properties do not change.
  run: ({ context, input }) => removeObject(context, allMarkProperties, input.id),
})
