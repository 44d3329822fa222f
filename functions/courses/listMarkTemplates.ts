import { endpoint } from '#endpoint'
import { markTemplates } from '#schemas/courses/mark.ts'
import { page } from '#schemas/platform/page.ts'
import { listingOf, markTemplates as kind } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  ...listingOf(kind),
  name: 'listMarkTemplates',
  summary: 'List the mark templates that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/marktemplates'],
  input: page,
  reply: { status: 200, body: markTemplates },
})
