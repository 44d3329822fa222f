/** The qualifications of roles. Deleted users and groups do not count. */
import type { Definitions, Qualification } from '../../domain/access/facts.ts'
import {
  distinctQualifications,
  pageOfRoleHolders,
  readRoleHolders,
  removeRoleHolders,
  type RoleHolder,
} from '../../store/entities/roles.ts'
import type { NamedQualification } from '../../store/entities/assignments.ts'
import type { UserReference } from '../../store/entities/users.ts'
import { definitionsOf } from '../authorize.ts'
import type { Context } from '../context.ts'
import { keepHouse, removingInParts } from './housekeeping.ts'

/** Only administrators can change a role with more qualifications. */
export const qualificationsMax = 200

const pageSize = 500

/** A page skips the other holders under its last qualification, so few pages suffice. */
const pagesMax = 40

/** Holders removed by one request. The next request removes more. */
const removedHoldersMax = 500

/** The users and groups of these qualifications, for `definitionsOf`. */
export const qualifiersIn = (qualifications: readonly NamedQualification[]) => ({
  groupIds: qualifications.flatMap(({ qualifyingGroupId }) => qualifyingGroupId ?? []),
  users: qualifications.flatMap(
    ({ qualifyingUserId: userId, qualifyingUserName: name }): readonly UserReference[] =>
      userId === null || name === null ? [] : [{ userId, name }],
  ),
})

/** Whether the qualifying user and group still exist. */
export const isLiving = (
  definitions: Definitions,
  { qualifyingUserId, qualifyingGroupId }: Qualification,
): boolean =>
  (qualifyingUserId === null || definitions.userExists(qualifyingUserId)) &&
  (qualifyingGroupId === null || definitions.group(qualifyingGroupId) !== undefined)

/**
 * Returns the distinct qualifications under which users have the role. Removes the records of
 * holders with a deleted qualifier.
 */
export const readLivingQualifications = async (
  context: Context,
  roleId: string,
): Promise<readonly Qualification[] | 'too-many'> => {
  const dead: RoleHolder[] = []
  const living = await readQualifications(context, roleId, dead)
  const removals = removeRoleHolders(roleId, dead.slice(0, removedHoldersMax))
  await keepHouse(context, removingInParts(context.store, removals))
  return living
}

/** @param dead collects the holders with a deleted qualifier */
const readQualifications = async (
  context: Context,
  roleId: string,
  dead: RoleHolder[],
): Promise<readonly Qualification[] | 'too-many'> => {
  const living: Qualification[] = []
  let last: RoleHolder | undefined
  for (let page = 0; page < pagesMax; page += 1) {
    const options = pageOfRoleHolders(roleId, pageSize, last)
    const { holders, isLast } = await readRoleHolders(context.store, options)
    const definitions = await definitionsOf(context, qualifiersIn(holders))
    dead.push(...holders.filter((holder) => !isLiving(definitions, holder)))
    living.push(
      ...distinctQualifications(holders.filter((holder) => isLiving(definitions, holder))),
    )
    if (living.length > qualificationsMax) return 'too-many'
    if (isLast) return living
    last = holders.at(-1)
  }
  return 'too-many'
}
