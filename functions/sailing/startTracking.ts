import { currentObject } from '../../lib/http/declarations.ts'
import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { leaderboard, trackingStart, trackingStarted } from '../../schemas/leaderboard.ts'
import { startTracking } from '../../lib/service/sailing/tracking.ts'

import { showLeaderboard } from '../../lib/service/sailing/regattas.ts'

export const declaration = endpoint({
  name: 'startTracking',
  summary: 'Start tracking a race',
  description:
    'The first request creates a `TRACKED_RACE`, which the caller and the group of the regatta own, ' +
    'and needs CREATE on it. Later requests need UPDATE on it, and track the same race ' +
    'again. The operation is idempotent.',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/starttracking'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['UPDATE'], id: 'leaderboard' },
  fetches: [{ type: 'REGATTA', id: 'leaderboard' }],
  input: trackingStart,
  current: currentObject('LEADERBOARD', 'leaderboard', leaderboard, showLeaderboard),
  reply: { status: 200, body: trackingStarted },
  errors: ['not-found', 'already-exists'],
  run: ({ context, input }) =>
    startTracking(context, input.leaderboard, {
      raceColumn: input.race_column,
      fleet: input.fleet,
      raceName: input.tracked_race_name,
    }),
})

export const handler = serve(declaration)
