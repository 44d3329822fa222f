/** The kinds of faults between the service and its table, and how often each happened. */
import type { Tally } from '../../harness/tally.ts'
import { type EngineCall, type EngineResponse, isRead } from './engineCall.ts'

/** Injected by the proxy into single calls. */
export const callFaults = [
  ...(['dropped before it is applied', 'applied, and the response is lost'] as const),
  ...(['applied twice', 'delayed', 'answered with 500', 'answered with 503'] as const),
  ...(['ProvisionedThroughputExceeded', 'ThrottlingException', 'RequestLimitExceeded'] as const),
  ...(['TransactionConflict', 'TransactionInProgressException', 'partial batch'] as const),
  ...(['stale read', 'page cut short', 'empty page', 'invalid JSON'] as const),
  ...(['connection reset within the response'] as const),
] as const

export type CallFault = (typeof callFaults)[number]

/** The result of a call. */
export type Outcome =
  | 'no response'
  | 'not possible'
  | { readonly response: EngineResponse; readonly damage?: 'invalid' | 'reset' }

export type Done = Exclude<Outcome, 'not possible'>

export interface Actions {
  readonly plainly: (call: EngineCall) => Promise<Done>
  readonly faults: Readonly<Record<CallFault, (call: EngineCall) => Promise<Outcome>>>
}

export const faultKinds = [...callFaults, 'engine killed', 'service killed'] as const

export type FaultKind = (typeof faultKinds)[number]

/** True if the fault is possible for such a call. */
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

/** The faults that took effect. For example, a response is lost only if the call was applied. */
export type FaultTally = Tally<FaultKind>

/** @returns a failure for each kind that happened too rarely */
export const rareFaults = (
  tally: FaultTally,
  kinds: readonly FaultKind[],
  required: number,
): readonly string[] =>
  kinds
    .filter((kind) => tally.of(kind) < required)
    .map((kind) => `the fault "${kind}" happened ${tally.of(kind)} times`)
