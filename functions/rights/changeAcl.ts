import '#allEntities'
import { endpoint } from '#endpoint'
import { anyObject, requireAnyObject } from '#endpoint/inputObject.ts'
import { aclChange, changed } from '#schemas/platform/ownership.ts'
import { changeAcl, currentAcl } from '#rights/steps/objectSecurity.ts'

export const { declaration, handler } = endpoint({
  name: 'changeAcl',
  summary: 'Replace the access control list of an object',
  description:
    'Entries for the same group with the same window are merged; a null group means everybody. A ' +
    'list with expired entries can be sent back as it was read. A denial overrides every ' +
    'grant, but owners and administrators keep CHANGE_ACL and CHANGE_OWNERSHIP. The caller can grant ' +
    'actions that the caller can pass on; the owner and administrators can grant all actions.',
  routes: [
    'PUT /security/api/restsecurity/ownership/{objectType}/{id}/acl',
    'PUT /security/api/restsecurity/ownership/{objectType}/acl',
  ],
  guard: { kind: 'object', ...anyObject, actions: ['CHANGE_ACL'] },
  input: aclChange,
  current: currentAcl,
  reply: { status: 200, body: changed },
  errors: ['unknown-reference'],
  failsWithResponseStatus: true,
  run: ({ context, input }) => changeAcl(context, requireAnyObject(input), input),
})
