import { endpoint } from '#endpoint'
import { groupChange } from '#schemas/rights/group.ts'
import { changeGroup, showGroup } from '#rights/steps/groups.ts'
import { pageSizeMax } from '#schemas/platform/page.ts'

export const { declaration, handler } = endpoint({
  name: 'changeGroup',
  summary: 'Change whether members may leave a group',
  description:
    'If `membersMayLeave` is false, a member needs permission to update the group to leave it. A ' +
    'user who manages the group can always remove members.',
  routes: ['PUT /security/api/restsecurity/usergroup/{groupId}'],
  guard: { kind: 'object', type: 'USER_GROUP', actions: ['UPDATE'], id: 'groupId' },
  input: groupChange,
  current: {
    show: async ({ context, input }) =>
      (await showGroup(context, input.groupId, { limit: pageSizeMax })).body,
  },
  changesDefinitions: true,
  reply: { status: 200 },
  errors: ['unknown-reference'],
  run: ({ context, input }) => changeGroup(context, input.groupId, input),
})
