/** The thread of `backups.ts`: it makes one backup. */
import { workerData } from 'node:worker_threads'
import { makeBackup } from '../backup/backupFile.ts'

const { dataFolder, file } = workerData as { readonly dataFolder: string; readonly file: string }
await makeBackup(dataFolder, file)
