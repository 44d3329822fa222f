import { endpoint } from '#endpoint'
import { requireRegatta } from '#races/steps/regattas.ts'
import { describeFactors } from '#results/steps/factors.ts'
import { factorsQuery, raceColumnFactors } from '#schemas/results/standings.ts'

export const { declaration, handler } = endpoint({
  name: 'readRaceColumnFactors',
  summary: 'Read the factors by which the points of race columns are multiplied',
  routes: ['GET /sailingserver/api/v1/leaderboards/{leaderboard}/racecolumnfactors'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['UPDATE'], id: 'leaderboard' },
  input: factorsQuery,
  conditional: true,
  reply: { status: 200, body: raceColumnFactors },
  errors: ['not-found'],
  run: async ({ context, input: { leaderboard, race_column: raceColumn } }) =>
    describeFactors(await requireRegatta(context, leaderboard, 'LEADERBOARD'), raceColumn),
})
