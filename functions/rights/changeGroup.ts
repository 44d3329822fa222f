import { endpoint } from '#endpoint'
import { groupChange } from '#schemas/rights/group.ts'
import { newEpoch } from '#access/items/definitionCache.ts'
import { putGroup } from '#access/items/groups.ts'
import { currentGroup, requireGroup } from '#rights/steps/showGroup.ts'

export const { declaration, handler } = endpoint({
  name: 'changeGroup',
  summary: 'Change whether members may leave a group',
  description:
    'If `membersMayLeave` is false, a member needs permission to update the group to leave it. A ' +
    'user who manages the group can always remove members.',
  routes: ['PUT /security/api/restsecurity/usergroup/{groupId}'],
  guard: { kind: 'object', type: 'USER_GROUP', actions: ['UPDATE'], id: 'groupId' },
  input: groupChange,
  current: currentGroup,
  changesDefinitions: true,
  reply: { status: 200 },
  errors: ['unknown-reference'],
  // No decision depends on this setting, but lists of a user's groups show cached definitions.
  run: async ({ context, input: { groupId, membersMayLeave } }) => {
    const group = await requireGroup(context, groupId)
    await context.store.write([putGroup({ ...group, membersMayLeave }, group.item), ...newEpoch()])
  },
})
