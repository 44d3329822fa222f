import '#allEntities'
import { endpoint } from '#endpoint'
import { anyObject, requireAnyObject } from '#endpoint/inputObject.ts'
import { changed, ownershipChange } from '#schemas/platform/ownership.ts'
import { changeOwnership, currentOwnership } from '#rights/steps/objectSecurity.ts'
import { readObject } from '#table/objects.ts'

export const { declaration, handler } = endpoint({
  name: 'changeOwnership',
  summary: 'Change or remove the owners of an object',
  description:
    'An absent property leaves that owner unchanged, null removes the owner. Members of a group and ' +
    'administrators can make the group the owner. A new owner requires that the caller can pass on ' +
    'CHANGE_OWNERSHIP; the owner and administrators can always set one.',
  routes: [
    'PUT /security/api/restsecurity/ownership/{objectType}/{id}',
    'POST /security/api/restsecurity/ownership/{objectType}/{id}',
    'PUT /security/api/restsecurity/ownership/{objectType}',
    'POST /security/api/restsecurity/ownership/{objectType}',
  ],
  guard: { kind: 'object', ...anyObject, actions: ['CHANGE_OWNERSHIP'] },
  input: ownershipChange,
  load: ({ context: { store }, input }) =>
    Promise.all([
      readObject(store, 'USER', input.username ?? undefined),
      readObject(store, 'USER_GROUP', input.groupId ?? undefined),
    ]),
  current: currentOwnership,
  reply: { status: 200, body: changed },
  errors: ['unknown-reference'],
  failsWithResponseStatus: true,
  run: ({ context, input }) => changeOwnership(context, requireAnyObject(input), input),
})
