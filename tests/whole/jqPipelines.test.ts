/**
 * The pipelines of operators: curl into jq, without a check of the status. After a failure jq
 * fails, and prints nothing that a script could use as data.
 */
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { raw } from 'jq-wasm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { Failure } from '#values/failure.ts'
import { respondWithProblem } from '#endpoint/middleware/problemDetails.ts'
import { readRequest } from '#endpoint/request.ts'
import { type RateLimits, rateLimitsOn } from '#endpoint/rateLimits.ts'
import { useTestService } from '../support/useTestService.ts'
import { serveOverHttp } from '../../harness/httpServer.ts'
import { L, S } from '../../scripts/requests/paths.ts'
import { standBeforeTable } from '../support/faultyTable.ts'
import { keepLog } from '../support/logLines.ts'

keepLog()
const managing = 'LANDSCAPE:MANAGE:AWS'
const users = `${S}/users_with_permission?permission=${managing}`
const sshKeys = `${L}/get_ssh_keys_owned_by_user?username[]=admin&`
const roles = `${S}/get_roles_for_user`

/** Path and filter of each script. */
const pipelines: readonly (readonly [path: string, filter: string])[] = [
  [users, '.[]'],
  [sshKeys, '.[].publicKey'],
  [sshKeys, '.[]'],
  [`${L}/get_time_point_of_last_change_in_ssh_keys_of_aws_landscape_managers`, '.[]'],
  [`${S}/has_permission?permission=${managing}`, '.[].granted'],
  [roles, '.[]'],
  [`${S}/preferences`, '.[]'],
  [`${S}/preferences/boats`, '.[]'],
]

const service = await useTestService()
const server = await serveOverHttp(service.send)
const admin = ['-H', `Authorization: Bearer ${service.adminToken}`]
const json = { Laser: { sailNumber: 'GER 7' } }
await service.request(`PUT ${S}/preferences/boats`, { token: service.adminToken, json })
afterAll(() => {
  server.stop()
})

const jq = resolve(import.meta.dirname, '../support/jq.js')

/** Runs `curl ... | jq -r FILTER` in a shell. */
const pipe = (filter: string, path: string, ...words: readonly string[]) =>
  new Promise<{ readonly stdout: string; readonly failed: boolean }>((done) => {
    const script =
      'url=$1 node=$2 jq=$3 filter=$4; shift 4; curl -sg "$@" "$url" | "$node" "$jq" -r "$filter"'
    const parameters = [server.baseUrl + path, process.execPath, jq, filter]
    execFile('sh', ['-c', script, 'sh', ...parameters, ...words], (error, stdout) => {
      done({ stdout, failed: error !== null })
    })
  })

const refused = { stdout: '', failed: true }

/** The same filter in this process, because each start of jq takes a third of a second. */
const runFilter = async (filter: string, input: string) => {
  const { exitCode } = process
  try {
    return { stdout: await raw(input, filter, ['-r']), failed: false }
  } catch {
    return refused
  } finally {
    // jq sets it after a failure.
    process.exitCode = exitCode
  }
}

const fetchByCurl = (path: string, words: readonly string[]) =>
  new Promise<{ readonly status: number; readonly text: string }>((done) => {
    const all = ['-sg', '-w', '\n%{http_code}', ...words, server.baseUrl + path]
    execFile('curl', all, (_, stdout) => {
      const end = stdout.lastIndexOf('\n')
      done({ status: Number(stdout.slice(end)), text: stdout.slice(0, end) })
    })
  })

const expectRefusals = async (status: number, words: readonly string[], only = pipelines) => {
  expect(only.length).toBeGreaterThan(0)
  for (const [path, filter] of only) {
    const reply = await fetchByCurl(path, words)
    expect([path, reply.status]).toEqual([path, status])
    expect([path, filter, await runFilter(filter, reply.text)]).toEqual([path, filter, refused])
  }
}

