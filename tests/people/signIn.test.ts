import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Reply, RequestOptions } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'

const daySeconds = 24 * 60 * 60
const nobody = { principal: null, authenticated: false, remembered: false }
const endedCookie = 'JSESSIONID=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0'
const anna = { username: 'anna', password: goodPassword }
const ben = { username: 'ben', password: goodPassword }

const service = await useTestService()
let annaToken = ''
annaToken = await service.createUser('anna')
await service.createUser('ben')
afterEach(() => {
  vi.useRealTimers()
})

const hello = (options: RequestOptions = {}) => service.request(`GET ${S}/hello`, options)
const postHello = (options: RequestOptions = {}) => service.request(`POST ${S}/hello`, options)
const cookieOf = (reply: Reply): string => reply.cookies[0]?.split(';')[0] ?? ''
const login = async (form: Readonly<Record<string, string>> = anna): Promise<string> =>
  cookieOf(await service.request(`POST ${S}/login`, { form }))
const principalOf = async (cookie: string): Promise<unknown> =>
  ((await hello({ cookies: [cookie] })).body as { readonly principal: unknown }).principal
const subject = (principal: string, remembered = false) => ({
  principal,
  authenticated: true,
  remembered,
})

describe('the authentication methods', () => {
  it('identify the caller by session, form, bearer token and Basic', async () => {
    const cookie = await login()

    const replies = [
      await hello({ cookies: [cookie] }),
      await postHello({ form: anna }),
      await hello({ token: annaToken }),
      await hello({ basic: ['anna', goodPassword] }),
    ]

    expect(replies.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(4).fill({ status: 200, body: subject('anna') }),
    )
  })

  it('report an anonymous caller without credentials, and require them for protected operations', async () => {
    const anonymous = await hello()
    const token = await service.request(`GET ${S}/access_token`)

    expect(anonymous).toMatchObject({ status: 200, body: nobody, cookies: [] })
    expect(token.status).toBe(401)
    expect(token.headers['www-authenticate']).toMatch(/Basic realm="[^"]+", charset="UTF-8"/)
  })

  it.each(['bEARER', 'BEARER', 'bearer  '])('accept the scheme `%s`', async (scheme) => {
    const reply = await hello({ headers: { authorization: `${scheme} ${annaToken}` } })

    expect(reply.body).toEqual(subject('anna'))
  })

  it('begin a session for a form only', async () => {
    const byForm = await service.request(`POST ${S}/login`, { form: anna })
    const byHeader = await service.request(`POST ${S}/login`, { form: ben, token: annaToken })
    const forToken = await service.request(`POST ${S}/access_token`, { form: anna })

    expect(byForm.cookies).toHaveLength(1)
    expect([byHeader.cookies, forToken.cookies]).toEqual([[], []])
    expect(forToken.body).toEqual({ username: 'anna', access_token: annaToken })
  })

  it('never sign in with a GET', async () => {
    const anonymous = await hello({ form: anna })
    const token = await service.request(`GET ${S}/access_token`, { form: anna })

    expect(anonymous).toMatchObject({ status: 200, body: nobody, cookies: [] })
    expect(token.status).toBe(401)
  })
})

