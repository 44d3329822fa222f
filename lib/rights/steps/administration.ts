/**
 * The administrators of the service, at least one of whom must be able to grant the role, and the
 * names that look like theirs. For each administrator there is an item for each lookalike form of
 * the name. The transaction that creates a user checks that no such item exists for its name.
 */
import { Failure, sentence } from '#values/failure.ts'
import type { RoleAssignment } from '#access/rules/facts.ts'
import { isUnqualified } from '#access/rules/grantSources.ts'
import { predefinedRoles } from '../rules/predefinedRoles.ts'
import { removalOf, type Write } from '#table/items.ts'
import type { Store } from '#table/store.ts'
import {
  type Administrator,
  putAdministratorName,
  putAdministrators,
  readAdministratorName,
  readAdministrators,
} from '#access/items/administrators.ts'
import type { UserReference } from '#values/userName.ts'
import { lookalikes } from './reservedNames.ts'

/** An administrator who can grant the role, without an end. `transitive` is needed for that. */
export const isAdministration = (assignment: RoleAssignment): boolean =>
  assignment.transitive && assignment.validUntil === undefined && isOfAdministrator(assignment)

export const isOfAdministrator = (assignment: RoleAssignment): boolean =>
  assignment.roleId === predefinedRoles.admin.id && isUnqualified(assignment)

/** @throws Failure `last-administrator` if the last one would begin in the future */
export const addAdministrator = async (
  store: Store,
  user: UserReference,
  nowMillis: number,
  start = 0,
) => {
  const { others, item } = await readOthers(store, user)
  const validFrom = start > nowMillis ? start : 0
  if (validFrom > 0) requireOther(others, user, nowMillis)
  return [
    putAdministrators([...others, { userId: user.userId, validFrom }], item ?? 'absent'),
    ...(await protectName(store, user)),
  ]
}

const readOthers = async (store: Store, { userId }: UserReference) => {
  const { administrators, item } = await readAdministrators(store)
  return { others: administrators.filter((other) => other.userId !== userId), item }
}

const requireOther = (
  others: readonly Administrator[],
  { name }: UserReference,
  nowMillis: number,
): void => {
  if (others.some(({ validFrom }) => validFrom <= nowMillis)) return
  const detail = sentence`${name} is the last administrator who may pass the role on without an end. Give somebody else the role admin first, with transitive, from now on and without an end.`
  throw new Failure('last-administrator', detail)
}

/** @throws Failure `last-administrator` if there is no other administrator */
export const removeAdministrator = async (store: Store, user: UserReference, nowMillis: number) => {
  const { others, item } = await readOthers(store, user)
  requireOther(others, user, nowMillis)
  return [putAdministrators(others, item ?? 'absent'), ...(await releaseName(store, user))]
}

const protectionsOf = async (store: Store, name: string) => {
  const { looksOf } = await lookalikes()
  return Promise.all(
    looksOf(name).map(async (look) => ({ look, ...(await readAdministratorName(store, look)) })),
  )
}

const protectName = async (store: Store, { userId, name }: UserReference) =>
  (await protectionsOf(store, name))
    .filter(({ userIds }) => !userIds.includes(userId))
    .map(({ look, userIds, item }) =>
      putAdministratorName(look, [...userIds, userId], item ?? 'absent'),
    )

const releaseName = async (store: Store, { userId, name }: UserReference) =>
  (await protectionsOf(store, name)).flatMap(({ look, userIds, item }): readonly Write[] => {
    if (item === undefined) return []
    const others = userIds.filter((other) => other !== userId)
    return others.length === 0 ? [removalOf({ item })] : [putAdministratorName(look, others, item)]
  })
