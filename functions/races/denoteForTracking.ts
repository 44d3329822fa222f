import { endpoint } from '#endpoint'
import { denotation } from '#schemas/races/raceLog.ts'
import { writeLog, denote } from '#races/steps/raceLogs.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { requireRaceOfLeaderboard } from '#races/steps/trackedRaces.ts'

export const { declaration, handler } = endpoint({
  name: 'denoteForTracking',
  summary: 'Name a race for tracking',
  description:
    'Tracking uses this name when it starts. A race that has a name keeps it, and the response is ' +
    'the same.',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/denoteForTracking'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['START'], id: 'leaderboard' },
  input: denotation,
  emptyIsAbsent: ['raceName'],
  reply: { status: 200 },
  errors: ['not-found', 'already-exists'],
  run: async ({ context, input: { leaderboard, raceColumnName: raceColumn, ...input } }) => {
    const regatta = await requireRegatta(context, leaderboard, 'LEADERBOARD')
    const race = requireRaceOfLeaderboard(regatta, { raceColumn, fleet: input.fleetName })
    await writeLog(context, regatta, denote(context, regatta, race, input.raceName).denoted)
  },
})
