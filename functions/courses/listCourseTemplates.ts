import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { courseTemplates } from '#schemas/courses/courseTemplate.ts'
import { taggedPage } from '#schemas/courses/mark.ts'
import { listCourseTemplates } from '#courses/steps/courseTemplates.ts'
import type { Static } from '#schemas/schema.ts'
import { firstOf } from '#access/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listCourseTemplates',
  summary: 'List the course templates that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/coursetemplates'],
  guard: { kind: 'each', type: 'COURSE_TEMPLATE', action: 'READ' },
  input: taggedPage,
  fetchesMore: firstOf('COURSE_TEMPLATE'),
  reply: { status: 200, body: courseTemplates },
  run: inPages((context, range, { tag = [], tags = [] }: Static<typeof taggedPage>) =>
    listCourseTemplates(context, [...tag, ...tags], range),
  ),
})
