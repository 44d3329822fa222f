import type { Middleware } from '../chain.ts'
import { type Endpoint, idInputsOf } from '../endpoint.ts'
import {
  type Guard,
  guardsIn,
  type InputObject,
  type ObjectGuard,
  type OtherGuard,
} from '../guard.ts'
import { decide } from '#access/rules/decide.ts'
import { Failure, type InputError, requireValid, sentence } from '#values/failure.ts'
import {
  decodeObjectId,
  objectIdBytesMax,
  type ObjectReference,
  userObject,
} from '#values/objectId.ts'
import {
  authorize,
  authorizeCreation,
  loadFactsForSecurity,
  refusal,
  requireWithinToken,
} from '#access/authorize.ts'
import type { Context } from '../context.ts'
import { notFound } from '#access/notFound.ts'
import { signedIn } from '#access/context.ts'
import { objectExists, resolveObject } from '#table/objects.ts'
import { readSecurity } from '#table/items/securities.ts'
import { objectOf, type RawInput, withCaller } from '../inputObject.ts'

export const authorization = (endpoint: Pick<Endpoint, 'guard' | TokenOptions>): Middleware => ({
  name: 'authorization',
  before: async ({ event, internal }) => {
    const { guard } = endpoint
    const { context, input, inputErrors } = internal
    requireAllowedByToken(endpoint, context, event.method)
    const decision = await applyGuard(guard, context, input.values, inputErrors, input.failure)
    internal.decision = 'allowed'
    internal.rule = decision?.rule ?? guardsIn(guard)[0].kind
  },
})

type TokenOptions = 'scopedTokens' | 'changes'

/** @throws Failure `token-lacks-permission` */
const requireAllowedByToken = (
  { guard, scopedTokens, changes }: Pick<Endpoint, 'guard' | TokenOptions>,
  context: Context,
  method: string,
): void => {
  const { caller } = context
  if (caller?.token === undefined) return
  const [{ kind }] = guardsIn(guard)
  const allowed = scopedTokens ?? (kind === 'signed-in' ? 'own' : 'checked')
  if (allowed === 'never') {
    const detail = 'No token may do this. Sign in with the password.'
    throw new Failure('token-lacks-permission', detail, { rule: 'token' })
  }
  const action = method === 'GET' && changes !== true ? 'READ' : 'UPDATE'
  if (allowed === 'own') requireWithinToken(context, { ...userObject(caller.user.name), action })
}

export const authorizationAfterInput = ({ guard }: Pick<Endpoint, 'guard'>): Middleware => ({
  name: 'authorizationAfterInput',
  before: async ({ internal }) => {
    const decision = await applyGuardAfterInput(guard, internal.context, internal.value)
    if (decision !== undefined) internal.rule = decision.rule
  },
})

/** The rule that allowed the request, for the log. */
export interface GuardResult {
  readonly rule: string
}

/**
 * @throws Failure `unauthenticated`, `forbidden`, or `not-found` for a stored object that does not
 * exist. Input errors come after the decision, unless one concerns the object's id. Then there is no
 * decision, and callers who are signed in get all of them.
 * @param unreadable the reason why a part of the input is missing. A caller who is signed in gets it
 *   if that part may contain the id.
 */
export const applyGuard = async (
  guard: Guard,
  context: Context,
  input: RawInput,
  errors: readonly InputError[],
  unreadable?: Failure,
): Promise<GuardResult | undefined> => {
  const [first, ...others] = guardsIn(guard)
  switch (first.kind) {
    case 'public':
    case 'each':
    case 'question':
      return undefined
    case 'signed-in':
    case 'author':
      signedIn(context)
      return undefined
    case 'after-input':
      if (first.isForUsers === true) signedIn(context)
      return undefined
    case 'type':
      return authorizeCreation(context, first.type)
    case 'object':
      return guardObject(first, others, context, input, errors, unreadable)
  }
}

/** @throws Failure `unauthenticated`, `forbidden`, or the one of the guard for a missing object */
const applyGuardAfterInput = async (
  guard: Guard,
  context: Context,
  input: RawInput,
): Promise<GuardResult | undefined> => {
  const [first] = guardsIn(guard)
  if (first.kind === 'author') {
    await context.store.repeatable(() => first.requireAuthor(context, input))
    return { rule: first.kind }
  }
  if (first.kind !== 'after-input') return undefined
  const { action: usual, missing } = first
  const sent = objectOf(first, input)
  if (sent === undefined) throw missing(input)
  const object = await resolveObject(context.store, sent)
  const isMissing = !(await objectExists(context.store, object))
  // Whether an object exists is told to every caller who is signed in.
  if (isMissing && context.caller !== undefined) throw missing(input)
  const isTrue = typeof usual === 'object' && /^true$/i.test(String(input[usual.ifTrue]))
  const action = typeof usual === 'string' ? usual : isTrue ? usual.then : usual.otherwise
  const decision = await authorize(context, { ...object, action }, sent.id)
  if (isMissing) throw missing(input)
  return decision
}

