import { rename, writeFile } from 'node:fs/promises'

/**
 * Writes a file so that no process reads it half-written.
 * @param mode by default only this user can read the file
 */
export const replaceFile = async (path: string, text: string, mode = 0o600): Promise<void> => {
  const draft = `${path}.${process.pid}`
  // Flushed, so that after a loss of power the name does not lead to an empty file.
  await writeFile(draft, text, { mode, flush: true })
  await rename(draft, path)
}
