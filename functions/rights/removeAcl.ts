import '#allEntities'
import { endpoint } from '#endpoint'
import { anyObject, requireAnyObject } from '#endpoint/inputObject.ts'
import { changed, objectReference } from '#schemas/platform/ownership.ts'
import { removeAcl, showAcl } from '#rights/steps/objectSecurity.ts'

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
