/** The steps of the smoke test, in order. Later steps use the results of earlier ones. */
import { randomBytes } from 'node:crypto'
import type { Reply, Request } from '../requests/requests.ts'
import { S, V } from '../requests/paths.ts'
import { pathSegment } from '#values/pathSegment.ts'

export interface Step {
  readonly name: string
  /** The expected response, in words. */
  readonly expected: string
  /** Returns `expected`, or what came instead. */
  readonly run: (request: Request, state: State) => Promise<string>
}

/** Values that steps pass to later steps. */
export interface State {
  readonly username: string
  readonly password: string
  /** A name with characters that gateways change. */
  readonly event: string
  readonly regatta: string
  readonly race: string
  token: string
  etag: string
  cookies: readonly string[]
}

export const newState = (): State => {
  const id = randomBytes(6).toString('hex')
  const event = `Smoke ${id} 100%/ö?`
  const race = `${pathSegment(event)}/R1/Default`
  return {
    username: `smoke-${id}`,
    password: `smoke-${randomBytes(18).toString('base64url')}`,
    event,
    regatta: `${V}/regattas/${pathSegment(event)}`,
    race,
    token: '',
    etag: '',
    cookies: [],
  }
}

/** The status, and the code of the problem if there is one. */
const outcome = ({ status, body }: Reply): string => {
  const { code } = (body ?? {}) as { readonly code?: unknown }
  return typeof code === 'string' ? `${status} ${code}` : String(status)
}

type Detail = (reply: Reply, state: State) => string | undefined

/** @param detail of the response, which is expected after the status and the code of the problem */
const step = (
  name: string,
  expected: string,
  send: (request: Request, state: State) => Promise<Reply>,
  detail?: Detail,
): Step => ({
  name,
  expected,
  run: async (request, state) => {
    const reply = await send(request, state)
    const found = detail === undefined ? '' : (detail(reply, state) ?? '(nothing)')
    return `${outcome(reply)} ${found}`.trim()
  },
})

const mediaType: Detail = ({ headers }) => headers['content-type']

const isUser: Detail = ({ body, text }, { username }) =>
  (body as { readonly principal?: string } | undefined)?.principal === username ? 'the user' : text

/** Node sends a list as repeated headers. */
const twice = (value: string) => [value, value] as unknown as string

const asPage = { headers: { accept: 'text/html' } }
const page = '200 text/html; charset=utf-8'

const course = {
  name: 'Up and down',
  markConfigurations: ['Pin', 'Boat', 'Top', 'Leeward'].map((name) => ({
    id: name,
    freestyleProperties: { name, markType: name === 'Boat' ? 'STARTBOAT' : 'BUOY' },
  })),
  waypoints: [
    { passingInstruction: 'Line', markConfigurationIds: ['Pin', 'Boat'] },
    { passingInstruction: 'Port', markConfigurationIds: ['Top'] },
    { passingInstruction: 'Port', markConfigurationIds: ['Leeward'] },
    { passingInstruction: 'Line', markConfigurationIds: ['Pin', 'Boat'] },
  ],
}

const pages: readonly Step[] = [
  step('GET /health', '200', (request) => request('GET /health')),
  ...['/', '/docs'].map((path) =>
    step(`GET ${path} is a page`, page, (request) => request(`GET ${path}`, asPage), mediaType),
  ),
  step(
    ...(['GET /openapi.json is compressed', '200 gzip'] as const),
    (request) => request('GET /openapi.json', { headers: { 'accept-encoding': 'gzip' } }),
    ({ headers }) => headers['content-encoding'],
  ),
]

const people: readonly Step[] = [
  step(
    ...(['register a user', '200 an access token'] as const),
    async (request, state) => {
      const { username, password } = state
      const reply = await request(`POST ${S}/create_user`, { form: { username, password } })
      const { access_token: token } = (reply.body ?? {}) as { readonly access_token?: string }
      state.token = token ?? ''
      return reply
    },
    (_, { token }) => (token === '' ? undefined : 'an access token'),
  ),
  step(
    ...(['the token signs in', '200 the user'] as const),
    (request, { token }) => request(`GET ${S}/hello`, { token }),
    isUser,
  ),
  step(
    ...(['a wrong password is refused', '401 invalid-credentials Bearer'] as const),
    (request, { username }) => request(`GET ${S}/hello`, { basic: [username, 'wrong'] }),
    ({ headers }) => headers['www-authenticate']?.split(' ')[0],
  ),
  step(
    ...(['a browser gets a session cookie', '200 HttpOnly'] as const),
    async (request, state) => {
      const { username, password } = state
      const reply = await request(`POST ${S}/login`, { form: { username, password } })
      state.cookies = reply.cookies.map((cookie) => cookie.split(';')[0] ?? '')
      return reply
    },
    ({ cookies }) => /HttpOnly/i.exec(cookies.join())?.[0],
  ),
  step(
    ...(['the cookie signs in, among others', '200 the user'] as const),
    (request, { cookies }) =>
      request(`GET ${S}/hello`, { cookies: ['a=b', ...cookies, 'c="d e"'] }),
    isUser,
  ),
  step('two Authorization headers are refused', '400 malformed-request', (request, { token }) =>
    request(`GET ${S}/hello`, { headers: { authorization: twice(`Bearer ${token}`) } }),
  ),
]

