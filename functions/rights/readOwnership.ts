import '#allEntities'
import { endpoint } from '#endpoint'
import { objectReference, ownership } from '#schemas/platform/ownership.ts'
import { currentOwnership } from '#rights/steps/objectSecurity.ts'

export const { declaration, handler } = endpoint({
  name: 'readOwnership',
  summary: 'Read the owners of an object',
  description: 'An object without owners gives nulls.',
  routes: [
    'GET /security/api/restsecurity/ownership/{objectType}/{id}',
    'GET /security/api/restsecurity/ownership/{objectType}',
  ],
  guard: currentOwnership.guard,
  input: objectReference,
  conditional: 'no-store',
  reply: { status: 200, body: ownership },
  failsWithResponseStatus: true,
  run: currentOwnership.show,
})
