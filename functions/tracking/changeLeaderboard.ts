import { endpoint } from '#endpoint'
import { leaderboardChange } from '#schemas/races/leaderboard.ts'
import { changeLeaderboard } from '#races/steps/regattas.ts'
import { currentLeaderboard } from '#tracking/steps/leaderboardStandings.ts'

export const { declaration, handler } = endpoint({
  name: 'changeLeaderboard',
  summary: 'Change the displayed name and the discards of a leaderboard',
  routes: ['POST /sailingserver/api/v1/leaderboards/{leaderboard}/update'],
  guard: { kind: 'object', type: 'LEADERBOARD', actions: ['UPDATE'], id: 'leaderboard' },
  input: leaderboardChange,
  current: {
    show: ({ context, input }) => currentLeaderboard(context, { leaderboard: input.leaderboard }),
  },
  reply: { status: 200 },
  errors: ['not-found'],
  run: ({ context, input }) =>
    changeLeaderboard(context, input.leaderboard, {
      displayName: input.leaderboardDisplayName,
      thresholds: input.resultDiscardingThresholds,
    }),
})
