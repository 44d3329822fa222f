import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { anyObject, requireAnyObject } from '../../lib/http/guard.ts'
import { changed, objectReference } from '../../schemas/ownership.ts'
import { removeAcl } from '../../lib/service/security/acl.ts'

export const declaration = endpoint({
  name: 'removeAcl',
  summary: 'Empty the access control list of an object',
  routes: [
    'DELETE /security/api/restsecurity/ownership/{objectType}/{id}/acl',
    'DELETE /security/api/restsecurity/ownership/{objectType}/acl',
  ],
  guard: { kind: 'object', ...anyObject, actions: ['CHANGE_ACL'] },
  input: objectReference,
  reply: { status: 200, body: changed },
  errors: [],
  failsInPairs: true,
  run: ({ context, input }) => removeAcl(context, requireAnyObject(input)),
})

export const handler = serve(declaration)
