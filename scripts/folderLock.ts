/** Allows one running instance for each data folder. The engine does not detect a second one. */
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Locks the folder, also when a killed process left its lock behind.
 * @returns a function that releases the lock
 * @throws {Error} with a message for the user, when another process holds the lock or the folder is
 * not writable
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  const draft = `${path}.${process.pid}`
  // Creating a link is atomic, so that no process reads a half-written file.
  await writeFile(draft, identity(process.pid), { mode: 0o600 })
  try {
    while (!(await linked(draft, path))) {
      const holder = await readFile(path, 'utf8').catch(() => '')
      if (isRunning(holder)) throw new Error(inUse(folder, holder))
      await removeStale(path, holder)
    }
  } finally {
    await rm(draft, { force: true })
  }
  return () => rm(path, { force: true })
}

function inUse(folder: string, holder: string): string {
  return `The data folder ${folder} is in use by process ${Number.parseInt(holder)}: stop that one, or set DATA_DIR to another folder`
}

async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Renames the lock before removing it: another process may have taken the folder meanwhile. */
async function removeStale(path: string, holder: string): Promise<void> {
  const aside = `${path}.${process.pid}.stale`
  await rename(path, aside).catch(() => undefined)
  const moved = await readFile(aside, 'utf8').catch(() => holder)
  if (moved !== holder) await link(aside, path)
  await rm(aside, { force: true })
}

/** @param holder an identity, which may be that of a process that has ended */
export function isRunning(holder: string): boolean {
  const pid = Number.parseInt(holder)
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return identity(pid) === holder
}

/**
 * Identifies a process. The process id alone is not enough: after a restart of the machine, and in
 * containers, another process may have the id of the killed one. Therefore the start time is added
 * where the system provides it. A zombie process does not count as running. (Fields 3 and 22 of
 * `stat`, counted after the name, which may contain blanks.)
 */
export function identity(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'ended' : `${pid} ${fields[19] ?? ''}`
  } catch {
    return String(pid)
  }
}
