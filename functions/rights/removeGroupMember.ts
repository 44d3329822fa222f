import { endpoint } from '#endpoint'
import { membership } from '#schemas/rights/group.ts'
import { keysOfMembership, removeMember } from '#rights/steps/groupMembers.ts'

export const { declaration, handler } = endpoint({
  name: 'removeGroupMember',
  summary: 'Remove a user from a group',
  description:
    'The permissions of the group end with the next request. Members may remove themselves, ' +
    'unless `membersMayLeave` of the group is false.',
  routes: ['DELETE /security/api/restsecurity/usergroup/{groupId}/user/{username}'],
  guard: {
    kind: 'object',
    type: 'USER_GROUP',
    actions: ['UPDATE'],
    id: 'groupId',
    orSelf: 'username',
  },
  input: membership,
  fetches: [{ type: 'USER', id: 'username' }],
  fetchesMore: keysOfMembership,
  reply: { status: 204 },
  errors: ['unknown-reference'],
  run: ({ context, input }) => removeMember(context, input.groupId, input.username),
})
