import { readableByLink } from '../../lib/http/declarations.ts'
import { endpoint } from '../../lib/http/serve.ts'
import { racesOfRegatta, regattaReference } from '../../schemas/regatta.ts'
import { showRaces } from '../../lib/service/regattas/regattas.ts'

export const { declaration, handler } = endpoint({
  name: 'readRaces',
  summary: 'Read the tracked races of a regatta',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/races'],
  guard: readableByLink('REGATTA', 'regattaName'),
  input: regattaReference,
  conditional: true,
  reply: { status: 200, body: racesOfRegatta },
  errors: ['not-found'],
  run: ({ context, input }) => showRaces(context, input.regattaName),
})
