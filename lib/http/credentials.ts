/** What a request says about who sent it. Nothing is read from the table here. */
import { readAccessToken } from '../domain/session/accessToken.ts'
import { Failure } from '../domain/failure.ts'
import type { TokenKeys } from '../domain/session/tokenKeys.ts'
import { type Claim, invalidCredentials } from '../service/security/authentication.ts'
import type { Endpoint } from './endpoint.ts'
import type { GatheredInput } from './input.ts'
import { type HttpRequest, networkOf } from './request.ts'

const cookieName = 'JSESSIONID'

/**
 * The header `Authorization` wins over a form, and a form over the cookie.
 * @throws Failure `invalid-credentials` when the header cannot be read: it never falls back
 */
export const readClaim = (
  endpoint: Pick<Endpoint, 'signsIn'>,
  request: HttpRequest,
  input: GatheredInput,
  tokenKeys: TokenKeys,
): Claim => {
  const { authorization } = request.headers
  if (authorization !== undefined) return claimOfHeader(authorization, request, tokenKeys)
  const form = endpoint.signsIn === true ? claimOfForm(request, input) : undefined
  return form ?? claimOfCookie(sessionCookieOf(request)) ?? { way: 'none' }
}

const claimOfHeader = (header: string, request: HttpRequest, keys: TokenKeys): Claim => {
  if (header.includes(',')) {
    throw new Failure(
      'malformed-request',
      'Several Authorization headers contradict each other. Send one.',
    )
  }
  const [scheme = '', value = '', ...rest] = header.trim().split(/ +/)
  if (rest.length > 0) throw invalidCredentials()
  switch (scheme.toLowerCase()) {
    case 'bearer': {
      const claim = readAccessToken(keys, value)
      if (claim === undefined) throw invalidCredentials()
      return { way: 'bearer', ...claim }
    }
    case 'basic':
      return { way: 'basic', ...userAndPassword(value), network: networkOf(request) }
    default:
      throw invalidCredentials()
  }
}

/** RFC 7617: strict base64 of strict UTF-8; the first colon ends the user name. */
const userAndPassword = (encoded: string) => {
  const bytes = Buffer.from(encoded, 'base64')
  const text = bytes.toString('utf8')
  const isCanonical = bytes.toString('base64').replace(/=+$/, '') === encoded.replace(/={1,2}$/, '')
  const colon = text.indexOf(':')
  if (!isCanonical || !Buffer.from(text).equals(bytes) || colon < 0 || /[\0-\x1f\x7f]/.test(text)) {
    throw invalidCredentials()
  }
  return { userName: text.slice(0, colon), password: text.slice(colon + 1) }
}

const claimOfForm = (request: HttpRequest, { values }: GatheredInput): Claim | undefined => {
  const { username, password } = values
  const isAbsent = (username ?? password ?? undefined) === undefined
  if (request.method !== 'POST' || isAbsent) {
    return undefined
  }
  // Half of the credentials is as wrong as wrong ones, and never somebody else's session.
  if (typeof username !== 'string' || typeof password !== 'string') throw invalidCredentials()
  return { way: 'form', userName: username, password, network: networkOf(request) }
}

/** The value of the session cookie. @throws Failure when there are several of them */
const sessionCookieOf = ({ cookies }: HttpRequest): string | undefined => {
  const values = cookies
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(`${cookieName}=`))
    .map((cookie) => cookie.slice(cookieName.length + 1))
  if (values.length > 1) {
    throw new Failure('malformed-request', `The cookie ${cookieName} is there more than once.`)
  }
  return values[0]
}

/** A cookie that is not ours is nobody's. */
const claimOfCookie = (cookie: string | undefined): Claim | undefined => {
  const [name, secret, ...rest] = (cookie ?? '').split('.')
  if (name === undefined || secret === undefined || rest.length > 0) return undefined
  const userName = Buffer.from(name, 'base64url').toString()
  return userName === '' || secret === '' ? undefined : { way: 'session', userName, secret }
}

export const hasSessionCookie = (request: HttpRequest): boolean =>
  sessionCookieOf(request) !== undefined

/** Of the session cookie, whether or not the session is alive. */
export const sessionSecretOf = (request: HttpRequest): string | undefined => {
  const claim = claimOfCookie(sessionCookieOf(request))
  return claim?.way === 'session' ? claim.secret : undefined
}

/** RFC 6265 value of `Set-Cookie`. */
export const formatSessionCookie = (
  {
    userName,
    secret,
    lifeSeconds,
    remembered,
  }: {
    readonly userName: string
    readonly secret: string
    readonly lifeSeconds: number
    readonly remembered: boolean
  },
  isSecure: boolean,
): string => {
  const value = `${Buffer.from(userName).toString('base64url')}.${secret}`
  const life = remembered ? `; Max-Age=${lifeSeconds}` : ''
  return `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax${secureFlag(isSecure)}${life}`
}

export const formatEndedSessionCookie = (isSecure: boolean): string =>
  `${cookieName}=; Path=/; HttpOnly; SameSite=Lax${secureFlag(isSecure)}; Max-Age=0`

const secureFlag = (isSecure: boolean): string => (isSecure ? '; Secure' : '')
