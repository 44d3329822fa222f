import { endpoint } from '#endpoint'
import { compareVersions, prefetchVersions } from '#courses/steps/courseVersions.ts'
import { courseChanges, courseComparison } from '#schemas/courses/courseVersion.ts'

export const { declaration, handler } = endpoint({
  name: 'compareCourseVersions',
  summary: 'Compare two versions of the course of a race',
  description:
    'Contains the changes of the name, the laps, the waypoints and the marks of the course, also ' +
    'as sentences. A mark of the sequence that was a spare mark before is `mark-added`.',
  routes: ['GET /sailingserver/api/v1/courseconfiguration/diff/{regattaName}/{raceColumn}/{fleet}'],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: courseComparison,
  fetchesMore: (input) => prefetchVersions(input, [input.from, input.to]),
  conditional: true,
  reply: { status: 200, body: courseChanges },
  errors: ['not-found'],
  run: ({ context, input }) => compareVersions(context, input, input),
})
