/**
 * Creates the administrator at the first start, and keeps its password until it was printed once.
 * If the first start is killed before that, the next start continues it.
 */
import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bootstrap, type BootstrapOptions } from '#people/steps/bootstrap.ts'
import { replaceFile } from '../replaceFile.ts'

export interface FirstStartOptions extends BootstrapOptions {
  readonly dataFolder: string
  /** True if no start has used this folder before. */
  readonly isNewFolder: boolean
}

export interface Administrator {
  readonly name: string
  /** Known only at a first start. */
  readonly password: string | undefined
  /** True if the password was generated and not printed yet. */
  readonly mustBeShown: boolean
  /** True if the table was empty, and no start has loaded the demo and printed the banner since. */
  readonly isFirstStart: boolean
  /** A start has printed the banner, but could not load the whole demo. */
  readonly isDemoIncomplete?: true
}

/** The state of an unfinished first start. It has no password if the user had set one, or has seen it. */
interface Memory {
  readonly adminPassword?: string
  readonly isDemoIncomplete?: true
}

const memoryIn = (folder: string): string => join(folder, 'first-start')

export async function beginFirstStart(options: FirstStartOptions): Promise<Administrator> {
  const { dataFolder, isNewFolder, adminPassword: chosen, ...table } = options
  const memory = await recall(dataFolder)
  const password = chosen ?? memory?.adminPassword ?? randomBytes(18).toString('base64url')
  if (memory === undefined && isNewFolder) {
    // Saved before the administrator is created, because a generated password cannot be
    // recovered.
    const kept: Memory = chosen === undefined ? { adminPassword: password } : {}
    await replaceFile(memoryIn(dataFolder), JSON.stringify(kept))
  }
  const { created, adminName: name } = await bootstrap({ ...table, adminPassword: password })
  if (!created && memory === undefined) {
    await forgetFirstStart(dataFolder)
    return { name, password: undefined, mustBeShown: false, isFirstStart: false }
  }
  const known = created ? password : (memory?.adminPassword ?? chosen)
  const mustBeShown = known !== undefined && known !== chosen
  const { isDemoIncomplete } = memory ?? {}
  return {
    name,
    password: known,
    mustBeShown,
    isFirstStart: true,
    ...(isDemoIncomplete === undefined ? {} : { isDemoIncomplete }),
  }
}

/** Removes the state: the banner was printed. */
export async function forgetFirstStart(dataFolder: string): Promise<void> {
  await rm(memoryIn(dataFolder), { force: true })
}

/** The banner was printed, and the next start has to complete the demo. */
export async function rememberIncompleteDemo(folder: string): Promise<void> {
  await replaceFile(memoryIn(folder), JSON.stringify({ isDemoIncomplete: true } satisfies Memory))
}

async function recall(dataFolder: string): Promise<Memory | undefined> {
  const text = await readFile(memoryIn(dataFolder), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Memory)
}
