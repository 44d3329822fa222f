/** The cookie `JSESSIONID` with the name and the secret of a session. */
import { Failure } from '#values/failure.ts'
import type { SessionCookie } from '#authentication/signIn.ts'
import { type Middleware, onEveryResponse } from '../chain.ts'
import type { HttpRequest } from '../request.ts'
import type { Services } from '../services.ts'

const cookieName = 'JSESSIONID'

/** Removes the cookie of an expired session, unless a new session has just begun. */
export const sessionCookie = ({ settings: { isLocal } }: Services): Middleware => ({
  name: 'sessionCookie',
  ...onEveryResponse((request) => {
    const { internal, response } = request
    if (response === null || response === undefined) return
    const { cookies = [] } = response
    const isRemoved =
      internal.sessionIsOver === true && internal.isDryRun !== true && cookies.length === 0
    if (isRemoved) request.response = { ...response, cookies: [formatEndedSessionCookie(!isLocal)] }
  }),
})

/**
 * Returns the value of the cookie.
 * @throws Failure `malformed-request` when it was sent more than once
 */
const cookieOf = ({ cookies }: HttpRequest): string | undefined => {
  if (cookies.length === 0) return undefined
  const values = cookies
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(`${cookieName}=`))
    .map((cookie) => cookie.slice(cookieName.length + 1))
  if (values.length > 1) {
    throw new Failure('malformed-request', `The cookie ${cookieName} was sent more than once.`)
  }
  return values[0]
}

/** Returns the user name and the secret, or `undefined` without a well-formed cookie. */
export const readSessionCookie = (
  request: HttpRequest,
): { readonly userName: string; readonly secret: string } | undefined => {
  const cookie = cookieOf(request)
  if (cookie === undefined) return undefined
  const [name, secret, ...rest] = cookie.split('.')
  if (name === undefined || secret === undefined || rest.length > 0) return undefined
  const userName = Buffer.from(name, 'base64url').toString()
  return userName === '' || secret === '' ? undefined : { userName, secret }
}

export const hasSessionCookie = (request: HttpRequest): boolean => cookieOf(request) !== undefined

/** RFC 6265 value of `Set-Cookie`. */
export const formatSessionCookie = (
  { userName, secret, lifeSeconds, remembered }: SessionCookie,
  isSecure: boolean,
): string => {
  const value = `${Buffer.from(userName).toString('base64url')}.${secret}`
  const life = remembered ? `; Max-Age=${lifeSeconds}` : ''
  return `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax${secureFlag(isSecure)}${life}`
}

export const formatEndedSessionCookie = (isSecure: boolean): string =>
  `${cookieName}=; Path=/; HttpOnly; SameSite=Lax${secureFlag(isSecure)}; Max-Age=0`

const secureFlag = (isSecure: boolean): string => (isSecure ? '; Secure' : '')
