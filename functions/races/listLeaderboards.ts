import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { leaderboards } from '#schemas/races/leaderboard.ts'
import { page } from '#schemas/platform/page.ts'
import { listNamed } from '#races/steps/regattas.ts'
import { loadFirstPage } from '#access/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listLeaderboards',
  summary: 'List the names of the leaderboards that the caller may read',
  routes: ['GET /sailingserver/api/v1/leaderboards', 'GET /sailingserver/api/v2/leaderboards'],
  guard: { kind: 'each', type: 'LEADERBOARD', action: 'READ' },
  input: page,
  load: loadFirstPage('LEADERBOARD'),
  reply: { status: 200, body: leaderboards },
  run: inPages(listNamed('LEADERBOARD', ({ name }) => name)),
})
