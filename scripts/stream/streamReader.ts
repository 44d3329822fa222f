/**
 * Passes the records of a local table's stream to functions, as Lambda does for a deployed table: in
 * batches, filtered, and again after a failure. Records that fail several times are reported, so that
 * they do not stop the others. The reader waits for a table that does not respond, however long it takes.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { atOnce } from '#table/calls.ts'
import { isUnavailable } from '#table/errors.ts'
import type { StreamEvent, StreamRecord, StreamResult } from '#table/streamRecords.ts'
import { matchesPattern } from './filterPattern.ts'
import type { TableStream } from './tableStream.ts'

export interface StreamConsumer {
  readonly name: string
  readonly patterns: readonly object[]
  /** A function that returns nothing has processed all records. */
  readonly handler: (event: StreamEvent) => Promise<StreamResult | undefined>
}

/** The sequence number of the last record of each shard that all functions have processed. */
export type Positions = Readonly<Record<string, string>>

/** As Lambda describes records in the queue of those that failed. */
export interface FailedRecords {
  readonly shardId: string
  readonly startSequenceNumber: string
  readonly endSequenceNumber: string
  readonly streamArn: string
}

export interface ReaderOptions {
  readonly stream: TableStream
  readonly consumers: readonly StreamConsumer[]
  readonly positions?: Positions
  /** Runs after all functions have processed the records up to these positions. */
  readonly remember?: (positions: Positions) => Promise<void>
  readonly reportFailed: (name: string, failed: FailedRecords) => Promise<void>
  /** Until the second look at the stream. The time doubles as long as the stream has no new record. */
  readonly pollMillis?: number
  /** The longest time between two looks, for changes by programs that do not wake the reader. */
  readonly pollMillisMax?: number | undefined
}

export interface StreamReader {
  /** Looks at the stream soon, and often for a while, because the table may have changed. */
  readonly wake: () => void
  /** Settles when all functions have processed every record that is in the stream now. */
  drain: () => Promise<void>
  stop: () => Promise<void>
}

const batchSize = 100
const attemptsMax = 4
const firstBackoffMillis = 50
/** The shards of a local database hardly ever change. */
const millisBetweenShards = 10_000

export const startStreamReader = (options: ReaderOptions): StreamReader => {
  const { pollMillis = 150, pollMillisMax = 2500 } = options
  const stopped = new AbortController()
  const read = pageReader(options, stopped.signal)
  let turn = Promise.resolve(false)
  /** One after the other, until no shard has another record. Returns whether there was any. */
  const readAll = async (): Promise<boolean> => {
    let hasAny = false
    while (!stopped.signal.aborted && (await read())) hasAny = true
    return hasAny
  }
  const next = (): Promise<boolean> => (turn = turn.then(readAll, readAll))
  let waitMillis = pollMillis
  let wakeUp = new AbortController()
  const poll = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      wakeUp = new AbortController()
      // A database that does not respond: the next look tries again.
      if (await next().catch(() => false)) waitMillis = pollMillis
      // Changes of the same moment are one batch: a batch for each of them would slow down all writes.
      await pause(pollMillis, undefined, { signal: stopped.signal }).catch(() => undefined)
      const { signal } = wakeUp
      await pause(waitMillis - pollMillis, undefined, { signal }).catch(() => undefined)
      waitMillis = Math.min(2 * waitMillis, pollMillisMax)
    }
  }
  const polling = poll()
  return {
    wake: () => {
      waitMillis = pollMillis
      wakeUp.abort()
    },
    drain: async () => {
      await next()
    },
    stop: async () => {
      stopped.abort()
      wakeUp.abort()
      await polling
      options.stream.close()
    },
  }
}

/** Returns a function that passes on one page of each shard, and returns whether there was any. */
const pageReader = (
  { stream, consumers, remember, reportFailed, ...options }: ReaderOptions,
  stopped: AbortSignal,
) => {
  const positions: Record<string, string> = { ...options.positions }
  const iterators = new Map<string, string | undefined>()
  let shards: readonly string[] = []
  let shardsReadAt = -Infinity
  const readShard = async (shard: string): Promise<boolean> => {
    if (iterators.has(shard) && iterators.get(shard) === undefined) return false
    const iterator = iterators.get(shard) ?? (await stream.iteratorOf(shard, positions[shard]))
    // A failure below begins again at the position.
    iterators.delete(shard)
    const { records, next } = await stream.read(iterator)
    await atOnce(consumers, (consumer) =>
      passOn(consumer, records, stopped, (first, last) =>
        reportFailed(consumer.name, {
          shardId: shard,
          streamArn: stream.arn,
          startSequenceNumber: first,
          endSequenceNumber: last,
        }),
      ),
    )
    const last = records.at(-1)?.dynamodb?.SequenceNumber
    if (last !== undefined) {
      positions[shard] = last
      await remember?.(positions)
    }
    iterators.set(shard, next)
    return records.length > 0
  }
  return async (): Promise<boolean> => {
    if (performance.now() - shardsReadAt > millisBetweenShards) {
      shards = await stream.shards()
      shardsReadAt = performance.now()
    }
    let hasMore = false
    for (const shard of shards) hasMore = (await readShard(shard)) || hasMore
    return hasMore
  }
}

type Report = (first: string, last: string) => Promise<void>

/** @throws Error when the table does not respond, or the reader stops, with records left */
const passOn = async (
  consumer: StreamConsumer,
  records: readonly StreamRecord[],
  stopped: AbortSignal,
  report: Report,
): Promise<void> => {
  const wanted = records.filter((record) =>
    consumer.patterns.some((pattern) => matchesPattern(pattern, record)),
  )
  for (let at = 0; at < wanted.length; at += batchSize) {
    await passBatch(consumer, wanted.slice(at, at + batchSize), stopped, report)
  }
}

/** The record at fault is alone after a few divisions of its batch. */
const passBatch = async (
  consumer: StreamConsumer,
  records: readonly StreamRecord[],
  stopped: AbortSignal,
  report: Report,
): Promise<void> => {
  let left = records
  for (let attempt = 1; left.length > 0 && attempt <= attemptsMax; attempt += 1) {
    if (attempt > 1) await pause(firstBackoffMillis * 2 ** attempt, undefined, { signal: stopped })
    left = await invoke(consumer, left)
  }
  const [first, last] = [left[0], left.at(-1)].map((record) => record?.dynamodb?.SequenceNumber)
  if (left.length > 1) {
    const middle = Math.ceil(left.length / 2)
    await passBatch(consumer, left.slice(0, middle), stopped, report)
    await passBatch(consumer, left.slice(middle), stopped, report)
  } else if (left.length === 1) await report(first ?? '', last ?? '')
}

/** Returns the records to pass again: from the first failed one on. */
const invoke = async (
  { handler }: StreamConsumer,
  records: readonly StreamRecord[],
): Promise<readonly StreamRecord[]> => {
  try {
    const { batchItemFailures = [] } = (await handler({ Records: records })) ?? {}
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
    const first = records.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ''))
    return first === -1 ? [] : records.slice(first)
  } catch (error) {
    if (isUnavailable(error)) throw error
    return records
  }
}