describe('a pipeline of curl and jq', { timeout: 120_000 }, () => {
  it('prints the requested values', async () => {
    const { text } = await fetchByCurl(users, admin)
    expect(await runFilter('.[]', text)).toEqual({ stdout: 'admin', failed: false })
    expect(await pipe('.[]', users, ...admin)).toEqual({ stdout: 'admin\n', failed: false })
    expect(await pipe('.[].sailNumber', `${S}/preferences/boats`, ...admin)).toEqual({
      stdout: 'GER 7\n',
      failed: false,
    })
  })

  it('prints nothing and fails for 401', async () => {
    const isOpen = (path: string) => path.includes('has_permission')
    const closed = pipelines.filter(([path]) => !isOpen(path))

    await expectRefusals(401, [], closed)
    await expectRefusals(401, ['-u', 'admin:wrong'])
    expect(await pipe('.[]', users)).toEqual(refused)
  })

  it('prints nothing and fails for 400, for 413 and for 412', async () => {
    const [L1, S1] = [`${L}/get_ssh_keys_owned_by_user`, `${S}/users_with_permission`]
    await expectRefusals(400, admin, [
      [L1, '.[]'],
      [L1, '.[].publicKey'],
      [S1, '.[]'],
      [`${S}/has_permission`, '.[]'],
      [`${S}/preferences/${'x'.repeat(201)}`, '.[]'],
    ])
    await expectRefusals(413, admin, [[`${S1}?permission=${'x'.repeat(9000)}`, '.[]']])
    await expectRefusals(412, admin, [[`${S1}?permission=LANDSCAPE:MANAGE`, '.[]']])
  })

  it('prints nothing and fails for 403', async () => {
    const token = await service.createUser('stranger')
    const stranger = ['-H', `Authorization: Bearer ${token}`]
    await service.request(`POST ${L}/add_ssh_key`, {
      token: service.adminToken,
      form: {
        region: 'eu-west-1',
        key_name: 'laptop',
        public_key:
          'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKN8FwKCD36Cw4NLNSIQ0meURN1Y3sTSbx9tjrGHTJCL laptop',
      },
    })

    await expectRefusals(403, stranger, [
      [`${roles}?username=admin`, '.[]'],
      [`${sshKeys}strict=true`, '.[].publicKey'],
      [`${sshKeys}strict=true`, '.[]'],
    ])
  })

  it('prints nothing and fails for a wrong address or method', async () => {
    await expectRefusals(404, admin, [
      [`${S}/users_with_permissions?permission=${managing}`, '.[]'],
      [`/landscape/api/get_ssh_keys_owned_by_user?username[]=admin`, '.[].publicKey'],
      ['/nothing', '.[]'],
    ])
    await expectRefusals(405, [...admin, '-X', 'DELETE'], [[users, '.[]']])
    expect(await pipe('.[]', users, '--head')).toEqual(refused)
  })

  it('prints nothing and fails for 429', async () => {
    const { rateLimits, table } = service.services
    const limited = (limits: RateLimits) => Object.assign(service.services, { rateLimits: limits })
    // The clock is stopped, because a new minute would reset the count.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    limited(rateLimitsOn(table, { subject: 1, network: 100_000, definitions: 0, connection: 0 }))
    try {
      await fetchByCurl(users, admin)
      await expectRefusals(429, admin)
    } finally {
      vi.useRealTimers()
      limited(rateLimits)
    }
  })

  it('prints nothing and fails for 503', async () => {
    const table = await standBeforeTable(service)
    table.behave((_, response) => response.destroy())
    try {
      await expectRefusals(503, admin)
    } finally {
      table.stop()
    }
  })
})

describe('a failure for scripts', () => {
  it.each(['401', '401 is wrong', '"x" is wrong', 'null', 'NaN is wrong', '[1] is wrong', '{} no'])(
    'does not begin like JSON when its detail does: %s',
    async (detail) => {
      const request = readRequest({ headers: { accept: '*/*' } })
      const { body } = await respondWithProblem(new Failure('not-found', detail), request, {
        failsAsText: true,
      })

      expect(body).toBe(`Not found. ${detail}`)
    },
  )

  const failureFor = async (accept: string) => {
    const { headers, text } = await service.request(`GET ${users}`, { headers: { accept } })
    return { type: headers['content-type']?.split(';')[0], vary: headers.vary, text }
  }

  it.each(['*/*', 'application/*', 'text/plain', 'application/json;q=0', 'image/png'])(
    'is text for `Accept: %s`',
    async (accept) => {
      const { type, vary, text } = await failureFor(accept)

      expect([type, vary]).toEqual(['text/plain', 'Accept, Origin'])
      expect(text).toMatch(/^[A-Z][a-z]/)
    },
  )

  it.each([
    'application/json',
    'Application/JSON; charset=utf-8',
    'application/problem+json',
    'text/plain, application/json;q=0.1',
    'application/json, text/plain, */*',
  ])('is a problem document for `Accept: %s`', async (accept) => {
    const { type, text } = await failureFor(accept)

    expect(type).toBe('application/problem+json')
    expect(JSON.parse(text)).toMatchObject({ code: 'unauthenticated', status: 401 })
  })
})
