import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { deletedGroup } from '../../schemas/group.ts'
import { deleteGroup, wantedForDeletion } from '../../lib/service/security/groups.ts'

export const declaration = endpoint({
  name: 'deleteGroup',
  summary: 'Delete a group',
  description: 'What it owned has no owning group any more, from the next request on.',
  routes: ['DELETE /security/api/restsecurity/usergroup/{groupId}'],
  guard: { kind: 'object', type: 'USER_GROUP', actions: ['DELETE'], id: 'groupId' },
  input: deletedGroup,
  fetchesMore: ({ groupId }) => wantedForDeletion(groupId),
  reply: { status: 204 },
  errors: ['unknown-reference'],
  run: ({ context, input }) => deleteGroup(context, input.groupId),
})

export const handler = serve(declaration)
