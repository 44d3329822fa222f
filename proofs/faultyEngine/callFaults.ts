/** The effects of each kind of fault on a call. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../../scripts/simulate/random.ts'
import {
  conflictResponse,
  type EngineResponse,
  type EngineCall,
  errorResponse,
  isApplied,
  isRead,
} from './engineCall.ts'
import type { Forward } from './engineClient.ts'
import type { Actions, Outcome } from './faultKinds.ts'
import { cutPages } from './pageFaults.ts'
import { StaleReads } from './staleReads.ts'

const delayMillisMax = 300
/**
 * Longer than the timeout of the service: the response arrives after the service gave up the call.
 */
const lateMillis = 2600

export const actionsOf = (forward: Forward, random: Random): Actions => {
  const stale = new StaleReads()
  const applied = new Set<string>()
  const apply = async (call: EngineCall): Promise<EngineResponse> => {
    const response = await forward(call)
    const token = call.body.ClientRequestToken
    if (isApplied(response) && typeof token === 'string') applied.add(token)
    stale.remember(call, response)
    return response
  }
  const isAppliedBefore = ({ body }: EngineCall) => applied.has(String(body.ClientRequestToken))
  const pages = cutPages(forward)

  return {
    plainly: async (call) => ({ response: await apply(call) }),
    faults: {
      ...refusals(apply, random),
      ...lostResponses(apply),
      'applied twice': async (call) => {
        if (isRead(call)) return 'not possible'
        const response = await apply(call)
        // The duplicate was delayed by the network, and arrives after later calls.
        void pause(random(delayMillisMax)).then(() => forward(call).catch(() => undefined))
        return { response }
      },
      delayed: async (call) => {
        await pause(random(50) === 0 ? lateMillis : random(delayMillisMax))
        return { response: await apply(call) }
      },
      // DynamoDB recognizes a repeated transaction and responds with success.
      TransactionConflict: (call) =>
        Promise.resolve(
          isAppliedBefore(call) ? 'not possible' : { response: conflictResponse(call) },
        ),
      TransactionInProgressException: async (call) => {
        if (isAppliedBefore(call)) return 'not possible'
        if (random(2) === 0) await apply(call)
        return { response: errorResponse(400, 'TransactionInProgressException') }
      },
      'partial batch': (call) => partialBatch(forward, random, call),
      'stale read': (call) => Promise.resolve(stale.response(call) ?? 'not possible'),
      'page cut short': pages.short,
      'empty page': pages.empty,
    },
  }
}

type ErrorFault =
  | 'answered with 500'
  | 'answered with 503'
  | 'ProvisionedThroughputExceeded'
  | 'ThrottlingException'
  | 'RequestLimitExceeded'

const refusals = (apply: Forward, random: Random): Pick<Actions['faults'], ErrorFault> => {
  const refuse = (status: number, name: string) => () =>
    Promise.resolve({ response: errorResponse(status, name) })
  return {
    // The outcome may have been either.
    'answered with 500': async (call) => {
      if (random(2) === 0) await apply(call)
      return { response: errorResponse(500, 'InternalServerError') }
    },
    'answered with 503': refuse(503, 'ServiceUnavailable'),
    ProvisionedThroughputExceeded: refuse(400, 'ProvisionedThroughputExceededException'),
    ThrottlingException: refuse(400, 'ThrottlingException'),
    RequestLimitExceeded: refuse(400, 'RequestLimitExceeded'),
  }
}

type LostFault =
  | 'dropped before it is applied'
  | 'applied, and the response is lost'
  | 'invalid JSON'
  | 'connection reset within the response'

const lostResponses = (apply: Forward): Pick<Actions['faults'], LostFault> => ({
  'dropped before it is applied': () => Promise.resolve('no response'),
  'applied, and the response is lost': async (call) => {
    const response = await apply(call)
    return !isRead(call) && isApplied(response) ? 'no response' : { response, damage: 'reset' }
  },
  'invalid JSON': async (call) => ({ response: await apply(call), damage: 'invalid' }),
  'connection reset within the response': async (call) => ({
    response: await apply(call),
    damage: 'reset',
  }),
})

interface KeysAndAttributes {
  readonly Keys: readonly unknown[]
}

/** Some keys of the batch are returned as unprocessed, sometimes all of them. */
const partialBatch = async (
  forward: Forward,
  random: Random,
  call: EngineCall,
): Promise<Outcome> => {
  const requested = Object.entries(call.body.RequestItems as Record<string, KeysAndAttributes>)
  const [table, requestedKeys] = requested[0] ?? []
  if (table === undefined || requestedKeys === undefined) return 'not possible'
  const keptCount = random(requestedKeys.Keys.length)
  const unprocessed = { [table]: { ...requestedKeys, Keys: requestedKeys.Keys.slice(keptCount) } }
  if (keptCount === 0) {
    return {
      response: { status: 200, body: { Responses: { [table]: [] }, UnprocessedKeys: unprocessed } },
    }
  }
  const RequestItems = {
    [table]: { ...requestedKeys, Keys: requestedKeys.Keys.slice(0, keptCount) },
  }
  const response = await forward({ ...call, body: { ...call.body, RequestItems } })
  return { response: { ...response, body: { ...response.body, UnprocessedKeys: unprocessed } } }
}
