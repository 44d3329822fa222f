import '#allEntities'
import { endpoint } from '#endpoint'
import { anyObject, requireAnyObject } from '#endpoint/inputObject.ts'
import { acl, objectReference } from '#schemas/platform/ownership.ts'
import { showAcl } from '#rights/steps/objectSecurity.ts'

export const { declaration, handler } = endpoint({
  name: 'readAcl',
  summary: 'Read the access control list of an object',
  routes: [
    'GET /security/api/restsecurity/ownership/{objectType}/{id}/acl',
    'GET /security/api/restsecurity/ownership/{objectType}/acl',
  ],
  guard: { kind: 'object', ...anyObject, actions: ['READ', 'CHANGE_OWNERSHIP', 'CHANGE_ACL'] },
  input: objectReference,
  conditional: 'no-store',
  reply: { status: 200, body: acl },
  failsWithResponseStatus: true,
  run: ({ context, input }) => showAcl(context, requireAnyObject(input)),
})
