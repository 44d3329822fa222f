import { endpoint } from '#endpoint'
import { markProperties, markPropertiesPositioning } from '#schemas/courses/mark.ts'
import { positionMarkProperties, showMarkProperties } from '#courses/steps/markProperties.ts'

export const { declaration, handler } = endpoint({
  name: 'positionMarkProperties',
  summary: 'Set the position or the device of a mark of the inventory',
  description: 'A device takes precedence over a position. Without both, the mark has no position.',
  routes: ['PUT /sharedsailingserver/api/v1/markproperties/{id}/positioning'],
  guard: { kind: 'object', type: 'MARK_PROPERTIES', actions: ['UPDATE'], id: 'id' },
  input: markPropertiesPositioning,
  current: { show: ({ context, input }) => showMarkProperties(context, input.id) },
  reply: { status: 200, body: markProperties },
  errors: ['not-found'],
  run: ({ context, input: { id, ...jsonProperties } }) =>
    positionMarkProperties(context, id, jsonProperties),
})
