import { endpoint } from '#endpoint'
import { readableByLink } from '#races/steps/guards.ts'
import { competitorOfLeaderboard, entryOfLeaderboard } from '#schemas/races/competitor.ts'
import { loadCompetitorOfLeaderboard, showCompetitorOfLeaderboard } from '#races/steps/entries.ts'

export const { declaration, handler } = endpoint({
  name: 'readCompetitorOfLeaderboard',
  summary: 'Read a competitor of a leaderboard, with the name on the leaderboard',
  description: 'Also needs READ or READ_PUBLIC on the competitor, or the secret.',
  routes: ['GET /sailingserver/api/v1/leaderboards/{leaderboard}/competitors/{competitorId}'],
  guard: readableByLink('LEADERBOARD', 'leaderboard'),
  input: entryOfLeaderboard,
  load: loadCompetitorOfLeaderboard,
  conditional: true,
  reply: { status: 200, body: competitorOfLeaderboard },
  errors: ['not-found'],
  run: showCompetitorOfLeaderboard,
})
