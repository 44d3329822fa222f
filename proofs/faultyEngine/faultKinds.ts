/** What may go wrong between the service and its table, and how often it did. */
import { type EngineCall, isRead } from './engineCall.ts'

/** Done by the proxy to single calls. */
export const callFaults = [
  'dropped before it is applied',
  'applied, and the answer is lost',
  'applied twice',
  'delayed',
  'answered with 500',
  'answered with 503',
  'ProvisionedThroughputExceeded',
  'ThrottlingException',
  'RequestLimitExceeded',
  'TransactionConflict',
  'TransactionInProgressException',
  'partial batch',
  'stale read',
  'page cut short',
  'empty page',
  'invalid JSON',
  'connection reset within the answer',
] as const

export type CallFault = (typeof callFaults)[number]

export const faultKinds = [...callFaults, 'engine killed', 'service killed'] as const

export type FaultKind = (typeof faultKinds)[number]

/** Whether the fault can happen to such a call at all. */
export const fits = (fault: CallFault, call: EngineCall): boolean => {
  switch (fault) {
    case 'TransactionConflict':
      return call.action.startsWith('Transact') || !isRead(call)
    case 'TransactionInProgressException':
      return call.action === 'TransactWriteItems'
    case 'partial batch':
      return call.action === 'BatchGetItem'
    case 'stale read':
      return call.action === 'Query' && call.body.ConsistentRead !== true
    case 'page cut short':
    case 'empty page':
      return call.action === 'Query'
    default:
      return true
  }
}

export interface Tally {
  planned: number
  /** Really done: an answer is not lost where nothing was applied. */
  fired: number
  /** Requests of clients that met it. */
  met: number
  /** Of these, the ones that were told that it is unknown what came of them. */
  unknown: number
}

export class Tallies {
  readonly #tallies = new Map<FaultKind, Tally>()

  of(kind: FaultKind): Tally {
    const found = this.#tallies.get(kind) ?? { planned: 0, fired: 0, met: 0, unknown: 0 }
    this.#tallies.set(kind, found)
    return found
  }
}
