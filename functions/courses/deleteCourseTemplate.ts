import { endpoint } from '#endpoint'
import { inventoryReference } from '#schemas/courses/mark.ts'
import { removeObject } from '#access/createObject.ts'
import { courseTemplates } from '#courses/steps/courseTemplates.ts'
import { showOf } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteCourseTemplate',
  summary: 'Delete a course template',
  routes: ['DELETE /sharedsailingserver/api/v1/coursetemplates/{id}'],
  guard: { kind: 'object', type: 'COURSE_TEMPLATE', actions: ['DELETE'], id: 'id' },
  input: inventoryReference,
  current: { show: showOf(courseTemplates) },
  reply: { status: 200 },
  errors: ['not-found'],
  // Courses that were created from the template do not change.
  run: ({ context, input }) => removeObject(context, courseTemplates, input.id),
})
