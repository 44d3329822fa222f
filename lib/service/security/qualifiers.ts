/** The qualifications under which users have a role. Deleted users and groups do not count. */
import type { Qualifier } from '../../domain/access/facts.ts'
import { transactionWritesMax } from '../../store/batches.ts'
import {
  distinctQualifications,
  pageOfRoleHolders,
  readRoleHolders,
  removeRoleHolders,
  type RoleHolder,
} from '../../store/entities/roles.ts'
import { definitionsOf } from '../authorize.ts'
import type { Context } from '../context.ts'
import { cleanUp } from './cleanUp.ts'
import { qualifiersExist, qualifiersIn } from './memberships.ts'

/** Only administrators can change a role with more qualifications. */
const qualifiersMax = 200

const pageSize = 500

/** A page skips the other holders under its last qualification, so few pages suffice. */
const pagesMax = 40

/** Holders removed by one request. The next request removes more. */
const removedHoldersMax = 500

/**
 * Returns the distinct qualifications under which users have the role. Removes the records of
 * holders with a deleted qualifier.
 */
export const readExistingQualifiers = async (context: Context, roleId: string) => {
  const dead: RoleHolder[] = []
  const living = await readQualifications(context, roleId, dead)
  let removals = removeRoleHolders(roleId, dead.slice(0, removedHoldersMax))
  await cleanUp(context, async () => {
    const batch = removals.slice(0, transactionWritesMax)
    if (batch.length > 0) await context.store.write(batch)
    removals = removals.slice(batch.length)
    return removals.length > 0
  })
  return living
}

/** @param dead collects the holders with a deleted qualifier */
const readQualifications = async (context: Context, roleId: string, dead: RoleHolder[]) => {
  const living: Qualifier[] = []
  let last: RoleHolder | undefined
  for (let page = 0; page < pagesMax; page += 1) {
    const options = pageOfRoleHolders(roleId, pageSize, last)
    const { holders, isLast } = await readRoleHolders(context.store, options)
    const definitions = await definitionsOf(context, qualifiersIn(holders))
    const existing = holders.filter((holder) => qualifiersExist(definitions, holder))
    dead.push(...holders.filter((holder) => !qualifiersExist(definitions, holder)))
    living.push(...distinctQualifications(existing))
    if (living.length > qualifiersMax) return 'too-many'
    if (isLast) return living
    last = holders.at(-1)
  }
  return 'too-many'
}
