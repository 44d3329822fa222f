import { endpoint } from '../../lib/http/serve.ts'
import { inPages } from '../../lib/http/wire/pages.ts'
import { leaderboards } from '../../schemas/leaderboard.ts'
import { page } from '../../schemas/page.ts'
import { listLeaderboards } from '../../lib/service/regattas/regattas.ts'
import { firstOf } from '../../lib/service/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listLeaderboards',
  summary: 'List the names of the leaderboards that the caller may read',
  routes: ['GET /sailingserver/api/v1/leaderboards', 'GET /sailingserver/api/v2/leaderboards'],
  guard: { kind: 'each', type: 'LEADERBOARD', action: 'READ' },
  input: page,
  fetchesMore: firstOf('LEADERBOARD'),
  reply: { status: 200, body: leaderboards },
  run: inPages(listLeaderboards),
})
