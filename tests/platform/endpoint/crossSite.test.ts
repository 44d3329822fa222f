import { describe, expect, it } from 'vitest'
import type { Reply, RequestOptions } from '../../../scripts/requests/requests.ts'
import { S } from '../../../scripts/requests/paths.ts'
import { runs } from '../../support/longForm.ts'
import { goodPassword } from '../../support/functions.ts'
import { useTestService } from '../../support/useTestService.ts'
import { keepLog } from '../../support/logLines.ts'

const log = keepLog()
const trusted = 'https://trusted.example'
const evil = 'https://evil.example'
const form = { username: 'anna', password: goodPassword }

const service = await useTestService({ CORS_ORIGINS: ` ${trusted}, https://app.example:8443,,` })
let token = ''
token = await service.createUser('anna')

const login = async (): Promise<string> => {
  const { cookies } = await service.request(`POST ${S}/login`, { form })
  return cookies[0]?.split(';')[0] ?? ''
}

const currentToken = async (): Promise<string> => {
  const { body } = await service.request(`GET ${S}/access_token`, { basic: ['anna', goodPassword] })
  return (body as { readonly access_token: string }).access_token
}

interface Source {
  readonly site?: string
  readonly origin?: string
  readonly referer?: string
  readonly isForeign: boolean
  /** Without evidence that the request comes from our own pages. */
  readonly isUnknown?: true
}

/** The headers in which a browser names the source, and whether that is another site. */
const sources: readonly Source[] = [
  { isForeign: false, isUnknown: true },
  { referer: '', isForeign: false, isUnknown: true },
  { referer: 'about:blank', isForeign: false, isUnknown: true },
  { referer: `${evil}/`, isForeign: false, isUnknown: true },
  { referer: 'http://localhost.evil.example/', isForeign: false, isUnknown: true },
  { referer: 'http://evil.example/http://localhost/', isForeign: false, isUnknown: true },
  { referer: 'http://localhost/board/Kiel/R1/Default', isForeign: false },
  { referer: 'http://localhost/', site: 'cross-site', isForeign: true },
  { referer: 'http://localhost/', origin: 'null', isForeign: true },
  { site: 'none', isForeign: false },
  { site: 'same-origin', isForeign: false },
  { site: 'same-origin', origin: 'http://localhost', isForeign: false },
  { origin: 'http://localhost', isForeign: false },
  { site: 'same-site', isForeign: true },
  { site: 'cross-site', isForeign: true },
  { site: 'cross-site', origin: 'http://localhost', isForeign: true },
  { site: 'cross-site', origin: evil, isForeign: true },
  { site: 'anything-new', isForeign: true },
  { site: '', isForeign: true },
  { origin: evil, isForeign: true },
  { origin: 'null', isForeign: true },
  { origin: '', isForeign: true },
  { origin: 'http://localhost:81', isForeign: true },
  { origin: 'http://localhost.evil.example', isForeign: true },
  { origin: 'http://localhost@evil.example', isForeign: true },
  { site: 'same-origin', origin: evil, isForeign: true },
  { site: 'none', origin: 'null', isForeign: true },
  { site: 'cross-site', origin: trusted, isForeign: false },
  { site: 'same-site', origin: 'https://app.example:8443', isForeign: false },
  { origin: trusted, isForeign: false },
]

const profile = { username: 'anna', email: '', fullName: 'Anna', company: '' }

/** The tested requests, and whether they change data. */
const operations: readonly {
  readonly route: string
  readonly isUnsafe: boolean
  readonly options?: RequestOptions
}[] = [
  { route: `GET ${S}/hello`, isUnsafe: false },
  { route: `GET ${S}/user`, isUnsafe: false },
  { route: `HEAD ${S}/user`, isUnsafe: false },
  { route: `POST ${S}/hello`, isUnsafe: true },
  { route: `POST ${S}/role/`, isUnsafe: true, options: { form: { roleName: 'jury' } } },
  { route: `PUT ${S}/user`, isUnsafe: true, options: { json: profile } },
  { route: `DELETE ${S}/user?username=nobody`, isUnsafe: true },
  { route: `POST ${S}/change_password`, isUnsafe: true, options: { json: { password: 'x' } } },
  { route: `GET ${S}/remove_access_token`, isUnsafe: true },
  { route: `POST ${S}/remove_access_token`, isUnsafe: true },
  { route: `GET ${S}/logout`, isUnsafe: true },
  { route: `POST ${S}/logout`, isUnsafe: true },
]

