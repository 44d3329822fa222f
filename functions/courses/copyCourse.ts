import { endpoint } from '#endpoint'
import { copyCourse, keysOfCopies } from '#courses/steps/copyCourse.ts'
import { courseCopies, courseCopy } from '#schemas/courses/courseCopy.ts'

export const { declaration, handler } = endpoint({
  name: 'copyCourse',
  summary: 'Copy the course of a race to other races',
  description:
    'The number of laps can differ. Copies in the same regatta use the same marks. Copies in another ' +
    'regatta use its marks of the same names, and missing marks are created. Needs the permission ' +
    '`REGATTA:UPDATE` for the regatta of each target. The response contains a result for each race. ' +
    'Failed races do not affect the others, unless `allOrNone` is true. The operation is idempotent.',
  routes: [
    'POST /sailingserver/api/v1/courseconfiguration/copyCourse/{regattaName}/{raceColumn}/{fleet}',
    'POST /api/v1/courseconfiguration/copyCourse/{regattaName}/{raceColumn}/{fleet}',
  ],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: courseCopy,
  fetchesMore: keysOfCopies,
  reply: { status: 200, body: courseCopies },
  errors: ['not-found'],
  run: ({ context, input }) => copyCourse(context, input, input),
})
