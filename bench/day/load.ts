/**
 * Sends the requests of a day from a process of its own: `load.ts`, with a `LoadOrder` as a message.
 * The clients form a closed loop: each sends its next request when it has the response.
 */
import { once } from 'node:events'
import { sentRequest } from '../../scripts/requests/requests.ts'
import { httpTransport } from '../../scripts/requests/http.ts'
import { processorMillis } from '../measuring/processorTime.ts'
import { type Kind, kinds, type Racing } from './racing.ts'

export interface LoadOrder {
  readonly baseUrl: string
  readonly racing: Racing
  readonly clients: number
  readonly seconds: number
}

export interface LoadReport {
  /** The times of the requests by kind. */
  readonly millis: Readonly<Record<string, readonly number[]>>
  /** Responses from 400 on, or none at all. */
  readonly problems: number
  /** The first unexpected response, for the error message. */
  readonly complaint?: string | undefined
  readonly seconds: number
  readonly processorMillis: number
}

/** Spreads the kinds evenly over a hundred requests. */
const mixOf = (all: readonly Kind[]): readonly Kind[] =>
  all
    .flatMap((kind) =>
      Array.from({ length: kind.share }, (_, at) => ({ kind, order: (at + 0.5) / kind.share })),
    )
    .sort((left, right) => left.order - right.order)
    .map(({ kind }) => kind)

const run = async ({ baseUrl, racing, clients, seconds }: LoadOrder): Promise<LoadReport> => {
  const { send, close } = httpTransport(baseUrl, { connections: clients })
  const mix = mixOf(kinds)
  // The preparation has sent two requests of each kind.
  const counts = new Map(kinds.map((kind) => [kind, 2]))
  const millis: Record<string, number[]> = Object.fromEntries(kinds.map(({ name }) => [name, []]))
  let problems = 0
  let complaint: string | undefined
  let sent = 0
  const startedProcessor = processorMillis()
  const started = performance.now()
  const end = started + seconds * 1000
  const countProblem = (kind: Kind, status: number, text: string) => {
    problems += 1
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
    millis[kind.name]?.push(performance.now() - begun)
  }
  const client = async () => {
    while (performance.now() < end) await sendNext()
  }
  await Promise.all(Array.from({ length: clients }, client))
  close()
  return {
    millis,
    problems,
    complaint,
    seconds: (performance.now() - started) / 1000,
    processorMillis: processorMillis() - startedProcessor,
  }
}

const [order] = (await once(process, 'message')) as [LoadOrder]
// The process ends when the receiver disconnects: a long report arrives after a while.
process.send?.(await run(order))
