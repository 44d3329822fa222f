import '#allEntities'
import { endpoint } from '#endpoint'
import { anyObject, requireAnyObject } from '#endpoint/inputObject.ts'
import { changed, objectReference } from '#schemas/platform/ownership.ts'
import { removeOwnership, showOwnership } from '#rights/steps/objectSecurity.ts'

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
