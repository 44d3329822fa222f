/** Permission checks of the caller, for guards and for use cases with several objects. */
import type { Reader } from '#table/items.ts'
import type { AccessContext } from './context.ts'
import { mayDoEverything } from './rules/acl.ts'
import { type Decision, decide } from './rules/decide.ts'
import { Failure, sentence } from '#values/failure.ts'
import type { Definitions, Facts, TokenLimit } from './rules/facts.ts'
import { noSecurity, type Security } from '#values/security.ts'
import type { GrantFacts } from './rules/granting.ts'
import { formatRequest, type AccessRequest } from './rules/permission.ts'
import { isPartOfUpdate, selfServiceTypes } from '#values/objectTypes.ts'
import { encodeObjectId, groupObject, type ObjectReference, userObject } from '#values/objectId.ts'
import { listPermits } from './rules/tokenLimit.ts'
import { withinBudget, loadFacts, type ReadCost, type Subjects } from './items/definitions.ts'
import { readSecurity, unsecured } from '#table/items/securities.ts'
import { creationOwnership } from './creation.ts'

/** Facts that a decision needs beyond those about its objects. */
type Known = Omit<Subjects, 'securities'>

/** Needs one read at most. @param known users, groups and roles that the facts must also contain */
export const loadFactsForSecurities = async <Secured extends Security>(
  context: AccessContext,
  securities: readonly Secured[],
  known: Known = {},
): Promise<readonly (Facts & { readonly security: Secured })[]> => {
  const subject = await loadFacts(context, { securities, ...known })
  return securities.map((security) => ({ ...subject, security, atMillis: context.nowMillis }))
}

/** Loads the current users and groups, so that responses omit deleted ones. */
export const definitionsOf = async (context: AccessContext, about: Known): Promise<Definitions> =>
  (await loadFacts(context, { ...about, securities: [] })).definitions

export const loadFactsForSecurity = async (
  context: AccessContext,
  security: Security,
  known: Known = {},
): Promise<Facts> => {
  const subject = await loadFacts(context, { securities: [security], ...known })
  return { ...subject, security, atMillis: context.nowMillis }
}

/** The security of the object of a request. All objects of a type together have none. */
export const securityOf = async (
  { store }: { readonly store: Reader },
  { type, id }: AccessRequest,
) => (id === undefined ? unsecured : readSecurity(store, { type, id }))

/**
 * @param sentId the id as the caller sent it, if that may be another spelling of the id. Callers
 *   who are not signed in see this spelling: the other one would tell that the object exists.
 * @throws Failure `forbidden`, or `unauthenticated` if the caller is not signed in
 */
export const authorize = async (
  context: AccessContext,
  request: AccessRequest,
  sentId = request.id,
): Promise<Decision> => {
  const security = await securityOf(context, request)
  const facts = await loadFactsForSecurity(context, security, { requests: [request] })
  const decision = decide(facts, request)
  const visibleId = context.caller === undefined && sentId !== undefined ? { id: sentId } : {}
  if (!decision.allowed) throw refusal(context, { ...request, ...visibleId }, decision)
  return decision
}

/** In the order of the objects. */
export const loadFactsForObjects = async (
  context: AccessContext,
  objects: readonly ObjectReference[],
  action: string,
): Promise<readonly Facts[]> =>
  loadFactsForSecurities(context, ...(await questionAbout(context, objects, action)))

/** How many of the first objects, one at least: any user can attach any number of roles to their groups. */
export const countWithinBudget = async (
  context: AccessContext,
  objects: readonly ObjectReference[],
  action: string,
  costMax: number,
): Promise<ReadCost> => {
  const [securities, { requests }] = await questionAbout(context, objects, action)
  return withinBudget(context, { securities, requests }, costMax)
}

const questionAbout = async (
  { store }: AccessContext,
  objects: readonly ObjectReference[],
  action: string,
) => {
  const securities = await Promise.all(objects.map((object) => readSecurity(store, object)))
  return [securities, { requests: objects.map(({ type, id }) => ({ type, action, id })) }] as const
}

/** Decides for each object, in one read, whether the caller has permission for the action. */
export const decideEach = async (
  context: AccessContext,
  objects: readonly ObjectReference[],
  action: string,
): Promise<readonly Decision[]> => {
  if (objects.length === 0) return []
  const facts = await loadFactsForObjects(context, objects, action)
  return facts.flatMap((about, position) => {
    const object = objects[position]
    return object === undefined ? [] : [decide(about, { ...object, action })]
  })
}

