import { isOwnToken, readAccessToken } from '#authentication/accessToken.ts'
import { isScopedToken, readScopedTokenText } from '#authentication/scopedToken.ts'
import { scopedTokenIdOf } from '#access/items/scopedTokens.ts'
import { Failure, sentence } from '#values/failure.ts'
import type { TokenKeys } from '#values/tokenKeys.ts'
import { type Credentials, invalidCredentials } from '#authentication/authentication.ts'
import type { SessionCookieForm, Settings } from '../context.ts'
import { type Middleware, onEveryResponse, replacesResponse } from '../chain.ts'
import { takesSecret, type Endpoint } from '../endpoint.ts'
import type { GatheredInput } from '../input.ts'
import { type HttpRequest, networkOf } from '../request.ts'
import type { Services } from '../services.ts'
import { requireValidInput } from './inputValidation.ts'
import type { SessionCookie } from '#authentication/signIn.ts'

/** Only the signature of a token is verified here; `authentication` verifies the rest with the table. */
export const credentials = (endpoint: Endpoint, { settings }: Services): Middleware => ({
  name: 'credentials',
  before: ({ event, internal }) => {
    // Credentials that are part of the input cannot be read from an invalid input.
    if (endpoint.signsIn === true) requireValidInput(internal)
    internal.credentials = readCredentials(endpoint, event, internal.input, settings)
  },
})

/** `Authorization` wins over a form, and a form over the cookie. @throws Failure `invalid-credentials` */
export const readCredentials = (
  endpoint: Pick<Endpoint, 'signsIn' | 'guard' | 'input'>,
  request: HttpRequest,
  input: GatheredInput,
  { tokenKeys, sessionCookie }: Pick<Settings, 'tokenKeys' | 'sessionCookie'>,
): Credentials => {
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const isForeign = takesSecret(endpoint) && isForeignToken(authorization)
    return isForeign ? { kind: 'none' } : credentialsOfHeader(authorization, request, tokenKeys)
  }
  const form = endpoint.signsIn === true ? credentialsOfForm(request, input) : undefined
  if (form !== undefined) return form
  const session = readSessionCookie(request, sessionCookie)
  return session === undefined ? { kind: 'none' } : { kind: 'session', ...session }
}

/** Users who are signed in to another server send its token with the secret of a link. */
const isForeignToken = (header: string): boolean => {
  const [, token] = /^bearer +([^ ,]+)$/i.exec(header.trim()) ?? []
  return token !== undefined && !isOwnToken(token) && !isScopedToken(token)
}

const credentialsOfHeader = (
  header: string,
  request: HttpRequest,
  keys: TokenKeys,
): Credentials => {
  if (/,\s*(?:basic|bearer)\b/i.test(header)) {
    throw new Failure(
      'malformed-request',
      'Several Authorization headers contradict each other. Send one.',
    )
  }
  const [scheme = '', value = '', ...rest] = header.trim().split(/ +/)
  if (rest.length > 0) throw invalidCredentials()
  switch (scheme.toLowerCase()) {
    case 'bearer': {
      if (isScopedToken(value)) {
        const read = readScopedTokenText(value)
        if (read === undefined) throw invalidCredentials()
        return { kind: 'token', userName: read.userName, id: scopedTokenIdOf(read.secret) }
      }
      const token = readAccessToken(keys, value)
      if (token === undefined) throw invalidCredentials()
      return { kind: 'bearer', ...token }
    }
    case 'basic':
      return { kind: 'basic', ...userAndPassword(value), network: networkOf(request) }
    default:
      throw invalidCredentials()
  }
}

/** RFC 7617: strict base64 of strict UTF-8; the first colon ends the user name. */
const userAndPassword = (encoded: string) => {
  const bytes = Buffer.from(encoded, 'base64')
  const text = bytes.toString('utf8')
  const isCanonical =
    bytes.toString('base64').replace(/={1,2}$/, '') === encoded.replace(/={1,2}$/, '')
  const colon = text.indexOf(':')
  if (!isCanonical || !Buffer.from(text).equals(bytes) || colon < 0 || /[\0-\x1f\x7f]/.test(text)) {
    throw invalidCredentials()
  }
  return { userName: text.slice(0, colon), password: text.slice(colon + 1) }
}

const credentialsOfForm = (
  request: HttpRequest,
  { values }: GatheredInput,
): Credentials | undefined => {
  const { username, password } = values
  const isAbsent = (username ?? password ?? undefined) === undefined
  if (request.method !== 'POST' || isAbsent) {
    return undefined
  }
  // Incomplete credentials are invalid, and never fall back to a session.
  if (typeof username !== 'string' || typeof password !== 'string') throw invalidCredentials()
  return { kind: 'form', userName: username, password, network: networkOf(request) }
}

/** Removes the cookie of an expired session, unless a new session has just begun. */
export const sessionCookie = ({ settings }: Services): Middleware => ({
  name: 'sessionCookie',
  ...onEveryResponse(
    replacesResponse((response, { internal: { sessionIsOver, isDryRun } }) => {
      const { cookies = [] } = response
      const isRemoved = sessionIsOver === true && isDryRun !== true && cookies.length === 0
      const removal = formatSessionCookie('ended', settings.sessionCookie)
      return isRemoved ? { ...response, cookies: [removal] } : response
    }),
  ),
})

/** @throws Failure `malformed-request` when the cookie was sent more than once */
const cookieOf = (
  { cookies }: HttpRequest,
  { name }: Pick<SessionCookieForm, 'name'>,
): string | undefined => {
  if (cookies.length === 0) return undefined
  const values = cookies
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1))
  if (values.length > 1) {
    throw new Failure('malformed-request', sentence`The cookie ${name} was sent more than once.`)
  }
  return values[0]
}

/**
 * Reads the cookie with the name of the user and the secret of a session.
 * @returns `undefined` without a well-formed cookie
 */
export const readSessionCookie = (request: HttpRequest, form: SessionCookieForm) => {
  const cookie = cookieOf(request, form)
  if (cookie === undefined) return undefined
  const [name, secret, ...rest] = cookie.split('.')
  if (name === undefined || secret === undefined || rest.length > 0) return undefined
  const userName = Buffer.from(name, 'base64url').toString()
  return userName === '' || secret === '' ? undefined : { userName, secret }
}

export const hasSessionCookie = (request: HttpRequest, form: SessionCookieForm): boolean =>
  cookieOf(request, form) !== undefined

/** RFC 6265 value of `Set-Cookie`. */
export const formatSessionCookie = (
  session: SessionCookie | 'ended',
  { name, isSecure }: SessionCookieForm,
) => {
  const [value, life] = session === 'ended' ? ['', '; Max-Age=0'] : valueAndLife(session)
  const flags = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return `${name}=${value}; ${flags}${life}`
}

const valueAndLife = ({ userName, secret, lifeSeconds, remembered }: SessionCookie) => [
  `${Buffer.from(userName).toString('base64url')}.${secret}`,
  remembered ? `; Max-Age=${lifeSeconds}` : '',
]
