/**
 * Passes the records of a stream to the function as AWS may: in batches of any size, repeated, to two
 * processes at the same time, in any order within a batch, and again after a failure.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { oneOf, type Random, shuffled } from '../../scripts/simulate/random.ts'
import type { Tally } from '../../harness/tally.ts'
import type { StreamRecord } from '#table/streamRecords.ts'
import { matchesPattern } from '../../scripts/stream/filterPattern.ts'
import { declaration } from '../../functions/background/writeFeed.ts'
import type { TableStream } from '../../scripts/stream/tableStream.ts'
import type { WriterHost } from './writerHost.ts'

export type LambdaTally = Tally<
  'records' | 'batches' | 'repeated' | 'shuffled' | 'at once' | 'failed' | 'killed'
>

const batchMax = 100
const repeatedPercent = 30
const shuffledPercent = 30
const atOncePercent = 20
const attemptsMax = 100
/** A kill hits a batch while it is written. */
const killMillisMax = 30

export interface Lambda {
  readonly stream: TableStream
  readonly hosts: readonly [WriterHost, WriterHost]
  readonly random: Random
  readonly tally: LambdaTally
  /** Whether the next batch is to be killed. */
  readonly isKillDue: () => boolean
}

const isWanted = (record: StreamRecord): boolean =>
  declaration.stream?.patterns.some((pattern) => matchesPattern(pattern, record)) === true

/** Runs until `isOver`, and then until the stream has no further record. */
export const runLambda = async (lambda: Lambda, isOver: () => boolean): Promise<void> => {
  const { stream, random } = lambda
  const [shard = ''] = await stream.shards()
  let iterator: string | undefined = await stream.iteratorOf(shard)
  let previous: readonly StreamRecord[] = []
  while (iterator !== undefined) {
    const wasOver = isOver()
    const { records, next } = await stream.read(iterator)
    iterator = next
    let left = records.filter(isWanted)
    while (left.length > 0) {
      // Mostly small, so that a short form has many.
      const size = 1 + random(1 + random(batchMax))
      const batch = left.slice(0, size)
      left = left.slice(size)
      const isRepeated = random(100) < repeatedPercent && previous.length > 0
      if (isRepeated) lambda.tally.count('repeated')
      await pass(lambda, isRepeated ? [...batch, ...previous.slice(-batchMax)] : batch)
      previous = batch
    }
    if (records.length === 0 && wasOver) return
    if (records.length === 0) await pause(20)
  }
}

const pass = async (lambda: Lambda, batch: readonly StreamRecord[]): Promise<void> => {
  const { hosts, random, tally } = lambda
  tally.count('records', batch.length)
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    tally.count('batches')
    const isAtOnce = random(100) < atOncePercent
    if (isAtOnce) tally.count('at once')
    const chosen: readonly [WriterHost, ...WriterHost[]] = isAtOnce ? hosts : [oneOf(hosts, random)]
    const calls = chosen.map((host) => host.call({ Records: ordered(lambda, batch) }))
    if (lambda.isKillDue()) {
      await pause(random(killMillisMax))
      await chosen[0].kill()
      tally.count('killed')
    }
    const outcomes = await Promise.allSettled(calls)
    const isDone = outcomes.some(
      (outcome) => outcome.status === 'fulfilled' && outcome.value.batchItemFailures.length === 0,
    )
    if (isDone) return
    tally.count('failed')
  }
  tally.fail(() => `a batch failed ${attemptsMax} times`)
}

const ordered = ({ random, tally }: Lambda, batch: readonly StreamRecord[]) => {
  if (random(100) >= shuffledPercent) return batch
  tally.count('shuffled')
  return shuffled(batch, random)
}
