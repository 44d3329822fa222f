import { currentObject } from '../../lib/http/declarations.ts'
import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { courseTemplate, courseTemplateChange } from '../../schemas/courseTemplate.ts'
import {
  changeCourseTemplate,
  showCourseTemplate,
} from '../../lib/service/inventory/courseTemplates.ts'

export const declaration = endpoint({
  name: 'changeCourseTemplate',
  summary: 'Change the names and other data of a course template',
  description:
    'Replaces the names, the tags, the image and the laps. Marks, roles and waypoints are immutable.',
  routes: ['PUT /sharedsailingserver/api/v1/coursetemplates/{id}'],
  guard: { kind: 'object', type: 'COURSE_TEMPLATE', actions: ['UPDATE'], id: 'id' },
  input: courseTemplateChange,
  current: currentObject('COURSE_TEMPLATE', 'id', courseTemplate, showCourseTemplate),
  reply: { status: 200, body: courseTemplate },
  errors: ['not-found'],
  run: ({ context, input: { id, ...members } }) => changeCourseTemplate(context, id, members),
})

export const handler = serve(declaration)
