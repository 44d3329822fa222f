import { endpoint } from '#endpoint'
import { newTimeOnDistanceAllowance } from '#schemas/entries/changes.ts'
import { changeHandicap, ofHandicap } from '#entries/steps/handicaps.ts'

export const { declaration, handler } = endpoint({
  ...ofHandicap,
  name: 'changeTimeOnDistanceAllowance',
  summary: 'Set the time-on-distance allowance of a competitor in a regatta',
  routes: [
    'POST /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/updateToDHandicap',
  ],
  input: newTimeOnDistanceAllowance,
  run: ({ context, input }) =>
    changeHandicap(context, input, {
      timeOnDistanceAllowance: input.timeOnDistanceAllowancePerNauticalMile / 1000,
    }),
})
