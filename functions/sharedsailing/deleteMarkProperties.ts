import { currentObject } from '../../lib/http/declarations.ts'
import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { inventoryReference, markProperties } from '../../schemas/mark.ts'
import {
  deleteMarkProperties,
  showMarkProperties,
} from '../../lib/service/inventory/markProperties.ts'

export const declaration = endpoint({
  name: 'deleteMarkProperties',
  summary: 'Delete a mark of the inventory',
  routes: ['DELETE /sharedsailingserver/api/v1/markproperties/{id}'],
  guard: { kind: 'object', type: 'MARK_PROPERTIES', actions: ['DELETE'], id: 'id' },
  input: inventoryReference,
  current: currentObject('MARK_PROPERTIES', 'id', markProperties, showMarkProperties),
  reply: { status: 200 },
  errors: ['not-found'],
  run: ({ context, input }) => deleteMarkProperties(context, input.id),
})

export const handler = serve(declaration)
