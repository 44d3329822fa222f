import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Removes the folder afterwards. */
export const inTemporaryFolder = async <Value>(
  run: (folder: string) => Promise<Value>,
): Promise<Value> => {
  const folder = await mkdtemp(join(tmpdir(), 'committee-boat-bench-'))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
