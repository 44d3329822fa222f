import '#allEntities'
import { endpoint } from '#endpoint'
import { anyObject, requireAnyObject } from '#endpoint/inputObject.ts'
import { changed, objectReference } from '#schemas/platform/ownership.ts'
import { currentAcl, changeAcl } from '#rights/steps/objectSecurity.ts'
import { readSecurity } from '#table/items/securities.ts'

export const { declaration, handler } = endpoint({
  name: 'removeAcl',
  summary: 'Empty the access control list of an object',
  routes: [
    'DELETE /security/api/restsecurity/ownership/{objectType}/{id}/acl',
    'DELETE /security/api/restsecurity/ownership/{objectType}/acl',
  ],
  guard: { kind: 'object', ...anyObject, actions: ['CHANGE_ACL'] },
  input: objectReference,
  current: currentAcl,
  reply: { status: 200, body: changed },
  failsWithResponseStatus: true,
  run: async ({ context, input }) => {
    const object = requireAnyObject(input)
    const { displayName } = await readSecurity(context.store, object)
    return changeAcl(context, object, { acl: [], displayName })
  },
})
