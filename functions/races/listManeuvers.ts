import { endpoint } from '#endpoint'
import { maneuverFilter, maneuvers } from '#schemas/races/trackedRace.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { requireTrackedRace } from '#races/steps/trackedRaces.ts'

export const { declaration, handler } = endpoint({
  name: 'listManeuvers',
  summary: 'List the maneuvers of a race',
  description: 'For existing clients. Maneuvers are not detected here, so the list is empty.',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/maneuvers'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['READ'], id: 'regattaName' },
  input: maneuverFilter,
  conditional: true,
  reply: { status: 200, body: maneuvers },
  errors: ['not-found'],
  run: async ({ context, input }) => {
    requireTrackedRace(await requireRegatta(context, input.regattaName), input.raceName)
    return { bycompetitor: [] }
  },
})
