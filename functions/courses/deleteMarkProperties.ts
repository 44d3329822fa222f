import { endpoint } from '#endpoint'
import { allMarkProperties } from '#courses/steps/markProperties.ts'
import { deletionOf } from '#courses/steps/inventory.ts'

// Marks of regattas that were created from the properties do not change.
export const { declaration, handler } = endpoint({
  ...deletionOf(allMarkProperties),
  name: 'deleteMarkProperties',
  summary: 'Delete a mark of the inventory',
  routes: ['DELETE /sharedsailingserver/api/v1/markproperties/{id}'],
})
