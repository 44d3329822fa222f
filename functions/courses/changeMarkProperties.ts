import { endpoint } from '#endpoint'
import { markProperties, markPropertiesChange } from '#schemas/courses/mark.ts'
import { changeMarkProperties, showMarkProperties } from '#courses/steps/markProperties.ts'

export const { declaration, handler } = endpoint({
  name: 'changeMarkProperties',
  summary: 'Change a mark of the inventory',
  description:
    'Replaces everything, but keeps the positioning unless the request contains a device or a position.',
  routes: ['PUT /sharedsailingserver/api/v1/markproperties/{id}'],
  guard: { kind: 'object', type: 'MARK_PROPERTIES', actions: ['UPDATE'], id: 'id' },
  input: markPropertiesChange,
  current: { show: ({ context, input }) => showMarkProperties(context, input.id) },
  reply: { status: 200, body: markProperties },
  errors: ['not-found'],
  run: ({ context, input: { id, ...jsonProperties } }) =>
    changeMarkProperties(context, id, jsonProperties),
})
