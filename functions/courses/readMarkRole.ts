import { endpoint } from '#endpoint'
import { inventoryReference, markRole } from '#schemas/courses/mark.ts'
import { markRoles, showOf } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  name: 'readMarkRole',
  summary: 'Read a role of marks',
  routes: ['GET /sharedsailingserver/api/v1/markroles/{id}'],
  guard: { kind: 'object', type: 'MARK_ROLE', actions: ['READ'], id: 'id' },
  input: inventoryReference,
  conditional: true,
  reply: { status: 200, body: markRole },
  errors: ['not-found'],
  run: showOf(markRoles),
})
