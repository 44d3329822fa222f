import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { anyObject, requireAnyObject } from '../../lib/http/inputObject.ts'
import { changed, ownership, ownershipChange } from '../../schemas/ownership.ts'
import { changeOwnership, showOwnership } from '../../lib/service/security/ownership.ts'

export const declaration = endpoint({
  name: 'changeOwnership',
  summary: 'Give an object to a user, to a group, or to nobody',
  description:
    'A property that is absent leaves that owner as it is, null takes it away. An object is given ' +
    'to a group by its members and by administrators. A new owner needs CHANGE_OWNERSHIP that the ' +
    'caller may pass on; the owner and administrators may always name one.',
  routes: [
    'PUT /security/api/restsecurity/ownership/{objectType}/{id}',
    'POST /security/api/restsecurity/ownership/{objectType}/{id}',
    'PUT /security/api/restsecurity/ownership/{objectType}',
    'POST /security/api/restsecurity/ownership/{objectType}',
  ],
  guard: { kind: 'object', ...anyObject, actions: ['CHANGE_OWNERSHIP'] },
  input: ownershipChange,
  fetches: [
    { type: 'USER', id: 'username' },
    { type: 'USER_GROUP', id: 'groupId' },
  ],
  current: {
    guard: { kind: 'object', ...anyObject, actions: ['READ', 'CHANGE_OWNERSHIP', 'CHANGE_ACL'] },
    reply: { status: 200, body: ownership },
    show: ({ context, input }) => showOwnership(context, requireAnyObject(input)),
  },
  reply: { status: 200, body: changed },
  errors: ['unknown-reference'],
  failsInPairs: true,
  run: ({ context, input }) => changeOwnership(context, requireAnyObject(input), input),
})

export const handler = serve(declaration)
