import { endpoint } from '#endpoint'
import { saveCourseTemplate } from '#courses/steps/saveCourseTemplate.ts'
import { courseConfiguration, newCourseTemplate } from '#schemas/courses/course.ts'

export const { declaration, handler } = endpoint({
  name: 'createCourseTemplate',
  summary: 'Save a course template',
  description:
    'Creates mark templates, roles, mark properties and the course template in one transaction. ' +
    'With `regattaName`, the configuration can use marks of that regatta by `markId`.',
  routes: [
    'POST /sailingserver/api/v1/courseconfiguration/createCourseTemplate',
    'POST /api/v1/courseconfiguration/createCourseTemplate',
  ],
  guard: { kind: 'type', type: 'COURSE_TEMPLATE' },
  input: newCourseTemplate,
  takesLargeBody: true,
  reply: { status: 200, body: courseConfiguration },
  errors: ['forbidden', 'not-found'],
  run: ({ context, input }) => saveCourseTemplate(context, input.regattaName, input),
})
