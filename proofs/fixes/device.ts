/** A device that sends each batch until the service has acknowledged or refused it. */
import pLimit from 'p-limit'
import { bodyOfFixes, fixesRoute } from '../../harness/deviceFixes.ts'
import type { FleetDevice } from '../../harness/trackedFleet.ts'
import type { Random } from '../../scripts/simulate/random.ts'
import type { Tally } from '../../harness/tally.ts'
import type { Fix } from '#positions/rules/track.ts'
import type { Client, ClientReply, ClientRequest } from '../service/client.ts'
import type { Batch } from './sentFixes.ts'

/** `read`: responses with all positions. `followed`: responses with those since a cursor. */
export type FixesTally = Tally<
  | ('requests' | 'doubled' | 'lost' | 'unknown' | 'cut off' | 'conflicts' | 'refused')
  | ('read' | 'followed')
>

/** Requests of one device at the same time. They often concern the same minute. */
const requestsAtOnce = 4
const attemptsMax = 60
/** Shares of the acknowledged requests. */
const doubledPercent = 10
const lostPercent = 10

export class Device {
  readonly identity: FleetDevice
  /** The acknowledged fixes, by time. */
  readonly acknowledged = new Map<number, Fix>()
  readonly #client: Client
  readonly #random: Random
  readonly #tally: FixesTally

  constructor(identity: FleetDevice, client: Client, random: Random, tally: FixesTally) {
    this.identity = identity
    this.#client = client
    this.#random = random
    this.#tally = tally
  }

  async sendAll(batches: readonly Batch[]): Promise<void> {
    const limit = pLimit(requestsAtOnce)
    await Promise.all(batches.map((batch) => limit(() => this.#sendUntilKnown(batch))))
  }

  async #sendUntilKnown(batch: Batch): Promise<void> {
    const request = this.#requestOf(batch)
    for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
      const reply = await this.#sendOnceOrTwice(request)
      if (reply.status === 0) this.#tally.count('cut off')
      if (reply.outcome === 'unknown') this.#tally.count('unknown')
      else if (reply.status !== 409) {
        if (this.#random(100) >= lostPercent) {
          this.#take(batch, reply)
          return
        }
        // The response does not reach the device, so that it sends the batch again.
        this.#tally.count('lost')
      }
    }
    this.#tally.fail(() => `no response to a batch after ${attemptsMax} attempts`)
  }

  async #sendOnceOrTwice(request: ClientRequest): Promise<ClientReply> {
    this.#tally.count('requests')
    const reply = this.#client(request)
    if (this.#random(100) >= doubledPercent) return reply
    this.#tally.count('doubled')
    const [, second] = await Promise.all([reply, this.#client(request)])
    return second
  }

  #take({ fixes, refuses }: Batch, { status, text, body }: ClientReply): void {
    const wanted = refuses === 'all' ? 400 : 200
    if (status !== wanted) {
      this.#tally.fail(() => `a batch got ${status} in place of ${wanted}: ${text}`)
      return
    }
    if (refuses !== undefined) this.#tally.count('refused', refuses === 'all' ? fixes.length : 1)
    if (refuses === 'all') return
    const valid = refuses === 'last' ? fixes.slice(0, -1) : fixes
    const { refused = [] } = body as { readonly refused?: readonly { readonly index: number }[] }
    const indexes = refused.map(({ index }) => index).join()
    if (indexes !== (refuses === 'last' ? String(valid.length) : '')) {
      this.#tally.fail(() => `the refused fixes are ${text}`)
    }
    for (const fix of valid) this.acknowledged.set(fix.timeMillis, fix)
  }

  #requestOf({ fixes, refuses }: Batch): ClientRequest {
    const partial = refuses === 'last' ? { partial: true } : {}
    return { route: fixesRoute, ...bodyOfFixes(this.identity.deviceUuid, fixes, partial) }
  }
}
