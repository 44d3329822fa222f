import { endpoint } from '#endpoint'
import { markRoles } from '#schemas/courses/mark.ts'
import { page } from '#schemas/platform/page.ts'
import { listOfKind, markRoles as kind } from '#courses/steps/markDefinitions.ts'
import { loadFirstPage } from '#access/listReadable.ts'

export const { declaration, handler } = endpoint({
  name: 'listMarkRoles',
  summary: 'List the roles of marks that the caller may read',
  routes: ['GET /sharedsailingserver/api/v1/markroles'],
  guard: { kind: 'each', type: 'MARK_ROLE', action: 'READ' },
  input: page,
  load: loadFirstPage('MARK_ROLE'),
  reply: { status: 200, body: markRoles },
  run: listOfKind(kind),
})
