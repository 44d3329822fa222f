import { sentence } from '#values/failure.ts'
import { endpoint } from '#endpoint'
import { newGroupRole } from '#schemas/rights/group.ts'
import { parsePermission } from '#access/rules/permission.ts'
import { groupObject } from '#values/objectId.ts'
import { putGroup } from '#access/items/groups.ts'
import { authorize, definitionsOf } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { invalidGroup } from '#access/notFound.ts'
import { displayName } from '#access/readable.ts'
import { callerUnchanged, refusalToGrant, throwIf } from '#access/passingOn.ts'
import { newEpoch } from '#access/items/definitionCache.ts'
import {
  putGroupAsRoleHolder,
  roleGrantedEntity,
  removeGroupAsRoleHolder,
} from '#access/items/roles.ts'
import { readObject } from '#table/objects.ts'
import { currentGroup, requireGroup } from '#rights/steps/showGroup.ts'
import { requireReadableRole } from '#rights/steps/showRole.ts'
import { hostsChangeByPermissions } from '#rights/steps/hostsChange.ts'

export const { declaration, handler } = endpoint({
  name: 'attachGroupRole',
  summary: 'Attach a role to a group',
  description:
    'The members, or everybody with `forAll`, get the role for objects of the group. The caller ' +
    'must have permission to read the role, and must be able to pass on all of its permissions for ' +
    'these objects.',
  routes: ['PUT /security/api/restsecurity/usergroup/{groupId}/role/{roleId}'],
  guard: { kind: 'object', type: 'USER_GROUP', actions: ['UPDATE'], id: 'groupId' },
  input: newGroupRole,
  load: ({ context, input }) => readObject(context.store, 'ROLE_DEFINITION', input.roleId),
  current: currentGroup,
  changesDefinitions: true,
  reply: { status: 200 },
  errors: ['not-found', 'unknown-reference'],
  run: async ({ context, input: { groupId, roleId, forAll } }) => {
    const group = await requireGroup(context, groupId)
    const role = await requireReadableRole(context, roleId)
    const groupName = await displayName(context, groupObject(groupId), group.name)
    if (group.roles.some((attached) => attached.roleId === roleId)) {
      throw invalidGroup(
        sentence`Role ${role.name} was already added to group ${groupName}.`,
        'roleId',
      )
    }
    const roleIds = group.roles.map((attached) => attached.roleId)
    const definitions = await definitionsOf(context, { roleIds })
    const existing = group.roles.filter(({ roleId: id }) => definitions.role(id) !== undefined)
    const deleted = group.roles.filter((attached) => !existing.includes(attached))
    if (existing.length >= groupRolesMax) {
      throw invalidGroup(sentence`Group ${groupName} has ${groupRolesMax} roles already.`, 'roleId')
    }
    const requireGrantable = async (caller: Context) => {
      const permissions = role.permissions.map(parsePermission)
      const qualification = { qualifyingUserId: null, qualifyingGroupId: groupId }
      const detail = () => sentence`Not permitted to add role ${role.name} to group ${groupName}`
      throwIf(await refusalToGrant(caller, permissions, qualification, detail))
    }
    await requireGrantable(context)
    const roles = [...existing, { roleId, forAll: forAll === true || forAll === 'true' }]
    await context.store.write([
      putGroup({ ...group, roles }, group.item),
      putGroupAsRoleHolder(roleId, groupId),
      ...deleted.map((attached) => removeGroupAsRoleHolder(attached.roleId, groupId)),
      roleGrantedEntity.put([roleId], {}, 'any'),
      { unchanged: role.item },
      ...(await callerUnchanged(context, async (alone) => {
        await authorize(alone, { ...groupObject(groupId), action: 'UPDATE' })
        await requireGrantable(alone)
      })),
      ...(await hostsChangeByPermissions(context, role.permissions)),
      ...newEpoch(),
    ])
  },
})

/** They are part of the group's item, which every decision about its objects reads. */
const groupRolesMax = 100
