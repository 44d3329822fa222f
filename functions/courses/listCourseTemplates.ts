import { endpoint } from '#endpoint'
import { courseTemplates } from '#schemas/courses/courseTemplate.ts'
import { taggedPage } from '#schemas/courses/mark.ts'
import { courseTemplates as kind } from '#courses/steps/courseTemplates.ts'
import { listOf } from '#courses/steps/inventory.ts'
import { loadFirstPage } from '#access/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listCourseTemplates',
  summary: 'List the course templates that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/coursetemplates'],
  guard: { kind: 'each', type: 'COURSE_TEMPLATE', action: 'READ' },
  input: taggedPage,
  load: loadFirstPage('COURSE_TEMPLATE'),
  reply: { status: 200, body: courseTemplates },
  run: listOf(kind),
})