describe('several credentials at once', () => {
  it('count by precedence: the header over the form over the cookie', async () => {
    const cookie = await login()

    const header = await postHello({ token: annaToken, form: ben, cookies: [await login(ben)] })
    const form = await postHello({ form: ben, cookies: [cookie] })

    expect(header).toMatchObject({ body: subject('anna'), cookies: [] })
    expect(form.body).toEqual(subject('ben'))
    expect(await principalOf(cookieOf(form))).toBe('ben')
  })

  it.each([
    'Bearer cb_x',
    'Bearer',
    'Basic x',
    'Bearer a b',
    'Bearer a,b',
    '',
    ' ',
    'Digest username="anna"',
    'Digest username="anna", realm="x"',
  ])(
    'never fall back from the header `%s` to a form, a cookie or an anonymous caller',
    async (authorization) => {
      const cookies = [await login()]

      const reply = await postHello({ headers: { authorization }, form: anna, cookies })

      expect(reply.status).toBe(401)
      expect(reply.body).toMatchObject({ code: 'invalid-credentials' })
      expect(reply.cookies).toEqual([])
    },
  )

  it('never fall back from a wrong or incomplete form to a cookie', async () => {
    const cookies = [await login()]
    const from = '192.0.2.99'

    const wrong = await postHello({ form: { ...anna, password: 'x' }, cookies, from })
    const half = await postHello({ form: { username: 'anna' }, cookies, from })
    const none = await postHello({ form: { rememberMe: 'true' }, cookies, from })
    const absent = await postHello({ json: { username: null, password: null }, cookies, from })

    expect([wrong.status, half.status]).toEqual([401, 401])
    expect([none.body, absent.body]).toEqual([subject('anna'), subject('anna')])
  })

  it('are refused when two of one kind contradict each other', async () => {
    const cookie = await login()
    const basic = Buffer.from(`anna:${goodPassword}`).toString('base64')
    const joinedHeaders = [
      `Bearer ${annaToken}, Bearer ${annaToken}`,
      `Bearer ${annaToken}, Basic ${basic}`,
      `Basic ${basic},Basic ${basic}`,
    ]

    const cookies = await hello({ cookies: [cookie, 'a=b', 'JSESSIONID=x'] })
    const joined = await hello({ headers: { cookie: `${cookie}; a=b; JSESSIONID=x` } })
    const headers = await Promise.all(
      joinedHeaders.map((authorization) => hello({ headers: { authorization } })),
    )
    const one = await hello({ headers: { cookie: `a=b; ${cookie}; JSESSIONIDX=x` } })

    const refused = [cookies, joined, ...headers]
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(one.body).toEqual(subject('anna'))
  })
})

