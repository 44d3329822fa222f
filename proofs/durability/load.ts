/** Clients that create events and competitors, and repeat each request with its key until its outcome is known. */
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '../../harness/ids.ts'
import type { Tally } from '../../harness/tally.ts'
import { V } from '../../scripts/requests/paths.ts'
import type { Request, RequestOptions } from '../../scripts/requests/requests.ts'
import { times } from '../findings.ts'
import { codeOf } from '../service/idempotency.ts'

export type DurabilityTally = Tally<'acknowledged' | 'interrupted' | 'refused for a time'>

interface Change {
  readonly name: string
  readonly route: string
  readonly options: RequestOptions
}

const clients = 3
/** Each event has its own regatta, which these competitors enter. */
const competitorsOfEvent = 8
const pauseMillis = 50
/** Longer than the lease of a request that was interrupted. */
const settleMillisMax = 30_000

export class Load {
  readonly acknowledged = new Set<string>()
  /** Changes without a response: each may have been made, or not. */
  readonly unknown = new Map<string, Change>()
  readonly #tally: DurabilityTally
  #made = 0

  constructor(tally: DurabilityTally) {
    this.#tally = tally
  }

  /**
   * Writes until the signal, or until the service ends.
   * @returns how many clients lost their connection
   */
  async run(request: Request, signal: AbortSignal): Promise<number> {
    const ends = await Promise.allSettled(times(clients).map(() => this.#write(request, signal)))
    return ends.filter(({ status }) => status === 'rejected').length
  }

  /**
   * Waits for so many more writes.
   * @throws Error if they are not acknowledged
   */
  async acknowledges(more: number): Promise<void> {
    const enough = this.acknowledged.size + more
    const until = Date.now() + settleMillisMax
    while (this.acknowledged.size < enough) {
      if (Date.now() > until) throw new Error(`no ${more} writes within ${settleMillisMax} ms`)
      await pause(pauseMillis)
    }
  }

  /** @throws Error if an outcome stays unknown */
  async settle(request: Request): Promise<void> {
    const until = Date.now() + settleMillisMax
    for (const change of this.unknown.values()) {
      while (!(await this.#send(request, change))) {
        if (Date.now() > until) throw new Error(`${change.route} has no outcome`)
      }
    }
  }

  async #write(request: Request, signal: AbortSignal): Promise<void> {
    for (const change of this.#changes()) {
      this.unknown.set(change.name, change)
      do {
        if (signal.aborted) return
      } while (!(await this.#send(request, change)))
    }
  }

  *#changes(): Generator<Change> {
    for (;;) {
      const number = (this.#made += 1)
      yield eventOf(number)
      yield* competitorsOf(number)
    }
  }

  /** @returns whether the outcome is known. It is not before the next attempt, after a pause. */
  async #send(request: Request, { name, route, options }: Change): Promise<boolean> {
    const { status, text, body } = await request(route, options)
    if (status === 503 || codeOf(body) === 'request-in-progress') {
      this.#tally.count('refused for a time')
      await pause(pauseMillis)
      return false
    }
    if (status < 300) {
      this.acknowledged.add(name)
      this.#tally.count('acknowledged')
    } else this.#tally.fail(() => `${route} got ${status}: ${text}`)
    this.unknown.delete(name)
    return true
  }
}

const nameOfEvent = (number: number): string => `Event-${number}`

const changeOf = (name: string, route: string, json: object): Change => ({
  name,
  route,
  options: { json, headers: { 'idempotency-key': newId() } },
})

const eventOf = (number: number): Change => {
  const eventName = nameOfEvent(number)
  const json = { eventName, venuename: 'Kiel', numberofraces: 2 }
  return changeOf(eventName, `POST ${V}/events/createEvent`, json)
}

/** The service would make a second competitor of the same name, without the key of the request. */
const competitorsOf = (number: number): readonly Change[] =>
  times(competitorsOfEvent).map((index) => {
    const competitorName = `Boat-${number}-${index}`
    const query = new URLSearchParams({ competitorName, boatclass: '49er', sailid: `${index}` })
    const path = `${V}/regattas/${nameOfEvent(number)}/competitors/createandadd?${query.toString()}`
    return changeOf(competitorName, `POST ${path}`, {})
  })
