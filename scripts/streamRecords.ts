/**
 * Prepares the stream records of the engine's database before the engine starts. For each write, the
 * engine searches all records for the last sequence number, and it removes none: without an index,
 * writes become slower with each record, and without a trigger the file grows with each write.
 */
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sqlite from 'node-sqlite3-wasm'

/** As the engine creates it. */
const table = `CREATE TABLE IF NOT EXISTS _stream_records (
  id INTEGER PRIMARY KEY AUTOINCREMENT, table_name TEXT NOT NULL, event_name TEXT NOT NULL,
  keys_json TEXT NOT NULL, new_image TEXT, old_image TEXT, sequence_number TEXT NOT NULL,
  shard_id TEXT NOT NULL, created_at INTEGER NOT NULL, user_identity TEXT)`

const indexes = [
  'CREATE INDEX IF NOT EXISTS committee_boat_sequence ON _stream_records (table_name, CAST(sequence_number AS INTEGER))',
  'CREATE INDEX IF NOT EXISTS committee_boat_range ON _stream_records (table_name, shard_id, sequence_number)',
]

/** The tag of the table with the position of the reader. Only requests reach the database while the engine runs. */
export const positionTag = 'stream-position'

/**
 * Removes the records that the reader has passed. The engine keeps every record, which is twenty times the size of
 * the items in an hour of racing. The last one stays, because the next number follows it.
 */
const trigger = `CREATE TRIGGER IF NOT EXISTS committee_boat_passed AFTER INSERT ON _stream_records
  WHEN NEW.id % 100 = 0 BEGIN
    DELETE FROM _stream_records WHERE table_name = NEW.table_name AND id < NEW.id
      AND CAST(sequence_number AS INTEGER) <= (
        SELECT CAST(json_extract(tag.value, '$.Value') AS INTEGER)
        FROM _tables, json_each(_tables.tags) AS tag
        WHERE _tables.table_name = NEW.table_name
          AND json_extract(tag.value, '$.Key') = '${positionTag}');
  END`

/** DynamoDB keeps records for a day too. The last one stays, because the next number follows it. */
const removeOld = `DELETE FROM _stream_records WHERE created_at < ? AND CAST(sequence_number AS INTEGER) <= ?
  AND id < (SELECT MAX(id) FROM _stream_records)`

const daySeconds = 24 * 3600

/** The position of the reader of the stream, beside the database. */
export const positionFile = (folder: string): string => join(folder, 'stream-position')

/** The engine itself reports a file that is no database, with what it expects. */
const isNoDatabase = (error: unknown): boolean =>
  error instanceof sqlite.SQLite3Error && error.message === 'file is not a database'

/** @throws Error when another process uses the database */
export const prepareStreamRecords = (databasePath: string): void => {
  // Readable by this user only, like all files of the engine.
  closeSync(openSync(databasePath, 'a', 0o600))
  // A process that was killed leaves its lock.
  rmSync(`${databasePath}.lock`, { recursive: true, force: true })
  const database = new sqlite.Database(databasePath)
  try {
    // Otherwise the write-ahead log needs memory that this library cannot share.
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    for (const statement of [table, ...indexes, trigger]) database.exec(statement)
    const last = lastPosition(dirname(databasePath))
    const dayAgo = Math.floor(Date.now() / 1000) - daySeconds
    if (last !== undefined) database.run(removeOld, [dayAgo, last])
  } catch (error) {
    if (isNoDatabase(error)) return
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${databasePath} cannot be written: ${why}. Is the disk full?`)
  } finally {
    database.close()
  }
}

/** Records after it are not processed yet. */
const lastPosition = (folder: string): number | undefined => {
  try {
    const { positions } = JSON.parse(readFileSync(positionFile(folder), 'utf8')) as {
      readonly positions: Readonly<Record<string, string>>
    }
    return Math.min(...Object.values(positions).map(Number))
  } catch {
    return undefined
  }
}
