import { endpoint } from '#endpoint'
import { effectiveStartTime, newStartTime } from '#schemas/races/raceLog.ts'
import { setStartTime, showStartTime } from '#races/steps/raceLogs.ts'

export const { declaration, handler } = endpoint({
  name: 'setStartTime',
  summary: 'Set the start time of a race',
  description:
    'Returns the start time that counts. That is another one if an author with a higher priority ' +
    'set it in the same pass, or if a later pass has begun. A later pass forgets the start time ' +
    'and the status of the race.',
  routes: ['PUT /sailingserver/api/v1/leaderboards/{leaderboard}/starttime'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['UPDATE'], id: 'leaderboard' },
  input: newStartTime,
  emptyIsAbsent: ['courseAreaIdAsString', 'startProcedureType'],
  current: { show: ({ context, input }) => showStartTime(context, input) },
  reply: { status: 200, body: effectiveStartTime },
  errors: ['not-found'],
  run: ({ context, input }) => setStartTime(context, input),
})
