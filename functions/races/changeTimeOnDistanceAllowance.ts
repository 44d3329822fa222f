import { endpoint } from '#endpoint'
import { newTimeOnDistanceAllowance } from '#schemas/races/competitor.ts'
import { changeHandicap, entryOf, listCompetitors } from '#races/steps/entries.ts'

export const { declaration, handler } = endpoint({
  name: 'changeTimeOnDistanceAllowance',
  summary: 'Set the time-on-distance allowance of a competitor in a regatta',
  routes: [
    'POST /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/updateToDHandicap',
  ],
  guard: { kind: 'object', type: 'REGATTA', actions: ['UPDATE'], id: 'regattaName' },
  input: newTimeOnDistanceAllowance,
  fetchesMore: ({ regattaName, competitorId }) => entryOf(regattaName, competitorId),
  current: { show: ({ context, input }) => listCompetitors(context, input) },
  reply: { status: 200 },
  errors: ['not-found'],
  run: ({ context, input }) =>
    changeHandicap(context, input.regattaName, input.competitorId, {
      timeOnDistanceAllowance: input.timeOnDistanceAllowancePerNauticalMile / 1000,
    }),
})
