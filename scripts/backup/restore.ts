import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lockFolder } from '../folderLock.ts'
import { openBackup } from './backupFile.ts'
import { databaseName } from './snapshot.ts'

/**
 * Makes a data folder contain a backup. Everything that was there is kept beside it.
 * @returns the folder with what was there, if there was something
 * @throws {Error} with a message for the operator; the folder is then as it was before
 */
export const restoreBackup = async (file: string, folder: string): Promise<string | undefined> => {
  const draft = `${folder}.restore-${process.pid}`
  await mkdir(dirname(folder), { recursive: true })
  const isThere = (await stat(folder).catch(() => undefined)) !== undefined
  const release = isThere ? await lockFolder(folder) : () => Promise.resolve()
  try {
    await mkdir(draft, { mode: 0o700 })
    const database = join(draft, databaseName)
    await copyFile(file, database).catch((error: unknown) => {
      throw new Error(`${file} cannot be read: ${(error as Error).message}`)
    })
    for (const [name, content] of filesIn(database, file)) {
      await writeFile(join(draft, name), content, { mode: 0o600 })
    }
    const before = `${folder}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
    if (isThere) await rename(folder, before)
    await rename(draft, folder)
    if (!isThere) return undefined
    await rm(join(before, 'lock'), { force: true })
    return before
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    await release()
    throw error
  }
}

const filesIn = (database: string, file: string): ReadonlyMap<string, Uint8Array> => {
  try {
    return openBackup(database)
  } catch (error) {
    throw new Error(
      `${file} is no backup that npm run operate -- backup has made: ${(error as Error).message}`,
    )
  }
}
