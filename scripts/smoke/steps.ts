/** The steps of the smoke test, in order. Later steps use the results of earlier ones. */
import { randomBytes } from 'node:crypto'
import { pathSegment } from '../../lib/domain/name/pathSegment.ts'
import type { Received, Send } from './client.ts'

export interface Step {
  readonly name: string
  /** The expected response, in words. */
  readonly expected: string
  /** Returns `expected`, or what came instead. */
  readonly run: (send: Send, state: State) => Promise<string>
}

/** Values that steps pass to later steps. */
export interface State {
  readonly userName: string
  readonly password: string
  /** A name with characters that gateways change. */
  readonly event: string
  token: string
  etag: string
  cookie: string
}

const S = '/security/api/restsecurity'
const V = '/sailingserver/api/v1'

export const newState = (): State => {
  const id = randomBytes(6).toString('hex')
  return {
    userName: `smoke-${id}`,
    password: `smoke-${randomBytes(18).toString('base64url')}`,
    event: `Smoke ${id} 100%/ö?`,
    ...{ token: '', etag: '', cookie: '' },
  }
}

const bearer = ({ token }: State) => ({ authorization: `Bearer ${token}` })

const racePath = ({ event }: State): string => `${pathSegment(event)}/R1/Default`

const parsed = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** The status, and the code of the problem if there is one. */
const outcome = ({ status, text }: Received): string => {
  const { code } = parsed(text)
  return typeof code === 'string' ? `${status} ${code}` : String(status)
}

/** A step that expects a status, with the code of the problem. */
const step = (
  name: string,
  expected: string,
  send: (send: Send, state: State) => Promise<Received>,
): Step => ({
  ...{ name, expected },
  run: async (client, state) => outcome(await send(client, state)),
})

/** A step that also expects something of the response. */
const checked = (
  name: string,
  expected: string,
  send: (send: Send, state: State) => Promise<Received>,
  found: (received: Received, state: State) => string | undefined,
): Step => ({
  ...{ name, expected },
  run: async (client, state) => {
    const received = await send(client, state)
    return `${outcome(received)} ${found(received, state) ?? '(nothing)'}`.trim()
  },
})

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

const page: readonly Step[] = [
  step('GET /health', '200', (send) => send('GET /health')),
  checked(
    'GET / is a page',
    '200 text/html; charset=utf-8',
    (send) => send('GET /'),
    ({ headers }) => headers['content-type'],
  ),
  checked(
    'GET /docs is a page',
    '200 text/html; charset=utf-8',
    (send) => send('GET /docs', { headers: { accept: 'text/html' } }),
    ({ headers }) => headers['content-type'],
  ),
  checked(
    'GET /openapi.json is compressed',
    '200 gzip',
    (send) => send('GET /openapi.json', { headers: { 'accept-encoding': 'gzip' } }),
    ({ headers }) => headers['content-encoding'],
  ),
]

const people: readonly Step[] = [
  {
    name: 'register a user',
    expected: '200, an access token',
    run: async (send, state) => {
      const { userName: username, password } = state
      const received = await send(`POST ${S}/create_user`, { form: { username, password } })
      const { access_token: token } = parsed(received.text)
      state.token = typeof token === 'string' ? token : ''
      return `${outcome(received)}, ${state.token === '' ? 'none' : 'an access token'}`
    },
  },
  checked(
    'the token signs in',
    '200 the user',
    (send, state) => send(`GET ${S}/hello`, { headers: bearer(state) }),
    ({ text }, { userName }) => (parsed(text).principal === userName ? 'the user' : text),
  ),
  checked(
    'a wrong password is refused',
    '401 invalid-credentials Bearer',
    (send, { userName }) => {
      const credentials = Buffer.from(`${userName}:wrong`).toString('base64')
      return send(`GET ${S}/hello`, { headers: { authorization: `Basic ${credentials}` } })
    },
    ({ headers }) => headers['www-authenticate']?.split(' ')[0],
  ),
  checked(
    'a browser gets a session cookie',
    '200 HttpOnly',
    async (send, state) => {
      const { userName: username, password } = state
      const received = await send(`POST ${S}/login`, { form: { username, password } })
      state.cookie = received.cookies.map((cookie) => cookie.split(';')[0]).join('; ')
      return received
    },
    ({ cookies }) => /HttpOnly/i.exec(cookies.join())?.[0],
  ),
  checked(
    'the cookie signs in, among others',
    '200 the user',
    (send, { cookie }) =>
      send(`GET ${S}/hello`, { headers: { cookie: `a=b; ${cookie}; c="d e"` } }),
    ({ text }, { userName }) => (parsed(text).principal === userName ? 'the user' : text),
  ),
  step('two Authorization headers are refused', '400 malformed-request', (send, state) =>
    send(`GET ${S}/hello`, {
      headers: { authorization: [`Bearer ${state.token}`, `Bearer ${state.token}`] },
    }),
  ),
]

