import { endpoint } from '#endpoint'
import { addedMark, revokedMark } from '#schemas/courses/mark.ts'
import { keysOfMarksOf, revokeMark, showMark } from '#courses/steps/regattaMarks.ts'

export const { declaration, handler } = endpoint({
  name: 'revokeMarkOnRegatta',
  summary: 'Remove a mark from a regatta',
  description:
    'A mark that a course uses cannot be removed: the failure lists the races whose courses use it. ' +
    'Save these courses without the mark first. With `raceColumnName`, the mark also stays if that ' +
    'race has ever been tracked, because every mark of the regatta belongs to it.',
  routes: ['POST /sailingserver/api/v1/mark/revokeMarkOnRegatta'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['UPDATE'], id: 'regattaName' },
  input: revokedMark,
  fetchesMore: ({ regattaName }) => keysOfMarksOf(regattaName),
  current: {
    guard: { kind: 'object', type: 'LEADERBOARD', actions: ['READ'], id: 'regattaName' },
    show: ({ context, input }) => showMark(context, input.regattaName, input.markId),
  },
  reply: { status: 200, body: addedMark },
  errors: ['not-found', 'mark-in-use'],
  run: ({ context, input }) => revokeMark(context, input),
})