const guardObject = async (
  guard: ObjectGuard,
  others: readonly OtherGuard[],
  context: Context,
  input: RawInput,
  errors: readonly InputError[],
  unreadable: Failure | undefined,
): Promise<GuardResult | undefined> => {
  const objectInput = withCaller(guard, input, () => signedIn(context).user.name)
  const object = objectOf(guard, objectInput)
  if (object === undefined && unreadable !== undefined) {
    signedIn(context)
    throw unreadable
  }
  const inputs = idInputsOf(guard)
  const naming = [...inputs, ...(typeof guard.type === 'string' ? [] : [guard.type.from])]
  const ofObject = errors.filter(({ parameter, pointer }) =>
    naming.includes(parameter ?? pointer?.split('/')[1] ?? ''),
  )
  if (ofObject.length > 0) requireValid(context.caller === undefined ? ofObject : errors)
  if (object === undefined) {
    const detail = sentence`must name an object, in at most ${objectIdBytesMax} bytes`
    requireValid([{ parameter: inputs.join(', '), code: 'object', detail }])
    throw new Error('the id of the object is missing although the input is valid')
  }
  return decideObject(guard, others, context, object, objectInput)
}

const decideObject = async (
  guard: ObjectGuard,
  others: readonly OtherGuard[],
  context: Context,
  requested: ObjectReference,
  input: RawInput,
): Promise<GuardResult> => {
  const { type, actions } = guard
  const { object, decisions } = await decisionsOn(guard, context, requested)
  const allowed = decisions.find((decision) => decision.allowed)
  if (allowed !== undefined) return allowed
  // The list of a token must permit the action, whatever else allows it to the owner.
  const isPrevented = decisions.every(({ rule }) => rule === 'token')
  for (const other of isPrevented ? [] : others) {
    const result = await allowedBy(other, context, input)
    if (result !== undefined) return result
  }

  // The response must not reveal whether a user exists to callers without permission to read the
  // user. Objects of any type may have a security, whether or not they exist.
  const isHidden = type === 'USER' || typeof type !== 'string' || context.caller === undefined
  if (!isHidden && !(await objectExists(context.store, object))) throw notFound(object)
  const [decision = { rule: 'no-grant' }] = decisions
  // A spelling other than that of the request would reveal that the object exists.
  const visible = context.caller === undefined ? requested : object
  const failure = refusal(context, { ...visible, action: actions[0] }, decision)
  if (guard.refusal === undefined || decision.rule === 'token') throw failure
  const { code, permission, rule } = failure
  const [name = visible.id] = decodeObjectId(visible.id) ?? []
  throw new Failure(code, guard.refusal(name), { permission, rule })
}

const decisionsOn = async (
  { type, actions }: ObjectGuard,
  context: Context,
  requested: ObjectReference,
) => {
  const object = await resolved(type, context, requested)
  const [action, ...others] = actions
  const known = others.length === 0 ? { requests: [{ ...object, action }] } : {}
  const security = await readSecurity(context.store, object)
  const facts = await loadFactsForSecurity(context, security, known)
  return { object, decisions: actions.map((each) => decide(facts, { ...object, action: each })) }
}

/** The use case resolves the object by the same rule if the type is fixed; other ids are literal. */
const resolved = async (
  type: InputObject['type'],
  { store }: Context,
  requested: ObjectReference,
) => (typeof type === 'string' ? resolveObject(store, requested) : requested)

/** `undefined`: another guard of the list refuses the request. */
const allowedBy = async (
  guard: OtherGuard,
  context: Context,
  input: RawInput,
): Promise<GuardResult | undefined> => {
  if (guard.kind === 'self') {
    const { caller } = context
    return caller !== undefined && input[guard.input] === caller.user.name
      ? { rule: guard.kind }
      : undefined
  }
  const requested = objectOf(guard, input)
  if (requested === undefined) return undefined
  if (guard.kind === 'object') {
    const { decisions } = await decisionsOn(guard, context, requested)
    return decisions.find(({ allowed }) => allowed)
  }
  const object = await resolved(guard.type, context, requested)
  return (await guard.allows(context, object, input)) ? { rule: guard.rule } : undefined
}