const racing: readonly Step[] = [
  step('create a private event', '200', (send, state) =>
    send(`POST ${V}/events/createEvent`, {
      headers: bearer(state),
      form: {
        ...{ eventName: state.event, venuename: 'Kiel', numberofraces: '2', ispublic: 'false' },
      },
    }),
  ),
  checked(
    'read its regatta by an escaped name',
    '200 the name',
    async (send, state) => {
      const path = `${V}/regattas/${pathSegment(state.event)}`
      const received = await send(`GET ${path}`, { headers: bearer(state) })
      state.etag = received.headers.etag ?? ''
      return received
    },
    ({ text }, { event }) => (parsed(text).name === event ? 'the name' : text.slice(0, 60)),
  ),
  step('read it again with its ETag', '304', (send, state) =>
    send(`GET ${V}/regattas/${pathSegment(state.event)}`, {
      headers: { ...bearer(state), 'if-none-match': state.etag },
    }),
  ),
  step('HEAD is like GET', '200', (send, state) =>
    send(`HEAD ${V}/regattas/${pathSegment(state.event)}`, { headers: bearer(state) }),
  ),
  step('others may not read it', '401 unauthenticated', (send, state) =>
    send(`GET ${V}/regattas/${pathSegment(state.event)}`),
  ),
  step('lay a course', '200', (send, state) =>
    send(`POST ${V}/courseconfiguration/createCourse/${racePath(state)}`, {
      headers: bearer(state),
      json: course,
    }),
  ),
  step('a wrong course is refused', '400 invalid-input', (send, state) =>
    send(`POST ${V}/courseconfiguration/createCourse/${racePath(state)}`, {
      headers: bearer(state),
      json: { ...course, waypoints: [{ passingInstruction: 'Lime' }] },
    }),
  ),
  checked(
    'the course has a diagram',
    '200 image/svg+xml',
    (send, state) =>
      send(`GET ${V}/courseconfiguration/getFromCourse/${racePath(state)}.svg`, {
        headers: { ...bearer(state), accept: 'image/svg+xml' },
      }),
    ({ headers }) => headers['content-type']?.split(';')[0],
  ),
  step('preview a copy of it', '200', (send, state) =>
    send(`POST ${V}/courseconfiguration/copyCourse/${racePath(state)}?dryRun=true`, {
      headers: bearer(state),
      json: { targets: [{ raceColumn: 'R2' }] },
    }),
  ),
  checked(
    'tag a moment, twice with one Idempotency-Key',
    '201 replayed',
    async (send, state) => {
      const sent = {
        headers: { ...bearer(state), 'idempotency-key': state.userName },
        json: { tag: 'start', raceTimepoint: 'now' },
      }
      await send(`POST ${V}/${racePath(state)}/tags`, sent)
      return send(`POST ${V}/${racePath(state)}/tags`, sent)
    },
    ({ headers }) => (headers['idempotency-replayed'] === 'true' ? 'replayed' : undefined),
  ),
  checked(
    'list the tags',
    '200 one',
    (send, state) =>
      send(`GET ${V}/${racePath(state)}/tags?visibility=both`, { headers: bearer(state) }),
    ({ text }) => (text.match(/"tag"/g)?.length === 1 ? 'one' : text.slice(0, 60)),
  ),
  checked(
    'the board is a page',
    '200 text/html; charset=utf-8',
    (send, state) =>
      send(`GET /board/${racePath(state)}`, { headers: { ...bearer(state), accept: 'text/html' } }),
    ({ headers }) => headers['content-type'],
  ),
]

const edges: readonly Step[] = [
  step('an unknown path', '404 not-found', (send) => send('GET /nothing/here')),
  checked(
    'a wrong method',
    '405 method-not-allowed with Allow',
    (send) => send(`DELETE ${S}/hello`),
    ({ headers }) => (headers.allow === undefined ? undefined : 'with Allow'),
  ),
  step('a trailing slash', '200', (send) => send('GET /health/')),
  step('a bare percent sign in a path', '400', async (send) => {
    const received = await send(`GET ${V}/regattas/100%25`)
    return { ...received, text: '' }
  }),
  step('a large document', '413 too-large', (send, state) =>
    send(`PUT ${S}/preferences/smoke`, {
      headers: bearer(state),
      json: 'x'.repeat(300 * 1024),
    }),
  ),
  step('a body of five megabytes', '413 too-large', (send, state) =>
    send(`PUT ${S}/preferences/smoke`, {
      headers: bearer(state),
      json: 'x'.repeat(5 * 1024 * 1024),
    }),
  ),
  step('malformed JSON', '400 malformed-request', (send, state) =>
    send(`PUT ${S}/preferences/smoke`, { headers: bearer(state), body: '{"a": 1,}' }),
  ),
]

const cleaning: readonly Step[] = [
  step('sign out', '200', (send, { cookie }) =>
    send(`POST ${S}/logout`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } }),
  ),
  step('the cookie is over', '401 unauthenticated', (send, { cookie }) =>
    send(`GET ${S}/user`, { headers: { cookie } }),
  ),
  step('delete the user', '200', (send, state) =>
    send(`DELETE ${S}/user?username=${state.userName}`, { headers: bearer(state) }),
  ),
  step('the token is over', '401 invalid-credentials', (send, state) =>
    send(`GET ${S}/hello`, { headers: bearer(state) }),
  ),
]

export const steps: readonly Step[] = [...page, ...people, ...racing, ...edges, ...cleaning]
