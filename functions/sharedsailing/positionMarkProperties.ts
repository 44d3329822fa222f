import { currentObject } from '../../lib/http/declarations.ts'
import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { markProperties, markPropertiesPositioning } from '../../schemas/mark.ts'
import {
  positionMarkProperties,
  showMarkProperties,
} from '../../lib/service/inventory/markProperties.ts'

export const declaration = endpoint({
  name: 'positionMarkProperties',
  summary: 'Set the position or the device of a mark of the inventory',
  description: 'A device takes precedence over a position. Without both, the mark has no position.',
  routes: ['PUT /sharedsailingserver/api/v1/markproperties/{id}/positioning'],
  guard: { kind: 'object', type: 'MARK_PROPERTIES', actions: ['UPDATE'], id: 'id' },
  input: markPropertiesPositioning,
  current: currentObject('MARK_PROPERTIES', 'id', markProperties, showMarkProperties),
  reply: { status: 200, body: markProperties },
  errors: ['not-found'],
  run: ({ context, input: { id, ...members } }) => positionMarkProperties(context, id, members),
})

export const handler = serve(declaration)
