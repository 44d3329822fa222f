/**
 * Checks the table of a data folder in a thread of its own, after the service is ready. The check is needed
 * when another commit has used the folder last, when a service was killed there, and after findings.
 */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TableOptions } from '#table/table.ts'
import { replaceFile } from '../replaceFile.ts'
import { bundleFolder, fingerprintFile } from './bundleFolder.js'
import { stopAtShutdown } from './shutdown.ts'

/** Exists between a clean end and the next start. It names the code that the table was checked with. */
const checkedFile = (folder: string): string => join(folder, 'checked-table')

/** The rules need all items at once. A larger table is not checked. */
const megabytesMax = 1024

export const startTableCheck = async (
  folder: string,
  table: TableOptions,
  isNew: boolean,
): Promise<void> => {
  const file = checkedFile(folder)
  // Absent while another start bundles changed sources: the table is checked, and not remembered as checked.
  const fingerprint = await readFile(fingerprintFile, 'utf8').catch(() => undefined)
  const checkedBy = await readFile(file, 'utf8').catch(() => undefined)
  await rm(file, { force: true })
  let isChecked = isNew || (checkedBy !== undefined && checkedBy === fingerprint)
  const thread = isChecked
    ? undefined
    : runCheck(folder, table, () => {
        isChecked = true
      })
  stopAtShutdown({
    name: 'check of the table',
    stop: async () => {
      await thread?.terminate()
      if (isChecked && fingerprint !== undefined) await replaceFile(file, fingerprint)
    },
  })
}

const runCheck = (folder: string, table: TableOptions, pass: () => void): Worker => {
  const thread = new Worker(join(bundleFolder, 'tableCheck.mjs'), {
    workerData: table,
    resourceLimits: { maxOldGenerationSizeMb: megabytesMax },
  })
  const command = `npm run operate -- check-table --data-dir ${folder}`
  thread.on('message', (findings: number) => {
    if (findings === 0) pass()
    else
      console.error(`The check of the table has ${findings} findings. List them with: ${command}`)
  })
  thread.on('error', ({ message }) => {
    console.error(`The table could not be checked: ${message}. Check it with: ${command}`)
  })
  return thread
}
