/** Who is a member of a group. */
import { Failure } from '../../domain/failure.ts'
import { formatRequest } from '../../domain/permission.ts'
import { putGroupMember, removeGroupMember } from '../../store/groups.ts'
import { putUser, readUser, type StoredUser } from '../../store/users.ts'
import { definitionsOf, firstUnheld } from '../authorize.ts'
import type { Context } from '../context.ts'
import { badGroup } from '../absence.ts'
import { requireGroup } from './groups.ts'
import { hostsChangeByGroup } from '../landscape/hosts.ts'
import { livingMemberships, membershipsMax } from './memberships.ts'

/** Whoever adds a member gives the member every role of the group, and so must hold them. */
export const addGroupMember = async (
  context: Context,
  groupId: string,
  name: string,
): Promise<void> => {
  const group = await requireGroup(context, groupId)
  const definitions = await definitionsOf(context, { groupIds: [groupId] })
  const permissions = group.roles.flatMap(
    ({ roleId }) => definitions.role(roleId)?.permissions ?? [],
  )
  const qualification = { qualifyingUserId: null, qualifyingGroupId: groupId }
  const missing = await firstUnheld(context, permissions, qualification)
  if (missing !== undefined) {
    const permission = formatRequest(missing)
    const detail = `Not permitted to give somebody the roles of ${group.name}`
    throw new Failure('forbidden', detail, { permission, rule: 'not-held' })
  }

  const { item, ...old } = await requireMember(context, name)
  const { groupIds, assignments } = await livingMemberships(context, old)
  if (groupIds.includes(groupId)) throw badGroup('User is already in this group.', 'username')
  if (groupIds.length >= membershipsMax) {
    throw badGroup(`User is in ${membershipsMax} groups, and cannot be in more.`, 'username')
  }
  const member = { ...old, groupIds: [...groupIds, groupId], assignments }
  await context.store.write([
    putUser(member, item),
    putGroupMember(groupId, old),
    { unchanged: group.item },
    ...(await hostsChangeByGroup(context, groupId)),
  ])
}

/** The member loses what the group gives with the next request. */
export const removeMember = async (
  context: Context,
  groupId: string,
  name: string,
): Promise<void> => {
  await requireGroup(context, groupId)
  const { item, ...old } = await requireMember(context, name)
  if (!old.groupIds.includes(groupId)) throw badGroup('User is not in this group.', 'username')
  const groupIds = old.groupIds.filter((id) => id !== groupId)
  const defaultGroupId = old.defaultGroupId === groupId ? null : old.defaultGroupId
  await context.store.write([
    putUser({ ...old, groupIds, defaultGroupId }, item),
    removeGroupMember(groupId, old),
    ...(await hostsChangeByGroup(context, groupId)),
  ])
}

const requireMember = async ({ store }: Context, name: string): Promise<StoredUser> => {
  const user = await readUser(store, name)
  if (user === undefined) throw badGroup('User with this name does not exist.', 'username')
  return user
}
