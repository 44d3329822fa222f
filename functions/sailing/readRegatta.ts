import { readableByLink } from '../../lib/http/declarations.ts'
import { endpoint } from '../../lib/http/serve.ts'
import { regatta, regattaReference } from '../../schemas/regatta.ts'
import { showRegatta } from '../../lib/service/regattas/regattas.ts'

export const { declaration, handler } = endpoint({
  name: 'readRegatta',
  summary: 'Read a regatta, with its series, fleets and races',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}'],
  guard: readableByLink('REGATTA', 'regattaName'),
  input: regattaReference,
  conditional: true,
  reply: { status: 200, body: regatta },
  errors: ['not-found'],
  run: ({ context, input }) => showRegatta(context, input.regattaName),
})
