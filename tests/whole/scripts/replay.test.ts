/** Failed records of the stream are found again, also behind empty pages. */
import { expect, it } from 'vitest'
import { replay } from '../../../scripts/stream/replay.ts'
import type { TableStream } from '../../../scripts/stream/tableStream.ts'

const table = { tableName: 'races', endpoint: 'http://localhost:1' }
const failure = {
  shardId: 'shard',
  startSequenceNumber: '1',
  endSequenceNumber: '1',
  streamArn: 'arn',
}

/** The record is of no kind that the feeds contain. */
const record = { eventName: 'REMOVE', dynamodb: { SequenceNumber: '1', Keys: {} } } as const

const pagesBefore = (count: number) => (): TableStream => ({
  arn: 'arn',
  shards: () => Promise.resolve(['shard']),
  iteratorOf: () => Promise.resolve('0'),
  read: (iterator) =>
    Promise.resolve({
      records: Number(iterator) === count ? [record] : [],
      next: String(Number(iterator) + 1),
    }),
  close: () => undefined,
})

it('reads over empty pages', async () => {
  expect(await replay(table, [failure], pagesBefore(20))).toEqual({
    records: 0,
    events: 0,
    failed: [],
  })
})

it('says that the stream no longer has the records', async () => {
  const replayed = replay(table, [failure], pagesBefore(Infinity))

  await expect(replayed).rejects.toThrow('no longer has record 1 of shard')
})
