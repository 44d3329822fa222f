/** Roles that a group gives, for the objects that it owns, to its members or to everybody. */
import { groupObject } from '../../domain/access/objectId.ts'
import { parsePermission } from '../../domain/access/permission.ts'
import { newEpoch } from '../../store/entities/epoch.ts'
import { putGroup } from '../../store/entities/groups.ts'
import {
  putGroupAsRoleHolder,
  putRoleGranted,
  removeGroupAsRoleHolder,
} from '../../store/entities/roles.ts'
import { authorize, definitionsOf } from '../authorize.ts'
import type { Context } from '../context.ts'
import { invalidGroup } from '../notFound.ts'
import { hostsChangeByGroup, hostsChangeByPermissions } from '../landscape/hosts.ts'
import { displayName } from '../readable.ts'
import { requireGroup } from './groups.ts'
import { callerUnchanged, refusalToGrant } from './passingOn.ts'
import { requireReadableRole } from './roles.ts'

/** They are part of the group's item, which every decision about its objects reads. */
const groupRolesMax = 100

export const attachRole = async (
  context: Context,
  groupId: string,
  roleId: string,
  forAll: boolean,
) => {
  const group = await requireGroup(context, groupId)
  const role = await requireReadableRole(context, roleId)
  const groupName = await displayName(context, groupObject(groupId), group.name)
  if (group.roles.some((attached) => attached.roleId === roleId)) {
    throw invalidGroup(`Role ${role.name} was already added to group ${groupName}.`, 'roleId')
  }
  const definitions = await definitionsOf(context, {
    roleIds: group.roles.map((attached) => attached.roleId),
  })
  const living = group.roles.filter((attached) => definitions.role(attached.roleId) !== undefined)
  const deleted = group.roles.filter((attached) => !living.includes(attached))
  if (living.length >= groupRolesMax) {
    throw invalidGroup(`Group ${groupName} has ${groupRolesMax} roles already.`, 'roleId')
  }
  const requireGrantable = async (caller: Context) => {
    const permissions = role.permissions.map(parsePermission)
    const qualification = { qualifyingUserId: null, qualifyingGroupId: groupId }
    const detail = () => `Not permitted to add role ${role.name} to group ${groupName}`
    const refusal = await refusalToGrant(caller, permissions, qualification, detail)
    if (refusal !== undefined) throw refusal
  }
  await requireGrantable(context)
  const roles = [...living, { roleId, forAll }]
  await context.store.write([
    putGroup({ ...group, roles }, group.item),
    putGroupAsRoleHolder(roleId, groupId),
    ...deleted.map((attached) => removeGroupAsRoleHolder(attached.roleId, groupId)),
    putRoleGranted(roleId, 'any'),
    { unchanged: role.item },
    ...(await callerUnchanged(context, async (alone) => {
      await authorize(alone, { ...groupObject(groupId), action: 'UPDATE' })
      await requireGrantable(alone)
    })),
    ...(await hostsChangeByPermissions(context, role.permissions)),
    ...newEpoch(),
  ])
}

/** The permissions of the role end with the next request. */
export const detachRole = async (context: Context, groupId: string, roleId: string) => {
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
}
