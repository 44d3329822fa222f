import { designErrors } from '#courses/rules/design/designInput.ts'
import { endpoint } from '#endpoint'
import { courseForms } from '#courses/pictures/exchange/courseForms.ts'
import { localizedErrors } from '#endpoint/localized.ts'
import { answerDesign } from '#courses/steps/answerDesign.ts'
import { describeWarnings } from '#courses/steps/raceCourse.ts'
import { courseDesign, designedCourse } from '#schemas/courses/courseDesign.ts'

export const { declaration, handler } = endpoint({
  name: 'designCourse',
  summary: 'Design a course by its type, the wind and the start',
  description:
    'Returns a course configuration with positions, which `createCourse` takes as it is. Stores ' +
    'nothing. Letters of a designation: L windward-leeward, M the same with starboard roundings, W ' +
    'with a windward finish, T triangle with start and finish in the middle of the beat, I and O ' +
    'the inner and outer loop of a trapezoid. Then R or G for a finish on a reach after a ' +
    'leeward mark to port or to starboard (L), and L or W for a finish at that end (T). Then A for ' +
    'an offset mark, and a digit for the laps, which is the number of beats.',
  routes: ['POST /sailingserver/api/v1/courseconfiguration/design'],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  input: courseDesign,
  inputErrors: designErrors,
  reply: { status: 200, body: designedCourse, alternatives: courseForms },
  run: async ({ input, language }) => {
    const { course, warnings } = answerDesign(input)
    return { ...course, ...describeWarnings(await localizedErrors(warnings, language)) }
  },
})
