import { courseForms } from '../../lib/http/wire/courseForms.ts'
import { EndpointResult, endpoint } from '../../lib/http/serve.ts'
import { keysOfRace, showCourse } from '../../lib/service/courses/raceCourse.ts'
import { courseConfiguration, raceOfCourse } from '../../schemas/course.ts'

export const { declaration, handler } = endpoint({
  name: 'getFromCourse',
  summary: 'Read the course of a race as a course configuration',
  description:
    'Contains all marks of the regatta. A race without a course has no waypoints. If the path ends ' +
    'in `.svg`, `.geojson` or `.gpx`, and no fleet has such a name, the response is a diagram, ' +
    'or a document for chart plotters.',
  routes: [
    'GET /sailingserver/api/v1/courseconfiguration/getFromCourse/{regattaName}/{raceColumn}/{fleet}',
    'GET /api/v1/courseconfiguration/getFromCourse/{regattaName}/{raceColumn}/{fleet}',
  ],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: raceOfCourse,
  fetchesMore: keysOfRace,
  conditional: true,
  reply: { status: 200, body: courseConfiguration, alternatives: courseForms },
  errors: ['not-found'],
  run: async ({ context, input, ending }) => {
    const { course, isOfFleet } = await showCourse(context, input, ending)
    return new EndpointResult(course, isOfFleet ? { mediaType: 'application/json' } : {})
  },
})
