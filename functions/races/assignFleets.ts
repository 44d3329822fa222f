import { endpoint } from '#endpoint'
import { entriesOf, listCompetitors } from '#races/steps/entries.ts'
import { assignFleets } from '#races/steps/fleets.ts'
import { assignedFleets, fleetsOfRegatta } from '#schemas/races/fleets.ts'

export const { declaration, handler } = endpoint({
  name: 'assignFleets',
  summary: 'Assign boats to the fleets of a series, or of one race column',
  description:
    'The fleet of a boat decides in which races she sails. Boats without a fleet sail in all races ' +
    'of their series. With `raceColumn`, its races get lists of their own, which win: an empty list ' +
    'removes one. A change also counts for earlier races, unless they have lists of their own. All ' +
    'or nothing.',
  routes: ['PUT /sailingserver/api/v1/regattas/{regattaName}/fleets'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['UPDATE'], id: 'regattaName' },
  input: fleetsOfRegatta,
  fetchesMore: ({ regattaName }) => entriesOf(regattaName),
  current: { show: ({ context, input }) => listCompetitors(context, input) },
  reply: { status: 200, body: assignedFleets },
  errors: ['not-found'],
  run: ({ context, input }) => assignFleets(context, input),
})
