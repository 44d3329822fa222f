import '#allEntities'
import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { objectQuestion, permittedObjects } from '#schemas/rights/permittedObjects.ts'
import {
  actionErrors,
  listPermittedObjects,
  prefetchPermittedObjects,
} from '#rights/steps/permittedObjects.ts'

export const { declaration, handler } = endpoint({
  name: 'listObjects',
  summary: 'List the objects of a type on which the caller may do an action',
  description:
    'Each object is decided like a request for the action. Objects of most types are sorted by ' +
    'name, others by id. Types of other programs work too, if the caller may do the action on one ' +
    'of their objects. Without a `Link` to a next page the list is complete.',
  routes: ['GET /security/api/restsecurity/objects'],
  guard: { kind: 'question' },
  input: objectQuestion,
  inputErrors: actionErrors,
  fetchesMore: prefetchPermittedObjects,
  reply: { status: 200, body: permittedObjects },
  run: inPages((context, range, input) => listPermittedObjects(context, input, range)),
})
