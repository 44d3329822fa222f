import { endpoint } from '#endpoint'
import { newTimeOnTimeFactor } from '#schemas/races/competitor.ts'
import { changeHandicap, entryOf, listCompetitors } from '#races/steps/entries.ts'

export const { declaration, handler } = endpoint({
  name: 'changeTimeOnTimeFactor',
  summary: 'Set the time-on-time factor of a competitor in a regatta',
  routes: [
    'POST /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/updateToTHandicap',
  ],
  guard: { kind: 'object', type: 'REGATTA', actions: ['UPDATE'], id: 'regattaName' },
  input: newTimeOnTimeFactor,
  fetchesMore: ({ regattaName, competitorId }) => entryOf(regattaName, competitorId),
  current: { show: ({ context, input }) => listCompetitors(context, input) },
  reply: { status: 200 },
  errors: ['not-found'],
  run: ({ context, input }) =>
    changeHandicap(context, input.regattaName, input.competitorId, {
      timeOnTimeFactor: input.timeOnTimeFactor,
    }),
})
