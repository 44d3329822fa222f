/** The reader of a local table's stream, its filter, and the replay of failed records. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId, uniqueName } from '../../../harness/ids.ts'
import { usualRegatta } from '#races/rules/regatta.ts'
import { readEvents } from '#feed/items/feed.ts'
import { putRegatta } from '#races/items/regattas.ts'
import { Store } from '#table/store.ts'
import { Failure } from '#values/failure.ts'
import type { StreamEvent } from '#table/streamRecords.ts'
import { matchesPattern } from '../../../scripts/stream/filterPattern.ts'
import {
  failedRecordsFile,
  forgetFailed,
  startLocalStream,
} from '../../../scripts/stream/localStream.ts'
import { failuresIn, replay } from '../../../scripts/stream/replay.ts'
import {
  startStreamReader,
  type StreamConsumer,
  type StreamReader,
} from '../../../scripts/stream/streamReader.ts'
import {
  openStream,
  switchStreamOn,
  type TableStream,
} from '../../../scripts/stream/tableStream.ts'
import { connectCommand } from '../../../scripts/tableItems.ts'
import { startTestTable, type TestTable } from '../../support/engine.ts'

let table: TestTable
let arn: string
let dataFolder: string
let reader: StreamReader | undefined
beforeAll(async () => {
  table = await startTestTable()
  arn = await switchStreamOn(table)
})
afterAll(() => table.stop())
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'committee-boat-stream-'))
})
afterEach(async () => {
  await reader?.stop()
  reader = undefined
  vi.restoreAllMocks()
  await rm(dataFolder, { recursive: true })
})

const store = () => new Store(connectCommand(table))
const regattaOf = (name: string) => ({
  ...usualRegatta,
  name,
  eventId: newId(),
  series: [{ name: 'Default', fleets: ['Default'], raceColumns: [{ id: newId(), name: 'R1' }] }],
})
const make = async () => {
  const name = uniqueName('Kiel')
  await store().write([putRegatta(regattaOf(name), 'absent')])
  return name
}

const onlyRegattas = { dynamodb: { Keys: { SK: { S: ['REGATTA'] } } } }

/** Remembers the names of the regattas in each batch. */
const recorder = (fails: (names: readonly string[]) => boolean = () => false) => {
  const batches: (readonly string[])[] = []
  const consumer: StreamConsumer = {
    name: 'recorder',
    patterns: [onlyRegattas],
    handler: ({ Records }: StreamEvent) => {
      const names = Records.map(({ dynamodb }) => JSON.stringify(dynamodb?.NewImage?.name))
      batches.push(names.map((name) => (JSON.parse(name) as { S: string }).S))
      return fails(batches.at(-1) ?? [])
        ? Promise.reject(new Error('broken'))
        : Promise.resolve(undefined)
    },
  }
  return { batches, consumer }
}

const start = async (consumer: StreamConsumer) => {
  reader = await startLocalStream({ table, arn, dataFolder, consumers: [consumer] })
  return reader
}

