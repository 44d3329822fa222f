import type { Middleware } from '../chain.ts'
import { type Endpoint, idInputsOf } from '../endpoint.ts'
import type { Guard } from '../guard.ts'
import { type Decision, decide } from '#access/rules/decide.ts'
import { Failure, type InputError, requireValid } from '#values/failure.ts'
import { decodeObjectId, objectIdBytesMax, type ObjectReference } from '#values/objectId.ts'
import { authorize, authorizeCreation, loadFactsForSecurity, refusal } from '#access/authorize.ts'
import type { Context } from '../context.ts'
import { notFound } from '#access/notFound.ts'
import { signedIn } from '#access/context.ts'
import { objectExists, resolveObject } from '#table/objects.ts'
import { readSecurity } from '#table/items/securities.ts'
import { refersToCaller, objectOf, type RawInput, withCaller } from '../inputObject.ts'

/** Checks the permission that the guard of the endpoint names. */
export const authorization = ({ guard }: Pick<Endpoint, 'guard'>): Middleware => ({
  name: 'authorization',
  before: async ({ internal }) => {
    const { context, input, inputErrors } = internal
    const decision = await applyGuard(guard, context, input.values, inputErrors, input.failure)
    internal.decision = 'allowed'
    internal.rule = decision?.rule ?? guard.kind
  },
})

/** Checks the permission of a guard that comes after the errors of the input. */
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
  switch (guard.kind) {
    case 'public':
    case 'each':
    case 'question':
      return undefined
    case 'signed-in':
      signedIn(context)
      return undefined
    case 'after-input':
      if (guard.isForUsers === true) signedIn(context)
      return undefined
    case 'type':
      return authorizeCreation(context, guard.type)
    case 'object':
      return guardObject(guard, context, input, errors, unreadable)
  }
}

/**
 * Checks the permission of a guard of the kind `after-input`.
 * @throws Failure `unauthenticated`, `forbidden`, or the one of the guard for a missing object
 */
const applyGuardAfterInput = async (
  guard: Guard,
  context: Context,
  input: RawInput,
): Promise<Decision | undefined> => {
  if (guard.kind !== 'after-input') return undefined
  const { action: usual, instead, missing } = guard
  const sent = objectOf(guard, input)
  if (sent === undefined) throw missing(input)
  const object = await resolveObject(context.store, sent)
  const isMissing = !(await objectExists(context.store, object))
  // Whether an object exists is told to every caller who is signed in.
  if (isMissing && context.caller !== undefined) throw missing(input)
  const isInstead = instead !== undefined && /^true$/i.test(String(input[instead.ifTrue]))
  const action = isInstead ? instead.action : usual
  const decision = await authorize(context, { ...object, action }, sent.id)
  if (isMissing) throw missing(input)
  return decision
}

const guardObject = async (
  guard: Extract<Guard, { readonly kind: 'object' }>,
  context: Context,
  input: RawInput,
  errors: readonly InputError[],
  unreadable: Failure | undefined,
): Promise<GuardResult | undefined> => {
  const isCaller = refersToCaller(guard, input)
  const objectInput = isCaller ? withCaller(guard, input, signedIn(context).user.name) : input
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
    const detail = `must name an object, in at most ${objectIdBytesMax} bytes`
    requireValid([{ parameter: inputs.join(', '), code: 'object', detail }])
    throw new Error('the id of the object is missing although the input is valid')
  }
  return decideObject(guard, context, object, objectInput)
}

const isSelf = (
  { orSelf }: Extract<Guard, { readonly kind: 'object' }>,
  { caller }: Context,
  input: RawInput,
): boolean => orSelf !== undefined && caller !== undefined && input[orSelf] === caller.user.name

const decideObject = async (
  guard: Extract<Guard, { readonly kind: 'object' }>,
  context: Context,
  requested: ObjectReference,
  input: RawInput,
): Promise<GuardResult | undefined> => {
  const { actions, type, orOn, orSecret, orRule, refusedWith } = guard
  // The use case resolves the object by the same rule if the type is fixed. For other types the id
  // is taken literally.
  const object =
    typeof type === 'string' ? await resolveObject(context.store, requested) : requested
  const [action, ...others] = actions
  const known = others.length === 0 ? { requests: [{ ...object, action }] } : {}
  const facts = await loadFactsForSecurity(
    context,
    await readSecurity(context.store, object),
    known,
  )
  const decisions = actions.map((action) => decide(facts, { ...object, action }))
  const allowed = decisions.find((decision) => decision.allowed)
  if (allowed !== undefined) return allowed
  if (isSelf(guard, context, input)) return undefined
  const other = orOn && objectOf(orOn, input)
  if (other !== undefined) {
    const otherFacts = await loadFactsForSecurity(context, await readSecurity(context.store, other))
    const [decision] = actions.map((each) => decide(otherFacts, { ...other, action: each }))
    if (decision?.allowed === true) return decision
  }
  for (const other of [orSecret, orRule]) {
    if (await other?.allows(context, object, input)) return { rule: other?.rule ?? '' }
  }

  // The response must not reveal whether a user exists to callers without permission to read the
  // user. Objects of any type may have a security, whether or not they exist.
  const isHidden = type === 'USER' || typeof type !== 'string' || context.caller === undefined
  if (!isHidden && !(await objectExists(context.store, object))) throw notFound(object)
  const [decision = { rule: 'no-grant' }] = decisions
  // A spelling other than that of the request would reveal that the object exists.
  const visible = context.caller === undefined ? requested : object
  const failure = refusal(context, { ...visible, action }, decision)
  if (refusedWith === undefined) throw failure
  const { code, permission, rule } = failure
  const [name = visible.id] = decodeObjectId(visible.id) ?? []
  throw new Failure(code, refusedWith(name), { permission, rule })
}
