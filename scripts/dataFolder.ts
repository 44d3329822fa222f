/** The data folder of one local instance. Only the user who starts the instance can read it. */
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Engine } from './engine.ts'
import { identity, isRunning, lockFolder } from './folderLock.ts'

/** The folder of an option of a command, or that of `npm start`. An empty variable counts as not set. */
export const dataFolderOf = (chosen: string | undefined): string => {
  const { DATA_DIR } = process.env
  return resolve(chosen ?? (DATA_DIR === undefined || DATA_DIR === '' ? '.data' : DATA_DIR))
}

export interface DataFolder {
  /** A message for the user if other users of this machine can still open the folder. */
  readonly warning: string | undefined
  /** Releases the folder for the next instance. */
  readonly release: () => Promise<void>
}

/** @throws {Error} with a message for the user */
export async function takeDataFolder(folder: string): Promise<DataFolder> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const release = await lockFolder(folder)
    return { warning: await closeToOthers(folder), release }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    throw new Error(`The data folder ${folder} cannot be written: ${message}`)
  }
}

/** The files of an instance. The folder may also contain other files of the user. */
const ownFile =
  /^(?:committee-boat\.db|token-key|first-start|lock|engine-endpoint|engine-process|stream-position|checked-table)/

async function closeToOthers(folder: string): Promise<string | undefined> {
  const paths = (await readdir(folder))
    .filter((name) => ownFile.test(name))
    .map((name) => join(folder, name))
  await Promise.all(paths.map((path) => allow(path, 0o600)))
  // A folder with a sticky bit, such as /tmp, belongs to all users.
  const isShared = ((await stat(folder)).mode & 0o1000) !== 0
  if (!isShared) await allow(folder, 0o700)
  const open = await openToOthers([folder, ...paths])
  return open.length === 0
    ? undefined
    : `Other users of this machine may read ${open.join(', ')}: set DATA_DIR to a folder of your own`
}

/** Ignores files that were removed meanwhile, and files of another user, which keep their mode. */
async function allow(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['ENOENT', 'EPERM', 'ENOTSUP'].includes(code)) throw error
  })
}

async function openToOthers(paths: readonly string[]): Promise<readonly string[]> {
  const modes = await Promise.all(
    paths.map(async (path) => (await stat(path).catch(() => undefined))?.mode ?? 0),
  )
  return paths.filter((_, at) => ((modes[at] ?? 0) & 0o077) !== 0)
}

const endpointFileIn = (folder: string): string => join(folder, 'engine-endpoint')

const processFileIn = (folder: string): string => join(folder, 'engine-process')

/** Lets other commands of the same user find the engine while it runs. */
export async function rememberEngine(
  folder: string,
  { endpoint, pid }: Pick<Engine, 'endpoint' | 'pid'>,
): Promise<void> {
  // The mode counts only for a new file, and an older file may be readable by others.
  await forgetEngine(folder)
  await writeFile(endpointFileIn(folder), endpoint, { mode: 0o600 })
  await writeFile(processFileIn(folder), identity(pid), { mode: 0o600 })
}

export async function forgetEngine(folder: string): Promise<void> {
  await rm(endpointFileIn(folder), { force: true })
  await rm(processFileIn(folder), { force: true })
}

/** The process of the engine that runs on the folder, or `undefined` if none does. */
export async function engineProcessOf(folder: string): Promise<number | undefined> {
  const engine = await readFile(processFileIn(folder), 'utf8').catch(() => '')
  return isRunning(engine) ? Number.parseInt(engine) : undefined
}

/** @throws {Error} with a message for the user, when no engine runs on the folder */
export async function endpointOf(folder: string): Promise<string> {
  const endpoint = await readFile(endpointFileIn(folder), 'utf8').catch(() => undefined)
  const isAlive = endpoint !== undefined && (await fetch(endpoint).catch(() => undefined))?.ok
  if (isAlive === true) return endpoint
  throw new Error(
    `No engine runs on the data folder ${folder}: start the service with npm start, or give the URL of a database with --endpoint`,
  )
}
