/** Makes the backups of a running service, each in a thread of its own. */
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import {
  backupFile,
  type BackupPlan,
  nextBackupMillis,
  removeOldBackups,
} from '../backup/schedule.ts'
import { bundleFolder } from './bundleFolder.js'
import { stopAtShutdown } from './shutdown.ts'

/** A failed backup is tried again after so long, if the plan does not say sooner. */
const repeatMillis = 10 * 60_000

/** Timers take no longer times. */
const timerMillisMax = 3_600_000

export const startBackups = (dataFolder: string, plan: BackupPlan): void => {
  const end = new AbortController()
  stopAtShutdown({
    name: 'backups',
    stop: async () => {
      end.abort()
      await running
    },
  })
  const running = repeatBackups(dataFolder, plan, end.signal).catch((error: unknown) => {
    if (!end.signal.aborted) console.error(`There are no more backups: ${String(error)}`)
  })
}

const repeatBackups = async (
  dataFolder: string,
  plan: BackupPlan,
  signal: AbortSignal,
): Promise<void> => {
  let dueMillis = 0
  for (;;) {
    dueMillis = Math.max(dueMillis, await nextBackupMillis(plan, Date.now()))
    while (dueMillis > Date.now()) {
      const waitMillis = Math.min(dueMillis - Date.now(), timerMillisMax)
      await sleep(waitMillis, undefined, { signal })
    }
    const file = backupFile(plan, Date.now())
    await backUp(dataFolder, file)
      .then(() => removeOldBackups(plan))
      .catch((error: unknown) => {
        console.error(
          `No backup was made: ${error instanceof Error ? error.message : String(error)}`,
        )
        dueMillis = Date.now() + Math.min(repeatMillis, plan.everyMillis)
      })
    signal.throwIfAborted()
  }
}

/** Compressing and checking would delay requests. A backup that has begun is made to its end. */
const backUp = async (dataFolder: string, file: string): Promise<void> => {
  const thread = new Worker(join(bundleFolder, 'backupThread.mjs'), {
    workerData: { dataFolder, file },
  })
  await once(thread, 'exit')
}
