import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Other programs may read the file at this moment, or watch it. Therefore it is never missing or half
 * written, and an unchanged file is not rewritten.
 */
export async function writeWhenChanged(path: string, contents: string | Uint8Array): Promise<void> {
  const present = await readFile(path).catch(() => undefined)
  if (present?.equals(Buffer.from(contents)) === true) return
  const draft = `${path}.${process.pid}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, contents)
  await rename(draft, path)
}