describe('a session', () => {
  it.each([
    { rememberMe: 'false', seconds: daySeconds, maxAge: '' },
    { rememberMe: 'true', seconds: 30 * daySeconds, maxAge: `; Max-Age=${30 * daySeconds}` },
  ])('lasts $seconds seconds with rememberMe=$rememberMe', async (row) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_900_000_000_000 })
    const remembered = row.rememberMe === 'true'

    const begun = await postHello({ form: { ...anna, rememberMe: row.rememberMe } })
    vi.setSystemTime(Date.now() + row.seconds * 1000 - 1)
    const alive = await hello({ cookies: [cookieOf(begun)] })
    vi.setSystemTime(Date.now() + 1)
    const over = await hello({ cookies: [cookieOf(begun)] })

    expect(begun.cookies).toEqual([
      `${cookieOf(begun)}; Path=/; HttpOnly; SameSite=Lax; Secure${row.maxAge}`,
    ])
    expect([begun.body, alive.body]).toEqual(Array(2).fill(subject('anna', remembered)))
    expect(alive.cookies).toEqual([])
    expect(over).toMatchObject({ status: 200, body: nobody, cookies: [endedCookie] })
  })

  it('that does not exist is anonymous, and its cookie is cleared', async () => {
    const [name = ''] = (await login()).split('.')
    const values = [`${name}.x`, 'JSESSIONID=ABCDEF', 'JSESSIONID=', 'JSESSIONID=a.b.c', `${name}.`]

    const replies = await Promise.all(values.map((cookie) => hello({ cookies: [cookie] })))
    const strict = await service.request(`GET ${S}/access_token`, { cookies: [values[0] ?? ''] })

    expect(replies.map(({ body, cookies }) => ({ body, cookies }))).toEqual(
      Array(values.length).fill({ body: nobody, cookies: [endedCookie] }),
    )
    expect(strict).toMatchObject({ status: 401, cookies: [endedCookie] })
  })

  it('never has a secret that the client chose or had before', async () => {
    const planted = await login(ben)
    const chosen = `${planted.split('.')[0] ?? ''}.chosen-by-somebody-else`

    const first = cookieOf(await postHello({ form: anna, cookies: [planted] }))
    const second = cookieOf(await postHello({ form: anna, cookies: [chosen] }))

    expect(new Set([planted, chosen, first, second]).size).toBe(4)
    expect(await principalOf(planted)).toBeNull()
    expect(await principalOf(chosen)).toBeNull()
    expect(await principalOf(first)).toBe('anna')
    expect(second.split('.')[1]).toMatch(/^[\w-]{65}$/)
  })

  it('survives a failed sign-in, and a path parameter is not its id', async () => {
    const cookie = await login()
    const form = { ...anna, password: 'wrong' }

    await postHello({ form, cookies: [cookie], from: '192.0.2.98' })
    const parameter = await hello({ headers: { 'x-jsessionid': cookie } })

    expect(await principalOf(cookie)).toBe('anna')
    expect(parameter.body).toEqual(nobody)
  })

  it.each(['POST', 'GET'])('ends at once with %s logout, and no other one does', async (method) => {
    const [cookie, other] = [await login(), await login()]

    const reply = await service.request(`${method} ${S}/logout`, {
      cookies: [cookie],
      headers: { 'sec-fetch-site': 'same-origin' },
    })

    expect(reply).toMatchObject({ status: 200, text: '', cookies: [endedCookie] })
    // Presses that wait are in the storage.
    expect(reply.headers['clear-site-data']).toBe('"cache"')
    expect([await principalOf(cookie), await principalOf(other)]).toEqual([null, 'anna'])
  })

  it.each([{}, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }])(
    'keeps its cookie in the browser when a logout comes without the cookie, with %o',
    async (headers) => {
      const reply = await service.request(`POST ${S}/logout`, { headers })

      expect(reply).toMatchObject({ status: 200, text: '', cookies: [] })
    },
  )

  it('ends with a logout that is authenticated by a header too', async () => {
    const cookie = await login()

    await service.request(`POST ${S}/logout`, { cookies: [cookie], token: annaToken })

    expect(await principalOf(cookie)).toBeNull()
    expect((await hello({ token: annaToken })).body).toEqual(subject('anna'))
  })

  it('ends with a logout everywhere, like all sessions of its user', async () => {
    await service.createUser('dora')
    const dora = { username: 'dora', password: goodPassword }
    const [own, other, foreign] = [await login(dora), await login(dora), await login()]

    const reply = await service.request(`POST ${S}/logout`, {
      form: { everywhere: 'true' },
      cookies: [own],
    })

    expect(reply).toMatchObject({ status: 200, text: '', cookies: [endedCookie] })
    const principals = await Promise.all([own, other, foreign].map(principalOf))
    expect(principals).toEqual([null, null, 'anna'])
    expect(await principalOf(await login(dora))).toBe('dora')
  })

  it('ends when the password changes, except for a new one of the same caller', async () => {
    const token = await service.createUser('carla')
    const [own, other] = [
      await login({ username: 'carla', password: goodPassword }),
      await login({ username: 'carla', password: goodPassword }),
    ]
    const password = 'gybing-on-port-8'

    const changed = await service.request(`POST ${S}/change_password`, {
      form: { password },
      cookies: [own],
    })

    expect(changed.status).toBe(200)
    expect(await principalOf(cookieOf(changed))).toBe('carla')
    expect([await principalOf(own), await principalOf(other)]).toEqual([null, null])
    expect((await hello({ token })).body).toEqual(subject('carla'))
    expect((await hello({ basic: ['carla', goodPassword] })).status).toBe(401)
    expect((await hello({ basic: ['carla', password] })).body).toEqual(subject('carla'))
  })
})

describe('a password in the query', () => {
  it.each(['hello', 'login', 'access_token', 'change_password'])(
    'is refused by %s',
    async (name) => {
      const query = new URLSearchParams(anna).toString()
      const options = name === 'change_password' ? { token: annaToken } : {}

      const inQuery = await service.request(`POST ${S}/${name}?${query}`, options)
      const inForm = await service.request(`POST ${S}/${name}`, { ...options, form: anna })

      expect(inQuery.status).toBe(400)
      expect(inQuery.text).toContain('"misplaced"')
      expect(inQuery.text).not.toContain(goodPassword)
      expect(inQuery.cookies).toEqual([])
      expect(inForm.status).toBe(200)
    },
  )
})
