import { endpoint } from '#endpoint'
import {
  existingObject,
  identityHeaders,
  readRequestedIdentity,
} from '#courses/steps/requestedIdentity.ts'
import { markRole, newMarkRole } from '#schemas/courses/mark.ts'
import { createMarkRole, showMarkRole } from '#courses/steps/markDefinitions.ts'

export const { declaration, handler } = endpoint({
  name: 'createMarkRole',
  summary: 'Create a role for marks',
  description:
    'A role is immutable and cannot be deleted; several roles may have the same name. Requests with ' +
    'the same `Idempotency-Key` create one role. The `id` is optional; an existing one is rejected.',
  routes: ['POST /sharedsailingserver/api/v1/markroles'],
  guard: { kind: 'type', type: 'MARK_ROLE' },
  input: newMarkRole,
  headers: identityHeaders,
  fetches: [{ type: 'MARK_ROLE', id: 'id' }],
  current: existingObject('MARK_ROLE', showMarkRole),
  reply: { status: 200, body: markRole },
  errors: ['already-exists'],
  run: (call) => createMarkRole(call.context, readRequestedIdentity(call), call.input),
})