const courses = `${V}/courseconfiguration`

const racing: readonly Step[] = [
  step('create a private event', '200', (request, { token, event: eventName }) => {
    const form = { eventName, venuename: 'Kiel', numberofraces: '2', ispublic: 'false' }
    return request(`POST ${V}/events/createEvent`, { token, form })
  }),
  step(
    ...(['read its regatta by an escaped name', '200 the name'] as const),
    async (request, state) => {
      const reply = await request(`GET ${state.regatta}`, { token: state.token })
      state.etag = reply.headers.etag ?? ''
      return reply
    },
    ({ body, text }, { event }) =>
      (body as { readonly name?: string } | undefined)?.name === event
        ? 'the name'
        : text.slice(0, 60),
  ),
  step('read it again with its ETag', '304', (request, { token, regatta, etag }) =>
    request(`GET ${regatta}`, { token, headers: { 'if-none-match': etag } }),
  ),
  step('HEAD is like GET', '200', (request, { token, regatta }) =>
    request(`HEAD ${regatta}`, { token }),
  ),
  step('others may not read it', '401 unauthenticated', (request, { regatta }) =>
    request(`GET ${regatta}`),
  ),
  step('lay a course', '200', (request, { token, race }) =>
    request(`POST ${courses}/createCourse/${race}`, { token, json: course }),
  ),
  step('a wrong course is refused', '400 invalid-input', (request, { token, race }) => {
    const json = { ...course, waypoints: [{ passingInstruction: 'Lime' }] }
    return request(`POST ${courses}/createCourse/${race}`, { token, json })
  }),
  step(
    ...(['the course has a diagram', '200 image/svg+xml'] as const),
    (request, { token, race }) => {
      const headers = { accept: 'image/svg+xml' }
      return request(`GET ${courses}/getFromCourse/${race}.svg`, { token, headers })
    },
    ({ headers }) => headers['content-type']?.split(';')[0],
  ),
  step('preview a copy of it', '200', (request, { token, race }) => {
    const json = { targets: [{ raceColumn: 'R2' }] }
    return request(`POST ${courses}/copyCourse/${race}?dryRun=true`, { token, json })
  }),
  step(
    ...(['tag a moment, twice with one Idempotency-Key', '201 replayed'] as const),
    async (request, { token, username, race }) => {
      const headers = { 'idempotency-key': username }
      const sent = { token, headers, json: { tag: 'start', raceTimepoint: 'now' } }
      await request(`POST ${V}/${race}/tags`, sent)
      return request(`POST ${V}/${race}/tags`, sent)
    },
    ({ headers }) => (headers['idempotency-replayed'] === 'true' ? 'replayed' : undefined),
  ),
  step(
    ...(['list the tags', '200 one'] as const),
    (request, { token, race }) => request(`GET ${V}/${race}/tags?visibility=both`, { token }),
    ({ text }) => (text.match(/"tag"/g)?.length === 1 ? 'one' : text.slice(0, 60)),
  ),
  step(
    ...(['the board is a page', page] as const),
    (request, { token, race }) => request(`GET /board/${race}`, { token, ...asPage }),
    mediaType,
  ),
]

const preferences = `PUT ${S}/preferences/smoke`

const edges: readonly Step[] = [
  step('an unknown path', '404 not-found', (request) => request('GET /nothing/here')),
  step(
    ...(['a wrong method', '405 method-not-allowed with Allow'] as const),
    (request) => request(`DELETE ${S}/hello`),
    ({ headers }) => (headers.allow === undefined ? undefined : 'with Allow'),
  ),
  step('a trailing slash', '200', (request) => request('GET /health/')),
  step('a bare percent sign in a path', '400', async (request) => ({
    ...(await request(`GET ${V}/regattas/100%25`)),
    body: undefined,
  })),
  step('a large document', '413 too-large', (request, { token }) =>
    request(preferences, { token, json: 'x'.repeat(300 * 1024) }),
  ),
  step('a body of five megabytes', '413 too-large', (request, { token }) =>
    request(preferences, { token, json: 'x'.repeat(5 * 1024 * 1024) }),
  ),
  step('malformed JSON', '400 malformed-request', (request, { token }) =>
    request(preferences, {
      token,
      body: '{"a": 1,}',
      headers: { 'content-type': 'application/json' },
    }),
  ),
]

const cleaning: readonly Step[] = [
  step('sign out', '200', (request, { cookies }) =>
    request(`POST ${S}/logout`, { cookies, headers: { 'sec-fetch-site': 'same-origin' } }),
  ),
  step('the cookie is over', '401 unauthenticated', (request, { cookies }) =>
    request(`GET ${S}/user`, { cookies }),
  ),
  step('delete the user', '200', (request, { token, username }) =>
    request(`DELETE ${S}/user?username=${username}`, { token }),
  ),
  step('the token is over', '401 invalid-credentials', (request, { token }) =>
    request(`GET ${S}/hello`, { token }),
  ),
]

export const steps: readonly Step[] = [...pages, ...people, ...racing, ...edges, ...cleaning]
