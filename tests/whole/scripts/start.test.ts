import { execFileSync, spawnSync } from 'node:child_process'
import type { Stats } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestMillisMax } from '#values/requestLimits.ts'
import { rememberIncompleteDemo } from '../../../scripts/local/firstStart.ts'
import { listenOnce } from '../../../scripts/local/startOptions.js'
import { sharedService } from '../../support/sharedService.ts'
import {
  failToStart,
  type Service,
  serviceTimeout,
  startService,
} from '../../../scripts/requests/service.ts'

let dataFolder: string

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'committee-boat-start-'))
})

afterAll(async () => {
  await rm(dataFolder, { recursive: true, force: true })
})

/**
 * All processes with the data folder in their environment or arguments: all parts of the service.
 */
function partsRunning(folder: string): string[] {
  const lines = execFileSync('ps', ['axeww', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => line.includes(folder) && !line.includes('ps axeww'))
}

async function untilNothingRuns(folder: string): Promise<string[]> {
  for (let attempt = 0; attempt < 50 && partsRunning(folder).length > 0; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return partsRunning(folder)
}

/** Two starts with one data folder: the first one is killed. */
describe('npm start', { timeout: serviceTimeout }, () => {
  let first: Service
  let second: Service
  let keyMade: Stats

  test('prints all information that is needed to begin', async () => {
    first = await startService({ dataFolder })

    expect(first.adminPassword).toMatch(/^\S{12,}$/)
    expect(first.output()).toContain(`${first.baseUrl}/docs`)
    expect(first.output()).toMatch(/^\[\d+\.\d s\] Starting the database engine$/m)
    expect(first.output()).toContain(`curl -u 'admin:${first.adminPassword}' ${first.baseUrl}`)
    keyMade = await stat(join(dataFolder, 'token-key'))
    expect(keyMade.mode & 0o777).toBe(0o600)
  })

  test('begins with an empty table where DEMO is 0', async () => {
    const paths = [
      ...['events', 'regattas', 'leaderboards'].map((list) => `/sailingserver/api/v1/${list}`),
      '/sharedsailingserver/api/v1/coursetemplates',
    ]
    const lists = paths.map(async (path): Promise<unknown> =>
      (await fetch(`${first.baseUrl}${path}`)).json(),
    )

    expect(await Promise.all(lists)).toEqual([[], [], [], []])
    expect(first.output()).toMatch(/Look at +http:\S+\/\n +Stop/)
    expect(first.output()).not.toContain('Users of the demo')
  })

  test('does not let another site read responses, whatever its origin', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    const get = await fetch(`${first.baseUrl}/health`, { headers })
    const preflight = await fetch(`${first.baseUrl}/health`, {
      method: 'OPTIONS',
      headers: { ...headers, 'access-control-request-method': 'GET' },
    })

    for (const response of [get, preflight]) {
      const cors = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))
      expect(cors).toEqual([])
    }
  })

  test('prints the log of the functions, and no requested addresses', async () => {
    await fetch(`${first.baseUrl}/health?secret=canary-1`)
    await fetch(`${first.baseUrl}/nowhere/canary-2`)

    expect(first.output()).toMatch(/^\{.*"operation":"health".*\}$/m)
    expect(first.output()).not.toMatch(/canary|\u03bb/)
    // Metrics are for AWS only.
    expect(first.output()).not.toContain('_aws')
  })

  test('runs beside another instance, but not twice in one data folder', async () => {
    const beside = await sharedService()
    const twice = await failToStart({ dataFolder })
    const healthy = await Promise.all(
      [first, beside].map(async ({ baseUrl }) => (await fetch(`${baseUrl}/health`)).status),
    )

    expect(healthy).toEqual([200, 200])
    expect(twice.exitCode).toBe(1)
    expect(twice.output).toMatch(/data folder .* is in use by process \d+/)
  })

  test('leaves no process behind when it is killed', async () => {
    expect(partsRunning(dataFolder).length).toBeGreaterThan(1)
    await first.stop('SIGKILL')

    expect(await untilNothingRuns(dataFolder)).toEqual([])
  })

  test('keeps the data, and prints passwords and loads the demo at the first start only', async () => {
    second = await startService({ dataFolder, port: first.port, environment: { DEMO: '1' } })

    expect(second.adminPassword).toBeUndefined()
    expect(second.output()).toContain(`Look at         ${second.baseUrl}/`)
    expect(second.output()).not.toMatch(/passwords|Users of the demo/)
    const events = await fetch(`${second.baseUrl}/sailingserver/api/v1/events`)
    expect(await events.json()).toEqual([])
    expect((await stat(join(dataFolder, 'token-key'))).mtimeMs).toBe(keyMade.mtimeMs)
    const hello = await fetch(`${second.baseUrl}/security/api/restsecurity/hello`, {
      headers: { authorization: `Basic ${btoa(`admin:${first.adminPassword}`)}` },
    })
    expect(await hello.json()).toMatchObject({ principal: 'admin', authenticated: true })
    expect(second.output()).not.toContain(first.adminPassword)
  })

  test('waits for a slow engine, also longer than a function may run on AWS', async () => {
    const engine = partsRunning(dataFolder).find((part) => part.includes('dynoxide --host'))
    const pid = Number.parseInt(engine ?? '')
    process.kill(pid, 'SIGSTOP')
    const health = fetch(`${second.baseUrl}/health`)
    await new Promise((resolve) => setTimeout(resolve, requestMillisMax + 1000))
    process.kill(pid, 'SIGCONT')

    expect((await health).status).toBe(200)
  })

  test('leaves no process behind when it is stopped', async () => {
    expect(partsRunning(dataFolder).length).toBeGreaterThan(1)
    expect(await second.stop('SIGINT')).toBe(0)

    expect(partsRunning(dataFolder)).toEqual([])
    await expect(listenOnce(second.port, '127.0.0.1')).resolves.toBeUndefined()
  })

  test('tells how to complete the demo, and completes it at the next start', async () => {
    const start = (DEMO: string) => startService({ dataFolder, environment: { DEMO } })
    const security = '/security/api/restsecurity'
    const withStranger = await start('0')
    const { status } = await fetch(`${withStranger.baseUrl}${security}/create_user`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'spectator', password: 'reaching-on-port-7' }),
    })
    await withStranger.stop()
    await rememberIncompleteDemo(dataFolder)
    const incomplete = await start('1')
    await fetch(`${incomplete.baseUrl}${security}/user?username=spectator`, {
      method: 'DELETE',
      headers: { authorization: `Basic ${btoa(`admin:${first.adminPassword}`)}` },
    })
    await incomplete.stop()
    const complete = await start('1')
    await complete.stop()

    expect(status).toBe(200)
    expect(incomplete.output()).toContain('The demo is incomplete: There is a user spectator')
    expect(incomplete.output()).toContain(
      `npm run operate -- demo --base ${incomplete.baseUrl} --new-passwords\n`,
    )
    expect(incomplete.output()).not.toContain('Users of the demo')
    expect(complete.output()).toMatch(/Users of the demo[^]* {2}spectator /)
    expect(complete.output()).not.toContain('The demo is incomplete')
  })
})

