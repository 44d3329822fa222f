import { endpoint } from '#endpoint'
import {
  markProperties,
  markPropertiesPositioning,
  type PositioningValues,
} from '#schemas/courses/mark.ts'
import { requireObject } from '#access/createObject.ts'
import { putMarkProperties } from '#courses/items/markInventory.ts'
import {
  positioningErrors,
  positioningParameters,
  requireRight,
} from '#courses/rules/inventoryInput.ts'
import { allMarkProperties, describeMarkProperties } from '#courses/steps/markProperties.ts'
import { showOf } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  name: 'positionMarkProperties',
  summary: 'Set the position or the device of a mark of the inventory',
  description: 'A device takes precedence over a position. Without both, the mark has no position.',
  routes: ['PUT /sharedsailingserver/api/v1/markproperties/{id}/positioning'],
  guard: { kind: 'object', type: 'MARK_PROPERTIES', actions: ['UPDATE'], id: 'id' },
  input: markPropertiesPositioning,
  current: { show: showOf(allMarkProperties) },
  reply: { status: 200, body: markProperties },
  errors: ['not-found'],
  run: async ({ context, input, formErrors }) => {
    const { item, ...old } = await requireObject(context, allMarkProperties, input.id)
    const errors = [...positioningErrors(input), ...formErrors]
    const sent = requireRight<PositioningValues>(input, errors)
    const properties = { ...old, positioning: positioningParameters(sent) }
    await context.store.write([putMarkProperties(properties, item)])
    return describeMarkProperties(properties, true)
  },
})
