/** The results of a call. */
import type { EngineResponse, EngineCall } from './engineCall.ts'
import type { CallFault } from './faultKinds.ts'

export type Outcome =
  | 'no response'
  | 'not possible'
  | { readonly response: EngineResponse; readonly damage?: 'invalid' | 'reset' }

export type Done = Exclude<Outcome, 'not possible'>

export interface Actions {
  readonly plainly: (call: EngineCall) => Promise<Done>
  readonly faults: Readonly<Record<CallFault, (call: EngineCall) => Promise<Outcome>>>
}
