import { endpoint } from '#endpoint'
import { prefetchVersions } from '#courses/steps/courseVersions.ts'
import { showCourse } from '#courses/steps/raceCourse.ts'
import { restoreCourse } from '#courses/steps/restoreCourse.ts'
import { courseConfiguration } from '#schemas/courses/course.ts'
import { restoredVersion } from '#schemas/courses/courseVersion.ts'

export const { declaration, handler } = endpoint({
  name: 'restoreCourse',
  summary: 'Restore a version of the course of a race',
  description:
    'Saves the course of the version as a new version. Its marks get their appearance, positions ' +
    'and devices of that time, also in other races that use them. Restoring the present course ' +
    'changes nothing.',
  routes: [
    'POST /sailingserver/api/v1/courseconfiguration/restore/{regattaName}/{raceColumn}/{fleet}',
  ],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['UPDATE'] },
  input: restoredVersion,
  fetchesMore: (input) => prefetchVersions(input, [input.version]),
  current: { show: async ({ context, input }) => (await showCourse(context, input)).course },
  reply: { status: 200, body: courseConfiguration },
  errors: ['not-found'],
  run: ({ context, input }) => restoreCourse(context, input, input.version),
})
