import { endpoint } from '../../lib/http/serve.ts'
import { anyObject, requireAnyObject } from '../../lib/http/inputObject.ts'
import { changed, objectReference } from '../../schemas/ownership.ts'
import { removeOwnership, showOwnership } from '../../lib/service/permissions/objectSecurity.ts'

export const { declaration, handler } = endpoint({
  name: 'removeOwnership',
  summary: 'Remove both owners of an object',
  routes: [
    'DELETE /security/api/restsecurity/ownership/{objectType}/{id}',
    'DELETE /security/api/restsecurity/ownership/{objectType}',
  ],
  guard: { kind: 'object', ...anyObject, actions: ['CHANGE_OWNERSHIP'] },
  input: objectReference,
  current: {
    guard: { kind: 'object', ...anyObject, actions: ['READ', 'CHANGE_OWNERSHIP', 'CHANGE_ACL'] },
    show: ({ context, input }) => showOwnership(context, requireAnyObject(input)),
  },
  reply: { status: 200, body: changed },
  failsWithResponseStatus: true,
  run: ({ context, input }) => removeOwnership(context, requireAnyObject(input)),
})
