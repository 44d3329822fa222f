/** Links with which users set a new password. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { passwordResetEntity } from '#people/items/passwordResets.ts'
import { windowMillis } from '#authentication/items/signInFailures.ts'
import { type Account, accountsOf } from '../support/accounts.ts'
import { goodPassword } from '../support/functions.ts'
import { inviting, scan } from '../support/inviting.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { useTestService } from '../support/useTestService.ts'

const freeAttempts = 20
const service = await useTestService({
  SIGN_IN_FAILURES_PER_NETWORK: String(freeAttempts),
  RATE_LIMIT_PER_NETWORK: '1000',
})
const setup = securitySetup(service)
const { asAdmin, send, newUser, newUserWith, newRole, give, remove, setPassword } =
  accountsOf(service)

const newPassword = 'reaching-under-spinnaker'
const hour = 60 * 60 * 1000

interface Created {
  readonly id: string
  readonly secret: string
  readonly link: string
  readonly expiresAt: number
}

const ask = (by: Pick<Account, 'token'>, { name: username }: Account, more: object = {}) =>
  send(by, 'POST password_reset', { json: { username, ...more } })

const create = async (...asked: Parameters<typeof ask>) => {
  const { status, body } = await ask(...asked)
  expect([status, body]).toEqual([201, expect.anything()])
  return body as Created
}

const preview = ({ secret }: Pick<Created, 'secret'>) =>
  service.request(`POST ${S}/password_reset/preview`, { json: { secret } })

const accept = ({ secret }: Pick<Created, 'secret'>, password = newPassword) =>
  service.request(`POST ${S}/password_reset/accept`, { json: { secret, password } })

const signsIn = async ({ name }: Account, password: string) => {
  const form = { username: name, password }
  return (await service.request(`POST ${S}/login`, { form })).status === 200
}

const isGone = ({ status, body }: Reply) => {
  expect([status, body]).toMatchObject([
    410,
    {
      code: 'reset-gone',
      detail: 'This link is not valid any more. Ask for a new one where you got it.',
    },
  ])
}

/** Neither looking at the link nor using it works, and the password stays. */
const opensNothing = async (link: Created, sailor?: Account) => {
  isGone(await preview(link))
  isGone(await accept(link))
  if (sailor !== undefined) expect(await signsIn(sailor, goodPassword)).toBe(true)
}

// Wrong passwords and unknown secrets of the test before do not count.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 2 * windowMillis)
})

describe('a link for a new password', () => {
  it('tells the user and its maker, and sets the password once', async () => {
    const sailor = await newUser()
    const form = { username: sailor.name, password: goodPassword }
    const { cookies } = await service.request(`POST ${S}/login`, { form })
    const cookie = cookies[0]?.split(';')[0] ?? ''
    const before = await service.request(`GET ${S}/hello`, { headers: { cookie } })
    const made = await create(asAdmin, sailor)

    expect(made.link).toMatch(new RegExp(`/reset#${made.secret}$`))
    expect(made.expiresAt).toBe(Date.now() + hour)
    expect((await preview(made)).body).toEqual({
      username: sailor.name,
      madeBy: 'admin',
      expiresAt: made.expiresAt,
    })
    const accepted = await accept(made)
    expect([accepted.status, accepted.text, accepted.cookies]).toEqual([200, '', []])

    expect(await signsIn(sailor, newPassword)).toBe(true)
    expect(await signsIn(sailor, goodPassword)).toBe(false)
    expect((await send(sailor, 'GET user')).status).toBe(401)
    const after = await service.request(`GET ${S}/hello`, { headers: { cookie } })
    expect([before, after].map(({ body }) => body)).toMatchObject([
      { principal: sailor.name },
      { principal: null },
    ])
    await opensNothing(made)
  })

  it('is also a QR code', async () => {
    const sailor = await newUser()
    const { text } = await ask(asAdmin, sailor, { form: 'qr' })
    const [, secret = ''] = scan(text).split('/reset#')

    expect((await accept({ secret })).status).toBe(200)
  })

  it('can be used by exactly one of ten at once', async () => {
    const sailor = await newUser()
    const made = await create(asAdmin, sailor)
    const passwords = Array.from({ length: 10 }, (_, at) => `${newPassword}-${at}`)
    const replies = await Promise.all(passwords.map((password) => accept(made, password)))

    const statuses = replies.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(410)])
    expect(await signsIn(sailor, passwords[statuses.indexOf(200)] ?? '')).toBe(true)
  })

  it('ends all tokens', async () => {
    const sailor = await newUser()
    const json = { name: 'Results', permissions: ['EVENT:READ:*'] }
    const { body } = await send(sailor, 'POST tokens', { json })
    const { token: scoped } = body as { readonly token: string }
    const read = async (token: string) =>
      (await service.request(`GET ${S}/tokens/self`, { token })).status
    expect(await read(scoped)).toBe(200)
    await accept(await create(asAdmin, sailor))

    expect(await read(scoped)).toBe(401)
    expect(await read(sailor.token)).toBe(401)
  })

  it('stays after a weak password', async () => {
    const sailor = await newUser()
    const made = await create(asAdmin, sailor)
    const weak = await accept(made, 'sail')

    expect(weak).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ parameter: 'password', code: 'password' }] },
    })
    expect(await signsIn(sailor, goodPassword)).toBe(true)
    expect((await accept(made)).status).toBe(200)
  })

  it('ends at its time, at most after seven days', async () => {
    const sailor = await newUser()
    const week = Date.now() + 7 * 24 * hour
    const tooLate = await ask(asAdmin, sailor, { validUntil: week + 1 })
    const made = await create(asAdmin, sailor, { validUntil: week })

    expect(tooLate).toMatchObject({ status: 400, body: { errors: [{ pointer: '/validUntil' }] } })
    vi.setSystemTime(week - 1)
    expect((await preview(made)).status).toBe(200)
    vi.setSystemTime(week)
    await opensNothing(made, sailor)
  })

  const ends: Readonly<Record<string, (sailor: Account) => Promise<unknown>>> = {
    'a newer link': (sailor) => create(asAdmin, sailor),
    'another new password': (sailor) =>
      send(sailor, 'POST change_password', { form: { password: goodPassword } }),
    'the end of all sessions': (sailor) =>
      send(sailor, 'POST logout', { form: { everywhere: 'true' } }),
  }
  it.each(Object.entries(ends))('ends with %s', async (_, end) => {
    const sailor = await newUser()
    const made = await create(asAdmin, sailor)
    await end(sailor)

    await opensNothing(made, sailor)
  })

  it('ends with the user, also for a new one of the same name', async () => {
    const sailor = await newUser()
    const made = await create(asAdmin, sailor)
    await remove(asAdmin, sailor)
    const item = await setup.newStore().get(passwordResetEntity.key(made.secret.slice(43)))
    await service.createUser(sailor.name)

    expect(item).toBeUndefined()
    await opensNothing(made, sailor)
  })

  it('is not repeated with its secret', async () => {
    const sailor = await newUser()
    const headers = { 'idempotency-key': 'once' }
    const json = { username: sailor.name }
    const first = await send(asAdmin, 'POST password_reset', { json, headers })
    const again = await send(asAdmin, 'POST password_reset', { json, headers })
    const { secret: _, link: __, ...others } = first.body as Created

    expect(again.body).toEqual(others)
    expect((await accept(first.body as Created)).status).toBe(200)
  })
})

