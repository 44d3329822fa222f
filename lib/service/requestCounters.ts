/**
 * Counts requests in the process, and tells the table only now and then, in whose answer are the
 * requests that all other processes have told it. So a request is refused only when as many as the
 * limit were let through, and hardly any waits for a count.
 */
import {
  type Rate,
  type RatePolicy,
  unreportedMax,
  windowMillis,
} from '../domain/request/requestRate.ts'

/** Adds to the count in the table, and gives what it is then. */
export type Report = (name: string, window: number, count: number) => Promise<number>

interface Counter {
  /** Of all processes, when this one last told the table. */
  total: number
  /** Of this process since then. */
  own: number
  /** How many of its own make it tell the table. */
  reportAt: number
  reporting?: Promise<void> | undefined
}

/** The oldest ones are forgotten, so that a crowd does not fill the memory. */
const countersMax = 10_000

export class RequestCounters {
  readonly #policy: RatePolicy
  readonly #limit: number
  readonly #report: Report
  /** A Map remembers the order in which counters came. */
  readonly #counters = new Map<string, Counter>()
  #window = -1

  constructor(policy: RatePolicy, limit: number, report: Report) {
    this.#policy = policy
    this.#limit = limit
    this.#report = report
  }

  get size(): number {
    return this.#counters.size
  }

  /** A promise only when the table has to be told first. It never fails. */
  count(name: string): Rate | Promise<Rate> {
    this.#beginWindow()
    const counter = this.#counterOf(name)
    const due = this.catchUp(name)
    if (due !== undefined) return due.then(() => this.count(name))
    const isAllowed = !this.#isOver(counter)
    if (isAllowed) counter.own += 1
    return {
      policy: this.#policy,
      limit: this.#limit,
      left: Math.max(0, this.#limit - counter.total - counter.own),
      seconds: Math.ceil(((this.#window + 1) * windowMillis - Date.now()) / 1000),
      isAllowed,
    }
  }

  /** Tells the table what was counted under a name so far, if that is due. */
  catchUp(name: string): Promise<void> | undefined {
    this.#beginWindow()
    const counter = this.#counters.get(name)
    if (counter === undefined || this.#isOver(counter) || counter.own < counter.reportAt) {
      return undefined
    }
    counter.reporting ??= this.#tell(name, counter).finally(() => {
      counter.reporting = undefined
    })
    return counter.reporting
  }

  async #tell(name: string, counter: Counter): Promise<void> {
    const { own } = counter
    try {
      counter.total = await this.#report(name, this.#window, own)
      counter.own -= own
      counter.reportAt = unreportedMax(this.#limit)
    } catch {
      // No request fails because it cannot be counted; the next ones tell the table of it too.
      counter.reportAt = own + unreportedMax(this.#limit)
    }
  }

  #isOver({ total, own }: Counter): boolean {
    return total + own >= this.#limit
  }

  /** All windows begin at the same time, so that those before are forgotten at once. */
  #beginWindow(): void {
    const window = Math.floor(Date.now() / windowMillis)
    if (window === this.#window) return
    this.#window = window
    this.#counters.clear()
  }

  #counterOf(name: string): Counter {
    const known = this.#counters.get(name)
    if (known !== undefined) return known
    const oldest = this.#counters.keys().next()
    if (this.#counters.size >= countersMax && oldest.done !== true) {
      this.#counters.delete(oldest.value)
    }
    const counter = { total: 0, own: 0, reportAt: unreportedMax(this.#limit) }
    this.#counters.set(name, counter)
    return counter
  }
}