/** @param id encoded; absent if it is not known yet @param ownerGroupId if it differs from the default */
export const authorizeCreation = async (
  context: AccessContext,
  type: string,
  id?: string,
  ownerGroupId?: string | null,
): Promise<Decision> => {
  const request: AccessRequest = { type, action: 'CREATE', ...(id === undefined ? {} : { id }) }
  // A new user owns itself, so roles qualified by the caller do not count.
  const usual = type === 'USER' ? noSecurity : await creationOwnership(context)
  const ownership = ownerGroupId === undefined ? usual : { ...usual, ownerGroupId }
  const facts = await loadFactsForSecurity(context, { ...ownership, acl: [] })
  // A qualified role matches the new object, regardless of its id.
  const decision = decide(facts, { ...request, id: id ?? '' })
  if (!decision.allowed) throw refusal(context, request, decision)
  if (!context.settings.selfService && !selfServiceTypes.has(type)) {
    const serverId = encodeObjectId([context.settings.serverName])
    return authorize(context, { type: 'SERVER', action: 'CREATE_OBJECT', id: serverId })
  }
  return decision
}

/** Loads the facts for granting under the owners of each security, in the same order. */
export const loadFactsForGrants = async (
  context: AccessContext,
  securities: readonly Security[],
  known: Known = {},
): Promise<readonly GrantFacts[]> => {
  const groupIds = securities.flatMap(({ ownerGroupId }) => ownerGroupId ?? [])
  const reads = groupIds.map(
    async (id) => [id, await readSecurity(context.store, groupObject(id))] as const,
  )
  const ofGroups = new Map(await Promise.all(reads))
  const facts = await loadFactsForSecurities<Security>(
    context,
    [...securities, ...ofGroups.values()],
    known,
  )
  return facts.slice(0, securities.length).map((about) => ({
    ...about,
    ownerGroupSecurity: ofGroups.get(about.security.ownerGroupId ?? ''),
  }))
}

/** Whether the caller has an unqualified `*`. */
export const callerIsAdministrator = async (context: AccessContext): Promise<boolean> =>
  mayDoEverything(await loadFactsForSecurity(context, noSecurity))

export const refusal = (
  { caller }: AccessContext,
  request: AccessRequest,
  { rule }: Pick<Decision, 'rule'>,
): Failure => {
  const { type, action, id } = request
  // Existing clients and guides know UPDATE, which includes all parts.
  const known = isPartOfUpdate(type, action) ? { ...request, action: 'UPDATE' } : request
  const permission = formatRequest(known)
  const object = action === 'READ' && id !== undefined ? { type, id } : undefined
  if (caller === undefined) {
    const detail = sentence`Sign in: ${permission} is not public.`
    return new Failure('unauthenticated', detail, { permission, rule, object })
  }
  if (caller.token !== undefined && rule === 'token') {
    return refusalByToken(caller.token, formatRequest(request), object)
  }
  const detail = sentence`Subject does not have permission [${permission}]`
  return new Failure('forbidden', detail, { permission, rule, object })
}

export const refusalByToken = (
  { name }: TokenLimit,
  permission: string,
  object?: ObjectReference,
): Failure => {
  const detail = sentence`The token “${name}” does not allow ${permission}.`
  return new Failure('token-lacks-permission', detail, { permission, rule: 'token', object })
}

/**
 * Permissions are decided with the token of the caller. This is for what users may do without one.
 * @throws Failure `token-lacks-permission`
 */
export const requireWithinToken = ({ caller }: AccessContext, request: AccessRequest): void => {
  if (caller?.token === undefined || listPermits(caller.token, request)) return
  throw refusalByToken(caller.token, formatRequest(request))
}

/** @throws Failure `token-lacks-permission` */
export const requireAsOwn = (context: AccessContext, action: 'READ' | 'UPDATE'): void => {
  const { caller } = context
  if (caller !== undefined) {
    requireWithinToken(context, { ...userObject(caller.user.name), action })
  }
}

/** Whether the caller may do what users may do with what is theirs, such as their webhooks. */
export const mayAsOwn = ({ caller }: AccessContext, action: 'READ' | 'UPDATE'): boolean =>
  caller !== undefined &&
  (caller.token === undefined ||
    listPermits(caller.token, { ...userObject(caller.user.name), action }))
