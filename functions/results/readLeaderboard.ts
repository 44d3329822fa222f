import { readableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { leaderboard, resultsFilter } from '#schemas/results/leaderboardStandings.ts'
import { listEntries } from '#races/items/entries.ts'
import { showLeaderboard } from '#results/steps/leaderboardStandings.ts'
import { responseBytesMax } from '#results/steps/standingsSize.ts'

export const { declaration, handler } = endpoint({
  name: 'readLeaderboard',
  summary: 'Read a leaderboard, with its race columns, fleets and competitors',
  description:
    'The competitors that the caller may READ or READ_PUBLIC; all of them with the right secret. ' +
    'The service scores no races, so there are no points and no ranks.',
  routes: ['GET /sailingserver/api/v1/leaderboards/{leaderboard}'],
  guard: readableByLink('LEADERBOARD', 'leaderboard'),
  input: resultsFilter,
  load: ({ context, input }) => listEntries(context.store, input.leaderboard),
  conditional: true,
  reply: { status: 200, body: leaderboard },
  errors: ['not-found'],
  run: ({ context, input }) => showLeaderboard(context, input, responseBytesMax),
})
