import { endpoint } from '#endpoint'
import { newTrackingTimes, trackingTimes } from '#schemas/races/raceLog.ts'
import { setTrackingTimes } from '#races/steps/raceLogs.ts'

export const { declaration, handler } = endpoint({
  name: 'setTrackingTimes',
  summary: 'Set the start and the end of tracking of a race',
  description:
    'Positions from the start to the end of tracking belong to the race. A text counts before ' +
    'milliseconds. The response contains the given times only.',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/settrackingtimes'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['UPDATE'], id: 'leaderboard' },
  input: newTrackingTimes,
  reply: { status: 200, body: trackingTimes },
  errors: ['not-found'],
  run: ({ context, input }) => setTrackingTimes(context, input),
})
