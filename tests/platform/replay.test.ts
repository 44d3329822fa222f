/** Failed records of the stream are found again, also behind empty pages. */
import { afterEach, expect, it, vi } from 'vitest'
import { replay } from '../../scripts/stream/replay.ts'
import * as tableStream from '../../scripts/stream/tableStream.ts'

vi.mock('../../scripts/stream/tableStream.ts')
afterEach(() => vi.resetAllMocks())

const table = { tableName: 'races', endpoint: 'http://localhost:1' }
const failure = {
  ...{ shardId: 'shard', startSequenceNumber: '1', endSequenceNumber: '1', streamArn: 'arn' },
}

/** The record is of no kind that the feeds contain. */
const record = { eventName: 'REMOVE', dynamodb: { SequenceNumber: '1', Keys: {} } } as const

const pagesBefore = (count: number) => {
  vi.spyOn(tableStream, 'openStream').mockReturnValue({
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
}

it('reads over empty pages', async () => {
  pagesBefore(20)

  expect(await replay(table, [failure])).toEqual({ records: 0, events: 0, failed: [] })
})

it('says that the stream no longer has the records', async () => {
  pagesBefore(Infinity)

  await expect(replay(table, [failure])).rejects.toThrow('no longer has record 1 of shard')
})
