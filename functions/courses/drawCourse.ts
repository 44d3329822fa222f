import { diagramOf } from '#courseDiagram/course.ts'
import { drawCourse as draw } from '#courseDiagram/drawCourse.ts'
import { pictureHeaders, pictureType } from '#endpoint/mediaTypes.ts'
import { EndpointResult, endpoint } from '#endpoint'
import { describeUnsavedCourse } from '#courses/steps/checkCourse.ts'
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
  guard: { kind: 'signed-in' },
  input: drawnConfiguration,
  takesLargeBody: true,
  reply: { status: 200, body: coursePicture, mediaType: pictureType },
  errors: ['forbidden', 'not-found'],
  run: async ({ context, input }) => {
    const course = await describeUnsavedCourse(context, input, input)
    return new EndpointResult(draw(diagramOf(course)), { headers: pictureHeaders })
  },
})
