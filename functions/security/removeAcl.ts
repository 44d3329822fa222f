import { endpoint } from '../../lib/http/serve.ts'
import { anyObject, requireAnyObject } from '../../lib/http/inputObject.ts'
import { changed, objectReference } from '../../schemas/ownership.ts'
import { removeAcl, showAcl } from '../../lib/service/permissions/objectSecurity.ts'

export const { declaration, handler } = endpoint({
  name: 'removeAcl',
  summary: 'Empty the access control list of an object',
  routes: [
    'DELETE /security/api/restsecurity/ownership/{objectType}/{id}/acl',
    'DELETE /security/api/restsecurity/ownership/{objectType}/acl',
  ],
  guard: { kind: 'object', ...anyObject, actions: ['CHANGE_ACL'] },
  input: objectReference,
  current: {
    guard: { kind: 'object', ...anyObject, actions: ['READ', 'CHANGE_OWNERSHIP', 'CHANGE_ACL'] },
    show: ({ context, input }) => showAcl(context, requireAnyObject(input)),
  },
  reply: { status: 200, body: changed },
  failsWithResponseStatus: true,
  run: ({ context, input }) => removeAcl(context, requireAnyObject(input)),
})
