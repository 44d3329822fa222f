import { endpoint } from '#endpoint'
import { courseTemplates } from '#courses/steps/courseTemplates.ts'
import { deletionOf } from '#courses/steps/inventory.ts'

// Courses that were created from the template do not change.
export const { declaration, handler } = endpoint({
  ...deletionOf(courseTemplates),
  name: 'deleteCourseTemplate',
  summary: 'Delete a course template',
  routes: ['DELETE /sharedsailingserver/api/v1/coursetemplates/{id}'],
})
