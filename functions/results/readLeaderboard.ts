import { readableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { leaderboard, resultsFilter } from '#schemas/results/leaderboardStandings.ts'
import { loadResults } from '#results/steps/results.ts'
import { showLeaderboard } from '#results/steps/leaderboardStandings.ts'
import { responseBytesMax } from '#results/steps/standingsSize.ts'

export const { declaration, handler } = endpoint({
  name: 'readLeaderboard',
  summary: 'Read a leaderboard, with its race columns, fleets and competitors',
  description:
    'The competitors that the caller may READ or READ_PUBLIC; all of them with the right secret. ' +
    'Boats whose tie cannot be broken share a rank.',
  routes: ['GET /sailingserver/api/v1/leaderboards/{leaderboard}'],
  guard: readableByLink('LEADERBOARD', 'leaderboard'),
  input: resultsFilter,
  load: ({ context, input }) => loadResults(context.store, input.leaderboard),
  conditional: true,
  reply: { status: 200, body: leaderboard },
  errors: ['not-found'],
  run: ({ context, input }) => showLeaderboard(context, input, responseBytesMax),
})
