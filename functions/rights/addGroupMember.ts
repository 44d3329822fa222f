import { endpoint } from '#endpoint'
import { membership } from '#schemas/rights/group.ts'
import { addGroupMember, loadMembership } from '#rights/steps/groupMembers.ts'

export const { declaration, handler } = endpoint({
  name: 'addGroupMember',
  summary: 'Add a user to a group',
  description:
    'A member gets all permissions of the group. The caller must own the group, or have ' +
    'USER_GROUP:UPDATE on it by an own permission or role, and must be able to pass on its roles.',
  routes: ['PUT /security/api/restsecurity/usergroup/{groupId}/user/{username}'],
  guard: { kind: 'object', type: 'USER_GROUP', actions: ['UPDATE'], id: 'groupId' },
  input: membership,
  fetches: [{ type: 'USER', id: 'username' }],
  load: ({ context, input }) => loadMembership(context, input.groupId, input.username),
  reply: { status: 200 },
  errors: ['unknown-reference'],
  run: ({ context, input }) => addGroupMember(context, input.groupId, input.username),
})
