import { courseForms } from '#courseDiagram/exchange/courseForms.ts'
import { endpoint } from '#endpoint'
import { showCourseTemplate } from '#courses/steps/showCourseTemplate.ts'
import { courseConfiguration, courseTemplateQuestion } from '#schemas/courses/course.ts'

export const { declaration, handler } = endpoint({
  name: 'getFromCourseTemplate',
  summary: 'Read a course template as a course configuration with a number of laps',
  description:
    'If the path ends in `.svg`, the response is a diagram; with `.geojson` or `.gpx`, it is a ' +
    'document for chart plotters with the mark positions of the regatta `regattaName`.',
  routes: [
    'GET /sailingserver/api/v1/courseconfiguration/getFromCourseTemplate/{courseTemplateId}',
    'GET /api/v1/courseconfiguration/getFromCourseTemplate/{courseTemplateId}',
  ],
  guard: { kind: 'object', type: 'COURSE_TEMPLATE', id: 'courseTemplateId', actions: ['READ'] },
  input: courseTemplateQuestion,
  conditional: true,
  reply: { status: 200, body: courseConfiguration, alternatives: courseForms },
  errors: ['not-found'],
  run: ({ context, input }) => showCourseTemplate(context, input),
})
