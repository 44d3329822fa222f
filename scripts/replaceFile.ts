import { rename, writeFile } from 'node:fs/promises'

/** Writes a file of this user so that no process reads it half-written. */
export const replaceFile = async (path: string, text: string): Promise<void> => {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, text, { mode: 0o600 })
  await rename(draft, path)
}
