import { endpoint } from '#endpoint'
import { examineConfiguration } from '#courses/steps/resolvedMarkConfigurations.ts'
import { describeInputError } from '#courses/steps/raceCourse.ts'
import { checkedConfiguration, courseFindings } from '#schemas/courses/course.ts'

export const { declaration, handler } = endpoint({
  name: 'validateCourse',
  summary: 'Validate a course configuration without saving it',
  description: 'Returns 200 with all errors, and with warnings about probable mistakes.',
  routes: [
    'POST /sailingserver/api/v1/courseconfiguration/validate',
    'POST /api/v1/courseconfiguration/validate',
  ],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  input: checkedConfiguration,
  takesLargeBody: true,
  reply: { status: 200, body: courseFindings },
  errors: ['forbidden', 'not-found'],
  run: async ({ context, input, formErrors }) => {
    const { inputErrors, warnings } = await examineConfiguration(context, input, formErrors)
    return {
      valid: inputErrors.length === 0,
      problems: inputErrors.map(describeInputError),
      warnings: warnings.map(describeInputError),
    }
  },
})
