/** Roles, and who holds them. */
import type { Qualification, Role } from '../domain/access/facts.ts'
import { parsePermission } from '../domain/access/permission.ts'
import { keys, roleHolderPrefix, roleHolderPrefixUnder } from './keys.ts'
import { listed } from './listed.ts'
import type { Expected, Item, QueryOptions, Start, Write } from './items.ts'
import type { Store } from './store.ts'
import type { NamedQualification, UserRoleAssignment } from './assignments.ts'
import type { UserReference } from './users.ts'

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
  expected: Expected = 'any',
): readonly Write[] => [
  {
    put: {
      ...holderKey(holder, assignment),
      userId: holder.userId,
      userName: holder.name,
      qualifyingUserId: assignment.qualifyingUserId,
      qualifyingUserName: assignment.qualifyingUserName,
      qualifyingGroupId: assignment.qualifyingGroupId,
    },
    expected,
  },
  {
    put: { ...qualifiedRoleKey(assignment.roleId, assignment), roleId: assignment.roleId },
    expected: 'any',
  },
]

export const readRoleHolder = (
  store: Store,
  holder: UserReference,
  assignment: UserRoleAssignment,
): Promise<Item | undefined> => store.get(holderKey(holder, assignment))

export const removeRoleHolder = (
  holder: UserReference,
  assignment: UserRoleAssignment,
  expected: Item | 'any' = 'any',
): Write => ({ remove: holderKey(holder, assignment), expected })

/**
 * Not removed with a holder, because other users may hold the role under the same qualification.
 * Removed with the role, the qualifying user or the qualifying group.
 */
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

/** @param behind skips all holders up to the last one under this qualification */
export const pageOfRoleHolders = (
  roleId: string,
  limit: number,
  behind?: Qualification,
): QueryOptions => ({
  partition: keys.role(roleId).PK,
  limit,
  ...(behind === undefined
    ? { prefix: roleHolderPrefix }
    : { between: [`${holderPrefixUnder(behind)}~`, `${roleHolderPrefix}~`] }),
})

/** A user or a group that holds a role. */
export interface RoleHolder extends NamedQualification {
  readonly item: Item
}

/** A page of the holders of a role, ordered by qualification. */
export const readRoleHolders = async (
  store: Store,
  page: QueryOptions,
): Promise<{ readonly holders: readonly RoleHolder[]; readonly isLast: boolean }> => {
  const { items, next } = await store.query(page)
  const holders = items.map((item) => ({
    qualifyingUserId: item.qualifyingUserId as string | null,
    qualifyingUserName: (item.qualifyingUserName as string | null | undefined) ?? null,
    qualifyingGroupId: item.qualifyingGroupId as string | null,
    item,
  }))
  return { holders, isLast: next === undefined }
}

/**
 * For a deleted role, or for holders whose qualifying user or group was deleted.
 * @param more qualifications to remove, beside those of the holders
 */
export const removeRoleHolders = (
  roleId: string,
  holders: readonly RoleHolder[],
  more: readonly Qualification[] = [],
): readonly Write[] => [
  ...holders.map(({ item: { PK, SK } }): Write => ({ remove: { PK, SK }, expected: 'any' })),
  ...distinctQualifications([...holders, ...more]).map((under) =>
    removeQualifiedRole(roleId, under),
  ),
]

/** Each qualification once. */
export const distinctQualifications = (
  qualifications: readonly Qualification[],
): readonly Qualification[] => [
  ...new Map(
    qualifications.map(({ qualifyingUserId, qualifyingGroupId }) => [
      JSON.stringify([qualifyingUserId, qualifyingGroupId]),
      { qualifyingUserId, qualifyingGroupId },
    ]),
  ).values(),
]

/** The removal of a page of `pageOfQualifiedRoles`. */
export const removalOfQualifiedRoles = async (
  store: Store,
  page: QueryOptions,
): Promise<readonly Write[]> => {
  const { items } = await store.query(page)
  return items.map(({ PK, SK }) => ({ remove: { PK, SK }, expected: 'any' }))
}

export const pageOfQualifiedRoles = (
  { qualifyingUserId, qualifyingGroupId }: Qualification,
  limit: number,
  start?: Start,
): QueryOptions => ({
  partition: keys.qualifiedRole('', qualifyingGroupId ?? '', qualifyingUserId ?? '').PK,
  limit,
  start,
})

/** A page of the roles that users have, or had, under exactly this qualification. */
export const listQualifiedRoles = async (
  store: Store,
  qualification: Qualification,
  limit: number,
  start?: Start,
): Promise<{ readonly roleIds: readonly string[]; readonly next?: Start | undefined }> => {
  const { items, next } = await store.query(pageOfQualifiedRoles(qualification, limit, start))
  return { roleIds: items.map(({ roleId }) => roleId as string), next }
}

/** A page of the names of the users who hold a role under exactly this qualification. */
export const listRoleHolders = async (
  store: Store,
  roleId: string,
  qualification: Qualification,
  limit: number,
  start?: Start,
): Promise<{ readonly names: readonly string[]; readonly next?: Start | undefined }> => {
  const { items, next } = await store.query({
    partition: keys.role(roleId).PK,
    prefix: holderPrefixUnder(qualification),
    limit,
    start,
  })
  // A group that holds the role has no name of a user.
  return { names: items.flatMap(({ userName }) => (userName as string | undefined) ?? []), next }
}

const holderPrefixUnder = ({ qualifyingUserId, qualifyingGroupId }: Qualification): string =>
  roleHolderPrefixUnder(qualifyingGroupId ?? '', qualifyingUserId ?? '')

const qualifiedRoleKey = (roleId: string, { qualifyingUserId, qualifyingGroupId }: Qualification) =>
  keys.qualifiedRole(roleId, qualifyingGroupId ?? '', qualifyingUserId ?? '')

const holderKey = (holder: UserReference, assignment: UserRoleAssignment) =>
  keys.roleHolder(
    assignment.roleId,
    assignment.qualifyingGroupId ?? '',
    assignment.qualifyingUserId ?? '',
    holder.userId,
  )
