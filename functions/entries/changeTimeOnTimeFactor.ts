import { endpoint } from '#endpoint'
import { newTimeOnTimeFactor } from '#schemas/entries/changes.ts'
import { changeHandicap, ofHandicap } from '#entries/steps/handicaps.ts'

export const { declaration, handler } = endpoint({
  ...ofHandicap,
  name: 'changeTimeOnTimeFactor',
  summary: 'Set the time-on-time factor of a competitor in a regatta',
  routes: [
    'POST /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/updateToTHandicap',
  ],
  input: newTimeOnTimeFactor,
  run: ({ context, input }) =>
    changeHandicap(context, input, { timeOnTimeFactor: input.timeOnTimeFactor }),
})
