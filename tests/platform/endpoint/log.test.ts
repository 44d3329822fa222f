import { beforeEach, describe, expect, it } from 'vitest'
import { unusedId } from '../../../harness/ids.ts'
import { S } from '../../../scripts/requests/paths.ts'
import { goodPassword } from '../../support/functions.ts'
import { useTestService } from '../../support/useTestService.ts'
import { standBeforeTable } from '../../support/faultyTable.ts'
import { keepLog } from '../../support/logLines.ts'

const log = keepLog()

const service = await useTestService()
let annaToken = ''
annaToken = await service.createUser('anna')
beforeEach(() => {
  log.texts.length = 0
})

describe('the log', () => {
  it('has one line of JSON for each request, with all known fields', async () => {
    const { request, adminToken: token } = service

    const reply = await request(`GET ${S}/role/${unusedId}`, { token })

    expect(log.lines()).toHaveLength(1)
    const line = log.lastLine()
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
      requestId: reply.headers['x-request-id'],
      operation: 'readRole',
      method: 'GET',
      route: `GET ${S}/role/{roleId}`,
      status: 404,
      ms: expect.any(Number) as unknown,
      subject: 'admin',
      decision: 'allowed',
      rule: 'own-role',
      storeCalls: expect.any(Number) as unknown,
      tokenKey: 1,
      failure: 'not-found',
    })
  })

  it('contains decisions, with the rules that made them', async () => {
    const { request } = service

    await request(`GET ${S}/user`, { token: annaToken })
    await request(`GET ${S}/user?username=admin`, { token: annaToken })
    await request(`GET ${S}/user?username=admin`)
    await request(`GET ${S}/hello`, { headers: { authorization: 'Bearer x' } })
    await request('PATCH /nothing')

    const seen = log.lines().map(({ operation, status, subject, decision, failure }) => ({
      operation,
      status,
      subject,
      decision,
      failure,
    }))
    expect(seen).toEqual([
      { operation: 'readUser', status: 200, subject: 'anna', decision: 'allowed' },
      {
        operation: 'readUser',
        status: 403,
        subject: 'anna',
        decision: 'denied',
        failure: 'forbidden',
      },
      { operation: 'readUser', status: 401, decision: 'denied', failure: 'unauthenticated' },
      { operation: 'hello', status: 401, failure: 'invalid-credentials' },
      { operation: 'fallback', status: 404, failure: 'not-found' },
    ])
    expect(log.lines().map(({ rule }) => rule)).toEqual([
      'own-role',
      'no-grant',
      'no-grant',
      undefined,
      undefined,
    ])
  })

  it('counts the calls to the table, also of requests that fail', async () => {
    const { request } = service
    const calls = async (...words: Parameters<typeof request>): Promise<number> => {
      await request(...words)
      return log.lastLine().storeCalls
    }

    const seen = [
      await calls(`GET ${S}/hello`),
      await calls(`GET ${S}/user`, { token: annaToken }),
      await calls(`GET ${S}/hello`, { basic: ['anna', 'wrong'] }),
      await calls(`GET ${S}/hello`, { headers: { authorization: 'Basic x' } }),
    ]

    // The second call of a user reads roles that the process has not cached yet.
    expect(seen).toEqual([0, expect.toBeOneOf([1, 2]), 7, 0])
  })

  it('names the cause of a 503, which the response does not', async () => {
    const { request } = service
    const table = await standBeforeTable(service)
    const causeOf = async (status: number, body: string) => {
      table.behave((_, response) => response.writeHead(status).end(body))
      const reply = await request('GET /health')
      expect(reply.status).toBe(503)
      expect(reply.text).not.toMatch(/disk|canary/)
      return log.lastLine().cause
    }
    const failure = { __type: 'InternalServerError', message: 'disk\u2028I/O\r\nerror '.repeat(99) }
    try {
      expect(await causeOf(500, JSON.stringify(failure))).toEqual({
        name: 'InternalServerError',
        message: 'disk I/O error '.repeat(20),
      })
      expect(await causeOf(200, '{"Responses": canary')).toEqual({ name: 'SyntaxError' })
      table.behave((_, response) => response.destroy())
      await request('GET /health')
      expect(log.lastLine().cause).toMatchObject({ code: 'ECONNRESET' })
    } finally {
      table.stop()
    }
    await request('GET /health')
    expect(log.lastLine()).toMatchObject({ status: 200 })
    expect(log.lastLine()).not.toHaveProperty('cause')
  })

  it('contains no secret, query, body or header of a request', async () => {
    const { request } = service
    const canary = (place: string) => `canary-${place}-7d3f`
    const cookies = (await request(`POST ${S}/login`, { form: anna })).cookies
    const secret = /=([^;]+);/.exec(cookies[0] ?? '')?.[1] ?? ''
    const headers = {
      'user-agent': canary('agent'),
      referer: canary('referer'),
      'x-any': canary('header'),
      accept: canary('accept'),
      tenantgroupid: canary('tenant'),
      origin: canary('origin'),
    }
    const token = annaToken

    await request(`POST ${S}/login`, { form: { username: 'anna', password: canary('form') } })
    await request(`POST ${S}/login?password=${canary('query')}`, { headers })
    await request(`GET ${S}/hello`, { basic: [canary('name'), canary('basic')], headers })
    await request(`GET ${S}/hello`, { headers: { authorization: `Bearer ${canary('bearer')}` } })
    await request(`GET ${S}/hello`, { cookies: [`JSESSIONID=${secret}`], headers })
    await request(`GET ${S}/user?username=${canary('user')}&x=${canary('query')}`, { token })
    await request(`POST ${S}/create_user`, { json: { ...anna, email: canary('body') } })
    await request(`POST ${S}/role`, { token, body: `{"${canary('key')}`, headers: jsonType })
    await request(`PUT ${S}/role/${canary('path')}`, { token, json: { a: canary('member') } })
    await request(`GET ${S}/ownership/EVENT/${canary('id')}`, { token })
    await request(`GET /${canary('unrouted')}?${canary('query')}`, { headers })
    await request(`POST ${S}/change_password`, { token, form: { password: canary('new') } })

    const text = log.texts.join('\n')
    expect(log.lines().length).toBe(13)
    expect(secret.length).toBeGreaterThan(43)
    for (const found of ['canary', annaToken, secret, goodPassword, 'cb_', 'Basic ', 'scrypt']) {
      expect(text).not.toContain(found)
    }
  })

  it.each(['\r\n{"level":"info"}', '\u001b[31mred', '\u2028', '\u0085', '\0'])(
    'stays valid with %j in a request',
    async (text) => {
      const { request } = service
      const name = encodeURIComponent(text)

      await request(`GET ${S}/user?username=${name}`, { token: annaToken })
      await request(`POST ${S}/login`, { json: { username: text, password: text } })
      await request(`GET /x${name}`, { headers: { 'x-request-id': `abcd1234${text}` } })

      expect(log.texts).toHaveLength(3)
      for (const line of log.texts) expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      expect(log.lines().map(({ level }) => level)).toEqual(Array(3).fill('info'))
    },
  )
})

const anna = { username: 'anna', password: goodPassword }
const jsonType = { 'content-type': 'application/json' }
