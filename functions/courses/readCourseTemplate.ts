import { endpoint } from '#endpoint'
import { courseTemplate } from '#schemas/courses/courseTemplate.ts'
import { courseTemplates } from '#courses/steps/courseTemplates.ts'
import { readingOf } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  ...readingOf(courseTemplates),
  name: 'readCourseTemplate',
  summary: 'Read a course template',
  routes: ['GET /sharedsailingserver/api/v1/coursetemplates/{id}'],
  reply: { status: 200, body: courseTemplate },
})
