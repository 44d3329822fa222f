import { endpoint } from '#endpoint'
import { checkCourse } from '#courses/steps/checkCourse.ts'
import { checkedConfiguration, courseFindings } from '#schemas/courses/course.ts'

export const { declaration, handler } = endpoint({
  name: 'validateCourse',
  summary: 'Validate a course configuration without saving it',
  description: 'Returns 200 with all errors, and with warnings about probable mistakes.',
  routes: [
    'POST /sailingserver/api/v1/courseconfiguration/validate',
    'POST /api/v1/courseconfiguration/validate',
  ],
  guard: { kind: 'signed-in' },
  input: checkedConfiguration,
  takesLargeBody: true,
  reply: { status: 200, body: courseFindings },
  errors: ['forbidden', 'not-found'],
  run: ({ context, input }) => checkCourse(context, input, input),
})
