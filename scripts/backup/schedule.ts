/** When a running service makes its backups, and which of them it keeps. */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { durationIn } from '../duration.ts'

export interface BackupPlan {
  readonly folder: string
  readonly everyMillis: number
  readonly keep: number
}

/**
 * @returns `undefined` without BACKUP_DIR
 * @throws {Error} with a message for the operator
 */
export const backupPlanIn = (environment: NodeJS.ProcessEnv): BackupPlan | undefined => {
  const { BACKUP_DIR = '', BACKUP_KEEP = '' } = environment
  if (BACKUP_DIR === '') return undefined
  const everyMillis = durationIn(environment, 'BACKUP_EVERY', '1d')
  const keep = BACKUP_KEEP === '' ? '14' : BACKUP_KEEP
  if (!/^[1-9]\d{0,4}$/.test(keep)) {
    throw new Error(`BACKUP_KEEP is "${keep}": set it to the number of backups to keep, such as 14`)
  }
  return { folder: resolve(BACKUP_DIR), everyMillis, keep: Number(keep) }
}

const name = /^committee-boat-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/

/** Names in the order of time. */
export const backupFile = ({ folder }: BackupPlan, atMillis: number): string => {
  const time = new Date(atMillis).toISOString().slice(0, 19).replaceAll(':', '-')
  return join(folder, `committee-boat-${time}Z.backup`)
}

const listBackups = async ({ folder }: BackupPlan): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return (await readdir(folder)).filter((one) => name.test(one)).sort()
}

/** Counted from the newest file. Without one, at once. */
export const nextBackupMillis = async (plan: BackupPlan, nowMillis: number): Promise<number> => {
  const newest = (await listBackups(plan)).at(-1)
  const [, day = '', hours = '', minutes = '', seconds = ''] = name.exec(newest ?? '') ?? []
  if (newest === undefined) return nowMillis
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) + plan.everyMillis
}

/** Removes the oldest backups. Other files of the folder stay. */
export const removeOldBackups = async (plan: BackupPlan): Promise<void> => {
  const old = (await listBackups(plan)).slice(0, -plan.keep)
  for (const one of old) await rm(join(plan.folder, one))
}
