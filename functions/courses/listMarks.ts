import { readableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { marks, marksOfLeaderboard } from '#schemas/courses/mark.ts'
import { keysOfMarksOf, listMarks } from '#courses/steps/regattaMarks.ts'

export const { declaration, handler } = endpoint({
  name: 'listMarks',
  summary: 'List the marks of a leaderboard',
  description: 'All marks of the regatta, in the order in which they were added.',
  routes: ['GET /sailingserver/api/v1/leaderboards/{leaderboard}/marks'],
  guard: readableByLink('LEADERBOARD', 'leaderboard'),
  input: marksOfLeaderboard,
  fetchesMore: ({ leaderboard }) => keysOfMarksOf(leaderboard),
  conditional: true,
  reply: { status: 200, body: marks },
  errors: ['not-found'],
  run: ({ context, input: { leaderboard, race_column: raceColumn, fleet } }) =>
    listMarks(context, leaderboard, { raceColumn, fleet }),
})
