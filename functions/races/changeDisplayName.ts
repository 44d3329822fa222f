import { endpoint } from '#endpoint'
import { newDisplayName } from '#schemas/races/competitor.ts'
import { changeDisplayName, entryOf, showCompetitorOfLeaderboard } from '#races/steps/entries.ts'

export const { declaration, handler } = endpoint({
  name: 'changeDisplayName',
  summary: 'Set the name of a competitor on a leaderboard',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/updateCompetitorDisplayName'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['UPDATE'], id: 'leaderboard' },
  input: newDisplayName,
  emptyIsAbsent: ['displayName'],
  fetchesMore: ({ leaderboard, competitorId }) => entryOf(leaderboard, competitorId),
  current: {
    show: ({ context, input }) =>
      showCompetitorOfLeaderboard(context, input.leaderboard, input.competitorId),
  },
  reply: { status: 200 },
  errors: ['not-found', 'unknown-reference'],
  run: ({ context, input }) =>
    changeDisplayName(context, input.leaderboard, input.competitorId, input.displayName ?? null),
})
