import { diagramOf } from '#courses/pictures/diagramCourse.ts'
import { drawCourse as draw } from '#courses/pictures/drawCourse.ts'
import { pictureHeaders, pictureType } from '#endpoint/mediaTypes.ts'
import { EndpointResult, endpoint } from '#endpoint'
import { courseOf } from '#courses/rules/course.ts'
import { formatSequence } from '#courses/rules/formatCourse.ts'
import {
  describeEntry,
  examineConfiguration,
  requireValidConfiguration,
} from '#courses/steps/resolvedMarkConfigurations.ts'
import { coursePicture, drawnConfiguration } from '#schemas/courses/course.ts'

export const { declaration, handler } = endpoint({
  name: 'drawCourse',
  summary: 'Draw a course configuration without saving it',
  description:
    'A diagram of the course, with the wind from the top. The response to an invalid ' +
    'configuration lists all errors.',
  routes: [
    'POST /sailingserver/api/v1/courseconfiguration/diagram',
    'POST /api/v1/courseconfiguration/diagram',
  ],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  input: drawnConfiguration,
  takesLargeBody: true,
  reply: { status: 200, body: coursePicture, mediaType: pictureType },
  errors: ['forbidden', 'not-found'],
  run: async ({ context, input, formErrors }) => {
    const examined = await examineConfiguration(context, input, formErrors)
    const { inputErrors, draft, entries, roles, sequence } = examined
    requireValidConfiguration(inputErrors)
    const course = courseOf(draft, sequence, (index) => index)
    const described = {
      name: course.name,
      shortName: course.shortName,
      markConfigurations: course.marks.flatMap((index) => {
        const shown = entries[index]
        if (shown === undefined) return []
        const positioning = shown.entry.positioning ?? shown.properties?.positioning
        return [describeEntry(shown, { role: roles[index], positioning })]
      }),
      ...formatSequence(course, (place) => entries[course.marks[place] ?? -1]?.entry.id ?? ''),
    }
    return new EndpointResult(draw(diagramOf(described)), { headers: pictureHeaders })
  },
})
