import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import {
  backupFile,
  backupPlanIn,
  nextBackupMillis,
  removeOldBackups,
} from '../../../scripts/backup/schedule.ts'

const dayMillis = 86_400_000

const planIn = async (keep: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'committee-boat-schedule-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return { folder, everyMillis: dayMillis, keep }
}

it('counts from the newest backup, and begins at once without one', async () => {
  const plan = await planIn(14)
  const now = Date.parse('2026-07-01T10:00:00Z')
  expect(await nextBackupMillis(plan, now)).toBe(now)
  for (const age of [3, 1, 2]) await writeFile(backupFile(plan, now - age * 3_600_000), '')
  await writeFile(join(plan.folder, 'zzz.backup'), '')
  expect(await nextBackupMillis(plan, now)).toBe(now - 3_600_000 + dayMillis)
})

it('keeps the newest ones, and files of others', async () => {
  const plan = await planIn(2)
  const files = [1, 2, 3, 4].map((day) => backupFile(plan, day * dayMillis))
  for (const file of [...files, join(plan.folder, 'club.backup')]) await writeFile(file, '')
  await removeOldBackups(plan)
  const left = (await readdir(plan.folder)).map((name) => join(plan.folder, name)).sort()
  expect(left).toEqual([join(plan.folder, 'club.backup'), ...files.slice(2)].sort())
})

it.each([
  [{ BACKUP_DIR: '/b' }, dayMillis, 14],
  [{ BACKUP_DIR: '/b', BACKUP_EVERY: '90m', BACKUP_KEEP: '3' }, 90 * 60_000, 3],
  [{ BACKUP_DIR: '/b', BACKUP_EVERY: '', BACKUP_KEEP: '' }, dayMillis, 14],
])('reads %j', (environment, everyMillis, keep) => {
  expect(backupPlanIn(environment)).toEqual({ folder: '/b', everyMillis, keep })
})

it('is off without a folder, and refuses other values', () => {
  expect(backupPlanIn({ BACKUP_EVERY: 'x' })).toBeUndefined()
  for (const BACKUP_EVERY of ['1', 'd', '0d', '1w', '-1h', '1.5h']) {
    expect(() => backupPlanIn({ BACKUP_DIR: '/b', BACKUP_EVERY })).toThrow(
      `BACKUP_EVERY is "${BACKUP_EVERY}": set it to`,
    )
  }
  for (const BACKUP_KEEP of ['0', 'all', '-1']) {
    expect(() => backupPlanIn({ BACKUP_DIR: '/b', BACKUP_KEEP })).toThrow(
      `BACKUP_KEEP is "${BACKUP_KEEP}": set it to`,
    )
  }
})
