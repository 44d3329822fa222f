/** One request, from what it says to what it gets: authenticate, authorize, validate, run. */
import { setTimeout as pause } from 'node:timers/promises'
import { Failure, type InputError, requireValid } from '../domain/failure.ts'
import { retryMillisMax } from '../domain/request/requestTimes.ts'
import { claimantOf } from '../service/security/authentication.ts'
import { TableConflict } from '../store/errors.ts'
import { readClaim } from './credentials.ts'
import { refuseCrossSite } from './crossSite.ts'
import { readDryRun } from './dryRun.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { applyGuard } from './guard.ts'
import { type GatheredInput, gatherInput } from './input.ts'
import { repeatable } from './idempotency.ts'
import { openContext } from './openContext.ts'
import { withoutEnding } from './pathEnding.ts'
import { requirePreconditions } from './preconditions.ts'
import { processOf } from './process.ts'
import { countForDefinitions } from './rateLimits.ts'
import type { HttpRequest } from './request.ts'
import type { HttpResponse } from './httpResponse.ts'
import { respond } from './response.ts'
import { withStores } from './stores.ts'
import { placed, validate } from './validate.ts'

export const answer = async (endpoint: Endpoint, sent: HttpRequest): Promise<HttpResponse> => {
  const { request, ending } = withoutEnding(endpoint, sent)
  const { settings } = processOf()
  if (endpoint.changes === true && request.method === 'HEAD') {
    throw new Failure('method-not-allowed', 'HEAD changes nothing, and this would.')
  }
  const gathered = gather(endpoint, request)
  const { isDryRun, errors: dryRunErrors } = readDryRun(endpoint, request, gathered.input)
  if (isDryRun) request.trace.dryRun = true
  const { errors: inputErrors, value } = validate(endpoint, gathered.input)
  const errors = [...dryRunErrors, ...inputErrors]
  const { values } = gathered.input
  // Where credentials are part of the input, it has to be right before anybody can be signed in.
  if (endpoint.signsIn === true) requireReadable(gathered.failure, errors)
  const claim = readClaim(endpoint, request, gathered.input, settings.tokenKeys)
  refuseCrossSite(endpoint, request, claim.way, settings.trustedOrigins)

  const isRight = gathered.failure === undefined && errors.length === 0
  const more = isRight ? (endpoint.fetchesMore?.(value, claimantOf(claim)) ?? []) : []
  const once = repeatable(request, isDryRun)
  const writing = isDryRun ? 'dry' : once === undefined ? 'direct' : 'performed'
  const attempt = () =>
    withStores(request, writing, async ({ foretell, ...stores }) => {
      const context = await openContext(endpoint, request, claim, values, stores, more)
      const before = await once?.begin(context)
      if (before !== undefined) return before
      const decision = await applyGuard(endpoint.guard, context, values, errors)
      const { trace } = request
      trace.decision = 'allowed'
      trace.rule = decision?.rule ?? endpoint.guard.kind
      // What else is wrong with the input is said only now, to who may know.
      requireReadable(gathered.failure, errors)
      const headers = headersOf(endpoint, request)
      const call = { context, input: value, headers, ending }
      await requirePreconditions(endpoint, request, call, values)
      if (!isDryRun) await countForDefinitions(endpoint, request, context)
      const result = await run(endpoint, call, gathered.input)
      const response = respond(endpoint, result, request, settings.isLocal)
      await once?.complete(context, response, result)
      return foretell(context, response)
    })
  try {
    return await retryConflicts(attempt)
  } catch (error) {
    await once?.giveUp()
    throw error
  }
}

const run = async (
  endpoint: Endpoint,
  call: Parameters<Endpoint['run']>[0],
  input: GatheredInput,
) => {
  try {
    return await endpoint.run(call)
  } catch (error) {
    throw error instanceof Failure ? placed(error, input) : error
  }
}

const headersOf = ({ headers = [] }: Endpoint, request: HttpRequest): Call<unknown>['headers'] =>
  Object.fromEntries(
    headers.flatMap((name) => {
      const value = request.headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

const requireReadable = (failure: Failure | undefined, errors: readonly InputError[]): void => {
  if (failure !== undefined) throw failure
  requireValid(errors)
}

/** The input, or as much of it as the guard needs, and why there is not more. */
const gather = (
  endpoint: Endpoint,
  request: HttpRequest,
): { readonly input: GatheredInput; readonly failure?: Failure } => {
  try {
    return { input: gatherInput(endpoint, request) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const values = request.pathParameters
    return {
      input: { values, places: new Map(), missingFrom: 'query', errors: [] },
      failure: error,
    }
  }
}

const firstPauseMillis = 40
const pauseMillisMax = 2000

/**
 * Who meets somebody else's change begins anew, with everything read afresh. Between processes,
 * growing random pauses keep the attempts apart. Within one, which serves many requests at once
 * only on a developer's machine, they take turns.
 */
const retryConflicts = async (run: () => Promise<HttpResponse>): Promise<HttpResponse> => {
  const start = performance.now()
  for (let longest = firstPauseMillis; ; longest = Math.min(2 * longest, pauseMillisMax)) {
    try {
      return await (longest === firstPauseMillis ? run() : inTurn(run))
    } catch (error) {
      if (!(error instanceof TableConflict)) throw error
      const millis = Math.random() * longest
      if (performance.now() - start + millis > retryMillisMax) {
        throw new Failure('conflict', 'Others keep changing the same thing. Try again.')
      }
      await pause(millis)
    }
  }
}

let lastTurn: Promise<unknown> = Promise.resolve()

const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
  const turn = lastTurn.then(run)
  lastTurn = turn.catch(() => undefined)
  return turn
}
