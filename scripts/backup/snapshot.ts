/** Copies the database of a data folder as it is at one moment, also while its engine runs. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, copyFileSync, existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Writable } from 'node:stream'
import { engineProcessOf } from '../dataFolder.ts'
import { lockFolder } from '../folderLock.ts'
import { positionFile } from '../streamRecords.ts'

export const databaseName = 'committee-boat.db'

/**
 * @param target an existing folder
 * @throws {Error} with a message for the operator
 */
export const copyDatabase = async (folder: string, target: string): Promise<void> => {
  if (!existsSync(join(folder, databaseName))) {
    throw new Error(`${folder} contains no database of a service: name its folder with DATA_DIR`)
  }
  const engine = await engineProcessOf(folder)
  if (engine !== undefined) {
    await frozen(engine, () => {
      copyFiles(folder, target)
    })
    return
  }
  const release = await lockFolder(folder)
  try {
    copyFiles(folder, target)
  } finally {
    await release()
  }
}

/**
 * The database and its write-ahead log at one moment are what SQLite finds after a power cut: all
 * transactions that were acknowledged, and none by half. The position of the reader comes before: it
 * may be older than the records, never newer.
 */
const copyFiles = (folder: string, target: string): void => {
  const names = [databaseName, `${databaseName}-wal`]
  for (const file of [positionFile(folder), ...names.map((name) => join(folder, name))]) {
    const copy = join(target, basename(file))
    if (existsSync(file)) copyFileSync(file, copy, constants.COPYFILE_FICLONE)
  }
}

/**
 * Stops the engine for the time of the callback: requests wait. A shell that reads from a pipe of this process
 * lets the engine go on, also when this process is killed.
 */
const frozen = async (pid: number, copy: () => void): Promise<void> => {
  const waker = spawn('/bin/sh', ['-c', 'read -r _ <&3; kill -CONT "$0"', String(pid)], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const ended = once(waker, 'close')
  await once(waker, 'spawn')
  try {
    process.kill(pid, 'SIGSTOP')
    copy()
  } finally {
    const leash = waker.stdio[3] as Writable
    leash.end()
    await ended
  }
}
