import { readableByLink } from '../../lib/http/declarations.ts'
import { endpoint } from '../../lib/http/serve.ts'
import { mark, markOfLeaderboard } from '../../schemas/mark.ts'
import { keysOfMarksOf, showMark } from '../../lib/service/inventory/regattaMarks.ts'

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
