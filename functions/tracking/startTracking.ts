import { endpoint } from '#endpoint'
import { trackingStart, trackingStarted } from '#schemas/races/leaderboard.ts'
import { startTracking } from '#races/steps/tracking.ts'

import { currentLeaderboard } from '#tracking/steps/leaderboardStandings.ts'

export const { declaration, handler } = endpoint({
  name: 'startTracking',
  summary: 'Start tracking a race',
  description:
    'The first request creates a `TRACKED_RACE`, which the caller and the group of the regatta own, ' +
    'and needs CREATE on it. Everybody may read it if the access control list of the regatta lets ' +
    'everybody read the regatta. Later requests need UPDATE on it, and track the same race ' +
    'again. Tracking begins now, unless its start was set, or follows from the start of the race ' +
    '(`controlTrackingFromStartAndFinishTimes`). The operation is idempotent.',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/starttracking'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['UPDATE'], id: 'leaderboard' },
  fetches: [{ type: 'REGATTA', id: 'leaderboard' }],
  input: trackingStart,
  current: {
    show: ({ context, input }) => currentLeaderboard(context, { leaderboard: input.leaderboard }),
  },
  reply: { status: 200, body: trackingStarted },
  errors: ['not-found', 'already-exists'],
  run: ({ context, input }) =>
    startTracking(context, input.leaderboard, {
      raceColumn: input.race_column,
      fleet: input.fleet,
      raceName: input.trackedRaceName ?? input.tracked_race_name,
    }),
})
