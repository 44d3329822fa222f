/**
 * The administrator, and what a first start remembers until it has said what is said only once. When
 * it is killed before that, the next start goes on with it.
 */
import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bootstrap, type BootstrapOptions } from '../lib/service/security/bootstrap.ts'

export interface FirstStartOptions extends BootstrapOptions {
  readonly dataFolder: string
  /** Whether nobody started anything in this folder before. */
  readonly isNewFolder: boolean
}

export interface Administrator {
  readonly name: string
  /** Where it is known: at a first start. */
  readonly password: string | undefined
  /** Whether it was made up, and not shown yet. */
  readonly mustBeShown: boolean
  /** Whether the table was empty, and nobody has been told since that it is in use. */
  readonly isFirstStart: boolean
}

/** Of an interrupted start; without the password where the user had chosen one. */
interface Memory {
  readonly adminPassword?: string
}

const memoryIn = (folder: string): string => join(folder, 'first-start')

export async function beginFirstStart(options: FirstStartOptions): Promise<Administrator> {
  const { dataFolder, isNewFolder, adminPassword: chosen, ...table } = options
  const memory = await recall(dataFolder)
  const password = chosen ?? memory?.adminPassword ?? randomBytes(18).toString('base64url')
  if (memory === undefined && isNewFolder) {
    // Before there is an administrator: nobody else ever learns a password that was made up.
    await remember(dataFolder, chosen === undefined ? { adminPassword: password } : {})
  }
  const { created, adminName: name } = await bootstrap({ ...table, adminPassword: password })
  if (!created && memory === undefined) {
    await forgetFirstStart(dataFolder)
    return { name, password: undefined, mustBeShown: false, isFirstStart: false }
  }
  const known = created ? password : (memory?.adminPassword ?? chosen)
  const mustBeShown = known !== undefined && known !== chosen
  return { name, password: known, mustBeShown, isFirstStart: true }
}

/** Everything was said. */
export async function forgetFirstStart(dataFolder: string): Promise<void> {
  await rm(memoryIn(dataFolder), { force: true })
}

async function recall(dataFolder: string): Promise<Memory | undefined> {
  const text = await readFile(memoryIn(dataFolder), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Memory)
}

async function remember(dataFolder: string, memory: Memory): Promise<void> {
  const draft = `${memoryIn(dataFolder)}.${process.pid}`
  await writeFile(draft, JSON.stringify(memory), { mode: 0o600 })
  await rename(draft, memoryIn(dataFolder))
}
