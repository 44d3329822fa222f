/**
 * A proxy between the service and the engine that reads every call and lets go wrong what may go
 * wrong with it. Which call meets which fault follows from the seed and from the order of the calls.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { seededRandom } from '../../bench/measuring/random.ts'
import { actionsOf } from './callFaults.ts'
import { type EngineAnswer, type EngineCall, requestHeader } from './engineCall.ts'
import { forwarding } from './engineClient.ts'
import type { Done } from './outcome.ts'
import { type CallFault, callFaults, type FaultKind, fits, Tallies } from './faultKinds.ts'

/** Decides about one call what is to be done before it is passed on, and after it was applied. */
export interface Interception {
  readonly before?: (call: EngineCall) => Promise<void> | void
  readonly after?: (call: EngineCall) => Promise<void> | void
}

export interface FaultyEngineOptions {
  readonly endpoint: string
  readonly seed: number
  /** Of a thousand calls, how many meet a fault. */
  readonly perThousand?: number
  /** Those that may happen; absent: all. */
  readonly kinds?: readonly CallFault[]
}

/** There are few of them, and faults that only they can meet. */
const queriesMeetMore = 4

export class FaultyEngine {
  readonly tallies = new Tallies()
  /** Reads of the table itself that did not ask for the newest state. */
  readonly weakReads = new Set<string>()
  interception: Interception = {}
  perThousand: number
  calls = 0
  readonly #random
  kinds: readonly CallFault[]
  readonly #forward
  readonly #actions
  readonly #server = createServer((incoming, response) => void this.#serve(incoming, response))
  /** For each request of a client under way: how many calls it made, and what they met. */
  readonly #requests = new Map<string, { calls: number; readonly met: Set<FaultKind> }>()

  constructor({ endpoint, seed, perThousand = 0, kinds = callFaults }: FaultyEngineOptions) {
    this.#random = seededRandom(seed)
    this.perThousand = perThousand
    this.kinds = kinds
    this.#forward = forwarding(endpoint)
    this.#actions = actionsOf(this.#forward, this.#random)
  }

  async start(): Promise<string> {
    this.#server.keepAliveTimeout = 60_000
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** How many calls a request of a client has made. */
  callsOf(request: string): number {
    return this.#requests.get(request)?.calls ?? 0
  }

  /** @param isUnknown whether its client was told what came of it */
  close(request: string, isUnknown: boolean): void {
    for (const kind of this.#requests.get(request)?.met ?? []) {
      const tally = this.tallies.of(kind)
      tally.met += 1
      if (isUnknown) tally.unknown += 1
    }
    this.#requests.delete(request)
  }

  /** Every request that is under way just now. */
  meetsAll(kind: FaultKind): void {
    this.tallies.of(kind).fired += 1
    for (const { met } of this.#requests.values()) met.add(kind)
  }

  meets(request: string, kind: FaultKind): void {
    this.tallies.of(kind).fired += 1
    this.#requests.get(request)?.met.add(kind)
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => undefined)
    try {
      const call = await this.#read(incoming)
      await this.interception.before?.(call)
      const outcome = await this.#answer(call)
      await this.interception.after?.(call)
      send(response, outcome)
    } catch {
      // The engine is away, or the service is: the connection says so.
      response.destroy()
    }
  }

  async #read(incoming: IncomingMessage): Promise<EngineCall> {
    const body = (await json(incoming)) as EngineCall['body']
    const { headers } = incoming
    const action = /\.(\w+)$/.exec(String(headers['x-amz-target']))?.[1] ?? ''
    const request = String(headers[requestHeader] ?? '')
    const known = this.#requests.get(request) ?? { calls: 0, met: new Set() }
    this.#requests.set(request, known)
    known.calls += 1
    this.calls += 1
    const call = { action, body, headers, request, position: known.calls }
    this.#noteWeakRead(call)
    return call
  }

  #noteWeakRead({ action, body }: EngineCall): void {
    const isWeak = (read: unknown): boolean =>
      (read as { readonly ConsistentRead?: boolean }).ConsistentRead !== true
    if (action === 'GetItem' && isWeak(body)) this.weakReads.add(action)
    if (action === 'Query' && body.IndexName === undefined && isWeak(body)) {
      this.weakReads.add(action)
    }
    if (action !== 'BatchGetItem') return
    if (Object.values(body.RequestItems as object).some(isWeak)) this.weakReads.add(action)
  }

  async #answer(call: EngineCall): Promise<Done> {
    const fault = this.#plan(call)
    if (fault === undefined) return this.#actions.plainly(call)
    this.tallies.of(fault).planned += 1
    const outcome = await this.#actions.faults[fault](call)
    if (outcome === 'not possible') return this.#actions.plainly(call)
    this.meets(call.request, fault)
    return outcome
  }

  /** The rarest one so far every second time, so that each kind is seen often. */
  #plan(call: EngineCall): CallFault | undefined {
    const more = call.action === 'Query' ? queriesMeetMore : 1
    if (this.#random(1000) >= this.perThousand * more) return undefined
    const possible = this.kinds.filter((kind) => fits(kind, call))
    const rarest = this.#random(2) === 0
    if (!rarest) return possible[this.#random(possible.length)]
    const firedOf = (kind: CallFault) => this.tallies.of(kind).fired
    const [first] = possible
    if (first === undefined) return undefined
    return possible.reduce((one, other) => (firedOf(other) < firedOf(one) ? other : one))
  }
}

const send = (response: ServerResponse, outcome: Done): void => {
  if (outcome === 'no answer') {
    response.destroy()
    return
  }
  const text = JSON.stringify(outcome.answer.body)
  const half = text.slice(0, Math.floor(text.length / 2))
  const sent = outcome.damage === 'invalid' ? half : text
  const length = Buffer.byteLength(sent)
  response.writeHead(outcome.answer.status, headersOf(outcome.answer, length))
  if (outcome.damage !== 'reset') {
    response.end(sent)
    return
  }
  response.write(half, () => response.destroy())
}

const headersOf = (_: EngineAnswer, length: number) => ({
  'content-type': 'application/x-amz-json-1.0',
  'content-length': String(length),
})
