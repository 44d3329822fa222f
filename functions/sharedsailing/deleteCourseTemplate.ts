import { currentObject } from '../../lib/http/declarations.ts'
import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { inventoryReference } from '../../schemas/mark.ts'
import {
  deleteCourseTemplate,
  showCourseTemplate,
} from '../../lib/service/inventory/courseTemplates.ts'
import { courseTemplate } from '../../schemas/courseTemplate.ts'

export const declaration = endpoint({
  name: 'deleteCourseTemplate',
  summary: 'Delete a course template',
  routes: ['DELETE /sharedsailingserver/api/v1/coursetemplates/{id}'],
  guard: { kind: 'object', type: 'COURSE_TEMPLATE', actions: ['DELETE'], id: 'id' },
  input: inventoryReference,
  current: currentObject('COURSE_TEMPLATE', 'id', courseTemplate, showCourseTemplate),
  reply: { status: 200 },
  errors: ['not-found'],
  run: ({ context, input }) => deleteCourseTemplate(context, input.id),
})

export const handler = serve(declaration)
