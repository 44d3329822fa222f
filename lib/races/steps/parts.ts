/** The parts of a regatta that have a security of their own. */
import { allowsEverybody } from '#access/rules/acl.ts'
import { decideEach, refusal } from '#access/authorize.ts'
import { may } from '#access/readable.ts'
import { namedObject, type ObjectReference } from '#values/objectId.ts'
import { type ObjectSecurity, readSecurity, unsecured } from '#table/items/securities.ts'
import type { Context } from '#endpoint/context.ts'
import type { Regatta } from '../rules/regatta.ts'

/**
 * The owners of the regatta own its parts. The right of a helper ends, and the helper then has no right
 * to the parts that were made by it.
 * @param publicActions what everybody may do exactly if everybody can read the regatta, without an end
 */
export const securityOfPart = async (
  { store, nowMillis }: Pick<Context, 'store' | 'nowMillis'>,
  { name }: Pick<Regatta, 'name'>,
  publicActions: readonly string[],
): Promise<ObjectSecurity> => {
  const { acl, ownerUserId, ownerUserName, ownerGroupId } = await readSecurity(
    store,
    namedObject('REGATTA', name),
  )
  const isPublic = allowsEverybody(acl, { type: 'REGATTA', action: 'READ' }, nowMillis)
  return {
    ...unsecured,
    ownerUserId,
    ownerUserName,
    ownerGroupId,
    acl: isPublic ? [{ groupId: null, actions: [...publicActions] }] : [],
  }
}

/**
 * Tracked races are parts of the regatta: ADD_RACES on the regatta, a part of UPDATE, is enough to track them
 * again and to stop them, unless the ACL of one denies it.
 * @throws Failure `unauthenticated`, `forbidden`
 */
export const authorizeTracking = async (
  context: Context,
  { name }: Pick<Regatta, 'name'>,
  races: readonly ObjectReference[],
): Promise<void> => {
  const action = 'UPDATE'
  const [decisions, isOrganizer] = await Promise.all([
    decideEach(context, races, action),
    may(context, namedObject('REGATTA', name), 'ADD_RACES'),
  ])
  for (const [position, decision] of decisions.entries()) {
    const race = races[position]
    const isPermitted = decision.allowed || (isOrganizer && decision.rule === 'no-grant')
    if (race !== undefined && !isPermitted) throw refusal(context, { ...race, action }, decision)
  }
}
