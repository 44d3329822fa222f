import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { copyCourse, keysOfCopies } from '../../lib/service/courses/copyCourse.ts'
import { courseCopies, courseCopy } from '../../schemas/courseCopy.ts'

export const declaration = endpoint({
  name: 'copyCourse',
  summary: 'Copy the course of a race to other races',
  description:
    'With as many laps as wanted. In the same regatta a copy has the same marks; in another one the ' +
    'marks of the same names, and those that are missing are made. Needs the permission ' +
    '`REGATTA:UPDATE` for the regatta of each target. A race that cannot get the course is told in ' +
    'the answer, and the others get it, unless `allOrNone` is true. Copying again changes nothing.',
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

export const handler = serve(declaration)
