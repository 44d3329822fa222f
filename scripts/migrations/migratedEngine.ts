import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { TableOptions } from '#table/table.ts'
import { type Engine, startEngine } from '../engine.ts'
import {
  isMigratable,
  readTableVersion,
  refuseUnknownVersion,
  type TableVersion,
} from './tableVersion.ts'

/**
 * Starts the engine on a data folder. A table of an older version is changed first, after a copy of
 * the files.
 * @throws Error with a message for the user
 */
export const startMigratedEngine = async (
  folder: string,
  tableName: string,
  report: (line: string) => void,
): Promise<Engine> => {
  const databasePath = join(folder, 'committee-boat.db')
  let engine = await startEngine({ databasePath })
  try {
    const version = await readTableVersion({ tableName, endpoint: engine.endpoint })
    if (!isMigratable(version)) {
      refuseUnknownVersion({ tableName }, version)
      return engine
    }
    // A copy of the files is whole only while the engine does not run.
    await engine.stop()
    const copy = await copyFiles(folder, version)
    engine = await startEngine({ databasePath })
    await migrate({ tableName, endpoint: engine.endpoint }, report).catch(
      async (error: unknown) => {
        throw new Error(
          `${messageOf(error)} The data before this attempt are in ${await copy.fail()}`,
        )
      },
    )
    report(`The data before the change are in ${await copy.complete()}`)
    return engine
  } catch (error) {
    await engine.stop()
    throw error
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Loaded on demand: most starts have nothing to change. */
const migrate = async (table: TableOptions, report: (line: string) => void): Promise<void> => {
  const { runMigrations } = await import('./runMigrations.ts')
  await runMigrations(table, report)
}

/** The database, and what only goes with it. */
const copiedFile = /^(?:committee-boat\.db(?:-wal|-shm)?|stream-position|token-key)$/

/** No later start replaces the copy before the migration has ended: the files are changed by then. */
async function copyFiles(folder: string, version: TableVersion) {
  const path = join(folder, `copy-of-version-${version}`)
  const [draft, unfinished] = [`${path}-draft`, `${path}-of-unfinished-migration`]
  try {
    if (!(await readdir(folder)).includes(basename(unfinished))) {
      await rm(draft, { recursive: true, force: true })
      await mkdir(draft, { mode: 0o700 })
      const names = (await readdir(folder)).filter((name) => copiedFile.test(name))
      for (const name of names) await copyFile(join(folder, name), join(draft, name))
      await rename(draft, unfinished)
    }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw new Error(
      `The data of version ${version} cannot be copied, so they were not changed: ${String(error)}. Free disk space, or move ${folder} to another disk.`,
    )
  }
  return {
    /** The next attempt copies the data of then, which an older version may have changed. */
    fail: async () => {
      const failed = `${path}-failed-${new Date().toISOString().replaceAll(':', '-')}`
      await rename(unfinished, failed)
      return failed
    },
    complete: async () => {
      await rm(path, { recursive: true, force: true })
      await rename(unfinished, path)
      return path
    },
  }
}
