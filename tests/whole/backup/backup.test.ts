/** Backups of a service that runs under load, and their way back. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeBackup } from '../../../scripts/backup/backupFile.ts'
import { restoreBackup } from '../../../scripts/backup/restore.ts'
import { S, V } from '../../../scripts/requests/paths.ts'
import { httpTransport } from '../../../scripts/requests/http.ts'
import { requestsThrough } from '../../../scripts/requests/requests.ts'
import { startService } from '../../../scripts/requests/service.ts'

const adminPassword = 'reaching-on-port-7'
const environment = { DEMO: '0', ADMIN_PASSWORD: adminPassword }
const timeout = 120_000

let folder: string
beforeAll(async () => {
  vi.stubEnv('AWS_REGION', 'eu-central-1')
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Service = Awaited<ReturnType<typeof startService>>

const clientOf = ({ baseUrl }: Service) => {
  const transport = httpTransport(baseUrl)
  return { send: requestsThrough(transport.send), close: transport.close }
}

const tokenOf = async (request: ReturnType<typeof requestsThrough>): Promise<string> => {
  const { body } = await request(`GET ${S}/access_token`, { basic: ['admin', adminPassword] })
  return (body as { readonly access_token: string }).access_token
}

const eventNames = async (request: ReturnType<typeof requestsThrough>, token: string) => {
  const { body } = await request(`GET ${V}/events?limit=1000`, { token })
  return (body as readonly { readonly name: string }[]).map(({ name }) => name)
}

const operate = (...parameters: string[]) =>
  promisify(execFile)('npm', ['run', '-s', 'operate', '--', ...parameters], {
    cwd: resolve(import.meta.dirname, '../../..'),
  })

describe('a backup', { timeout }, () => {
  it('has every write that was acknowledged before it, while others go on', async () => {
    const dataFolder = join(folder, 'busy')
    const service = await startService({ dataFolder, environment })
    const { send: request, close } = clientOf(service)
    const token = await tokenOf(request)
    const acknowledged: string[] = []
    let isOver = false
    const write = async (writer: number) => {
      for (let at = 0; !isOver; at += 1) {
        const eventName = `Race night ${writer}-${at}`
        const { status } = await request(`POST ${V}/events/createEvent`, {
          token,
          form: { eventName, venuename: 'Kiel' },
        })
        expect(status).toBe(200)
        acknowledged.push(eventName)
      }
    }
    const writers = [1, 2, 3].map(write)
    const before: (readonly string[])[] = []
    const files = [1, 2, 3].map((at) => join(folder, `busy-${at}.backup`))
    try {
      for (const file of files) {
        before.push([...acknowledged])
        await makeBackup(dataFolder, file)
      }
      const [count] = [acknowledged.length]
      // The engine goes on after each backup.
      await expect.poll(() => acknowledged.length).toBeGreaterThan(count + 3)
    } finally {
      isOver = true
      await Promise.all(writers)
      close()
      await service.stop('SIGTERM')
    }
    for (const [at, file] of files.entries()) {
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      const restored = join(folder, `restored-${at}`)
      expect(await restoreBackup(file, restored)).toBeUndefined()
      const again = await startService({ dataFolder: restored, environment })
      const client = clientOf(again)
      try {
        // The token of the first service: its key is part of the backup.
        const found = new Set(await eventNames(client.send, token))
        expect(before[at]?.filter((name) => !found.has(name))).toEqual([])
        expect(found.size).toBeGreaterThanOrEqual(before[at]?.length ?? 0)
      } finally {
        client.close()
        await again.stop('SIGTERM')
      }
    }
    expect(before.at(-1)?.length).toBeGreaterThan(3)
  })

  it('replaces no file, no running service and no data', async () => {
    const dataFolder = join(folder, 'careful')
    const service = await startService({ dataFolder, environment })
    const file = join(folder, 'careful.backup')
    try {
      await operate('backup', file, '--data-dir', dataFolder)
      const made = await readFile(file)
      await expect(operate('backup', file, '--data-dir', dataFolder)).rejects.toThrow(
        `${file} exists: name another file, or replace it with --force`,
      )
      expect((await readFile(file)).equals(made)).toBe(true)
      await operate('backup', file, '--data-dir', dataFolder, '--force')
      await expect(operate('restore', file, '--data-dir', dataFolder)).rejects.toThrow(
        'is in use by',
      )
    } finally {
      await service.stop('SIGTERM')
    }
    await writeFile(join(dataFolder, 'note'), 'of the club')
    const { stdout } = await operate('restore', file, '--data-dir', dataFolder)
    const [before = ''] = (await readdir(folder)).filter((name) =>
      name.startsWith('careful.before-'),
    )
    expect(stdout).toContain(`What was there is in ${join(folder, before)}`)
    expect(await readFile(join(folder, before, 'note'), 'utf8')).toBe('of the club')
    expect(existsSync(join(dataFolder, 'note'))).toBe(false)
  })

  it('is refused from a folder without a database, and a file that is no backup', async () => {
    const [empty, text] = [join(folder, 'empty'), join(folder, 'text')]
    await writeFile(text, 'no database')
    await expect(makeBackup(empty, join(folder, 'empty.backup'))).rejects.toThrow(
      `${empty} contains no database of a service`,
    )
    await expect(restoreBackup(text, empty)).rejects.toThrow(`${text} is no backup`)
    await expect(restoreBackup(join(folder, 'missing'), empty)).rejects.toThrow('cannot be read')
    expect(existsSync(empty)).toBe(false)
    const left = (await readdir(folder)).filter((name) => /draft|\.committee|restore-/.test(name))
    expect(left).toEqual([])
  })
})

describe('BACKUP_DIR', { timeout }, () => {
  it('has a backup from the start on, a further one each time, and keeps the newest', async () => {
    const [dataFolder, backups] = [join(folder, 'planned'), join(folder, 'backups')]
    const plan = { BACKUP_DIR: backups, BACKUP_EVERY: '2s', BACKUP_KEEP: '2' }
    const service = await startService({ dataFolder, environment: { ...environment, ...plan } })
    try {
      const list = async () => (await readdir(backups).catch(() => [])).sort()
      await expect.poll(list, { timeout: 30_000 }).toHaveLength(1)
      const [first = ''] = await list()
      await writeFile(join(backups, 'note'), 'of the club')
      await expect.poll(list, { timeout: 60_000 }).not.toContain(first)
      const kept = (await list()).filter((name) => name !== 'note')
      expect(kept.length).toBeLessThanOrEqual(3)
      expect(await list()).toContain('note')
    } finally {
      await service.stop('SIGTERM')
    }
    const [file = ''] = (await readdir(backups)).filter((name) => name.endsWith('.backup'))
    await restoreBackup(join(backups, file), join(folder, 'from-plan'))
  })
})
