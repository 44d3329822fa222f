import { endpoint } from '#endpoint'
import { creationOf, markTemplates, readRequestedIdentity } from '#courses/steps/inventory.ts'
import { markTemplate, type MarkTemplateValues, newMarkTemplate } from '#schemas/courses/mark.ts'
import { createObject } from '#access/createObject.ts'
import { appearanceIn, requireRight } from '#courses/rules/inventoryInput.ts'

export const { declaration, handler } = endpoint({
  name: 'createMarkTemplate',
  summary: 'Create a mark template',
  description:
    'A mark template is immutable and cannot be deleted. Requests with the same ' +
    '`Idempotency-Key` create one mark template. The `id` is optional; an existing one is rejected.',
  routes: ['POST /sharedsailingserver/api/v1/marktemplates'],
  input: newMarkTemplate,
  ...creationOf(markTemplates),
  reply: { status: 200, body: markTemplate },
  run: (call) => {
    const requested = readRequestedIdentity(call)
    const values = appearanceIn(requireRight<MarkTemplateValues>(call.input, call.formErrors))
    return createObject(call.context, markTemplates, requested, (id) => ({ id, ...values }))
  },
})
