import { sentence } from '#values/failure.ts'
import { registerObjects } from '#table/registry.ts'
import type { Qualifier, Role } from '../rules/facts.ts'
import { userObject } from '#values/objectId.ts'
import { parsePermission } from '../rules/permission.ts'
import { isExpired, type TimeWindow, windowOf } from '#values/timeWindow.ts'
import { type ContentOf, list, nullable, optional, text } from '#table/attributes.ts'
import {
  entity,
  listedAttributes,
  objectEntity,
  recorded,
  windowAttributes,
} from '#table/entity.ts'
import {
  type Expected,
  type Item,
  type QueryOptions,
  type Reader,
  removalOf,
  type Start,
  type Stored,
  type Write,
} from '#table/items.ts'
import { partOfObject } from '#table/resources.ts'
import type { NamedQualification, UserRoleAssignment } from './assignments.ts'
import type { UserReference } from '#values/userName.ts'

/** Role: the definition of a role. */
export const roleEntity = objectEntity('role', 'ROLE_DEFINITION', 'ROLE', {
  attributes: { ...listedAttributes, id: text, name: text, permissions: list(text) },
  keyParts: ({ id }) => [id],
  audited: recorded('name', 'permissions'),
})

/** Role holder: the users and groups that have the role, sorted by qualifier. */
export const roleHolderEntity = entity(
  'roleHolder',
  'OBJECT#ROLE_DEFINITION#<id>#',
  'HOLDER#<group>#<user>#<holder>#',
  {
    attributes: {
      // Absent for groups that give the role to their members.
      userId: optional(text),
      userName: optional(text),
      qualifyingUserId: nullable(text),
      qualifyingUserName: optional(nullable(text)),
      qualifyingGroupId: nullable(text),
      ...windowAttributes,
    },
    resources: (item) => {
      const groupId = item.qualifyingGroupId ?? undefined
      const readers = [
        ...(item.userName === undefined ? [] : [userObject(item.userName)]),
        ...(groupId === undefined ? [] : [{ type: 'USER_GROUP', id: groupId }]),
      ]
      const identity = item.PK + item.SK
      const window = windowOf(item)
      const holder = { name: item.userName, groupId, ...window }
      return [partOfObject(item, 'role', { ...holder, content: { ...window }, identity, readers })]
    },
  },
)

/** Role granted: a condition: no user gets the role while it changes. */
export const roleGrantedEntity = entity('roleGranted', 'OBJECT#ROLE_DEFINITION#<id>#', 'GRANTED', {
  attributes: {},
})

/** Role under a qualification: the roles that users have, or had, under a qualifier. */
export const qualifiedRoleEntity = entity(
  'qualifiedRole',
  'QUALIFIED#<group>#<user>#',
  'ROLE#<role>#',
  {
    attributes: { roleId: text },
  },
)

/** The permissions are those of the request, as text. */
export type StoredRole = Stored<
  Pick<ContentOf<typeof roleEntity.attributes>, 'id' | 'name' | 'permissions'>
>

export const readRole = async (store: Reader, roleId: string): Promise<StoredRole | undefined> => {
  const item = await roleEntity.get(store, roleId)
  return item && { id: item.id, name: item.name, permissions: item.permissions, item }
}

export const putRole = roleEntity.putListed

export const roleOf = (item: Item | undefined): Role | undefined => {
  if (item === undefined) return undefined
  const { id, name, permissions } = roleEntity.decode(item)
  return { id, name, permissions: permissions.map(parsePermission) }
}

/** By these writes, the holders and qualifications of a role are found, and the roles of a qualification. */
export const putRoleHolder = (
  holder: UserReference,
  assignment: UserRoleAssignment,
  expected: Expected = 'any',
): readonly Write[] => [
  roleHolderEntity.put(
    holderKey(holder, assignment),
    { userId: holder.userId, userName: holder.name, ...assignment },
    expected,
  ),
  qualifiedRoleEntity.put([...partsOf(assignment), assignment.roleId], assignment, 'any'),
]

export const readRoleHolder = (
  store: Reader,
  holder: UserReference,
  assignment: UserRoleAssignment,
): Promise<Item | undefined> => store.get(holderKey(holder, assignment))

/** Empty if the user got the role again until later. The write fails if the user gets it meanwhile. */
export const removalOfExpiredHolder = async (
  store: Reader,
  holder: UserReference,
  assignment: UserRoleAssignment,
): Promise<readonly Write[]> => {
  const item = roleHolderEntity.decodeAny(await readRoleHolder(store, holder, assignment))
  const endMillis = assignment.validUntil ?? Infinity
  return item !== undefined && isExpired(item, endMillis) ? [removalOf({ item })] : []
}

