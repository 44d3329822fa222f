/** May the caller? Asked by the guard of an endpoint, and by use cases that touch more objects. */
import { isAdministrator } from '../domain/acl.ts'
import { type Decision, decide } from '../domain/decide.ts'
import { Failure } from '../domain/failure.ts'
import {
  type Definitions,
  type Facts,
  noSecurity,
  type Qualification,
  type Security,
} from '../domain/facts.ts'
import { firstUngrantable } from '../domain/granting.ts'
import { formatRequest, type Permission, type Request } from '../domain/permission.ts'
import { selfServiceTypes } from '../domain/objectTypes.ts'
import { encodeObjectId, type ObjectReference } from '../domain/objectId.ts'
import { loadFacts, type Subjects } from '../store/definitions.ts'
import { keys } from '../store/keys.ts'
import { readSecurity } from '../store/securities.ts'
import { holderOf } from '../store/users.ts'
import type { Context } from './context.ts'
import { creationOwnership } from './creation.ts'

/**
 * What decisions about these objects are made from, in one read at most.
 * @param known what else the facts are to know
 */
export const factsAbout = async <Secured extends Security>(
  { store, definitions, epoch, caller }: Context,
  securities: readonly Secured[],
  known: Omit<Subjects, 'securities'> = {},
): Promise<readonly (Facts & { readonly security: Secured })[]> => {
  const user = caller?.user
  const common = await loadFacts(store, definitions, epoch, user, { securities, ...known })
  const holder = user === undefined ? undefined : holderOf(user)
  return securities.map((security) => ({ ...common, user: holder, security }))
}

/** What users and groups are now, so that nothing is shown of those that were deleted. */
export const definitionsOf = async (
  { store, definitions, epoch, caller }: Context,
  about: Omit<Subjects, 'securities'>,
): Promise<Definitions> => {
  const subjects = { ...about, securities: [] }
  return (await loadFacts(store, definitions, epoch, caller?.user, subjects)).definitions
}

/** The facts about an object whose security is not stored, or not at stake. */
export const factsUnder = async (context: Context, security: Security): Promise<Facts> => {
  const [facts] = await factsAbout(context, [security])
  if (facts === undefined) throw new Error('facts are missing')
  return facts
}

/** The decision about one request. */
const decideRequest = async (context: Context, request: Request): Promise<Decision> => {
  const security =
    request.id === undefined
      ? noSecurity
      : await readSecurity(context.store, { type: request.type, id: request.id })
  return decide(await factsUnder(context, security), request)
}

/** @throws Failure `forbidden`, or `unauthenticated` when nobody is signed in */
export const authorize = async (context: Context, request: Request): Promise<Decision> => {
  const decision = await decideRequest(context, request)
  if (!decision.allowed) throw refusal(context, request, decision)
  return decision
}

/** In the order of the objects: what a decision about each is made from. */
export const factsOfEach = async (
  context: Context,
  objects: readonly ObjectReference[],
): Promise<readonly Facts[]> => {
  await context.store.prefetch(objects.map(keys.security))
  const securities = await Promise.all(objects.map((object) => readSecurity(context.store, object)))
  return factsAbout(context, securities)
}

/** May the caller do the action to each of the objects? In one read. */
export const decideEach = async (
  context: Context,
  objects: readonly ObjectReference[],
  action: string,
): Promise<readonly Decision[]> => {
  const facts = await factsOfEach(context, objects)
  return facts.flatMap((about, position) => {
    const object = objects[position]
    return object === undefined ? [] : [decide(about, { ...object, action })]
  })
}

/** @throws Failure like `authorize`, for the first object to which the caller may not do it */
export const authorizeEach = async (
  context: Context,
  objects: readonly ObjectReference[],
  action: string,
): Promise<void> => {
  const decisions = await decideEach(context, objects, action)
  objects.forEach((object, position) => {
    const decision = decisions[position]
    if (decision?.allowed !== true) {
      throw refusal(context, { ...object, action }, decision ?? { rule: 'no-grant' })
    }
  })
}

/**
 * Whether the caller may create an object that they and their group are going to own.
 * @param id encoded; absent when it is not known yet
 * @param ownerGroupId if another group than usual is going to own it
 */
export const authorizeCreation = async (
  context: Context,
  type: string,
  id?: string,
  ownerGroupId?: string | null,
): Promise<Decision> => {
  const request: Request = { type, action: 'CREATE', ...(id === undefined ? {} : { id }) }
  // A new user is going to own itself, so that nothing counts that is qualified by the caller.
  const usual = type === 'USER' ? noSecurity : await creationOwnership(context)
  const ownership = ownerGroupId === undefined ? usual : { ...usual, ownerGroupId }
  const facts = await factsUnder(context, { ...ownership, acl: [] })
  // A qualified role fits the object-to-be, whatever its id is going to be.
  const decision = decide(facts, { ...request, id: id ?? '' })
  if (!decision.allowed) throw refusal(context, request, decision)
  if (!context.settings.selfService && !selfServiceTypes.has(type)) {
    const serverId = encodeObjectId([context.settings.serverName])
    return authorize(context, { type: 'SERVER', action: 'CREATE_OBJECT', id: serverId })
  }
  return decision
}

/** What `mayGrant` is asked with: facts that know the owners of each qualification. */
export const factsOfGrants = async (
  context: Context,
  qualifications: readonly Qualification[],
): Promise<readonly { readonly facts: Facts; readonly qualification: Qualification }[]> => {
  const securities = qualifications.map(({ qualifyingUserId, qualifyingGroupId }) => ({
    ownerUserId: qualifyingUserId,
    ownerGroupId: qualifyingGroupId,
    acl: [],
  }))
  const facts = await factsAbout(context, securities)
  return facts.flatMap((about, position) => {
    const qualification = qualifications[position]
    return qualification === undefined ? [] : [{ facts: about, qualification }]
  })
}

/** The first single request that the caller may not grant, or take, under the qualification. */
export const firstUnheld = async (
  context: Context,
  permissions: readonly Permission[],
  qualification: Qualification,
): Promise<Request | undefined> => {
  const [grant] = await factsOfGrants(context, [qualification])
  if (grant === undefined) throw new Error('facts are missing')
  return firstUngrantable(grant.facts, permissions, qualification)
}

/** Whether the caller holds an unqualified `*`. */
export const callerIsAdministrator = async (context: Context): Promise<boolean> =>
  isAdministrator(await factsUnder(context, noSecurity))

export const refusal = (
  { caller }: Context,
  request: Request,
  { rule }: Pick<Decision, 'rule'>,
): Failure => {
  const permission = formatRequest(request)
  if (caller === undefined) {
    const detail = `Sign in: ${permission} is not granted to everybody.`
    return new Failure('unauthenticated', detail, { permission, rule })
  }
  const detail = `Subject does not have permission [${permission}]`
  return new Failure('forbidden', detail, { permission, rule })
}
