/**
 * Sends the requests of a day from a process of its own: `load.ts`, with a `LoadOrder` as a message.
 * The clients form a closed loop: each sends its next request when it has the response.
 */
import { once } from 'node:events'
import { sentRequest } from '../../harness/client.ts'
import { httpTransport } from '../../harness/http.ts'
import { processorMillis } from '../measuring/processorTime.ts'
import { type Kind, kinds, type Racing } from './racing.ts'

export interface LoadOrder {
  readonly baseUrl: string
  readonly racing: Racing
  readonly clients: number
  readonly seconds: number
}

/** The requests of one kind in one tenth of the time. */
export interface Slice {
  readonly kind: string
  /** From 0 to 9. */
  readonly slice: number
  readonly millis: readonly number[]
}

export interface LoadReport {
  readonly slices: readonly Slice[]
  /** Responses from 400 to 499, and from 500 on, or none at all, by kind. */
  readonly refused: Readonly<Record<string, number>>
  readonly failed: Readonly<Record<string, number>>
  /** The first unexpected response, for the error message. */
  readonly complaint?: string | undefined
  readonly seconds: number
  readonly processorMillis: number
}

const sliceCount = 10

/** Spreads the kinds evenly over a hundred requests. */
const mixOf = (all: readonly Kind[]): readonly Kind[] =>
  all
    .flatMap((kind) =>
      Array.from({ length: kind.share }, (_, at) => ({ kind, order: (at + 0.5) / kind.share })),
    )
    .sort((left, right) => left.order - right.order)
    .map(({ kind }) => kind)

const run = async ({ baseUrl, racing, clients, seconds }: LoadOrder): Promise<LoadReport> => {
  const { send, close } = httpTransport(baseUrl, clients)
  const mix = mixOf(kinds)
  // The preparation has sent two requests of each kind.
  const counts = new Map(kinds.map((kind) => [kind, 2]))
  const slices = new Map<string, { kind: string; slice: number; millis: number[] }>()
  const refused: Record<string, number> = {}
  const failed: Record<string, number> = {}
  let complaint: string | undefined
  let sent = 0
  const startedProcessor = processorMillis()
  const started = performance.now()
  const end = started + seconds * 1000
  const countProblem = (kind: Kind, status: number, text: string) => {
    const problems = status >= 400 && status < 500 ? refused : failed
    problems[kind.name] = (problems[kind.name] ?? 0) + 1
    complaint ??= `${kind.name}: ${status} ${text.slice(0, 500)}`
  }
  const sendNext = async () => {
    const kind = mix[sent % mix.length]
    if (kind === undefined) throw new Error('there are no requests')
    sent += 1
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    const request = sentRequest(...kind.requestOf(racing, count))
    const begun = performance.now()
    try {
      const { status, text } = await send(request)
      if (status >= 300) countProblem(kind, status, text)
    } catch (error) {
      countProblem(kind, 0, String(error))
    }
    const slice = Math.min(sliceCount - 1, Math.floor(((begun - started) / seconds / 1000) * 10))
    const name = `${kind.name} ${slice}`
    const place = slices.get(name) ?? { kind: kind.name, slice, millis: [] }
    slices.set(name, place)
    place.millis.push(performance.now() - begun)
  }
  const client = async () => {
    while (performance.now() < end) await sendNext()
  }
  await Promise.all(Array.from({ length: clients }, client))
  close()
  return {
    ...{ slices: [...slices.values()], refused, failed, complaint },
    seconds: (performance.now() - started) / 1000,
    processorMillis: processorMillis() - startedProcessor,
  }
}

const [order] = (await once(process, 'message')) as [LoadOrder]
// The process ends when the receiver disconnects: a long report arrives after a while.
process.send?.(await run(order))
