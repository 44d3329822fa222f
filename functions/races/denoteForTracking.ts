import { endpoint } from '#endpoint'
import { denotation } from '#schemas/races/raceLog.ts'
import { denoteForTracking } from '#races/steps/tracking.ts'

export const { declaration, handler } = endpoint({
  name: 'denoteForTracking',
  summary: 'Name a race for tracking',
  description:
    'Tracking uses this name when it starts. A race that has a name keeps it, and the response is ' +
    'the same.',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/denoteForTracking'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['UPDATE'], id: 'leaderboard' },
  input: denotation,
  emptyIsAbsent: ['raceName'],
  reply: { status: 200 },
  errors: ['not-found', 'already-exists'],
  run: ({ context, input }) =>
    denoteForTracking(context, input.leaderboard, {
      raceColumn: input.raceColumnName,
      fleet: input.fleetName,
      raceName: input.raceName,
    }),
})
