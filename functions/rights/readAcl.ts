import '#allEntities'
import { endpoint } from '#endpoint'
import { acl, objectReference } from '#schemas/platform/ownership.ts'
import { currentAcl } from '#rights/steps/objectSecurity.ts'

export const { declaration, handler } = endpoint({
  name: 'readAcl',
  summary: 'Read the access control list of an object',
  routes: [
    'GET /security/api/restsecurity/ownership/{objectType}/{id}/acl',
    'GET /security/api/restsecurity/ownership/{objectType}/acl',
  ],
  guard: currentAcl.guard,
  input: objectReference,
  conditional: 'no-store',
  reply: { status: 200, body: acl },
  failsWithResponseStatus: true,
  run: currentAcl.show,
})
