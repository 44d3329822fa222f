import { readableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { mark, markOfLeaderboard } from '#schemas/courses/mark.ts'
import { readMarks } from '#courses/items/marks.ts'
import { showMark } from '#courses/steps/regattaMarks.ts'

export const { declaration, handler } = endpoint({
  name: 'readMark',
  summary: 'Read a mark of a leaderboard',
  routes: ['GET /sailingserver/api/v1/leaderboards/{leaderboard}/marks/{markId}'],
  guard: readableByLink('LEADERBOARD', 'leaderboard'),
  input: markOfLeaderboard,
  load: ({ context, input }) => readMarks(context.store, input.leaderboard),
  conditional: true,
  reply: { status: 200, body: mark },
  errors: ['not-found'],
  run: ({ context, input }) => showMark(context, input.leaderboard, input.markId),
})