describe('the reader', () => {
  it('looks at the stream when it is woken, and otherwise seldom', async () => {
    const { batches, consumer } = recorder()
    const opened = openStream(table, arn)
    let looks = 0
    const stream: TableStream = {
      ...opened,
      read: (iterator) => {
        looks += 1
        return opened.read(iterator)
      },
    }
    const options = { stream, consumers: [consumer], reportFailed: () => Promise.resolve() }
    reader = startStreamReader({ ...options, pollMillis: 25 })
    await pause(2000)
    // The wait doubles each time. It would be eighty without that.
    expect(looks).toBeLessThan(15)
    const name = await make()

    reader.wake()
    await expect.poll(() => batches.flat(), { timeout: 500, interval: 10 }).toContain(name)
  })

  it('passes each matching record, and continues there after a restart', async () => {
    const first = await make()
    const { batches, consumer } = recorder()
    await (await start(consumer)).drain()
    expect(batches.flat()).toContain(first)
    await reader?.stop()

    const second = await make()
    const later = recorder()
    await (await start(later.consumer)).drain()
    expect(later.batches.flat()).toEqual([second])
  })

  it('passes records again when the position was lost', async () => {
    const name = await make()
    await (await start(recorder().consumer)).drain()
    await reader?.stop()
    await writeFile(join(dataFolder, 'stream-position'), 'no JSON')

    const later = recorder()
    await (await start(later.consumer)).drain()
    expect(later.batches.flat()).toContain(name)
  })

  it('waits for a table that does not respond, longer than for a record that fails', async () => {
    const name = await make()
    const { batches, consumer } = recorder()
    let looks = 0
    const handler: StreamConsumer['handler'] = (event) => {
      looks += 1
      return looks > 6
        ? consumer.handler(event)
        : Promise.reject(new Failure('unavailable', 'The table cannot be reached.'))
    }
    const stream = openStream(table, arn)
    const reportFailed = vi.fn()
    const consumers = [{ ...consumer, handler }]
    reader = startStreamReader({ stream, consumers, reportFailed, pollMillis: 10 })

    await expect.poll(() => batches.flat(), { timeout: 5000 }).toContain(name)
    expect(reportFailed).not.toHaveBeenCalled()
  })

  it('stops at once while a record fails', async () => {
    await make()
    const { batches, consumer } = recorder(() => true)
    const reportFailed = vi.fn()
    const stream = openStream(table, arn)
    const stopping = startStreamReader({ stream, consumers: [consumer], reportFailed })
    await expect.poll(() => batches.length).toBeGreaterThan(0)
    const stoppedAt = performance.now()
    await stopping.stop()

    expect(performance.now() - stoppedAt).toBeLessThan(200)
    expect(reportFailed).not.toHaveBeenCalled()
  })

  it('repeats a failed batch, and reports a record that fails again and again', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await (await start(recorder().consumer)).drain()
    await reader?.stop()
    const names = [await make(), await make(), await make()]
    const poison = names[1] ?? ''
    const { batches, consumer } = recorder((batch) => batch.includes(poison))
    await (await start({ ...consumer, name: 'writeFeed' })).drain()
    await reader?.stop()

    const passed = batches.filter((batch) => !batch.includes(poison)).flat()
    expect(new Set(passed)).toEqual(new Set([names[0], names[2]]))
    const text = await readFile(failedRecordsFile(dataFolder), 'utf8')
    const [failure] = failuresIn(text)
    expect(failuresIn(text)).toHaveLength(1)
    expect(failure).toMatchObject({ streamArn: arn })
    expect(text).not.toContain(poison)

    const result = await replay(table, failuresIn(text))
    expect(result).toEqual({ records: 1, events: 1, failed: [] })
    expect((await replay(table, failuresIn(text))).events).toBe(0)
    const events = await readEvents(store(), poison, 0, 10)
    expect(events.map(({ subject }) => subject)).toEqual(['R1'])

    const reminders = () =>
      printed.mock.calls.filter(([text]) => String(text).startsWith('The feeds lack'))
    await start(recorder().consumer)
    const command = `npm run operate -- replay-stream --data-dir ${dataFolder} --messages ${failedRecordsFile(dataFolder)}`
    expect(reminders()).toEqual([
      [`The feeds lack changes of an earlier run. After a repair: ${command}`],
    ])
    await reader?.stop()
    await forgetFailed(dataFolder, 'an earlier text')
    expect(await readFile(failedRecordsFile(dataFolder), 'utf8')).toBe(text)
    await forgetFailed(dataFolder, text)
    await start(recorder().consumer)
    expect(reminders()).toHaveLength(1)
  })
})

describe('a database without streams', () => {
  it('is recognised', async () => {
    const server = createServer((_, response) => response.end('{"Table":{},"TableDescription":{}}'))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

    await expect(switchStreamOn({ tableName: 'any', endpoint })).rejects.toThrow('has no streams')
    expect(await switchStreamOn(table)).toBe(arn)
    server.close()
  })
})

describe('failed records', () => {
  it('must be messages of the queue', () => {
    expect(() => failuresIn('{}')).toThrow('Line 1 must be a message of the queue')
    expect(failuresIn('\n')).toEqual([])
  })

  it('must still be in the stream', async () => {
    await (await start(recorder().consumer)).drain()
    await reader?.stop()
    const text = await readFile(join(dataFolder, 'stream-position'), 'utf8')
    const [[shardId, last] = []] = Object.entries(
      (JSON.parse(text) as { positions: Record<string, string> }).positions,
    )
    const failure = { shardId: shardId ?? '', streamArn: arn, startSequenceNumber: last ?? '' }
    await expect(replay(table, [{ ...failure, endSequenceNumber: '99999' }])).rejects.toThrow(
      'The stream no longer has record 99999',
    )
  })
})

describe('a filter pattern', () => {
  const record = { dynamodb: { Keys: { SK: { S: 'COURSE#R1#' } } } }
  const pattern = (...rules: readonly unknown[]) => ({ dynamodb: { Keys: { SK: { S: rules } } } })

  it('compares texts and prefixes', () => {
    expect(matchesPattern(pattern('REGATTA', { prefix: 'COURSE#' }), record)).toBe(true)
    expect(matchesPattern(pattern('COURSE#R1#'), record)).toBe(true)
    expect(matchesPattern(pattern('COURSE#', { prefix: 'R' }), record)).toBe(false)
    expect(matchesPattern(pattern('COURSE#R1#'), {})).toBe(false)
    expect(() => matchesPattern(pattern({ suffix: 'x' }), record)).toThrow('unknown')
  })
})