describe('the maker of a link', () => {
  it('is a user who may set the password, and nobody else', async () => {
    const [creator, stranger] = [await newUser(), await newUser()]
    const sailor = await newUser(creator)
    const helpDesk = await newUserWith(await newRole('USER:READ,UPDATE,CREATE,DELETE'))
    await give(sailor, predefinedRoles.admin.id)

    const replies = await Promise.all([creator, stranger, helpDesk].map((by) => ask(by, sailor)))
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
    const same = await Promise.all([creator, stranger].map((by) => setPassword(by, sailor)))
    expect(same.map(({ status }) => status)).toEqual([403, 403])
    expect((await ask(sailor, sailor)).status).toBe(201)
  })

  it('must still be permitted when the link is used', async () => {
    const creator = await newUser()
    const sailor = await newUser(creator)
    const made = await create(creator, sailor)
    expect((await preview(made)).status).toBe(200)
    await give(sailor, predefinedRoles.admin.id)

    await opensNothing(made, sailor)
  })

  it('must still exist when the link is used', async () => {
    const creator = await newUser()
    const sailor = await newUser(creator)
    const made = await create(creator, sailor)
    await remove(asAdmin, creator)
    await service.createUser(creator.name)

    await opensNothing(made, sailor)
  })

  it('cannot make one for an unknown user', async () => {
    const unknown = { name: 'nobody-of-this-name', token: '' }
    expect((await ask(asAdmin, unknown)).status).toBe(404)
    expect((await ask(await newUser(), unknown)).status).toBe(403)
  })
})

describe('the account page', () => {
  const pageOf = async ({ token }: Account) =>
    (await service.request('GET /account', { token })).text

  it('tells who made the link, until the user closes the notice', async () => {
    const sailor = await newUser()
    expect(await pageOf(sailor)).not.toContain('A link has set your password')
    await accept(await create(asAdmin, sailor))
    const basic = [sailor.name, newPassword] as const
    const { body } = await service.request(`GET ${S}/access_token`, { basic })
    const { access_token: token } = body as { readonly access_token: string }
    const now = { ...sailor, token }
    const text = await pageOf(now)
    const closed = await send(now, 'DELETE password_reset/notice')

    expect(text).toContain('A link has set your password')
    expect(text).toMatch(/admin<\/bdi> made the link on <time/)
    expect(closed.status).toBe(200)
    expect(await pageOf(now)).not.toContain('A link has set your password')
  })
})

describe('another secret', () => {
  it('of an invitation opens no password, and that of a link no invitation', async () => {
    const by = inviting(service)
    const { token, ...sailor } = await newUser()
    const json = { roleId: predefinedRoles.moderator.id }
    const invitation = await by.create(service.adminToken, json)
    const made = await create(asAdmin, { token, ...sailor })

    isGone(await preview(invitation))
    isGone(await accept(invitation))
    expect((await by.preview(made.secret)).status).toBe(410)
    expect((await by.accept(token, made.secret)).status).toBe(410)
    expect((await by.preview(invitation.secret)).status).toBe(200)
    expect((await preview(made)).status).toBe(200)
  })

  it('of another user opens nothing, and is slowed down as a guess', async () => {
    const [one, other] = [await newUser(), await newUser()]
    const [ofOne, ofOther] = [await create(asAdmin, one), await create(asAdmin, other)]
    const mixed = ofOne.secret.slice(0, 43) + ofOther.secret.slice(43)
    const guesses: number[] = []
    for (let count = 0; count <= freeAttempts; count += 1) {
      guesses.push((await accept({ secret: mixed })).status)
    }

    expect(guesses).toEqual([...Array<number>(freeAttempts).fill(410), 429])
    expect((await preview(ofOne)).status).toBe(200)
    expect((await accept(ofOther)).status).toBe(200)
  })
})
