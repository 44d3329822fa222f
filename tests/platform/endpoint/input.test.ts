import { describe, expect, it } from 'vitest'
import type { Reply, RequestOptions } from '../../../scripts/requests/requests.ts'
import { unusedId } from '../../../harness/ids.ts'
import { S } from '../../../scripts/requests/paths.ts'
import { useTestService } from '../../support/useTestService.ts'
import { securitySetup } from '../../support/securitySetup.ts'
import { keepLog } from '../../support/logLines.ts'

const log = keepLog()
const jsonType = { 'content-type': 'application/json' }
const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const role = `POST ${S}/role`
const unknownRole = `PUT ${S}/role/${unusedId}`

interface Problem {
  readonly detail: string
  readonly code: string
  readonly requestId: string
  readonly errors?: readonly Readonly<Record<string, string>>[]
}

const service = await useTestService()
await service.createUser('anna')

const base64 = (text: string): string => Buffer.from(text).toString('base64')

/** Authenticates as the administrator. */
const ask = (route: string, options: RequestOptions = {}): Promise<Reply> =>
  service.request(route, { token: service.adminToken, ...options })
const problemOf = ({ body }: Reply): Problem => body as Problem
const nameOf = ({ body }: Reply): unknown => (body as { readonly name?: string }).name

describe('a parameter', () => {
  it.each<[string, string, RequestOptions]>([
    ['query', `${role}?roleName=jury%20%2B1`, {}],
    ['query with a JSON type and no body', `${role}?roleName=jury%20%2B1`, { headers: jsonType }],
    ['form', role, { form: { roleName: 'jury +1' } }],
    ['JSON', role, { json: { roleName: 'jury +1' } }],
    ['query and the same in JSON', `${role}?roleName=jury+%2B1`, { json: { roleName: 'jury +1' } }],
    [
      'base64',
      role,
      { headers: formType, body: base64('roleName=jury+%2B1'), isBase64Encoded: true },
    ],
  ])('is read from the %s', async (_, route, options) => {
    const reply = await ask(route, options)

    expect(reply.status).toBe(201)
    expect(nameOf(reply)).toBe('jury +1')
  })

  it.each<[string, string, RequestOptions, string]>([
    ['query and form', `${role}?roleName=a`, { form: { roleName: 'b' } }, 'contradiction'],
    ['query and JSON', `${role}?roleName=a`, { json: { roleName: 'b' } }, 'contradiction'],
    ['query, twice', `${role}?roleName=a&roleName=a`, {}, 'repeated'],
    ['query, plain and as a list', `${role}?roleName=a&roleName[]=a`, {}, 'repeated'],
    ['form, twice', role, { headers: formType, body: 'roleName=a&roleName=b' }, 'repeated'],
  ])('is refused when it comes from %s and differs', async (_, route, options, code) => {
    const reply = await ask(route, options)

    expect(reply.status).toBe(400)
    expect(problemOf(reply).errors).toMatchObject([{ parameter: 'roleName', code }])
  })

  it('that is unknown is ignored, however often it occurs', async () => {
    const query = 'a=1&a=2&toString=1&toString=2&constructor=1&__proto__=1&hasOwnProperty[]=3'

    const replies = [
      await ask(`${role}?${query}&b=1`, { json: { roleName: 'jury', b: 2, toString: null } }),
      await ask(`GET ${S}/hello?${query}`),
      await ask(`POST ${S}/hello`, { headers: formType, body: query }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([201, 200, 200])
  })

  it('that is null counts as absent', async () => {
    const made = await ask(`${role}?roleName=jury`, { json: { roleName: null } })
    const { id } = made.body as { readonly id: string }

    const missing = await ask(role, { json: { roleName: null } })
    const changed = await ask(`PUT ${S}/role/${id}`, { json: { permissions: [], roleName: null } })

    expect(missing.status).toBe(400)
    expect(problemOf(missing).errors).toMatchObject([{ pointer: '/roleName', code: 'required' }])
    expect(changed.status).toBe(200)
    expect(nameOf(await ask(`GET ${S}/role/${id}`))).toBe('jury')
  })

  it('that is unknown is never stored', async () => {
    const setup = securitySetup(service)
    const { item: before } = await setup.userNamed('anna')
    const json = {
      username: 'anna',
      email: '',
      fullName: 'Anna',
      company: '',
      passwordHash: 'x',
      accessTokenGeneration: 9,
      permissions: ['*'],
      userId: 'x',
      canary: 1,
    }

    const reply = await ask(`PUT ${S}/user`, { json })
    const { item: after } = await setup.userNamed('anna')

    expect(reply.status).toBe(200)
    expect(after).toEqual({
      ...before,
      email: '',
      fullName: 'Anna',
      company: '',
      version: before.version + 1,
      writeId: after.writeId,
    })
  })
})

describe('a media type', () => {
  it.each([
    'application/json',
    'Application/JSON; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/vnd.regatta.v1+json',
    'application/problem+json ; a=b',
  ])('`%s` is JSON', async (type) => {
    const reply = await ask(role, { headers: { 'content-type': type }, body: '{"roleName":"j"}' })

    expect(reply.status).toBe(201)
  })

  it.each(['application/x-www-form-urlencoded;charset=UTF-8', 'APPLICATION/X-WWW-FORM-URLENCODED'])(
    '`%s` is a form',
    async (type) => {
      const reply = await ask(role, { headers: { 'content-type': type }, body: 'roleName=j' })

      expect(reply.status).toBe(201)
    },
  )

  it.each([
    ...['text/plain', 'multipart/form-data; boundary=x', 'text/json', 'application/jsonp', ''].map(
      (type) => [type, 415] as const,
    ),
    // Two headers, as a gateway joins them.
    ['application/x-www-form-urlencoded;charset=UTF-8, application/json', 400] as const,
  ])('`%s` is %i, unless there is no body', async (type, status) => {
    const headers = { 'content-type': type }

    const full = await ask(role, { headers, body: '{"roleName":"j"}' })
    const empty = await ask(`${role}?roleName=j`, { headers, body: '' })

    expect([full.status, empty.status]).toEqual([status, 201])
  })

  it.each(['', ' \r\n\t'])('of JSON with the body `%s` is an empty request', async (body) => {
    const reply = await ask(`POST ${S}/hello`, { headers: jsonType, body })

    expect(reply.body).toMatchObject({ principal: 'admin' })
  })
})

describe('a size', () => {
  it('of a body is limited to 256 KB', async () => {
    const body = (bytes: number) => {
      const padding = 'x'.repeat(bytes - '{"roleName":"j","a":""}'.length)
      return `{"roleName":"j","a":"${padding}"}`
    }

    const largest = await ask(role, { headers: jsonType, body: body(256 * 1024) })
    const larger = await ask(role, { headers: jsonType, body: body(256 * 1024 + 1) })

    expect([largest.status, larger.status]).toEqual([201, 413])
  })

  it('of a query is limited to 8,192 characters', async () => {
    const query = (length: number) => 'roleName=j&a='.padEnd(length, 'x')

    const longest = await ask(`${role}?${query(8192)}`)
    const longer = await ask(`${role}?${query(8193)}`)

    expect([longest.status, longer.status]).toEqual([201, 413])
  })

  it('does not make the parsing of forms slow', async () => {
    const began = performance.now()

    const reply = await ask(role, { headers: formType, body: 'a=&'.repeat(80_000) })

    expect(reply.status).toBe(400)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})

describe('a problem document', () => {
  it('names all errors at once, with their locations', async () => {
    const reply = await ask(`PUT ${S}/user`, {
      json: { email: 'a', fullName: 5, username: 'anna' },
    })

    const { errors = [], detail } = problemOf(reply)
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(errors.map(({ pointer, code }) => `${pointer ?? ''} ${code ?? ''}`).sort()).toEqual([
      '/company required',
      '/email pattern',
      '/fullName type',
    ])
    expect(detail).toMatch(/\(and 2 more\)$/)
  })

  it('names at most fifty errors', async () => {
    const reply = await ask(unknownRole, { json: { permissions: Array(99).fill(1) } })

    expect(problemOf(reply).errors).toHaveLength(50)
  })

  it.each([
    ['text/plain', true],
    ['text/plain;q=0.9, */*', true],
    ['application/json', false],
    ['text/plain, application/json', false],
    ['*/*', false],
  ])('for `Accept: %s` is plain text: %s', async (accept, isText) => {
    const reply = await ask(`GET ${S}/user?username=ghost`, { headers: { accept } })

    expect(reply.status).toBe(404)
    expect(reply.headers['content-type']?.startsWith('text/plain')).toBe(isText)
    expect(reply.text === 'User ghost not known').toBe(isText)
    expect(reply.headers.vary).toBe('Accept, Origin')
  })

  it.each([
    ['abcd-1234', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['short-1', false],
    ['with blank', false],
    ['abcd-1234\nx', false],
    ['ünïcode-1', false],
  ])('has the request id `%s`: %s, and so have header and log', async (sentId, isKept) => {
    const reply = await ask(`GET ${S}/user?username=ghost`, { headers: { 'x-request-id': sentId } })

    const { requestId } = problemOf(reply)
    expect(requestId === sentId).toBe(isKept)
    expect(requestId).toMatch(/^[A-Za-z0-9-]{8,64}$/)
    expect(reply.headers['x-request-id']).toBe(requestId)
    expect(log.lastLine().requestId).toBe(requestId)
  })

  it('contains input errors for authorized callers only', async () => {
    const options = { headers: jsonType, body: '{' }

    const [anonymous, admin] = [await service.request(role, options), await ask(role, options)]
    const missing = await ask(unknownRole, options)

    expect([anonymous.status, admin.status, missing.status]).toEqual([401, 400, 400])
    expect(problemOf(admin).detail).not.toContain('{')
  })

  it('escapes `<`, and forbids content sniffing', async () => {
    const reply = await ask(`GET ${S}/user?username=${encodeURIComponent('<script>')}`)

    expect(problemOf(reply).detail).toBe('User <script> not known')
    expect(reply.text).not.toContain('<')
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    expect(Object.keys(reply.headers).join()).not.toContain('access-control')
  })
})
