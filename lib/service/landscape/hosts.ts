/**
 * The time of the last change that a host cares about: whose keys belong on it. Hosts ask for it
 * often, and for the keys only when it has grown. It may grow without need, but never fails to.
 */
import { encodeObjectId } from '../../domain/access/objectId.ts'
import { type Permission, parsePermission, permits } from '../../domain/access/permission.ts'
import { putHostsChange, readHostsChange } from '../../store/entities/hosts.ts'
import type { Key } from '../../store/key.ts'
import { keys } from '../../store/keys.ts'
import { readSecurity } from '../../store/entities/securities.ts'
import type { Write } from '../../store/items.ts'
import type { User } from '../../store/entities/users.ts'
import { definitionsOf } from '../authorize.ts'
import type { Context } from '../context.ts'

const hosts = { type: 'LANDSCAPE', id: encodeObjectId(['AWS']) }

/** To be fetched with the caller where one of the functions below is going to be called. */
export const keysOfHosts = (): readonly Key[] => [keys.security(hosts), ...keysOfHostsChange()]

/** The same where nobody's rights are looked at. */
export const keysOfHostsChange = (): readonly Key[] => [keys.hosts()]

/** Types of objects whose security decides who manages the hosts, and whose keys are seen. */
const typesOfHosts: ReadonlySet<string> = new Set([hosts.type, 'SSH_KEY'])

export const showHostsChange = async ({ store }: Context) => {
  const { timeMillis } = await readHostsChange(store)
  return {
    'timePointOfLastChangeOfSetOfLandscapeManagers-millis': timeMillis,
    'timePointOfLastChangeOfSetOfLandscapeManagers-iso': new Date(timeMillis).toISOString(),
  }
}

/** Goes into a transaction that adds or deletes keys. */
export const hostsChange = async ({ store, nowMillis }: Context): Promise<readonly Write[]> => [
  putHostsChange(await readHostsChange(store), nowMillis),
]

/** Goes into a transaction that gives these permissions to somebody, or takes them. */
export const hostsChangeByPermissions = async (
  context: Context,
  permissions: readonly string[],
): Promise<readonly Write[]> =>
  permissions.map(parsePermission).some(managesHosts) ? hostsChange(context) : []

/** Goes into a transaction that changes ownership or ACL of an object of the type. */
export const hostsChangeBySecurity = async (
  context: Context,
  type: string,
): Promise<readonly Write[]> => (typesOfHosts.has(type) ? hostsChange(context) : [])

/** Goes into a transaction after which the group has other members, or is gone. */
export const hostsChangeByGroup = async (
  context: Context,
  groupId: string,
): Promise<readonly Write[]> => {
  const holder = { userId: null, groupIds: [groupId], assignments: [], permissions: [] }
  return (await mayManageHosts(context, holder)) ? hostsChange(context) : []
}

/** Goes into a transaction after which the user, who has no keys, is gone. */
export const hostsChangeByUser = async (context: Context, user: User): Promise<readonly Write[]> =>
  (await mayManageHosts(context, user)) ? hostsChange(context) : []

const managesHosts = (permission: Permission): boolean =>
  permits(permission, { ...hosts, action: 'MANAGE' })

/** Strangers may have given away any number. Hosts that look once too often do no harm. */
const rolesLookedThroughMax = 200

/** Whether anything that they hold could do it, under whichever ownership that counts. */
const mayManageHosts = async (
  context: Context,
  {
    userId,
    groupIds,
    assignments,
    permissions,
  }: Pick<User, 'groupIds' | 'assignments' | 'permissions'> & { readonly userId: string | null },
): Promise<boolean> => {
  const { acl, ownerUserId, ownerGroupId } = await readSecurity(context.store, hosts)
  const isOwner =
    (userId !== null && ownerUserId === userId) || groupIds.includes(ownerGroupId ?? '')
  if (isOwner || acl.some(({ groupId }) => groupIds.includes(groupId ?? ''))) return true

  if (permissions.map(parsePermission).some(managesHosts)) return true
  const groups = await definitionsOf(context, { groupIds })
  const roleIds = new Set([
    ...assignments.map(({ roleId }) => roleId),
    ...groupIds.flatMap(
      (groupId) => groups.group(groupId)?.roles.map(({ roleId }) => roleId) ?? [],
    ),
  ])
  if (roleIds.size > rolesLookedThroughMax) return true
  const roles = await definitionsOf(context, { roleIds: [...roleIds] })
  return [...roleIds].flatMap((roleId) => roles.role(roleId)?.permissions ?? []).some(managesHosts)
}
