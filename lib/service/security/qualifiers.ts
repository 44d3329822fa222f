/** The qualifications of roles. Deleted users and groups do not count. */
import type { Definitions, Qualifier } from '../../domain/access/facts.ts'
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
import { cleanUp, removeInBatches } from './cleanUp.ts'

/** Only administrators can change a role with more qualifications. */
const qualifiersMax = 200

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
export const qualifiersExist = (
  definitions: Definitions,
  { qualifyingUserId, qualifyingGroupId }: Qualifier,
): boolean =>
  (qualifyingUserId === null || definitions.userExists(qualifyingUserId)) &&
  (qualifyingGroupId === null || definitions.group(qualifyingGroupId) !== undefined)

/**
 * Returns the distinct qualifications under which users have the role. Removes the records of
 * holders with a deleted qualifier.
 */
export const readExistingQualifiers = async (
  context: Context,
  roleId: string,
): Promise<readonly Qualifier[] | 'too-many'> => {
  const dead: RoleHolder[] = []
  const living = await readQualifications(context, roleId, dead)
  const removals = removeRoleHolders(roleId, dead.slice(0, removedHoldersMax))
  await cleanUp(context, removeInBatches(context.store, removals))
  return living
}

/** @param dead collects the holders with a deleted qualifier */
const readQualifications = async (
  context: Context,
  roleId: string,
  dead: RoleHolder[],
): Promise<readonly Qualifier[] | 'too-many'> => {
  const living: Qualifier[] = []
  let last: RoleHolder | undefined
  for (let page = 0; page < pagesMax; page += 1) {
    const options = pageOfRoleHolders(roleId, pageSize, last)
    const { holders, isLast } = await readRoleHolders(context.store, options)
    const definitions = await definitionsOf(context, qualifiersIn(holders))
    dead.push(...holders.filter((holder) => !qualifiersExist(definitions, holder)))
    living.push(
      ...distinctQualifications(holders.filter((holder) => qualifiersExist(definitions, holder))),
    )
    if (living.length > qualifiersMax) return 'too-many'
    if (isLast) return living
    last = holders.at(-1)
  }
  return 'too-many'
}
