import { endpoint } from '#endpoint'
import { markRole } from '#schemas/courses/mark.ts'
import { markRoles, readingOf } from '#courses/steps/inventory.ts'

export const { declaration, handler } = endpoint({
  ...readingOf(markRoles),
  name: 'readMarkRole',
  summary: 'Read a role of marks',
  routes: ['GET /sharedsailingserver/api/v1/markroles/{id}'],
  reply: { status: 200, body: markRole },
})
