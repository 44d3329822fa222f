/** The administrators of the service. At least one of them must be able to grant the role. */
import { Failure } from '../../domain/failure.ts'
import type { RoleAssignment } from '../../domain/access/facts.ts'
import { isUnqualified } from '../../domain/access/grantSources.ts'
import { predefinedRoles } from '../../domain/access/predefinedRoles.ts'
import type { Write } from '../../store/items.ts'
import { listRoleHolders } from '../../store/entities/roles.ts'
import type { Store } from '../../store/store.ts'
import { protectName, releaseName } from './administratorNames.ts'
import { putAdministrators, readAdministrators } from '../../store/entities/administrators.ts'
import { readUser, type UserReference } from '../../store/entities/users.ts'

/**
 * Whether the assignment makes its holder an administrator who can grant the role. Without
 * `transitive`, the holder has all permissions and can grant none of them.
 */
export const isAdministration = (assignment: RoleAssignment): boolean =>
  assignment.transitive && isOfAdministrator(assignment)

/** Whether the assignment gives its holder all permissions. */
export const isOfAdministrator = (assignment: RoleAssignment): boolean =>
  assignment.roleId === predefinedRoles.admin.id && isUnqualified(assignment)

export const addAdministrator = async (
  store: Store,
  user: UserReference,
): Promise<readonly Write[]> => {
  const { userIds, item } = await readAdministrators(store)
  const others = userIds.filter((other) => other !== user.userId)
  return [
    putAdministrators([...others, user.userId], item ?? 'absent'),
    ...(await protectName(store, user)),
  ]
}

/** @throws Failure `last-administrator` if there is no other administrator */
export const removeAdministrator = async (
  store: Store,
  user: UserReference,
): Promise<readonly Write[]> => {
  const { userIds, item } = await readAdministrators(store)
  const others = userIds.filter((other) => other !== user.userId)
  if (others.length === 0) {
    throw new Failure(
      'last-administrator',
      `${user.name} is the last administrator who may pass the role on. Give somebody else the role admin first, with transitive.`,
    )
  }
  return [putAdministrators(others, item ?? 'absent'), ...(await releaseName(store, user))]
}

const administratorsProtectedMax = 1000

/** Protects the names of administrators in a table that is older than the protection. */
export const protectAdministrators = async (store: Store): Promise<void> => {
  const unqualified = { qualifyingUserId: null, qualifyingGroupId: null }
  const { id } = predefinedRoles.admin
  const { names } = await listRoleHolders(store, id, unqualified, administratorsProtectedMax)
  for (const name of names) {
    const user = await readUser(store, name)
    if (user?.assignments.some(isAdministration) !== true) continue
    const writes = await protectName(store, user)
    if (writes.length > 0) await store.write([...writes, { unchanged: user.item }])
  }
}
