import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { leaderboardGroups } from '#schemas/races/event.ts'
import { page } from '#schemas/platform/page.ts'
import { loadFirstPage } from '#access/listReadable.ts'
import { listLeaderboardGroups } from '#races/steps/leaderboardGroups.ts'

export const { declaration, handler } = endpoint({
  name: 'listLeaderboardGroups',
  summary: 'List the names of the leaderboard groups of the events that the caller may read',
  routes: ['GET /sailingserver/api/v1/leaderboardgroups'],
  guard: { kind: 'each', type: 'EVENT', action: 'READ' },
  input: page,
  load: loadFirstPage('EVENT'),
  reply: { status: 200, body: leaderboardGroups },
  run: inPages((context, range) => listLeaderboardGroups(context, range)),
})
