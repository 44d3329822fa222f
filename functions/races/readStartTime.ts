import { endpoint } from '#endpoint'
import { loggedRace, startTime } from '#schemas/races/raceLog.ts'
import { showStartTime } from '#races/steps/raceLogs.ts'

export const { declaration, handler } = endpoint({
  name: 'readStartTime',
  summary: 'Read the start time of a race',
  description: 'It is null until a race officer sets it, and again in a new pass.',
  routes: ['GET /sailingserver/api/v1/leaderboards/{leaderboard}/starttime'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['READ'], id: 'leaderboard' },
  input: loggedRace,
  conditional: true,
  reply: { status: 200, body: startTime },
  errors: ['not-found'],
  run: showStartTime,
})
