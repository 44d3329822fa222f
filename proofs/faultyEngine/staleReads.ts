/** Stale responses of the index. */
import type { EngineResponse, EngineCall } from './engineCall.ts'
import type { Outcome } from './faultKinds.ts'

const ageMillisMax = 2000

interface Remembered {
  readonly at: number
  readonly response: EngineResponse
}

export class StaleReads {
  readonly #responses = new Map<string, Remembered[]>()

  remember(call: EngineCall, response: EngineResponse): void {
    if (!mayBeStale(call) || response.status !== 200) return
    const name = JSON.stringify(call.body)
    const now = Date.now()
    const young = this.#young(name, now)
    this.#responses.set(name, [...young, { at: now, response }])
  }

  /**
   * The oldest response that is recent enough. The index can therefore also return to a newer
   * state.
   */
  response(call: EngineCall): Outcome | undefined {
    if (!mayBeStale(call)) return undefined
    const [oldest] = this.#young(JSON.stringify(call.body), Date.now())
    return oldest === undefined ? undefined : { response: oldest.response }
  }

  #young(name: string, now: number): readonly Remembered[] {
    return (this.#responses.get(name) ?? []).filter(({ at }) => now - at < ageMillisMax)
  }
}

const mayBeStale = ({ action, body }: EngineCall): boolean =>
  ['Query', 'GetItem'].includes(action) && body.ConsistentRead !== true
