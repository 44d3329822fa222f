import { endpoint } from '#endpoint'
import {
  existingObject,
  identityHeaders,
  readRequestedIdentity,
} from '#courses/steps/requestedIdentity.ts'
import { markProperties, newMarkProperties } from '#schemas/courses/mark.ts'
import { createMarkProperties, showMarkProperties } from '#courses/steps/markProperties.ts'

export const { declaration, handler } = endpoint({
  name: 'createMarkProperties',
  summary: 'Add a mark to the inventory',
  description:
    'Its position comes from a device, is fixed, or is absent. Requests with the same ' +
    '`Idempotency-Key` create one mark. The `id` is optional; an existing one is rejected.',
  routes: ['POST /sharedsailingserver/api/v1/markproperties'],
  guard: { kind: 'type', type: 'MARK_PROPERTIES' },
  input: newMarkProperties,
  headers: identityHeaders,
  fetches: [{ type: 'MARK_PROPERTIES', id: 'id' }],
  current: existingObject('MARK_PROPERTIES', showMarkProperties),
  reply: { status: 200, body: markProperties },
  errors: ['already-exists'],
  run: (call) => createMarkProperties(call.context, readRequestedIdentity(call), call.input),
})
