/** The subject and the facts of a question, limited to those that the caller may know. */
import { type AccessContext, contextOf } from '#access/context.ts'
import { groupObject, type ObjectReference, userObject } from '#values/objectId.ts'
import { decide } from '#access/rules/decide.ts'
import { steps } from '#access/rules/decisionSteps.ts'
import { isUnqualified } from '#access/rules/grantSources.ts'
import type { Facts } from '#access/rules/facts.ts'
import { noSecurity, type Security } from '#values/security.ts'
import { rolesToSuggest } from '../rules/predefinedRoles.ts'
import type { AccessRequest } from '#access/rules/permission.ts'
import type { Subjects } from '#access/items/definitions.ts'
import { type ObjectSecurity, readSecurity, unsecured } from '#table/items/securities.ts'
import { readUser, type StoredUser } from '#access/items/users.ts'
import { notFound } from '#access/notFound.ts'
import { authorize, definitionsOf, loadFactsForSecurity, securityOf } from '#access/authorize.ts'
import { creationOwnership } from '#access/creation.ts'
import { may, mayEach, mayRead } from '#access/readable.ts'
import type { Reader } from '#table/items.ts'

/**
 * The part of the facts that the caller is allowed to know.
 *
 * - `everything`: the caller has permission to read the object's security, or the question has no
 *   object.
 * - `own`: the caller asks about themself, and gets facts about themself, because the object names the
 *   caller.
 * - `unowned`: like `own`, but for an object whose existence is hidden. The facts are those of an
 *   object that does not exist.
 * - `verdict`: yes or no, about another user.
 * - `groups`: the effect of the object's ACL and groups on a member of a group. The member's own
 *   roles are hidden.
 */
export type View = 'everything' | 'own' | 'unowned' | 'verdict' | 'groups'

export interface QuestionFacts {
  /** As in the decision; the id is empty for an object that does not exist yet. */
  readonly request: AccessRequest
  readonly subject: StoredUser | undefined
  readonly view: View
  readonly security: ObjectSecurity
  readonly facts: Facts
}

/** @throws Failure `not-found` */
export const requireUser = async (store: Reader, name: string) => {
  const user = await readUser(store, name)
  if (user === undefined) throw notFound(userObject(name))
  return user
}

/** @throws Failure the same one for unknown users and for users whom the caller may not read */
export const readSubject = async (context: AccessContext, username: string | undefined) => {
  const caller = context.caller?.user
  if (username === undefined || username === caller?.name) return caller
  await authorize(context, { ...userObject(username), action: 'READ' })
  return requireUser(context.store, username)
}

/**
 * Returns a user whom the caller may not READ, for a request about an object whose ACL the caller may
 * change and whose groups the caller may READ.
 * @throws Failure `not-found`
 */
export const unreadableSubject = async (
  context: AccessContext,
  username: string | undefined,
  { type, id }: AccessRequest,
) => {
  if (username === undefined || username === context.caller?.user.name) return undefined
  if (await mayRead(context, userObject(username))) return undefined
  if (id === undefined || context.caller === undefined) return undefined
  const object = { type, id }
  const security = await readSecurity(context.store, object)
  const { groupIds } = await aclVisibilityOf(context, object, security)
  if (groupIds === undefined) return undefined
  return requireUser(context.store, username)
}

export interface AclVisibility {
  readonly changesAcl: boolean
  /**
   * The owning group and the groups in the ACL, if the caller may READ all of them. Otherwise each
   * response about a user would disclose the membership in a hidden group. Deleted groups do not
   * count.
   */
  readonly groupIds: ReadonlySet<string> | undefined
}

