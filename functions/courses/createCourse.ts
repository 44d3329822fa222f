import { endpoint } from '#endpoint'
import { keysOfRace, showCourse } from '#courses/steps/raceCourse.ts'
import { saveCourse } from '#courses/steps/saveCourse.ts'
import { courseConfiguration, newCourse } from '#schemas/courses/course.ts'

export const { declaration, handler } = endpoint({
  name: 'createCourse',
  summary: 'Save a course to a race',
  description:
    'Creates marks, roles, mark properties and the course in one transaction. The response is the ' +
    'saved course, with all marks of the regatta; sending it back unchanged changes nothing. The ' +
    'response to an invalid course lists all errors.',
  routes: [
    'POST /sailingserver/api/v1/courseconfiguration/createCourse/{regattaName}/{raceColumn}/{fleet}',
    'POST /api/v1/courseconfiguration/createCourse/{regattaName}/{raceColumn}/{fleet}',
  ],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['UPDATE'] },
  input: newCourse,
  takesLargeBody: true,
  fetchesMore: keysOfRace,
  current: { show: async ({ context, input }) => (await showCourse(context, input)).course },
  reply: { status: 200, body: courseConfiguration },
  errors: ['not-found'],
  // The input names the race, and is the course configuration.
  run: ({ context, input }) => saveCourse(context, input, input),
})
