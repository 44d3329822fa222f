import { endpoint } from '#endpoint'
import {
  existingObject,
  identityHeaders,
  readRequestedIdentity,
} from '#courses/steps/requestedIdentity.ts'
import { markTemplate, newMarkTemplate } from '#schemas/courses/mark.ts'
import { createMarkTemplate, showMarkTemplate } from '#courses/steps/markDefinitions.ts'

export const { declaration, handler } = endpoint({
  name: 'createMarkTemplate',
  summary: 'Create a mark template',
  description:
    'A mark template is immutable and cannot be deleted. Requests with the same ' +
    '`Idempotency-Key` create one mark template. The `id` is optional; an existing one is rejected.',
  routes: ['POST /sharedsailingserver/api/v1/marktemplates'],
  guard: { kind: 'type', type: 'MARK_TEMPLATE' },
  input: newMarkTemplate,
  headers: identityHeaders,
  fetches: [{ type: 'MARK_TEMPLATE', id: 'id' }],
  current: existingObject('MARK_TEMPLATE', showMarkTemplate),
  reply: { status: 200, body: markTemplate },
  errors: ['already-exists'],
  run: (call) => createMarkTemplate(call.context, readRequestedIdentity(call), call.input),
})
