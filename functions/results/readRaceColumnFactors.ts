import { endpoint } from '#endpoint'
import { guardOfFactors, showFactors } from '#results/steps/factors.ts'
import { factorsQuery, raceColumnFactors } from '#schemas/results/standings.ts'

export const { declaration, handler } = endpoint({
  name: 'readRaceColumnFactors',
  summary: 'Read the factors by which the points of race columns are multiplied',
  routes: ['GET /sailingserver/api/v1/leaderboards/{leaderboard}/racecolumnfactors'],
  guard: guardOfFactors,
  input: factorsQuery,
  conditional: true,
  reply: { status: 200, body: raceColumnFactors },
  errors: ['not-found'],
  run: showFactors,
})
