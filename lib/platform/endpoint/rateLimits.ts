/** Counts in the process, and reports to the table from time to time, so that few requests wait for a report. */
import { reportMillisMax } from '#values/requestLimits.ts'
import { addRequests } from './items/requestCounts.ts'
import type { Table } from '#table/table.ts'

const windowMillis = 60_000

/**
 * Sign-ins by form and known senders have shares of their network, so that other requests do not stop them.
 * `definitions` counts changes of roles and groups, `connection` messages to the WebSocket API.
 */
export type RatePolicy = 'subject' | NetworkPolicy | 'definitions' | 'connection'

export type NetworkPolicy = 'network' | 'sign-in' | 'sender'

/** The remaining limit after a request was counted. */
export interface Rate {
  readonly policy: RatePolicy
  readonly limit: number
  readonly left: number
  /** Seconds until the window ends. */
  readonly seconds: number
  readonly isAllowed: boolean
}

/** A request counts once more for each of these. */
const [itemsOfWeight, millisOfWeight] = [10, 100]

/** Every request may use so much of the processor. */
export const freeMillis = 500

/** As how many further requests an expensive request counts. */
export const weightOf = (itemsWritten: number, processorMillis: number): number =>
  Math.floor(itemsWritten / itemsOfWeight) +
  Math.max(0, Math.floor((processorMillis - freeMillis) / millisOfWeight))

const unreportedLeast = 9

/** Each process can exceed the limit by this number. It grows with the limit, to avoid writes. */
const unreportedMax = (limit: number): number => Math.max(unreportedLeast, Math.floor(limit / 1000))

/** Adds to the count in the table, and returns the sum. */
type Report = (name: string, window: number, count: number) => Promise<number>

interface Counter {
  /** The count of all processes at the last report of this process. */
  total: number
  /** The count of this process since then. */
  own: number
  /** The own count that triggers the next report. */
  reportAt: number
  reporting?: Promise<void> | undefined
}

/** The oldest counters are removed, so that memory is bounded. */
const countersMax = 10_000

export class RequestCounters {
  readonly #policy: RatePolicy
  readonly #limit: number
  readonly #report: Report
  /** A Map preserves the insertion order of the counters. */
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

  /** Returns a promise only if a report must come first. The promise never rejects. */
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

  /** Counts more for a request that was counted before, and turned out to be expensive. */
  async add(name: string, count: number): Promise<void> {
    this.#beginWindow()
    const counter = this.#counterOf(name)
    counter.own += count
    // Beyond the limit no later request reports the count.
    if (counter.own >= counter.reportAt) await this.#reportOf(name, counter)
  }

  /** Reports the count of a name, if a report is due. */
  catchUp(name: string): Promise<void> | undefined {
    this.#beginWindow()
    const counter = this.#counters.get(name)
    if (counter === undefined || this.#isOver(counter) || counter.own < counter.reportAt) {
      return undefined
    }
    return this.#reportOf(name, counter)
  }

  #reportOf(name: string, counter: Counter): Promise<void> {
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
      // A failed report does not fail the request; a later request reports the count.
      counter.reportAt = own + unreportedMax(this.#limit)
    }
  }

  #isOver({ total, own }: Counter): boolean {
    return total + own >= this.#limit
  }

  /** All windows begin at the same time, so that old counters are removed together. */
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

export type RateLimits = Readonly<Record<RatePolicy, RequestCounters | undefined>>

/** Requests per minute; 0 means unlimited. */
export type RateSettings = Readonly<Record<Exclude<RatePolicy, 'sign-in' | 'sender'>, number>>

export const rateLimitsOn = (table: Table, known: RateSettings): RateLimits => {
  const limits = { ...known, 'sign-in': known.network, sender: known.network }
  const countersOf = (policy: RatePolicy): RequestCounters | undefined =>
    limits[policy] === 0
      ? undefined
      : new RequestCounters(policy, limits[policy], (name, window, count) => {
          const signal = AbortSignal.timeout(reportMillisMax)
          const expiresAtSeconds = Math.ceil(((window + 2) * windowMillis) / 1000)
          return addRequests({ ...table, signal }, [policy, name, window], count, expiresAtSeconds)
        })
  return {
    subject: countersOf('subject'),
    network: countersOf('network'),
    'sign-in': countersOf('sign-in'),
    sender: countersOf('sender'),
    definitions: countersOf('definitions'),
    connection: countersOf('connection'),
  }
}
