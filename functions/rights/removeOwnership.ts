import '#allEntities'
import { endpoint } from '#endpoint'
import { anyObject, requireAnyObject } from '#endpoint/inputObject.ts'
import { changed, objectReference } from '#schemas/platform/ownership.ts'
import { currentOwnership, changeOwnership } from '#rights/steps/objectSecurity.ts'

export const { declaration, handler } = endpoint({
  name: 'removeOwnership',
  summary: 'Remove both owners of an object',
  routes: [
    'DELETE /security/api/restsecurity/ownership/{objectType}/{id}',
    'DELETE /security/api/restsecurity/ownership/{objectType}',
  ],
  guard: { kind: 'object', ...anyObject, actions: ['CHANGE_OWNERSHIP'] },
  input: objectReference,
  current: currentOwnership,
  reply: { status: 200, body: changed },
  failsWithResponseStatus: true,
  run: ({ context, input }) =>
    changeOwnership(context, requireAnyObject(input), { groupId: null, username: null }),
})
