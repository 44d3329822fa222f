import { endpoint } from '#endpoint'
import { creationOf, markRoles, readRequestedIdentity } from '#courses/steps/inventory.ts'
import { markRole, type MarkRoleValues, newMarkRole } from '#schemas/courses/mark.ts'
import { createObject } from '#access/createObject.ts'
import { namesIn, requireRight } from '#courses/rules/inventoryInput.ts'

export const { declaration, handler } = endpoint({
  name: 'createMarkRole',
  summary: 'Create a role for marks',
  description:
    'A role is immutable and cannot be deleted; several roles may have the same name. Requests with ' +
    'the same `Idempotency-Key` create one role. The `id` is optional; an existing one is rejected.',
  routes: ['POST /sharedsailingserver/api/v1/markroles'],
  input: newMarkRole,
  ...creationOf(markRoles),
  reply: { status: 200, body: markRole },
  run: (call) => {
    const requested = readRequestedIdentity(call)
    const values = namesIn(requireRight<MarkRoleValues>(call.input, call.formErrors))
    return createObject(call.context, markRoles, requested, (id) => ({ id, ...values }))
  },
})