export const aclVisibilityOf = async (
  context: AccessContext,
  object: ObjectReference,
  { ownerGroupId, acl }: Security,
): Promise<AclVisibility> => {
  const changesAcl = await may(context, object, 'CHANGE_ACL')
  if (!changesAcl) return { changesAcl, groupIds: undefined }
  const named = [ownerGroupId, ...acl.map(({ groupId }) => groupId)].filter((id) => id !== null)
  const definitions = await definitionsOf(context, { groupIds: named })
  const ids = named.filter((id) => definitions.group(id) !== undefined)
  const readable = await mayEach(context, ids.map(groupObject), 'READ')
  return { changesAcl, groupIds: readable.every(Boolean) ? new Set(ids) : undefined }
}

/**
 * @param withTrail whether the facts must suffice for an explanation, not only for a decision
 * @param atMillis the time of the decision. The view depends on the time of the request instead.
 */
export const loadQuestionFacts = async (
  context: AccessContext,
  subject: StoredUser | undefined,
  asked: AccessRequest,
  {
    withTrail = false,
    atMillis = context.nowMillis,
  }: Pick<Subjects, 'withTrail'> & { readonly atMillis?: number } = {},
): Promise<QuestionFacts> => {
  const asSubject = contextOf(context, subject)
  const isCreation = asked.id === undefined && asked.action === 'CREATE' && asked.type !== 'USER'
  const request = isCreation ? { ...asked, id: '' } : asked
  const security = isCreation
    ? { ...unsecured, ...(await creationOwnership(asSubject)) }
    : await securityOf(context, asked)
  const known = withTrail ? { withTrail, ...knownTo(request, security, subject) } : {}
  const own = { ...(await loadFactsForSecurity(asSubject, security, known)), atMillis }
  const callers = await loadFactsForSecurity(context, security, known)
  const view = viewOf(context, subject, asked, own, callers)
  const facts = view === 'unowned' ? { ...own, security: noSecurity } : own
  return { request, subject, view, security, facts }
}

const knownTo = (
  { action }: AccessRequest,
  security: ObjectSecurity,
  subject: StoredUser | undefined,
) => {
  const { ownerUserId: userId, ownerUserName: name, acl } = security
  return {
    wholeGroupIds: [...acl.map(({ groupId }) => groupId), subject?.ownGroupId].filter(
      (groupId) => typeof groupId === 'string',
    ),
    roleIds: rolesToSuggest(action),
    users: userId === null || name === null ? [] : [{ userId, name }],
  }
}

/** Each of these actions implies permission to read the ownership and the ACL of an object. */
export const readingActions = ['READ', 'CHANGE_OWNERSHIP', 'CHANGE_ACL'] as const

const viewOf = (
  { caller }: AccessContext,
  subject: StoredUser | undefined,
  request: AccessRequest,
  own: Facts,
  callers: Facts,
): View => {
  const isReadable = readingActions.some(
    (action) => decide(callers, { ...request, action }).allowed,
  )
  if (request.id === undefined || isReadable) return 'everything'
  if (subject?.userId !== caller?.user.userId) return 'verdict'
  const isHidden = request.type === 'USER' || caller === undefined || !isNamed(own, request)
  const unowned = decide({ ...own, security: noSecurity }, request)
  // If the decision depends on the object, the response discloses it anyway.
  return isHidden && unowned.allowed === decide(own, request).allowed ? 'unowned' : 'own'
}

/**
 * Whether the object names the user: by an entry of its ACL for a group of the user, or because it has an
 * owner for whose objects the user has a role, if only at another time. Such a user may know that the
 * object exists.
 */
const isNamed = (own: Facts, request: AccessRequest): boolean =>
  steps(own, request)
    .filter(({ obstacle }) => obstacle === null || !obstaclesOfOthers.has(obstacle))
    .some((step) =>
      'entry' in step
        ? step.entry.groupId !== null
        : step.rule === 'group-role' ||
          (step.rule === 'own-role' && 'assignment' in step && !isUnqualified(step.assignment)),
    )

const obstaclesOfOthers: ReadonlySet<string> = new Set([
  'not-a-member',
  'group-gone',
  'other-owner',
])
