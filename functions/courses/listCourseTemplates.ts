import { endpoint } from '#endpoint'
import { courseTemplates } from '#schemas/courses/courseTemplate.ts'
import { taggedPage } from '#schemas/courses/mark.ts'
import { courseTemplates as kind } from '#courses/steps/courseTemplates.ts'
import { listingOf } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  ...listingOf(kind),
  name: 'listCourseTemplates',
  summary: 'List the course templates that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/coursetemplates'],
  input: taggedPage,
  reply: { status: 200, body: courseTemplates },
})
