import { endpoint } from '#endpoint'
import { groupRoleReference } from '#schemas/rights/group.ts'
import { detachRole } from '#rights/steps/groupMembers.ts'
import { keysOfHosts } from '#rights/steps/hosts.ts'
import { pageSizeMax } from '#schemas/platform/page.ts'
import { showGroup } from '#rights/steps/groups.ts'

export const { declaration, handler } = endpoint({
  name: 'detachGroupRole',
  summary: 'Remove a role from a group',
  routes: ['DELETE /security/api/restsecurity/usergroup/{groupId}/role/{roleId}'],
  guard: { kind: 'object', type: 'USER_GROUP', actions: ['UPDATE'], id: 'groupId' },
  input: groupRoleReference,
  fetchesMore: keysOfHosts,
  current: {
    show: async ({ context, input }) =>
      (await showGroup(context, input.groupId, { limit: pageSizeMax })).body,
  },
  changesDefinitions: true,
  reply: { status: 204 },
  errors: ['unknown-reference'],
  run: ({ context, input }) => detachRole(context, input.groupId, input.roleId),
})
