/** Who administers the service, and that somebody always does. */
import { Failure } from '../../domain/failure.ts'
import type { RoleAssignment } from '../../domain/facts.ts'
import { isUnqualified } from '../../domain/holdings.ts'
import { predefinedRoles } from '../../domain/predefinedRoles.ts'
import type { Write } from '../../store/items.ts'
import type { Store } from '../../store/store.ts'
import { putAdministrators, readAdministrators, type UserReference } from '../../store/users.ts'

/** Whether this assignment makes its holder an administrator. */
export const isAdministration = (assignment: RoleAssignment): boolean =>
  assignment.roleId === predefinedRoles.admin.id && isUnqualified(assignment)

export const addAdministrator = async (
  store: Store,
  { userId }: UserReference,
): Promise<readonly Write[]> => {
  const { userIds, item } = await readAdministrators(store)
  const others = userIds.filter((other) => other !== userId)
  return [putAdministrators([...others, userId], item ?? 'absent')]
}

/** @throws Failure `last-administrator` when nobody else is one */
export const removeAdministrator = async (
  store: Store,
  { userId, name }: UserReference,
): Promise<readonly Write[]> => {
  const { userIds, item } = await readAdministrators(store)
  const others = userIds.filter((other) => other !== userId)
  if (others.length === 0) {
    throw new Failure('last-administrator', `${name} is the last administrator.`)
  }
  return [putAdministrators(others, item ?? 'absent')]
}
