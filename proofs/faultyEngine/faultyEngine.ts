/**
 * A proxy between the service and the engine that injects faults into calls. The seed and the order
 * of the calls determine which call meets which fault.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { seededRandom } from '../../scripts/simulate/random.ts'
import { Tally } from '../../harness/tally.ts'
import { actionsOf } from './callFaults.ts'
import { type EngineCall, requestHeader } from './engineCall.ts'
import { forwarding } from './engineClient.ts'
import { type CallFault, callFaults, type Done, type FaultTally, fits } from './faultKinds.ts'

/** Runs before a call is forwarded, and after it was applied. */
export interface Interception {
  readonly before?: (call: EngineCall) => Promise<void> | void
  readonly after?: (call: EngineCall, outcome: Done) => Promise<void> | void
}

export interface FaultyEngineOptions {
  readonly endpoint: string
  readonly seed: number
  /** The share of calls that meet a fault, per thousand. */
  readonly perThousand?: number
  /** The kinds of faults to inject. Absent: all. */
  readonly kinds?: readonly CallFault[]
}

/** Queries are rare, and some faults concern only them. */
const queriesMeetMore = 4

export class FaultyEngine {
  readonly tally: FaultTally = new Tally()
  /** Reads of the table itself that are not strongly consistent. */
  readonly weakReads = new Set<string>()
  interception: Interception = {}
  perThousand: number
  calls = 0
  readonly #random
  kinds: readonly CallFault[]
  readonly #forward
  readonly #actions
  readonly #server = createServer((incoming, response) => void this.#serve(incoming, response))
  /** The number of calls of each pending request of a client. */
  readonly #callsOf = new Map<string, number>()

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

  close(request: string): void {
    this.#callsOf.delete(request)
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => undefined)
    try {
      const call = await this.#read(incoming)
      await this.interception.before?.(call)
      const outcome = await this.#respond(call)
      await this.interception.after?.(call, outcome)
      send(response, outcome)
    } catch {
      // The engine or the service has ended, so the connection is closed without a response.
      response.destroy()
    }
  }

  async #read(incoming: IncomingMessage): Promise<EngineCall> {
    const body = (await json(incoming)) as EngineCall['body']
    const { headers } = incoming
    const action = /\.(\w+)$/.exec(String(headers['x-amz-target']))?.[1] ?? ''
    const request = String(headers[requestHeader] ?? '')
    const position = (this.#callsOf.get(request) ?? 0) + 1
    this.#callsOf.set(request, position)
    this.calls += 1
    const call = { action, body, headers, request, position }
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

  async #respond(call: EngineCall): Promise<Done> {
    const fault = this.#plan(call)
    if (fault === undefined) return this.#actions.plainly(call)
    const outcome = await this.#actions.faults[fault](call)
    if (outcome === 'not possible') return this.#actions.plainly(call)
    this.tally.count(fault)
    return outcome
  }

  /** Chooses the rarest fault so far every second time, so that each kind happens often. */
  #plan(call: EngineCall): CallFault | undefined {
    const more = call.action === 'Query' ? queriesMeetMore : 1
    if (this.#random(1000) >= this.perThousand * more) return undefined
    const possible = this.kinds.filter((kind) => fits(kind, call))
    const rarest = this.#random(2) === 0
    if (!rarest) return possible[this.#random(possible.length)]
    const firedOf = (kind: CallFault) => this.tally.of(kind)
    const [first] = possible
    if (first === undefined) return undefined
    return possible.reduce((one, other) => (firedOf(other) < firedOf(one) ? other : one))
  }
}

const send = (response: ServerResponse, outcome: Done): void => {
  if (outcome === 'no response') {
    response.destroy()
    return
  }
  const text = JSON.stringify(outcome.response.body)
  const half = text.slice(0, Math.floor(text.length / 2))
  const sent = outcome.damage === 'invalid' ? half : text
  response.writeHead(outcome.response.status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': String(Buffer.byteLength(sent)),
  })
  if (outcome.damage !== 'reset') {
    response.end(sent)
    return
  }
  response.write(half, () => response.destroy())
}
