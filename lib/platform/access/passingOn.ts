/** Refuses to grant what the caller cannot pass on. Writes of grants fail if the caller loses the permission. */
import { type AccessContext, signedIn } from './context.ts'
import { decide } from './rules/decide.ts'
import { Failure, type Sentence, sentence } from '#values/failure.ts'
import type { Facts, Qualifier } from './rules/facts.ts'
import { noSecurity, type Security } from '#values/security.ts'
import {
  firstUngrantable,
  type GrantFacts,
  isAllowedWithoutEnd,
  mayGrant,
  mayPassOn,
  passableUntil,
} from './rules/granting.ts'
import { effectiveGrantSources } from './rules/grantSources.ts'
import type { ObjectReference } from '#values/objectId.ts'
import {
  formatRequest,
  parsePermission,
  type Permission,
  permits,
  type AccessRequest,
} from './rules/permission.ts'
import { listPermits } from './rules/tokenLimit.ts'
import { always, type TimeWindow } from '#values/timeWindow.ts'
import { readSecurity } from '#table/items/securities.ts'
import { withoutReceived } from './items/users.ts'
import type { UserReference } from '#values/userName.ts'
import type { Write } from '#table/items.ts'
import {
  loadFactsForGrants,
  loadFactsForObjects,
  loadFactsForSecurities,
  loadFactsForSecurity,
  refusalByToken,
} from './authorize.ts'

/** The owners for whose objects a role with this qualification applies. */
export const ownersOf = ({ qualifyingUserId, qualifyingGroupId }: Qualifier): Security => ({
  ownerUserId: qualifyingUserId,
  ownerGroupId: qualifyingGroupId,
  acl: [],
})

/** The message of a refusal, from the missing permission. */
export type Detail = (permission: string) => Sentence

/** The security of an owning group needs another read, which happens only if the check fails without it. */
export const firstRefusal = async (
  context: AccessContext,
  securities: readonly Security[],
  missingFrom: (facts: GrantFacts) => AccessRequest | undefined,
  detail: Detail,
): Promise<Failure | undefined> => {
  const facts = await loadFactsForSecurities<Security>(context, securities)
  const refused = facts.filter((about) => missingFrom(about) !== undefined)
  const complete = await loadFactsForGrants(
    context,
    refused.map(({ security }) => security),
  )
  for (const about of complete) {
    const missing = missingFrom(about)
    if (missing !== undefined) return missingGrantFailure(about, missing, detail)
  }
  return undefined
}

export const throwIf = (refused: Failure | undefined): void => {
  if (refused !== undefined) throw refused
}

/** Whether the caller may do the action now, and at every later time as far as windows tell. */
export const mayWithoutEnd = async (
  context: AccessContext,
  object: ObjectReference,
  action: string,
): Promise<boolean> => {
  const [facts] = await loadFactsForObjects(context, [object], action)
  return facts !== undefined && isAllowedWithoutEnd(facts, { ...object, action })
}

/** Whether the caller is an administrator who may appoint others, without an end. */
export const mayPassOnEverything = async (context: AccessContext): Promise<boolean> =>
  context.caller !== undefined &&
  mayGrant(await loadFactsForSecurity(context, noSecurity), parsePermission('*'))

export const refusalToGrant = (
  context: AccessContext,
  permissions: readonly Permission[],
  qualification: Qualifier,
  detail: Detail,
  window: TimeWindow = always,
) => {
  const missingFrom = (facts: GrantFacts) => firstUngrantable(facts, permissions, window)
  return firstRefusal(context, [ownersOf(qualification)], missingFrom, detail)
}

export const refusalToPassOn = async (
  context: AccessContext,
  object: ObjectReference,
  action: string,
  detail: Detail,
  window: TimeWindow = always,
) => {
  const request = { ...object, action }
  const missingFrom = (facts: GrantFacts) =>
    mayPassOn(facts, request, window) ? undefined : request
  return firstRefusal(context, [await readSecurity(context.store, object)], missingFrom, detail)
}

export const missingGrantFailure = (facts: GrantFacts, missing: AccessRequest, detail: Detail) => {
  const permission = formatRequest(missing)
  const token = facts.user?.token
  if (token !== undefined && !listPermits(token, missing)) return refusalByToken(token, permission)
  const until = passableUntil(facts, missing)
  if (until !== undefined) {
    const end = new Date(until).toISOString()
    const reason = sentence`You have ${permission} until ${end}, and can give it until then only.`
    return new Failure('forbidden', sentence`${detail(permission)}. ${reason}`, {
      permission,
      rule: 'not-held',
    })
  }
  const source = sourceOf(facts, missing)
  const reason =
    source === undefined
      ? detail(permission)
      : sentence`${detail(permission)}. You have ${permission} ${source.name}. You may use it, but not pass it on. Passing it on needs ${source.wanted}.`
  return new Failure('forbidden', reason, { permission, rule: 'not-held' })
}

const ownRole = sentence`a transitive role of your own`

/** The grant source of the caller's permission, and the one that passing it on requires. */
const sourceOf = (facts: Facts, missing: AccessRequest) => {
  if (!decide(facts, missing).allowed) return undefined
  const held = effectiveGrantSources(facts).filter(({ permissions }) =>
    permissions.some((permission) => permits(permission, missing)),
  )
  const ofGroup = held.find(({ rule }) => rule === 'group-role')
  if (ofGroup !== undefined) {
    const group = facts.definitions.group(ofGroup.groupId ?? '')?.name ?? ''
    const wanted = sentence`${ownRole}, ownership of the group, or your own permission to update the group`
    return { name: sentence`through the group ${group}`, wanted }
  }
  if (held.some(({ rule }) => rule === 'own-role')) {
    return { name: sentence`through a role that is not transitive`, wanted: ownRole }
  }
  return held.length > 0
    ? { name: sentence`because everybody has it`, wanted: ownRole }
    : {
        name: sentence`through the access control list`,
        wanted: sentence`${ownRole}, or ownership of the object`,
      }
}

/**
 * Returns a condition on the caller's item. Received grants are included only if the permission
 * depends on them: other users change them at any time, and must not block the caller's writes.
 * @param requireRight throws a Failure `forbidden` if the caller lacks the permission
 * @param written the user whose own item the same write changes, and therefore checks already
 */
export const callerUnchanged = async <Context extends AccessContext>(
  context: Context,
  requireRight: (context: Context) => Promise<unknown>,
  written?: UserReference,
): Promise<readonly Write[]> => {
  const caller = signedIn(context)
  const { item, received, userId } = caller.user
  const own = [
    ...(written?.userId === userId ? [] : [{ unchanged: item }]),
    ...(caller.token === undefined ? [] : [{ unchanged: caller.token.item }]),
  ]
  if (received.item === undefined) return own
  const alone = { ...context, caller: { ...caller, user: withoutReceived(caller.user) } }
  try {
    await requireRight(alone)
    return own
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'forbidden') throw error
    return [...own, { unchanged: received.item }]
  }
}
