import { endpoint } from '#endpoint'
import { markRoles } from '#schemas/courses/mark.ts'
import { page } from '#schemas/platform/page.ts'
import { listingOf, markRoles as kind } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  ...listingOf(kind),
  name: 'listMarkRoles',
  summary: 'List the roles of marks that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/markroles'],
  input: page,
  reply: { status: 200, body: markRoles },
})
