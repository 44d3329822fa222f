import { endpoint } from '#endpoint'
import { inventoryReference } from '#schemas/courses/mark.ts'
import { deleteCourseTemplate, showCourseTemplate } from '#courses/steps/courseTemplates.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteCourseTemplate',
  summary: 'Delete a course template',
  routes: ['DELETE /sharedsailingserver/api/v1/coursetemplates/{id}'],
  guard: { kind: 'object', type: 'COURSE_TEMPLATE', actions: ['DELETE'], id: 'id' },
  input: inventoryReference,
  current: { show: ({ context, input }) => showCourseTemplate(context, input.id) },
  reply: { status: 200 },
  errors: ['not-found'],
  run: ({ context, input }) => deleteCourseTemplate(context, input.id),
})
