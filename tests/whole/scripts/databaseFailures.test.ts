/**
 * The whole service on an engine whose file cannot be written or read. The engine runs elsewhere, as
 * it does for a service without a binary of the engine.
 */
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Engine, findEngine, startEngine } from '../../../scripts/engine.ts'
import {
  failToStart,
  type Service,
  serviceTimeout,
  startService,
} from '../../../scripts/requests/service.ts'
import { S } from '../../../scripts/requests/paths.ts'

/** In blocks of 512 bytes: enough for a first start. */
const fileBlocksMax = 2500

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'committee-boat-full-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a service whose disk is full', { timeout: serviceTimeout }, () => {
  let engine: Engine
  let service: Service
  beforeAll(async () => {
    const limited = join(folder, 'dynoxide')
    // Without the trap, the signal of the limit would end the engine.
    await writeFile(
      limited,
      `#!/bin/sh\ntrap '' XFSZ\nulimit -S -f ${fileBlocksMax}\nexec '${findEngine()}' "$@"\n`,
    )
    await chmod(limited, 0o755)
    vi.stubEnv('DYNOXIDE_BIN', limited)
    engine = await startEngine({ databasePath: join(folder, 'full.db') })
    vi.unstubAllEnvs()
    service = await startService({
      environment: {
        // The service does not start an engine of its own.
        DYNOXIDE_BIN: '/nowhere',
        DYNAMODB_ENDPOINT: engine.endpoint,
        ADMIN_PASSWORD: 'reaching-on-port-7',
      },
    })
  }, serviceTimeout)
  afterAll(async () => {
    expect(await service.stop()).toBe(0)
    await engine.stop()
  })

  it('reads, refuses to write with 507, and names the cause in the log', async () => {
    const health = () => fetch(`${service.baseUrl}/health`)
    const authorization = `Basic ${btoa('admin:reaching-on-port-7')}`
    const write = (at: number) =>
      fetch(`${service.baseUrl}${S}/preferences/p${at}`, {
        method: 'PUT',
        headers: {
          accept: 'application/json',
          authorization,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ text: 'x'.repeat(5000) }),
      })
    const before = await health()
    const statuses = new Set<number>()
    for (let at = 0; at < 300 && !statuses.has(507); at += 1) {
      statuses.add((await write(at)).status)
    }
    // The result of a health check is cached for a second.
    await sleep(1100)
    const after = await health()

    expect(before.status).toBe(200)
    expect(statuses).toContain(507)
    expect(after.status).toBe(200)
    expect(await after.json()).toMatchObject({ status: 'degraded' })
    const refused = await write(0)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(60)
    const response = await refused.text()
    expect(response).toContain('"code":"storage-full"')
    expect(response).not.toMatch(/disk|I\/O/)
    const read = await fetch(`${service.baseUrl}${S}/preferences/p0`, {
      headers: { authorization },
    })
    expect(read.status).toBe(200)
    // Log lines arrive through a pipe, later than the response.
    await expect.poll(() => unavailable(service).length).toBeGreaterThan(0)
    for (const { cause } of unavailable(service)) {
      expect(cause).toMatchObject({
        name: 'InternalServerError',
        message: expect.stringContaining('disk I/O error') as string,
      })
    }
  })
})

/** The complete log lines about a 507. */
const unavailable = (service: Service) =>
  service
    .output()
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.includes('"status":507'))
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)

describe('npm start', { timeout: serviceTimeout }, () => {
  it('reports the cause when the file of the database is broken', async () => {
    const dataFolder = await mkdtemp(join(folder, 'broken-'))
    await writeFile(join(dataFolder, 'committee-boat.db'), 'Z'.repeat(20_000))

    const { exitCode, output } = await failToStart({ dataFolder })

    expect(exitCode).toBe(1)
    expect(output).toMatch(/The database engine does not start: .*not a valid SQLite database/)
    // The next start is the first one, and keeps the password until it is printed.
    expect(await readdir(dataFolder)).not.toContain('token-key')
  })
})
