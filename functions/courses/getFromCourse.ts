import { courseForms } from '#courseDiagram/exchange/courseForms.ts'
import { EndpointResult, endpoint } from '#endpoint'
import { prefetchVersions, showCourseOf } from '#courses/steps/courseVersions.ts'
import { courseConfiguration } from '#schemas/courses/course.ts'
import { courseQuestion } from '#schemas/courses/courseVersion.ts'

export const { declaration, handler } = endpoint({
  name: 'getFromCourse',
  summary: 'Read the course of a race as a course configuration',
  description:
    'Contains all marks of the regatta. A race without a course has no waypoints. If the path ends ' +
    'in `.svg`, `.geojson` or `.gpx`, and no fleet has such a name, the response is a diagram, ' +
    'or a document for chart plotters, with the marks of a finished race where they lay at the end of ' +
    'its tracking. With `version`, the marks are where they lay at the save of ' +
    'the version; with `at`, where they lay at that time. A time in the future means the present.',
  routes: [
    'GET /sailingserver/api/v1/courseconfiguration/getFromCourse/{regattaName}/{raceColumn}/{fleet}',
    'GET /api/v1/courseconfiguration/getFromCourse/{regattaName}/{raceColumn}/{fleet}',
  ],
  guard: { kind: 'object', type: 'REGATTA', id: 'regattaName', actions: ['READ'] },
  input: courseQuestion,
  fetchesMore: (input) => prefetchVersions(input, [input.version ?? []].flat()),
  conditional: true,
  reply: { status: 200, body: courseConfiguration, alternatives: courseForms },
  errors: ['not-found'],
  run: async ({ context, input, ending }) => {
    const { course, isOfFleet } = await showCourseOf(context, input, ending)
    return new EndpointResult(course, isOfFleet ? { mediaType: 'application/json' } : {})
  },
})
