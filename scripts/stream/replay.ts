/** Passes failed records of the stream to the function that writes the feeds again. */
import { declaration } from '../../functions/background/writeFeed.ts'
import { writeFeed } from '#feed/steps/writeFeed.ts'
import { Store } from '#table/store.ts'
import type { StreamRecord } from '#table/streamRecords.ts'
import type { TableOptions } from '#table/table.ts'
import { connectCommand } from '../tableItems.ts'
import { matchesPattern } from './filterPattern.ts'
import type { FailedRecords } from './streamReader.ts'
import { openStream, type TableStream } from './tableStream.ts'

const batchSize = 100

/** @throws Error when the stream no longer has the records */
export const replay = async (
  table: TableOptions,
  failures: readonly FailedRecords[],
  open = openStream,
) => {
  /** Events that the feeds lacked are counted. */
  let [records, events] = [0, 0]
  /** Sequence numbers of records that failed again. */
  const failed: string[] = []
  const count = (figure: string, number: number): void => {
    if (figure === 'events') events += number
  }
  for (const failure of failures) {
    const stream = open(table, failure.streamArn)
    const found = (await recordsOf(stream, failure)).filter((record) =>
      declaration.stream?.patterns.some((pattern) => matchesPattern(pattern, record)),
    )
    stream.close()
    records += found.length
    for (let at = 0; at < found.length; at += batchSize) {
      const context = { store: new Store(connectCommand(table)) }
      const Records = found.slice(at, at + batchSize)
      const { batchItemFailures } = await writeFeed({ context, count }, { Records })
      failed.push(...batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
    }
  }
  return { records, events, failed }
}

const emptyPagesMax = 100

const recordsOf = async (
  stream: TableStream,
  { shardId, startSequenceNumber: start, endSequenceNumber: end }: FailedRecords,
): Promise<readonly StreamRecord[]> => {
  const found: StreamRecord[] = []
  let emptyPages = 0
  let iterator: string | undefined = await stream.iteratorOf(shardId, start, true)
  while (iterator !== undefined) {
    const { records, next } = await stream.read(iterator)
    for (const record of records) {
      found.push(record)
      if (record.dynamodb?.SequenceNumber === end) return found
    }
    // Pages before the records may be empty. The end of a shard that is open has only empty pages.
    emptyPages = records.length === 0 ? emptyPages + 1 : 0
    if (emptyPages > emptyPagesMax) break
    iterator = next
  }
  throw new Error(
    `The stream no longer has record ${end} of ${shardId}, because it keeps records for a day. Remove its line from the messages.`,
  )
}

/** @param text a message of the queue of failed records in each line */
export const failuresIn = (text: string): readonly FailedRecords[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      try {
        const { DDBStreamBatchInfo: info } = JSON.parse(line) as {
          readonly DDBStreamBatchInfo: FailedRecords
        }
        const { shardId, startSequenceNumber, endSequenceNumber, streamArn } = info
        return { shardId, startSequenceNumber, endSequenceNumber, streamArn }
      } catch {
        const wanted = 'a message of the queue of failed records, with `DDBStreamBatchInfo`'
        throw new Error(`Line ${index + 1} must be ${wanted}.`)
      }
    })
