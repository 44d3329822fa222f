import { endpoint } from '../../lib/http/serve.ts'
import { inventoryReference, markRole } from '../../schemas/mark.ts'
import { showMarkRole } from '../../lib/service/inventory/markDefinitions.ts'

export const { declaration, handler } = endpoint({
  name: 'readMarkRole',
  summary: 'Read a role of marks',
  routes: ['GET /sharedsailingserver/api/v1/markroles/{id}'],
  guard: { kind: 'object', type: 'MARK_ROLE', actions: ['READ'], id: 'id' },
  input: inventoryReference,
  conditional: true,
  reply: { status: 200, body: markRole },
  errors: ['not-found'],
  run: ({ context, input }) => showMarkRole(context, input.id),
})
