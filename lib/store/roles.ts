/** Roles, and who holds them. */
import type { Qualification, Role } from '../domain/facts.ts'
import { parsePermission } from '../domain/permission.ts'
import { keys, roleHolderPrefix, roleHolderPrefixUnder } from './keys.ts'
import { listed } from './listed.ts'
import type { Expected, Item, QueryOptions, Start, Write } from './items.ts'
import type { Store } from './store.ts'
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

/**
 * Go beside every assignment, so that a role knows under which qualifications it is held, and by
 * whom, and so that the roles of a qualification are found.
 */
export const putRoleHolder = (
  holder: UserReference,
  assignment: UserRoleAssignment,
): readonly Write[] => [
  {
    put: {
      ...holderKey(holder, assignment),
      userId: holder.userId,
      userName: holder.name,
      qualifyingUserId: assignment.qualifyingUserId,
      qualifyingGroupId: assignment.qualifyingGroupId,
    },
    expected: 'any',
  },
  {
    put: { ...qualifiedRoleKey(assignment.roleId, assignment), roleId: assignment.roleId },
    expected: 'any',
  },
]

export const removeRoleHolder = (holder: UserReference, assignment: UserRoleAssignment): Write => ({
  remove: holderKey(holder, assignment),
  expected: 'any',
})

/** Stays when a holder loses the role, and goes with the role: others may hold it the same way. */
export const removeQualifiedRole = (roleId: string, qualification: Qualification): Write => ({
  remove: qualifiedRoleKey(roleId, qualification),
  expected: 'any',
})

/**
 * Goes with whatever gives the role to somebody, and with what changes the role: who changes it has
 * looked for whom that concerns, and expects that nobody was added since.
 */
export const putRoleGranted = (roleId: string, expected: Expected): Write => ({
  put: { ...keys.roleGranted(roleId) },
  expected,
})

export const readRoleGranted = (store: Store, roleId: string): Promise<Item | undefined> =>
  store.get(keys.roleGranted(roleId))

export const removeRoleGranted = (roleId: string): Write => ({
  remove: keys.roleGranted(roleId),
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

export const pageOfRoleHolders = (roleId: string, limit: number): QueryOptions => ({
  partition: keys.role(roleId).PK,
  prefix: roleHolderPrefix,
  limit,
})

/** At most `limit` of the holders of a role, as qualifications. */
export const readRoleQualifications = async (
  store: Store,
  roleId: string,
  limit: number,
): Promise<readonly Qualification[]> => {
  const { items } = await store.query(pageOfRoleHolders(roleId, limit))
  return items.map((item) => ({
    qualifyingUserId: item.qualifyingUserId as string | null,
    qualifyingGroupId: item.qualifyingGroupId as string | null,
  }))
}

/** A page of the roles that users have, or had, under exactly this qualification. */
export const listQualifiedRoles = async (
  store: Store,
  { qualifyingUserId, qualifyingGroupId }: Qualification,
  limit: number,
  start?: Start,
): Promise<{ readonly roleIds: readonly string[]; readonly next?: Start | undefined }> => {
  const partition = keys.qualifiedRole('', qualifyingGroupId ?? '', qualifyingUserId ?? '').PK
  const { items, next } = await store.query({ partition, limit, start })
  return { roleIds: items.map(({ roleId }) => roleId as string), next }
}

/** A page of the names of the users who hold a role under exactly this qualification. */
export const listRoleHolders = async (
  store: Store,
  roleId: string,
  { qualifyingUserId, qualifyingGroupId }: Qualification,
  limit: number,
  start?: Start,
): Promise<{ readonly names: readonly string[]; readonly next?: Start | undefined }> => {
  const { items, next } = await store.query({
    partition: keys.role(roleId).PK,
    prefix: roleHolderPrefixUnder(qualifyingGroupId ?? '', qualifyingUserId ?? ''),
    limit,
    start,
  })
  // A group that holds the role has no name of a user.
  return { names: items.flatMap(({ userName }) => (userName as string | undefined) ?? []), next }
}

const qualifiedRoleKey = (roleId: string, { qualifyingUserId, qualifyingGroupId }: Qualification) =>
  keys.qualifiedRole(roleId, qualifyingGroupId ?? '', qualifyingUserId ?? '')

const holderKey = (holder: UserReference, assignment: UserRoleAssignment) =>
  keys.roleHolder(
    assignment.roleId,
    assignment.qualifyingGroupId ?? '',
    assignment.qualifyingUserId ?? '',
    holder.userId,
  )