describe('npm start reports the error', { timeout: serviceTimeout }, () => {
  test('when the port is taken', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const { exitCode, output } = await failToStart({ port })
    server.close()

    expect(exitCode).toBe(1)
    expect(output).toContain(`Port ${port} on 127.0.0.1 is taken: set PORT to another one`)
  })

  test('when Node is too old', () => {
    const older = `Object.defineProperty(process.versions, 'node', { value: '18.20.4' })`
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${older}`, 'scripts/start.js'],
      { encoding: 'utf8' },
    )

    expect(status).toBe(1)
    expect(stderr).toMatch(/^Committee Boat needs Node 20\.19 or later, and this is Node \S+\n$/)
  })

  test.each(['', '/below'])(
    'when there is a file where the data folder%s should be',
    async (below) => {
      const file = join(dataFolder, 'file')
      await writeFile(file, '')
      const { exitCode, output } = await failToStart({ dataFolder: file + below })

      expect(exitCode).toBe(1)
      expect(output).toContain(`The data folder ${file}${below} cannot be written`)
    },
  )

  test.each([
    ['the engine is missing', { DYNOXIDE_BIN: '/nowhere' }, 'DYNOXIDE_BIN is "/nowhere"'],
    ['there is no database', { DYNAMODB_ENDPOINT: 'http://127.0.0.1:9' }, 'cannot be used'],
  ])('when %s', async (_, environment, message) => {
    const { exitCode, output } = await failToStart({ environment })

    expect(exitCode).toBe(1)
    expect(output).toContain(message)
    expect(output).not.toContain('    at ')
  })
})