const senders: Readonly<
  Record<
    string,
    {
      readonly isAmbient: boolean
      /** A GET that changes data needs evidence of the same site. */
      readonly needsEvidence?: true
      readonly userAgent?: string
      readonly sign: () => Promise<RequestOptions>
    }
  >
> = {
  cookie: {
    isAmbient: true,
    needsEvidence: true,
    sign: async () => ({ cookies: [await login()] }),
  },
  basic: { isAmbient: true, sign: () => Promise.resolve({ basic: ['anna', goodPassword] }) },
  'basic by curl': {
    isAmbient: true,
    userAgent: 'curl/8.14.1',
    sign: () => Promise.resolve({ basic: ['anna', goodPassword] }),
  },
  'basic by a browser': {
    isAmbient: true,
    needsEvidence: true,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
    sign: () => Promise.resolve({ basic: ['anna', goodPassword] }),
  },
  bearer: { isAmbient: false, sign: () => Promise.resolve({ token }) },
  none: { isAmbient: false, sign: () => Promise.resolve({}) },
}

const headersOf = ({ site, origin, referer }: Source, userAgent?: string) => ({
  ...(site === undefined ? {} : { 'sec-fetch-site': site }),
  ...(origin === undefined ? {} : { origin }),
  ...(referer === undefined ? {} : { referer }),
  ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
})

const codeOf = ({ body }: Reply): unknown => (body as { readonly code?: string } | undefined)?.code

const isRefused = (reply: Reply): boolean => {
  if (codeOf(reply) !== 'cross-site') return false
  expect(reply.status).toBe(403)
  expect(reply.cookies).toEqual([])
  expect(log.lastLine().storeCalls).toBe(0)
  return true
}

describe.each(Object.entries(senders))('a request with credentials by %s', (name, sender) => {
  // One rule for all credentials that a browser adds by itself. Other credentials are exempt.
  const tested = name === 'cookie' ? sources : sources.filter((_, at) => at % runs(4, 1) === 0)

  it.each(tested)('from $site $origin is refused when required', async (source) => {
    const { isForeign, isUnknown } = source
    const seen = []
    let credentials = await sender.sign()
    for (const { route, options } of operations) {
      const reply = await service.request(route, {
        ...options,
        ...credentials,
        headers: headersOf(source, sender.userAgent),
      })
      seen.push({ route, isRefused: isRefused(reply) })
      if (route.includes('remove_access_token')) token = await currentToken()
      // These end the session, unless they are refused.
      if (/remove_access_token|logout/.test(route)) credentials = await sender.sign()
    }

    expect(seen, name).toEqual(
      operations.map(({ route, isUnsafe }) => {
        const isLink = sender.needsEvidence && isUnknown && isUnsafe && route.startsWith('GET')
        return { route, isRefused: sender.isAmbient && isUnsafe && (isForeign || isLink === true) }
      }),
    )
  })
})

describe('a GET that changes data, with a cookie and without evidence of the same site', () => {
  it.each(['logout', 'remove_access_token'])(
    'is refused by %s, and the detail names the required header',
    async (name) => {
      const cookies = [await login()]

      const refused = await service.request(`GET ${S}/${name}`, { cookies })
      const still = await service.request(`GET ${S}/hello`, { cookies })

      expect(refused.status).toBe(403)
      expect(refused.text).toMatch(
        /Send a POST.*Authorization: Bearer.*Sec-Fetch-Site: same-origin/,
      )
      expect(still.body).toMatchObject({ principal: 'anna' })
      expect((await service.request(`GET ${S}/user`, { token })).status).toBe(200)
      expect((await service.request(`POST ${S}/${name}`, { cookies })).status).toBe(200)
      token = await currentToken()
    },
  )
})

