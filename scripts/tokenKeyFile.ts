import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const tokenKeyPath = (folder: string): string => join(folder, 'token-key')

/** True if a service was started with this folder before. */
export function hasTokenKey(folder: string): Promise<boolean> {
  return isPresent(tokenKeyPath(folder))
}

/**
 * The key from which access tokens are derived on this machine. A deployed service reads it from
 * AWS. It is created once, because a new key revokes all tokens.
 * @returns the path of the file that holds it
 */
export async function tokenKeyFile(folder: string): Promise<string> {
  const path = tokenKeyPath(folder)
  if (await isPresent(path)) return path
  const draft = `${path}.${process.pid}`
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 })
  // Two concurrent starts agree on the first key: creating a link never replaces a file.
  await link(draft, path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
  await rm(draft)
  return path
}

async function isPresent(path: string): Promise<boolean> {
  try {
    await readFile(path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
