import { endpoint } from '#endpoint'
import { group, newGroup } from '#schemas/rights/group.ts'
import { createGroup, showGroupByName } from '#rights/steps/groups.ts'
import { pageSizeMax } from '#schemas/platform/page.ts'

export const { declaration, handler } = endpoint({
  name: 'createGroup',
  summary: 'Create a group',
  description:
    'The creator is a member, and gets the role `user` for objects of the group. Names of groups ' +
    'are unique. Administrators may choose the `id`, to move a group from another server.',
  routes: ['PUT /security/api/restsecurity/usergroup'],
  guard: { kind: 'type', type: 'USER_GROUP' },
  input: newGroup,
  fetches: [{ type: 'USER_GROUP', id: 'id' }],
  current: {
    guard: { kind: 'each', type: 'USER_GROUP', action: 'READ' },
    show: async ({ context, input }) =>
      (await showGroupByName(context, input.groupName, { limit: pageSizeMax })).body,
  },
  reply: { status: 201, body: group },
  errors: ['unknown-reference', 'already-exists'],
  run: ({ context, input }) => createGroup(context, input),
})
