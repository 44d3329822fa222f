/** Roles that a group gives, for what it owns, to its members or to everybody. */
import { Failure } from '../../domain/failure.ts'
import { formatRequest, parsePermission } from '../../domain/permission.ts'
import { newEpoch } from '../../store/epoch.ts'
import { putGroup, type StoredGroup } from '../../store/groups.ts'
import {
  putGroupAsRoleHolder,
  putRoleGranted,
  removeGroupAsRoleHolder,
  type StoredRole,
} from '../../store/roles.ts'
import { firstUnheld } from '../authorize.ts'
import type { Context } from '../context.ts'
import { badGroup } from '../absence.ts'
import { hostsChangeByGroup, hostsChangeByPermissions } from '../landscape/hosts.ts'
import { requireGroup } from './groups.ts'
import { requireRole } from './roles.ts'

/** They are in the item of the group, which every decision about its objects reads. */
const groupRolesMax = 100

export const attachRole = async (
  context: Context,
  groupId: string,
  roleId: string,
  forAll: boolean,
): Promise<void> => {
  const group = await requireGroup(context, groupId)
  const role = await requireRole(context, roleId)
  if (group.roles.some((attached) => attached.roleId === roleId)) {
    throw badGroup(`Role ${role.name} was already added to group ${group.name}.`, 'roleId')
  }
  if (group.roles.length >= groupRolesMax) {
    throw badGroup(`Group ${group.name} has ${groupRolesMax} roles already.`, 'roleId')
  }
  await requireHeld(context, group, role)
  const roles = [...group.roles, { roleId, forAll }]
  await context.store.write([
    putGroup({ ...group, roles }, group.item),
    putGroupAsRoleHolder(roleId, groupId),
    putRoleGranted(roleId, 'any'),
    { unchanged: role.item },
    ...(await hostsChangeByPermissions(context, role.permissions)),
    ...newEpoch(),
  ])
}

/** What the role gave is gone with the next request. */
export const detachRole = async (
  context: Context,
  groupId: string,
  roleId: string,
): Promise<void> => {
  const group = await requireGroup(context, groupId)
  const roles = group.roles.filter((attached) => attached.roleId !== roleId)
  if (roles.length === group.roles.length) {
    throw badGroup('Role is currently not added to the group.', 'roleId')
  }
  await context.store.write([
    putGroup({ ...group, roles }, group.item),
    removeGroupAsRoleHolder(roleId, groupId),
    ...(await hostsChangeByGroup(context, groupId)),
    ...newEpoch(),
  ])
}

const requireHeld = async (
  context: Context,
  group: StoredGroup,
  role: StoredRole,
): Promise<void> => {
  const qualification = { qualifyingUserId: null, qualifyingGroupId: group.id }
  const permissions = role.permissions.map(parsePermission)
  const missing = await firstUnheld(context, permissions, qualification)
  if (missing === undefined) return
  const permission = formatRequest(missing)
  const detail = `Not permitted to add role ${role.name} to group ${group.name}`
  throw new Failure('forbidden', detail, { permission, rule: 'not-held' })
}
