import { endpoint } from '#endpoint'
import { markTemplate } from '#schemas/courses/mark.ts'
import { markTemplates, readingOf } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  ...readingOf(markTemplates),
  name: 'readMarkTemplate',
  summary: 'Read a mark template',
  routes: ['GET /sharedsailingserver/api/v1/marktemplates/{id}'],
  reply: { status: 200, body: markTemplate },
})
