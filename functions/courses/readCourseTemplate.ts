import { endpoint } from '#endpoint'
import { courseTemplate } from '#schemas/courses/courseTemplate.ts'
import { inventoryReference } from '#schemas/courses/mark.ts'
import { courseTemplates } from '#courses/steps/courseTemplates.ts'
import { showOf } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  name: 'readCourseTemplate',
  summary: 'Read a course template',
  routes: ['GET /sharedsailingserver/api/v1/coursetemplates/{id}'],
  guard: { kind: 'object', type: 'COURSE_TEMPLATE', actions: ['READ'], id: 'id' },
  input: inventoryReference,
  conditional: true,
  reply: { status: 200, body: courseTemplate },
  errors: ['not-found'],
  run: showOf(courseTemplates),
})
