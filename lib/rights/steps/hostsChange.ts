/** Hosts poll this time, and read the keys when it changes. It may change unnecessarily. */
import { encodeObjectId } from '#values/objectId.ts'
import { type Permission, parsePermission, permits } from '#access/rules/permission.ts'
import { boundariesOf, type TimeWindow } from '#values/timeWindow.ts'
import { hostsEntity, putHostsChange, readHostsChange } from '../items/hosts.ts'
import { readSecurity } from '#table/items/securities.ts'
import type { Write } from '#table/items.ts'
import { readWindowsOfHolders, type StoredRole } from '#access/items/roles.ts'
import type { User } from '#access/items/users.ts'
import { definitionsOf } from '#access/authorize.ts'
import type { Context, ReadingContext } from '#endpoint/context.ts'
import type { GranteeFields } from '#access/items/everybody.ts'

const hosts = { type: 'LANDSCAPE', id: encodeObjectId(['AWS']) }

/** Reads ahead what the functions below need, with the security that decides about hosts. */
export const loadHosts = ({ store }: Pick<ReadingContext, 'store'>) =>
  Promise.all([readSecurity(store, hosts), loadHostsChange({ store })])

/** The same, for requests without a decision about hosts. */
export const loadHostsChange = ({ store }: Pick<ReadingContext, 'store'>) => hostsEntity.get(store)

/** Types of objects whose security decides which users manage the hosts and see the keys. */
const typesOfHosts: ReadonlySet<string> = new Set([hosts.type, 'SSH_KEY'])

/** For a transaction that adds or deletes keys. */
export const hostsChange = async (
  { store, nowMillis }: Context,
  windows: readonly TimeWindow[] = [],
): Promise<readonly Write[]> => [
  putHostsChange(await readHostsChange(store, nowMillis), nowMillis, boundariesOf(windows)),
]

export const hostsChangeByPermissions = async (
  context: Context,
  permissions: readonly string[],
  windows: readonly TimeWindow[] = [],
) => (manageHosts(permissions) ? hostsChange(context, windows) : [])

export const hostsChangeByRole = async (
  context: Context,
  { id, permissions }: Pick<StoredRole, 'id' | 'permissions'>,
  newPermissions: readonly string[],
) => {
  if (manageHosts(permissions)) return hostsChange(context)
  if (!manageHosts(newPermissions)) return []
  return hostsChange(context, await readWindowsOfHolders(context.store, id))
}

/** For a transaction that changes the ownership or ACL of an object of the type. */
export const hostsChangeBySecurity = async (
  context: Context,
  type: string,
  acl: readonly TimeWindow[],
) => (typesOfHosts.has(type) ? hostsChange(context, acl) : [])

/** For a transaction that changes the members of the group, or deletes it. */
export const hostsChangeByGroup = async (context: Context, groupId: string) => {
  const holder = { userId: null, groupIds: [groupId], assignments: [], permissions: [] }
  return (await mayManageHosts(context, holder)) ? hostsChange(context) : []
}

/** For a transaction that deletes the user, who has no keys. */
export const hostsChangeByUser = async (context: Context, user: User): Promise<readonly Write[]> =>
  (await mayManageHosts(context, user)) ? hostsChange(context) : []

const manageHosts = (permissions: readonly string[]): boolean =>
  permissions.map(parsePermission).some(managesHosts)

const managesHosts = (permission: Permission) => permits(permission, { ...hosts, action: 'MANAGE' })

/** Beyond this limit a change is assumed, because an unnecessary poll is harmless. */
const rolesLookedThroughMax = 200

/** Whether one of the grants could permit it, under any relevant ownership. */
const mayManageHosts = async (
  context: Context,
  {
    userId,
    groupIds,
    assignments,
    permissions,
  }: GranteeFields & { readonly userId: string | null },
) => {
  const { acl, ownerUserId, ownerGroupId } = await readSecurity(context.store, hosts)
  const isOwner =
    (userId !== null && ownerUserId === userId) || groupIds.includes(ownerGroupId ?? '')
  if (isOwner || acl.some(({ groupId }) => groupIds.includes(groupId ?? ''))) return true

  if (manageHosts(permissions)) return true
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
