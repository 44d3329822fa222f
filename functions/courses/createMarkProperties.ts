import { endpoint } from '#endpoint'
import { creationOf, readRequestedIdentity } from '#courses/steps/inventory.ts'
import {
  markProperties,
  type MarkPropertiesValues,
  newMarkProperties,
} from '#schemas/courses/mark.ts'
import { isDeepStrictEqual } from 'node:util'
import { createObject } from '#access/createObject.ts'
import {
  markPropertiesErrors,
  markPropertiesOf,
  positioningParameters,
  requireRight,
} from '#courses/rules/inventoryInput.ts'
import { allMarkProperties, describeMarkProperties } from '#courses/steps/markProperties.ts'

export const { declaration, handler } = endpoint({
  name: 'createMarkProperties',
  summary: 'Add a mark to the inventory',
  description:
    'Its position comes from a device, is fixed, or is absent. Requests with the same ' +
    '`Idempotency-Key` create one mark. The `id` is optional; an existing one is rejected.',
  routes: ['POST /sharedsailingserver/api/v1/markproperties'],
  input: newMarkProperties,
  ...creationOf(allMarkProperties),
  reply: { status: 200, body: markProperties },
  run: async (call) => {
    const { context, input, formErrors } = call
    const requested = readRequestedIdentity(call)
    const sent = requireRight<MarkPropertiesValues>(input, [
      ...markPropertiesErrors(input),
      ...formErrors,
    ])
    const values = { ...markPropertiesOf(sent), positioning: positioningParameters(sent) }
    const make = (id: string) => ({ id, ...values })
    const made = await createObject(context, allMarkProperties, requested, make)
    return describeMarkProperties(made, isDeepStrictEqual(made.positioning, values.positioning))
  },
})
