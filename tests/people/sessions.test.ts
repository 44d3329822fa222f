/** The list of sessions: what it shows, and how sessions end. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { browserIn } from '#authentication/browser.ts'
import { goodPassword } from '../support/functions.ts'
import { beforeNextTransaction } from '../support/beforeNextTransaction.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service

interface Session {
  readonly id: string
  readonly begunAt: number | null
  readonly lastSeenAt: number
  readonly browser: string | null
  readonly current: boolean
}

const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
const laptop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const signIn = async (username: string, userAgent: string) => {
  const form = { username, password: goodPassword, rememberMe: 'true' }
  const headers = { 'user-agent': userAgent }
  const { cookies } = await request(`POST ${S}/login`, { form, headers })
  return [cookies[0]?.split(';')[0] ?? '']
}

const isSignedIn = async (cookies: readonly string[]) => {
  const { body } = await request(`GET ${S}/hello`, { cookies })
  return (body as { readonly authenticated: boolean }).authenticated
}

const listed = async (options: object, query = '') => {
  const { status, body } = await request(`GET ${S}/sessions${query}`, options)
  expect(status).toBe(200)
  return body as readonly Session[]
}

const meanwhile = beforeNextTransaction(service)

let count = 0
const newUser = async () => {
  count += 1
  const name = `user-${count}`
  return { name, token: await service.createUser(name) }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the list of sessions', () => {
  it('shows the own ones, with their browsers and times', async () => {
    const { name, token } = await newUser()
    const now = Math.ceil(Date.now() / 3_600_000) * 3_600_000
    vi.useFakeTimers({ toFake: ['Date'], now })
    const onPhone = await signIn(name, phone)
    vi.setSystemTime(now + 1000)
    await signIn(name, laptop)
    vi.setSystemTime(now + 20 * 60_000)

    const seen = await listed({ cookies: onPhone })
    const withToken = await listed({ token })

    const quarter = now + 15 * 60_000
    expect(seen).toMatchObject([
      { browser: 'Chrome Windows', begunAt: now + 1000, lastSeenAt: now + 1000, current: false },
      { browser: 'Firefox Android', begunAt: now, lastSeenAt: quarter, current: true },
    ])
    expect(withToken.map(({ current }) => current)).toEqual([false, false])
  })

  it('shows those of others to callers who may change the user', async () => {
    const { name } = await newUser()
    const stranger = await newUser()
    await signIn(name, phone)

    const seen = await listed({ token: service.adminToken }, `?username=${name}`)
    const refused = await request(`GET ${S}/sessions?username=${name}`, { token: stranger.token })

    expect(seen).toHaveLength(1)
    expect(refused.status).toBe(403)
  })

  it('does not help to use a session', async () => {
    const { name } = await newUser()
    const cookies = await signIn(name, phone)
    const [session] = await listed({ cookies })
    const [head = ''] = (cookies[0] ?? '').split('.')

    expect(await isSignedIn([`${head}.${session?.id ?? ''}`])).toBe(false)
    expect(await isSignedIn(cookies)).toBe(true)
  })
})

describe('a session ends', () => {
  it('alone, by its user or an administrator, and by nobody else', async () => {
    const { name, token } = await newUser()
    const stranger = await newUser()
    const [one, other] = [await signIn(name, phone), await signIn(name, laptop)]
    const [second, first] = await listed({ token })
    const end = (session: Session | undefined, as: string) =>
      request(`DELETE ${S}/sessions/${session?.id ?? ''}`, { token: as })

    const refused = await end(first, stranger.token)
    const still = await isSignedIn(one)
    const ended = await end(first, token)
    const after = [await isSignedIn(one), await isSignedIn(other)]
    await end(second, service.adminToken)

    expect([refused.status, still, ended.status]).toEqual([404, true, 200])
    expect(after).toEqual([false, true])
    expect(await isSignedIn(other)).toBe(false)
    expect(await listed({ token })).toEqual([])
  })

  it('with all others, and the session of the request goes on', async () => {
    const { name, token } = await newUser()
    const [one, other] = [await signIn(name, phone), await signIn(name, laptop)]

    const { status } = await request(`DELETE ${S}/sessions`, { cookies: one })

    expect([status, await isSignedIn(one), await isSignedIn(other)]).toEqual([200, true, false])
    expect(await listed({ token })).toMatchObject([{ browser: 'Firefox Android' }])
    await request(`DELETE ${S}/sessions?username=${name}`, { token: service.adminToken })
    expect(await isSignedIn(one)).toBe(false)
  })

  it('although it ends all others at the same moment', async () => {
    const { name, token } = await newUser()
    const stolen = await signIn(name, phone)
    const [session] = await listed({ token })
    const ended = meanwhile(() => request(`DELETE ${S}/sessions/${session?.id ?? ''}`, { token }))

    await request(`DELETE ${S}/sessions`, { cookies: stolen })

    expect((await ended()).status).toBe(200)
    expect(await isSignedIn(stolen)).toBe(false)
    expect(await listed({ token })).toEqual([])
  })

  it('with a new password, and leaves the list', async () => {
    const { name, token } = await newUser()
    const cookies = await signIn(name, phone)
    const form = { username: name, password: 'luffing-past-the-pin' }

    await request(`POST ${S}/change_password`, { token, form })

    expect(await isSignedIn(cookies)).toBe(false)
    expect(await listed({ token })).toEqual([])
  })
})

describe('the name of a browser', () => {
  it.each([
    [phone, 'Firefox Android'],
    [laptop, 'Chrome Windows'],
    [`${laptop} Edg/140.0`, 'Edge Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604',
      'Safari iPhone',
    ],
    ['curl/8.5.0', 'curl'],
    ['SomethingElse/1.0', undefined],
    [undefined, undefined],
  ])('of %s is %s', (userAgent, name) => {
    expect(browserIn(userAgent)).toBe(name)
  })
})
