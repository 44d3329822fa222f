import { endpoint } from '#endpoint'
import { markFix } from '#schemas/courses/mark.ts'
import type { Static } from '#schemas/schema.ts'
import { addMarkFix, keysOfPing } from '#tracking/steps/pings.ts'

const pingIn = ({ leaderboardName, markId, ...values }: Static<typeof markFix>) => ({
  ...{ leaderboard: leaderboardName, markId },
  sent: { latitude: values.latDeg, longitude: values.lonDeg, time: values.timeMillis },
  names: { latitude: 'latDeg', longitude: 'lonDeg', time: 'timeMillis' },
})

export const { declaration, handler } = endpoint({
  name: 'addMarkFix',
  summary: 'Report the position of a mark of a race',
  description:
    'The same as `gps_fixes` of the mark, with the race to which it belongs. It also needs UPDATE ' +
    'on the regatta.',
  routes: ['POST /sailingserver/api/v1/mark/addMarkFix'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['UPDATE'], id: 'leaderboardName' },
  input: markFix,
  fetches: [{ type: 'REGATTA', id: 'leaderboardName' }],
  fetchesMore: (input) => keysOfPing(pingIn(input)),
  reply: { status: 200 },
  errors: ['not-found'],
  run: ({ context, input }) =>
    addMarkFix(
      context,
      { raceColumn: input.raceColumnName, fleet: input.fleetName },
      pingIn(input),
    ),
})
