import { endpoint } from '#endpoint'
import { markRoles } from '#schemas/courses/mark.ts'
import { page } from '#schemas/platform/page.ts'
import { listOf, markRoles as kind } from '#courses/steps/inventory.ts'
import { loadFirstPage } from '#access/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listMarkRoles',
  summary: 'List the roles of marks that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/markroles'],
  guard: { kind: 'each', type: 'MARK_ROLE', action: 'READ' },
  input: page,
  load: loadFirstPage('MARK_ROLE'),
  reply: { status: 200, body: markRoles },
  run: listOf(kind),
})
