import { readableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { regatta, regattaReference } from '#schemas/races/regatta.ts'
import { showRegatta } from '#races/steps/regattas.ts'

export const { declaration, handler } = endpoint({
  name: 'readRegatta',
  summary: 'Read a regatta, with its series, fleets and races',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}'],
  guard: readableByLink('REGATTA', 'regattaName'),
  input: regattaReference,
  conditional: true,
  reply: { status: 200, body: regatta },
  errors: ['not-found'],
  run: showRegatta,
})
