import { readableByLink } from '../../lib/http/declarations.ts'
import { endpoint } from '../../lib/http/serve.ts'
import { leaderboard, leaderboardReference } from '../../schemas/leaderboard.ts'
import { showLeaderboard } from '../../lib/service/regattas/regattas.ts'

export const { declaration, handler } = endpoint({
  name: 'readLeaderboard',
  summary: 'Read a leaderboard, with its race columns and fleets',
  routes: ['GET /sailingserver/api/v1/leaderboards/{leaderboard}'],
  guard: readableByLink('LEADERBOARD', 'leaderboard'),
  input: leaderboardReference,
  conditional: true,
  reply: { status: 200, body: leaderboard },
  errors: ['not-found'],
  run: ({ context, input }) => showLeaderboard(context, input.leaderboard),
})
