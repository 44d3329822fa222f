import { readableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { mark, markOfLeaderboard } from '#schemas/courses/mark.ts'
import { keysOfMarksOf, showMark } from '#courses/steps/regattaMarks.ts'

export const { declaration, handler } = endpoint({
  name: 'readMark',
  summary: 'Read a mark of a leaderboard',
  routes: ['GET /sailingserver/api/v1/leaderboards/{leaderboard}/marks/{markId}'],
  guard: readableByLink('LEADERBOARD', 'leaderboard'),
  input: markOfLeaderboard,
  fetchesMore: ({ leaderboard }) => keysOfMarksOf(leaderboard),
  conditional: true,
  reply: { status: 200, body: mark },
  errors: ['not-found'],
  run: ({ context, input }) => showMark(context, input.leaderboard, input.markId),
})
