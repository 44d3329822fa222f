/** Roles, and who holds them. */
import type { Qualification, Role } from '../domain/facts.ts'
import { parsePermission } from '../domain/permission.ts'
import { keys, roleHolderPrefix } from './keys.ts'
import { listed } from './lists.ts'
import type { Expected, Item, Store, Write } from './store.ts'
import type { UserReference, UserRoleAssignment } from './users.ts'

export interface StoredRole {
  readonly id: string
  readonly name: string
  /** As they were sent. */
  readonly permissions: readonly string[]
  readonly item: Item
}

export const readRole = async (store: Store, roleId: string): Promise<StoredRole | undefined> => {
  const item = await store.get(keys.role(roleId))
  return item === undefined ? undefined : storedRoleOf(item)
}

export const putRole = (role: Omit<StoredRole, 'item'>, expected: Expected): Write => ({
  put: {
    ...keys.role(role.id),
    id: role.id,
    name: role.name,
    permissions: role.permissions,
    ...listed({ type: 'ROLE_DEFINITION', id: role.id }, role.name),
  },
  expected,
})

export const removeRole = ({ id, item }: StoredRole): Write => ({
  remove: keys.role(id),
  expected: item,
})

/** The definition that decisions use. */
export const roleOf = (item: Item | undefined): Role | undefined => {
  if (item === undefined) return undefined
  const { id, name, permissions } = storedRoleOf(item)
  return { id, name, permissions: permissions.map(parsePermission) }
}

const storedRoleOf = (item: Item): StoredRole => ({
  id: item.id as string,
  name: item.name as string,
  permissions: item.permissions as readonly string[],
  item,
})

/** Goes beside every assignment, so that a role knows under which qualifications it is held. */
export const putRoleHolder = (holder: UserReference, assignment: UserRoleAssignment): Write => ({
  put: {
    ...holderKey(holder, assignment),
    userId: holder.userId,
    userName: holder.name,
    qualifyingUserId: assignment.qualifyingUserId,
    qualifyingGroupId: assignment.qualifyingGroupId,
  },
  expected: 'any',
})

export const removeRoleHolder = (holder: UserReference, assignment: UserRoleAssignment): Write => ({
  remove: holderKey(holder, assignment),
  expected: 'any',
})

/** A group that gives the role to its members, or to everybody, for what it owns. */
export const putGroupAsRoleHolder = (roleId: string, groupId: string): Write => ({
  put: {
    ...keys.roleHolder(roleId, groupId, '', groupId),
    qualifyingUserId: null,
    qualifyingGroupId: groupId,
  },
  expected: 'any',
})

export const removeGroupAsRoleHolder = (roleId: string, groupId: string): Write => ({
  remove: keys.roleHolder(roleId, groupId, '', groupId),
  expected: 'any',
})

/** At most `limit` of the holders of a role, as qualifications. */
export const readRoleQualifications = async (
  store: Store,
  roleId: string,
  limit: number,
): Promise<readonly Qualification[]> => {
  const partition = keys.role(roleId).PK
  const { items } = await store.query({ partition, prefix: roleHolderPrefix, limit })
  return items.map((item) => ({
    qualifyingUserId: item.qualifyingUserId as string | null,
    qualifyingGroupId: item.qualifyingGroupId as string | null,
  }))
}

const holderKey = (holder: UserReference, assignment: UserRoleAssignment) =>
  keys.roleHolder(
    assignment.roleId,
    assignment.qualifyingGroupId ?? '',
    assignment.qualifyingUserId ?? '',
    holder.userId,
  )
