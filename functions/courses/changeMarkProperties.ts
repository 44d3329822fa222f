import { endpoint } from '#endpoint'
import {
  markProperties,
  markPropertiesChange,
  type MarkPropertiesValues,
} from '#schemas/courses/mark.ts'
import { requireObject } from '#access/createObject.ts'
import { putMarkProperties } from '#courses/items/markInventory.ts'
import {
  markPropertiesErrors,
  markPropertiesOf,
  positioningParameters,
  requireRight,
} from '#courses/rules/inventoryInput.ts'
import { allMarkProperties, describeMarkProperties } from '#courses/steps/markProperties.ts'
import { showOf } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  name: 'changeMarkProperties',
  summary: 'Change a mark of the inventory',
  description:
    'Replaces everything, but keeps the positioning unless the request contains a device or a position.',
  routes: ['PUT /sharedsailingserver/api/v1/markproperties/{id}'],
  guard: { kind: 'object', type: 'MARK_PROPERTIES', actions: ['UPDATE'], id: 'id' },
  input: markPropertiesChange,
  current: { show: showOf(allMarkProperties) },
  reply: { status: 200, body: markProperties },
  errors: ['not-found'],
  run: async ({ context, input, formErrors }) => {
    const { id } = input
    const { item, positioning } = await requireObject(context, allMarkProperties, id)
    const errors = [...markPropertiesErrors(input), ...formErrors]
    const sent = requireRight<MarkPropertiesValues>(input, errors)
    const changed = positioningParameters(sent)
    const properties = { id, ...markPropertiesOf(sent), positioning: changed ?? positioning }
    await context.store.write([putMarkProperties(properties, item)])
    return changed === null
      ? allMarkProperties.describe(context, properties)
      : describeMarkProperties(properties, true)
  },
})
