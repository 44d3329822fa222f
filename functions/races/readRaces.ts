import { readableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { racesOfRegatta, regattaReference } from '#schemas/races/regatta.ts'
import { showRaces } from '#races/steps/regattas.ts'

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
