/** One running instance for each data folder: the engine would not notice a second one. */
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes the folder, also from a process that was killed and could not give it back.
 *
 * @returns what gives it back
 * @throws {Error} with a message for the user, when another process has it or it cannot be written
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  const draft = `${path}.${process.pid}`
  // A link appears at once, so that no process reads a half-written file.
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

/** Moved aside before it is removed: another process may have taken the folder since we looked. */
async function removeStale(path: string, holder: string): Promise<void> {
  const aside = `${path}.${process.pid}.stale`
  await rename(path, aside).catch(() => undefined)
  const moved = await readFile(aside, 'utf8').catch(() => holder)
  if (moved !== holder) await link(aside, path)
  await rm(aside, { force: true })
}

function isRunning(holder: string): boolean {
  const pid = Number.parseInt(holder)
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, for another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return identity(pid) === holder
}

/**
 * The process id alone does not do: after a restart of the machine, and always in a container, the
 * id of the process that was killed may be that of an innocent one. Where the system tells when a
 * process began, that is added; and one that has ended, but that its parent did not look after, is
 * told apart. (Fields 3 and 22 of `stat`, counted behind the name, which may hold blanks.)
 */
function identity(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'ended' : `${pid} ${fields[19] ?? ''}`
  } catch {
    return String(pid)
  }
}
