/** Stale responses of the index. */
import type { EngineAnswer, EngineCall } from './engineCall.ts'
import type { Outcome } from './outcome.ts'

const ageMillisMax = 2000

interface Remembered {
  readonly at: number
  readonly answer: EngineAnswer
}

export class StaleReads {
  readonly #answers = new Map<string, Remembered[]>()

  remember(call: EngineCall, answer: EngineAnswer): void {
    if (!mayBeStale(call) || answer.status !== 200) return
    const name = JSON.stringify(call.body)
    const now = Date.now()
    const young = this.#young(name, now)
    this.#answers.set(name, [...young, { at: now, answer }])
  }

  /**
   * The oldest response that is recent enough. The index can therefore also return to a newer
   * state.
   */
  answer(call: EngineCall): Outcome | undefined {
    if (!mayBeStale(call)) return undefined
    const [oldest] = this.#young(JSON.stringify(call.body), Date.now())
    return oldest === undefined ? undefined : { answer: oldest.answer }
  }

  #young(name: string, now: number): readonly Remembered[] {
    return (this.#answers.get(name) ?? []).filter(({ at }) => now - at < ageMillisMax)
  }
}

const mayBeStale = ({ action, body }: EngineCall): boolean =>
  ['Query', 'GetItem'].includes(action) && body.ConsistentRead !== true
