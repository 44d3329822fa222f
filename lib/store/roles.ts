/** Roles, and who holds them. */
import type { Qualification, Role } from '../domain/facts.ts'
import { parsePermission } from '../domain/permission.ts'
import { keys, roleHolderPrefix, roleIdOf } from './keys.ts'
import type { Expected, Item, Start, Store, Write } from './store.ts'
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
    listPK: 'ROLE_DEFINITION',
    listSK: `${role.name}#${role.id}`,
  },
  expected,
})

export const removeRole = ({ id, item }: StoredRole): Write => ({
  remove: keys.role(id),
  expected: item,
})

export interface ListedRole {
  readonly roleId: string
  /** Where the list goes on behind this role. */
  readonly start: Start
}

/** A page of all roles, by name. The index may be a moment behind. */
export const listRoleIds = async (
  store: Store,
  limit: number,
  start: Start | undefined,
): Promise<{ readonly roles: readonly ListedRole[]; readonly next?: Start | undefined }> => {
  const page = await store.query({ index: 'ByType', partition: 'ROLE_DEFINITION', limit, start })
  const roles = page.items.map((item) => ({
    roleId: roleIdOf(item),
    start: {
      PK: item.PK,
      SK: item.SK,
      listPK: item.listPK as string,
      listSK: item.listSK as string,
    },
  }))
  return { roles, next: page.next }
}

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
