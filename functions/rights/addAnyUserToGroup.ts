import { endpoint } from '#endpoint'
import { membershipByQuery } from '#schemas/rights/group.ts'
import { addGroupMember, loadMembership } from '#rights/steps/groupMembers.ts'
import { readObject } from '#table/objects.ts'

export const { declaration, handler } = endpoint({
  name: 'addAnyUserToGroup',
  summary: 'Add a user to a group, with the names in the query',
  description: 'For existing clients: the same as `PUT usergroup/{groupId}/user/{username}`.',
  routes: ['POST /security/api/restsecurity/usergroup/addAnyUserToGroup'],
  guard: { kind: 'object', type: 'USER_GROUP', actions: ['UPDATE'], id: 'groupId' },
  input: membershipByQuery,
  load: ({ context, input: { groupId, userName } }) =>
    Promise.all([
      readObject(context.store, 'USER', userName),
      loadMembership(context, groupId, userName),
    ]),
  reply: { status: 200 },
  errors: ['unknown-reference'],
  run: ({ context, input }) => addGroupMember(context, input.groupId, input.userName),
})
