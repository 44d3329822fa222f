import { readableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { leaderboardStandings, standingsFilter } from '#schemas/tracking/leaderboardStandings.ts'
import { keysOfStandings, showStandings } from '#tracking/steps/leaderboardStandings.ts'

export const { declaration, handler } = endpoint({
  name: 'readLeaderboardStandings',
  summary: 'Read the competitors of a leaderboard, and where they are in each race',
  description:
    'The competitors that the caller may READ or READ_PUBLIC; all of them with the right secret. ' +
    'The service scores no races, so there are no points and no total ranks.',
  routes: ['GET /sailingserver/api/v2/leaderboards/{leaderboard}'],
  guard: readableByLink('LEADERBOARD', 'leaderboard'),
  input: standingsFilter,
  fetchesMore: ({ leaderboard }) => keysOfStandings(leaderboard),
  conditional: true,
  reply: { status: 200, body: leaderboardStandings },
  errors: ['not-found'],
  run: ({ context, input }) => showStandings(context, input),
})
