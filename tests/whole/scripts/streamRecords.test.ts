/** The stream records in the database of the engine. */
import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sqlite from 'node-sqlite3-wasm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sdkEnvironment } from '../../../scripts/requests/environment.ts'
import { newId } from '../../../harness/ids.ts'
import '#table/items/health.ts'
import { Store } from '#table/store.ts'
import { type Engine, startEngine } from '../../../scripts/engine.ts'
import { startLocalStream } from '../../../scripts/stream/localStream.ts'
import { openStream, releaseRecords, switchStreamOn } from '../../../scripts/stream/tableStream.ts'
import { prepareStreamRecords } from '../../../scripts/streamRecords.ts'
import { createTableIfMissing } from '../../../scripts/tableDefinition.ts'
import { connectCommand } from '../../../scripts/tableItems.ts'

let folder: string
let databasePath: string
let engine: Engine | undefined
beforeEach(async () => {
  Object.assign(process.env, sdkEnvironment)
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-records-'))
  databasePath = join(folder, 'table.db')
})
afterEach(async () => {
  await engine?.stop()
  engine = undefined
  await rm(folder, { recursive: true })
})

const tableName = 'records'

const write = async (count: number) => {
  engine = await startEngine({ databasePath })
  const table = { tableName, endpoint: engine.endpoint }
  await createTableIfMissing(table.endpoint, tableName)
  const arn = await switchStreamOn(table)
  const stream = openStream(table, arn)
  const key = () => ({ PK: `HEALTH#${newId()}`, SK: 'HEALTH' })
  for (let at = 0; at < count; at += 1) {
    await new Store(connectCommand(table)).write([{ put: key(), expected: 'absent' }])
  }
  const [shard = ''] = await stream.shards()
  const { records } = await stream.read(await stream.iteratorOf(shard))
  stream.close()
  return records.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber))
}

const stop = async () => {
  await engine?.stop()
  engine = undefined
}

const planOf = (statement: string): string => {
  const database = new sqlite.Database(databasePath)
  database.exec('PRAGMA locking_mode = EXCLUSIVE')
  const plan = JSON.stringify(database.all(`EXPLAIN QUERY PLAN ${statement}`))
  database.close()
  return plan
}

const makeOlder = () => {
  const database = new sqlite.Database(databasePath)
  database.exec('PRAGMA locking_mode = EXCLUSIVE')
  database.exec('UPDATE _stream_records SET created_at = created_at - 100000')
  database.close()
}

describe('the stream records', () => {
  it('have an index for the last sequence number', async () => {
    expect(await write(2)).toEqual([1, 2])
    await stop()

    expect(
      planOf(
        `SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = 'x'`,
      ),
    ).toContain('INDEX committee_boat_sequence')
    expect((await stat(databasePath)).mode & 0o077).toBe(0)
  })

  it('are removed after a day if they were processed, but not the last one', async () => {
    await write(4)
    await stop()
    makeOlder()
    expect(await write(0)).toEqual([1, 2, 3, 4])
    await stop()
    await writeFile(join(folder, 'stream-position'), JSON.stringify({ positions: { shard: '2' } }))
    expect(await write(0)).toEqual([3, 4])
    await stop()
    await writeFile(join(folder, 'stream-position'), JSON.stringify({ positions: { shard: '4' } }))
    expect(await write(0)).toEqual([4])
    await stop()
    expect(await write(1)).toEqual([4, 5])
  })

  it('go while the engine runs, when they are released', async () => {
    await write(120)
    const table = { tableName, endpoint: engine?.endpoint }
    await releaseRecords(table, await switchStreamOn(table), 110)
    await stop()
    const first = (await write(0))[0]
    expect(first).toBe(1)
    await stop()
    // The engine looks at each hundredth record.
    const left = await write(90)
    expect(left[0]).toBe(111)
    expect(left.at(-1)).toBe(210)
  })

  it('go behind a reader, but not the record at its position, at which a replay may begin', async () => {
    await write(120)
    const table = { tableName, endpoint: engine?.endpoint }
    const arn = await switchStreamOn(table)
    const options = { table, arn, dataFolder: folder, consumers: [], isEmbedded: true }
    const reader = await startLocalStream(options)
    await reader.drain()
    await reader.stop()
    await stop()
    const left = await write(90)
    expect(left[0]).toBe(120)
    expect(left.at(-1)).toBe(210)
  })

  it('are there after an engine that was killed', async () => {
    await write(3)
    if (engine !== undefined) process.kill(engine.pid, 'SIGKILL')
    await engine?.ended
    prepareStreamRecords(databasePath)
    expect(existsSync(`${databasePath}.lock`)).toBe(false)
    expect(await write(1)).toEqual([1, 2, 3, 4])
  })
})