describe('signing in with a form', () => {
  it.each(sources)('from $site $origin is refused when required', async (source) => {
    const headers = headersOf(source)

    const replies = [
      await service.request(`POST ${S}/hello`, { form, headers }),
      await service.request(`POST ${S}/login`, { form, headers }),
      await service.request(`POST ${S}/access_token`, { form, headers }),
    ]

    const { isForeign } = source
    expect(replies.map(({ status }) => status)).toEqual(Array(3).fill(isForeign ? 403 : 200))
    expect(replies.map(({ cookies }) => cookies.length)).toEqual(isForeign ? [0, 0, 0] : [1, 1, 0])
  })

  it('from another site does not change the session of the victim', async () => {
    const cookies = [await login()]

    const attack = await service.request(`POST ${S}/hello`, {
      form: { username: 'admin', password: service.adminPassword },
      cookies,
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    const after = await service.request(`GET ${S}/hello`, { cookies })

    expect(attack).toMatchObject({ status: 403, cookies: [] })
    expect(after.body).toMatchObject({ principal: 'anna' })
  })
})

describe('a body that a form of another site can send', () => {
  it.each(['text/plain', 'multipart/form-data; boundary=x', ''])('as `%s` is 415', async (type) => {
    const reply = await service.request(`POST ${S}/role/`, {
      cookies: [await login()],
      headers: { 'content-type': type },
      body: '{"roleName":"jury"}',
    })

    expect(reply.status).toBe(415)
    expect(codeOf(reply)).toBe('unsupported-media-type')
  })
})

describe('an origin', () => {
  const corsOf = ({ headers }: Reply) =>
    Object.entries(headers).filter(([name]) => name.startsWith('access-control-'))

  it.each([trusted, 'https://app.example:8443'])(
    '%s of the list may read responses',
    async (origin) => {
      const replies = [
        await service.request(`GET ${S}/hello`, { headers: { origin } }),
        await service.request(`GET ${S}/access_token`, { headers: { origin } }),
        await service.request('GET /nothing-here', { headers: { origin } }),
      ]

      expect(replies.map(({ status }) => status)).toEqual([200, 401, 404])
      for (const { headers } of replies) {
        expect(headers['access-control-allow-origin']).toBe(origin)
        expect(headers['access-control-allow-credentials']).toBe('true')
        expect(headers.vary).toContain('Origin')
      }
    },
  )

  it.each([
    'null',
    '*',
    '',
    evil,
    `${trusted}.evil.example`,
    'https://eviltrusted.example',
    'http://trusted.example',
    `${trusted}:443`,
    `${trusted}:8443`,
    `${trusted}/`,
    trusted.toUpperCase(),
    `${trusted}, ${evil}`,
    'https://trüsted.example',
    'https://app.example',
    'https://user@trusted.example',
    `${trusted}\0`,
    ` ${trusted}`,
  ])('`%s` outside of the list may not, and is not echoed', async (origin) => {
    const reply = await service.request(`GET ${S}/hello`, { headers: { origin }, token })
    const preflight = await service.request(`OPTIONS ${S}/role/`, { headers: { origin } })

    expect([reply.status, preflight.status]).toEqual([200, 204])
    expect([...corsOf(reply), ...corsOf(preflight)]).toEqual([])
    expect([reply.headers.vary, preflight.headers.vary]).toEqual(['Accept, Origin', 'Origin'])
  })

  it('gets preflight responses, only if it is in the list', async () => {
    const ask = (headers: Readonly<Record<string, string>>) =>
      service.request(`OPTIONS ${S}/role/`, {
        headers: { 'access-control-request-method': 'POST', ...headers },
      })

    const listed = await ask({ origin: trusted })
    const none = await ask({})

    expect(listed).toMatchObject({ status: 204, text: '' })
    expect(listed.headers).toMatchObject({
      'access-control-allow-origin': trusted,
      'access-control-allow-methods': 'OPTIONS, HEAD, POST, GET',
    })
    expect(listed.headers['access-control-allow-headers']).toContain('Authorization')
    expect(corsOf(none)).toEqual([])
  })
})
