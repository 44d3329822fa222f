import { endpoint } from '#endpoint'
import { groupRoleReference } from '#schemas/rights/group.ts'
import { putGroup } from '#access/items/groups.ts'
import { invalidGroup } from '#access/notFound.ts'
import { newEpoch } from '#access/items/definitionCache.ts'
import { removeGroupAsRoleHolder } from '#access/items/roles.ts'
import { loadHosts, hostsChangeByGroup } from '#rights/steps/hostsChange.ts'
import { currentGroup, requireGroup } from '#rights/steps/showGroup.ts'

export const { declaration, handler } = endpoint({
  name: 'detachGroupRole',
  summary: 'Remove a role from a group',
  routes: ['DELETE /security/api/restsecurity/usergroup/{groupId}/role/{roleId}'],
  guard: { kind: 'object', type: 'USER_GROUP', actions: ['UPDATE'], id: 'groupId' },
  input: groupRoleReference,
  load: ({ context }) => loadHosts(context),
  current: currentGroup,
  changesDefinitions: true,
  reply: { status: 204 },
  errors: ['unknown-reference'],
  run: async ({ context, input: { groupId, roleId } }) => {
    const group = await requireGroup(context, groupId)
    const roles = group.roles.filter((attached) => attached.roleId !== roleId)
    if (roles.length === group.roles.length) {
      throw invalidGroup('Role is currently not added to the group.', 'roleId')
    }
    await context.store.write([
      putGroup({ ...group, roles }, group.item),
      removeGroupAsRoleHolder(roleId, groupId),
      ...(await hostsChangeByGroup(context, groupId)),
      ...newEpoch(),
    ])
  },
})
