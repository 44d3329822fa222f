import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { membership } from '../../schemas/group.ts'
import { removeMember } from '../../lib/service/security/groupMembers.ts'
import { keysOfHosts } from '../../lib/service/landscape/hosts.ts'

export const declaration = endpoint({
  name: 'removeGroupMember',
  summary: 'Take a user out of a group',
  description: 'What the group gave is gone with the next request.',
  routes: ['DELETE /security/api/restsecurity/usergroup/{groupId}/user/{username}'],
  guard: { kind: 'object', type: 'USER_GROUP', actions: ['UPDATE'], id: 'groupId' },
  input: membership,
  fetches: [{ type: 'USER', id: 'username' }],
  fetchesMore: keysOfHosts,
  reply: { status: 204 },
  errors: ['unknown-reference'],
  run: ({ context, input }) => removeMember(context, input.groupId, input.username),
})

export const handler = serve(declaration)
