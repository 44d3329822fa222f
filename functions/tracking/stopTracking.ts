import { endpoint } from '#endpoint'
import { stoppedRaces, trackingStop } from '#schemas/races/leaderboard.ts'
import { stopTracking } from '#races/steps/tracking.ts'

import { currentLeaderboard } from '#tracking/steps/leaderboardStandings.ts'

export const { declaration, handler } = endpoint({
  name: 'stopTracking',
  summary: 'Stop tracking races',
  description:
    'Returns the races whose tracking stopped, in the order of the race columns and then of the ' +
    'fleets. This also needs UPDATE on the `TRACKED_RACE` of each of them. Without one of these ' +
    'permissions, the tracking of all of them continues. Tracking ends now, unless its end was set, ' +
    'or follows from the finish of the race (`controlTrackingFromStartAndFinishTimes`).',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/stoptracking'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['UPDATE'], id: 'leaderboard' },
  input: trackingStop,
  current: {
    show: ({ context, input }) => currentLeaderboard(context, { leaderboard: input.leaderboard }),
  },
  reply: { status: 200, body: stoppedRaces },
  errors: ['not-found'],
  run: ({ context, input }) =>
    stopTracking(context, input.leaderboard, { raceColumn: input.race_column, fleet: input.fleet }),
})
