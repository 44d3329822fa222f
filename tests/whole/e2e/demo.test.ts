/** Loads the demo as a user does: with the first `npm start`, and by `npm run operate -- demo`. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { requestsThrough } from '../../../scripts/requests/requests.ts'
import { httpTransport } from '../../../scripts/requests/http.ts'
import { S } from '../../../scripts/requests/paths.ts'
import { sharedService } from '../../support/sharedService.ts'
import type { SharedService } from '../../support/startSharedServices.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'

const users = ['event-manager', 'race-officer', 'commentator', 'spectator']
const regattaPath = '/sailingserver/api/v1/regattas/Fjord-Cup'
const picture = '/sailingserver/api/v1/courseconfiguration/getFromCourse/Fjord-Cup/R3/Default.svg'

const escape = String.fromCharCode(27)

/** Names and passwords, as they are printed on separate lines. */
const loginsIn = (output: string): readonly (readonly [name: string, password: string])[] =>
  Array.from(
    output.matchAll(/^ {2}([a-z-]+) +([\w-]{24}) {3}\w.*$/gm),
    ([, name = '', password = '']) => [name, password] as const,
  )

const whoIs = async (
  { baseUrl }: SharedService,
  login: readonly [name: string, password: string] | undefined,
): Promise<unknown> => {
  const request = requestsThrough(httpTransport(baseUrl).send)
  const { body, status } = await request(`GET ${S}/hello`, { basic: login ?? ['', ''] })
  const { principal } = body as { readonly principal?: string }
  return principal ?? status
}

const statusOf = async (baseUrl: string, path: string): Promise<number> =>
  (await requestsThrough(httpTransport(baseUrl).send)(`GET ${path}`)).status

describe('the first npm start', { timeout: 2 * serviceTimeout }, () => {
  let service: SharedService
  beforeAll(async () => {
    service = await sharedService('demo')
  }, 2 * serviceTimeout)

  it('loads the demo, also when an earlier start was killed before', async () => {
    expect(service.printedBefore).toContain('marks in the inventory')
    expect(service.printedBefore).not.toContain('is ready at')
    expect(await statusOf(service.baseUrl, regattaPath)).toBe(200)
    expect(await statusOf(service.baseUrl, picture)).toBe(200)
    expect(await statusOf(service.baseUrl, '/results/Fjord-Cup')).toBe(200)
  })

  it('prints valid passwords of the administrator and of four users', async () => {
    const logins = loginsIn(service.printed)

    expect(logins.map(([name]) => name)).toEqual(users)
    expect(await Promise.all(logins.map((login) => whoIs(service, login)))).toEqual(users)
    expect(await whoIs(service, ['admin', service.adminPassword])).toBe('admin')
    expect(loginsIn(service.printedBefore)).toEqual([])
    expect(existsSync(join(service.dataFolder, 'first-start'))).toBe(false)
  })

  it('prints a line for each step and the addresses of pages, without colours', () => {
    expect(service.printed).toContain(`Look at         ${service.baseUrl}/board/Fjord-Cup/R3`)
    expect(service.printed).toContain(`                  ${service.baseUrl}/results/Fjord-Cup\n`)
    expect(service.printed).toContain(`                  ${service.baseUrl}${picture}`)
    expect(service.printed).toMatch(/^1\/(\d+) users$[^]*^\1\/\1 passwords$/m)
    expect(service.printed).not.toContain(escape)
  })

  it('logs no requests of the demo', () => {
    const [before = ''] = service.printed.split('is ready at')

    expect(before).not.toMatch(/"operation":"(?!health")/)
  })
})

describe('npm run operate -- demo', { timeout: 2 * serviceTimeout }, () => {
  let service: SharedService
  beforeAll(async () => {
    service = await sharedService()
  }, serviceTimeout)

  const run = (parameters: readonly string[], password: string, input = '') =>
    new Promise<{ readonly code: unknown; readonly output: string }>((done) => {
      const child = execFile(
        'npm',
        ['run', '--silent', 'operate', '--', 'demo', ...parameters],
        {
          cwd: resolve(import.meta.dirname, '../../..'),
          env: { ...process.env, NODE_OPTIONS: undefined, ADMIN_PASSWORD: password },
        },
        (error, stdout, stderr) => {
          done({ code: error === null ? 0 : error.code, output: stdout + stderr })
        },
      )
      child.stdin?.end(input)
    })
  const asAdmin = (...parameters: readonly string[]) =>
    run(['--base', service.baseUrl, ...parameters], service.adminPassword)

  it('needs a password that its user set, and no start printed', () => {
    expect(service.printed).toContain('is ready at')
    expect(service.printed).not.toContain(service.adminPassword)
  })

  it('reports that the service does not respond, or that the password is wrong', async () => {
    const nobody = await run(['--base', 'http://127.0.0.1:9'], 'a password')
    const wrong = await run(['--base', service.baseUrl], 'wrong')

    expect([nobody.code, wrong.code]).toEqual([1, 1])
    expect(nobody.output).toMatch(/^No response from http:\/\/127.0.0.1:9: /m)
    expect(wrong.output).toContain('The user admin or the password is not right.')
    expect(nobody.output + wrong.output).not.toContain('    at ')
    expect(await statusOf(service.baseUrl, regattaPath)).not.toBe(200)
  })

  it('loads it, with plain lines, and prints four passwords', async () => {
    const { code, output } = await asAdmin()
    const logins = loginsIn(output)

    expect({ code, logins: logins.map(([name]) => name) }, output).toEqual({
      code: 0,
      logins: users,
    })
    expect(await whoIs(service, logins[3])).toBe('spectator')
    expect(output).toMatch(/^1\/(\d+) users$[^]*^\1\/\1 passwords$/m)
    expect(output).not.toContain(escape)
    expect(await statusOf(service.baseUrl, regattaPath)).toBe(200)
  })

  it('changes nothing the second time, and reads the password from the standard input', async () => {
    const { code, output } = await run(
      ['--base', `${service.baseUrl}/`, '--user', 'admin'],
      '',
      `${service.adminPassword}\n`,
    )

    expect({ code, logins: loginsIn(output) }, output).toEqual({ code: 0, logins: [] })
    expect(output).toContain('--new-passwords sets new ones')
  })
})
