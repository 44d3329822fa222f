import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { membership } from '../../schemas/group.ts'
import { addGroupMember } from '../../lib/service/security/groupMembers.ts'
import { keysOfHosts } from '../../lib/service/landscape/hosts.ts'

export const declaration = endpoint({
  name: 'addGroupMember',
  summary: 'Add a user to a group',
  description: 'Who adds a member must hold every role that the group gives.',
  routes: ['PUT /security/api/restsecurity/usergroup/{groupId}/user/{username}'],
  guard: { kind: 'object', type: 'USER_GROUP', actions: ['UPDATE'], id: 'groupId' },
  input: membership,
  fetches: [{ type: 'USER', id: 'username' }],
  fetchesMore: keysOfHosts,
  reply: { status: 200 },
  errors: ['unknown-reference'],
  run: ({ context, input }) => addGroupMember(context, input.groupId, input.username),
})

export const handler = serve(declaration)
