/** `Idempotency-Key`: its scope, and the effects of repeated and concurrent requests. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Reply } from '../../../scripts/requests/requests.ts'
import { newId } from '../../../harness/ids.ts'
import { S } from '../../../scripts/requests/paths.ts'
import { goodPassword } from '../../support/functions.ts'
import { useTestService } from '../../support/useTestService.ts'
import { countRoles, createRole as createRoleAs, idOf, keyed } from '../../support/keyedRoles.ts'
import { stateOf } from '../../support/tableState.ts'

const service = await useTestService()
const token = await service.createUser('anna')
afterEach(() => {
  vi.restoreAllMocks()
})

const createRole = (key: string, roleName: string, as = token): Promise<Reply> =>
  createRoleAs(service, as, key, roleName)

describe('the same request', () => {
  it('gets the same response, and has no second effect', async () => {
    const key = newId()
    const first = await createRole(key, 'jury')
    const second = await createRole(key, 'jury')

    expect([first.status, second.status]).toEqual([201, 201])
    expect(idOf(second)).toBe(idOf(first))
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  })

  it('is executed again when the first one had no effect', async () => {
    const key = newId()
    const role = String(idOf(await createRole(newId(), 'jury', service.adminToken)))
    const json = { permissions: [], roleName: 'bosun' }
    const change = () => service.request(`PUT ${S}/role/${role}`, keyed(key, { token, json }))
    const refused = await change()
    const owner = { username: 'anna' }
    await service.request(`PUT ${S}/ownership/ROLE_DEFINITION/${role}`, {
      token: service.adminToken,
      json: owner,
    })
    const [done, again] = [await change(), await change()]

    expect([refused, done, again].map(({ status }) => status)).toEqual([403, 200, 200])
    expect([done, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([
      undefined,
      'true',
    ])
  })

  it('is executed again after a day', async () => {
    const key = newId()
    const first = await createRole(key, 'jury')
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 23 * 3_600_000)
    expect(idOf(await createRole(key, 'jury'))).toBe(idOf(first))

    vi.spyOn(Date, 'now').mockReturnValue(now + 25 * 3_600_000)
    const later = await createRole(key, 'jury')

    expect([later.status, idOf(later) === idOf(first)]).toEqual([201, false])
  })
})

describe('another request', () => {
  it.each([
    ['another body', (key: string) => createRole(key, 'bosun')],
    [
      'another path',
      (key: string) =>
        service.request(`POST ${S}/role/`, keyed(key, { token, form: { roleName: 'jury' } })),
    ],
    [
      'another query',
      (key: string) =>
        service.request(`POST ${S}/role?a=b`, keyed(key, { token, form: { roleName: 'jury' } })),
    ],
    [
      'another group',
      (key: string) =>
        service.request(
          `POST ${S}/role`,
          keyed(key, {
            token,
            form: { roleName: 'jury' },
            headers: { tenantgroupid: newId() },
          }),
        ),
    ],
  ])('with the same key, and %s, is refused', async (_, send) => {
    const key = newId()
    await createRole(key, 'jury')
    const before = await stateOf(service)
    const { status, body } = await send(key)

    expect([status, body]).toMatchObject([422, { code: 'idempotency-key-reused' }])
    expect(await stateOf(service)).toEqual(before)
  })

  it('of another user has separate keys', async () => {
    const key = newId()
    const other = await service.createUser('carl')
    const [mine, theirs] = [await createRole(key, 'jury'), await createRole(key, 'jury', other)]

    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(idOf(theirs)).not.toBe(idOf(mine))
  })

  it('of an anonymous caller has the keys of its network', async () => {
    const key = newId()
    const register = (from: string, username: string) =>
      service.request(
        `POST ${S}/create_user`,
        keyed(key, { from, form: { username, password: goodPassword } }),
      )
    const [first, again] = [
      await register('192.0.2.7', 'dora'),
      await register('192.0.2.7', 'dora'),
    ]
    const elsewhere = await register('192.0.2.8', 'emil')

    expect([first.status, again.status, elsewhere.status]).toEqual([200, 200, 200])
    expect(again.body).toEqual(first.body)
    expect((await register('192.0.2.7', 'frida')).status).toBe(422)
  })
})

describe('at the same time', () => {
  it('is executed once, and the others are told to wait', async () => {
    const key = newId()
    const replies = await Promise.all(Array.from({ length: 20 }, () => createRole(key, 'at once')))
    const done = replies.filter(({ status }) => status === 201)
    const waiting = replies.filter(({ status }) => status === 409)

    expect(done.length + waiting.length).toBe(20)
    expect(waiting.length).toBeGreaterThan(0)
    expect(new Set(done.map(idOf)).size).toBe(1)
    for (const { body, headers } of waiting) {
      expect(body).toMatchObject({ code: 'request-in-progress' })
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await countRoles(service, 'at once')).toBe(1)
  })
})

describe('the stored response', () => {
  it('omits the token of another user, which each reading has to leave an audit record of', async () => {
    const form = { username: 'anna', email: '', fullName: 'Anna', company: '' }
    const key = newId()
    const change = () =>
      service.request(`PUT ${S}/user`, keyed(key, { token: service.adminToken, form }))
    const [first, again] = [await change(), await change()]

    expect(first.body).toMatchObject({ username: 'anna', access_token: token })
    expect(again.body).toEqual({ ...(first.body as object), access_token: null })
  })

  it('contains no token, no password and no cookie', async () => {
    const form = { username: 'gina', password: goodPassword }
    const made = await service.request(`POST ${S}/create_user`, keyed(newId(), { form }))
    const signIn = keyed(newId(), { form })
    const [first, again] = [
      await service.request(`POST ${S}/login`, signIn),
      await service.request(`POST ${S}/login`, signIn),
    ]
    const { access_token: secret } = made.body as { readonly access_token: string }
    const table = JSON.stringify([...(await stateOf(service)).values()])

    for (const text of [secret, goodPassword, sessionIn(first), sessionIn(again)]) {
      expect(table).not.toContain(text)
    }
    expect(sessionIn(again)).not.toBe(sessionIn(first))
    const hello = await service.request(`GET ${S}/hello`, {
      cookies: [`JSESSIONID=${sessionIn(again)}`],
    })
    expect(hello.body).toMatchObject({ principal: 'gina' })
  })

  it('replays the token of the original response, also when it is no longer valid', async () => {
    const name = 'hugo'
    const old = await service.createUser(name)
    const key = newId()
    const basic = [name, goodPassword] as const
    const renew = () => service.request(`POST ${S}/remove_access_token`, keyed(key, { basic }))
    const [first, again] = [await renew(), await renew()]
    await service.request(`POST ${S}/remove_access_token`, { basic })

    expect(again.body).toEqual(first.body)
    expect((first.body as { readonly access_token: string }).access_token).not.toBe(old)
    expect((await renew()).body).toEqual(first.body)
  })
})

const sessionIn = ({ cookies }: Reply): string =>
  /JSESSIONID=([^;]+)/.exec(cookies.join())?.[1] ?? 'no session'

describe('the header', () => {
  it.each([
    ['empty', ''],
    ['too long', 'x'.repeat(256)],
    ['not ASCII', 'ä'],
  ])('may not be %s', async (_, key) => {
    const { status, text } = await createRole(key, 'jury')
    expect([status, text]).toEqual([400, expect.stringContaining('Idempotency-Key')])
  })

  it('has no effect on reads, and on a dry run', async () => {
    const key = newId()
    const get = () => service.request(`GET ${S}/role`, keyed(key, { token }))
    const dry = () =>
      service.request(
        `POST ${S}/role?dryRun=true`,
        keyed(key, { token, form: { roleName: 'jury' } }),
      )
    const replies = [await get(), await get(), await dry(), await dry()]

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(replies.map(({ headers }) => headers['idempotency-replayed'])).toEqual(
      Array(4).fill(undefined),
    )
  })
})
