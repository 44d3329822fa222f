import { EndpointResult, endpoint } from '../../lib/http/serve.ts'
import { courseTemplates } from '../../schemas/courseTemplate.ts'
import { taggedPage } from '../../schemas/mark.ts'
import { pageSizeMax } from '../../schemas/page.ts'
import { listCourseTemplates } from '../../lib/service/inventory/courseTemplates.ts'
import { firstOf } from '../../lib/service/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listCourseTemplates',
  summary: 'List the course templates that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/coursetemplates'],
  guard: { kind: 'each', type: 'COURSE_TEMPLATE', action: 'READ' },
  input: taggedPage,
  fetchesMore: firstOf('COURSE_TEMPLATE'),
  reply: { status: 200, body: courseTemplates },
  run: async ({ context, input }) => {
    const { limit = pageSizeMax, cursor, tag = [], tags = [] } = input
    const allTags = [...tag, ...tags]
    const { entries, next } = await listCourseTemplates(context, allTags, { limit, cursor })
    return new EndpointResult(entries, { next })
  },
})