export const removeRoleHolder = (
  holder: UserReference,
  assignment: UserRoleAssignment,
  expected: Item | 'any' = 'any',
): Write => ({ remove: holderKey(holder, assignment), expected })

/** Not with a holder, because others may hold it. Removed with the role, or the qualifying user or group. */
export const removeQualifiedRole = (roleId: string, under: Qualifier): Write =>
  qualifiedRoleEntity.remove(...partsOf(under), roleId)

/** Records a group that gives the role to members, or to everybody, for objects that it owns. */
export const putGroupAsRoleHolder = (roleId: string, groupId: string): Write =>
  roleHolderEntity.put(
    [roleId, groupId, '', groupId],
    { qualifyingUserId: null, qualifyingGroupId: groupId },
    'any',
  )

export const removeGroupAsRoleHolder = (roleId: string, groupId: string): Write =>
  roleHolderEntity.remove(roleId, groupId, '', groupId)

/** @param behind skips all holders up to the last one under this qualification */
export const pageOfRoleHolders = (
  roleId: string,
  limit: number,
  behind?: Qualifier,
): QueryOptions => ({
  partition: roleHolderEntity.key.partition(roleId),
  limit,
  ...(behind === undefined
    ? { prefix: roleHolderEntity.key.sortPrefix() }
    : { between: [`${holderPrefixUnder(behind)}~`, `${roleHolderEntity.key.sortPrefix()}~`] }),
})

export type RoleHolder = Stored<NamedQualification & TimeWindow>

export const readRoleHolders = async (store: Reader, page: QueryOptions) => {
  const { items, next } = await roleHolderEntity.query(store, page)
  const holders = items.map((item): RoleHolder => {
    const { qualifyingUserId, qualifyingUserName = null, qualifyingGroupId } = item
    return { qualifyingUserId, qualifyingUserName, qualifyingGroupId, ...windowOf(item), item }
  })
  return { holders, isLast: next === undefined }
}

export const readWindowsOfHolders = async (store: Reader, roleId: string) =>
  (await roleHolderEntity.all(store, pageOfRoleHolders(roleId, 1000))).map(windowOf)

/** @param more qualifications to remove, in addition to those of the holders */
export const removeRoleHolders = (
  roleId: string,
  holders: readonly RoleHolder[],
  more: readonly Qualifier[] = [],
): readonly Write[] => [
  ...holders.map(({ item }): Write => ({ remove: item, expected: 'any' })),
  ...distinctQualifications([...holders, ...more]).map((under) =>
    removeQualifiedRole(roleId, under),
  ),
]

export const distinctQualifications = (
  qualifications: readonly Qualifier[],
): readonly Qualifier[] => [
  ...new Map(
    qualifications.map(({ qualifyingUserId, qualifyingGroupId }) => [
      JSON.stringify([qualifyingUserId, qualifyingGroupId]),
      { qualifyingUserId, qualifyingGroupId },
    ]),
  ).values(),
]

/** The removal of a page of `pageOfQualifiedRoles`. */
export const removalOfQualifiedRoles = async (store: Reader, page: QueryOptions) => {
  const { items } = await store.query(page)
  return items.map((item): Write => ({ remove: item, expected: 'any' }))
}

export const pageOfQualifiedRoles = (
  qualifier: Qualifier,
  limit: number,
  start?: Start,
): QueryOptions => {
  const partition = qualifiedRoleEntity.key.partition(...partsOf(qualifier))
  return { partition, limit, start }
}

/** Reads a page of the names of the users who hold a role under exactly this qualification. */
export const listRoleHolders = async (
  store: Reader,
  roleId: string,
  qualification: Qualifier,
  limit: number,
  start?: Start,
) => {
  const { items, next } = await roleHolderEntity.query(store, {
    partition: roleHolderEntity.key.partition(roleId),
    prefix: holderPrefixUnder(qualification),
    limit,
    start,
  })
  // Groups that hold the role have no user name.
  return { names: items.flatMap(({ userName }) => userName ?? []), next }
}

/** The group and the user, as parts of a key. */
const partsOf = ({ qualifyingGroupId, qualifyingUserId }: Qualifier) =>
  [qualifyingGroupId ?? '', qualifyingUserId ?? ''] as const

const holderPrefixUnder = (qualifier: Qualifier): string =>
  roleHolderEntity.key.sortPrefix(...partsOf(qualifier))

const holderKey = ({ userId }: UserReference, assignment: UserRoleAssignment) =>
  roleHolderEntity.key(assignment.roleId, ...partsOf(assignment), userId)

registerObjects('ROLE_DEFINITION', { notFound: (id) => sentence`No role with id '${id}' found.` })
