/** A backup is one SQLite database: that of the engine, with the token key and the position of the stream. */
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sqlite from 'node-sqlite3-wasm'
import { startEngine } from '../engine.ts'
import { positionFile } from '../streamRecords.ts'
import { readAllItems } from '../tableItems.ts'
import { findViolations } from '../tableRules/rules.ts'
import { tableNameOf } from '../tableDefinition.ts'
import { tokenKeyPath } from '../tokenKeyFile.ts'
import { copyDatabase, databaseName } from './snapshot.ts'

type Database = InstanceType<typeof sqlite.Database>

/**
 * Contains everything that was acknowledged before the call.
 * @throws {Error} with a message for the operator; the file is then as it was before
 */
export const makeBackup = async (folder: string, file: string) => {
  const draft = await mkdtemp(join(dirname(file), '.committee-boat-backup-'))
  try {
    await copyDatabase(folder, draft)
    const database = join(draft, databaseName)
    const items = await checkTable(database)
    const whole = join(draft, 'whole')
    inDatabase(database, (open) => {
      keepBeside(open, {
        // A backup without its token key would end all sessions and access tokens.
        'token-key': tokenKeyPath(folder),
        // A later position than that of the copied records would pass over some.
        'stream-position': positionFile(draft),
      })
      open.run('VACUUM INTO ?', [whole])
    })
    chmodSync(whole, 0o600)
    await rename(whole, file)
    return { items }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** @returns the number of items */
const checkTable = async (database: string): Promise<number> => {
  inDatabase(database, requireWhole)
  const engine = await startEngine({ databasePath: database })
  try {
    const { endpoint } = engine
    const items = await readAllItems({ tableName: tableNameOf('local'), endpoint })
    const findings = findViolations(items)
    for (const finding of findings) console.error(JSON.stringify(finding))
    if (findings.length === 0) return items.length
    throw new Error(
      `The table has ${findings.length} findings, so no backup was made. Look at them with: npm run operate -- check-table`,
    )
  } finally {
    await engine.stop()
  }
}

const requireWhole = (database: Database): void => {
  const { integrity_check: verdict } = database.get('PRAGMA integrity_check') as {
    readonly integrity_check: string
  }
  if (verdict !== 'ok') throw new Error(`The database is damaged: ${verdict}`)
}

/** The engine ignores a table that it did not make. */
const besideTable = 'committee_boat_backup'

const keepBeside = (database: Database, files: Readonly<Record<string, string>>): void => {
  database.exec(`CREATE TABLE ${besideTable} (name TEXT PRIMARY KEY, content BLOB NOT NULL)`)
  for (const [name, path] of Object.entries(files)) {
    if (!existsSync(path)) continue
    database.run(`INSERT INTO ${besideTable} VALUES (?, ?)`, [name, readFileSync(path)])
  }
}

/**
 * Takes the files beside the database out of a copy of a backup.
 * @throws {Error} with a message for the operator, if the file is no backup
 */
export const openBackup = (copy: string): ReadonlyMap<string, Uint8Array> =>
  inDatabase(copy, (database) => {
    requireWhole(database)
    const files = database.all(`SELECT name, content FROM ${besideTable}`) as unknown as {
      readonly name: string
      readonly content: Uint8Array
    }[]
    database.exec(`DROP TABLE ${besideTable}`)
    return new Map(files.map(({ name, content }) => [name, content]))
  })

const inDatabase = <Result>(path: string, use: (database: Database) => Result): Result => {
  // A process that was killed leaves its lock.
  rmSync(`${path}.lock`, { recursive: true, force: true })
  const database = new sqlite.Database(path)
  try {
    // Otherwise the write-ahead log needs memory that this library cannot share.
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    return use(database)
  } finally {
    database.close()
  }
}
