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
    if (isRemoved)
      request.response = { ...response, cookies: [formatSessionCookie('ended', !isLocal)] }
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
  session: SessionCookie | 'ended',
  isSecure: boolean,
): string => {
  const [value, life] = session === 'ended' ? ['', '; Max-Age=0'] : valueAndLife(session)
  const flags = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return `${cookieName}=${value}; ${flags}${life}`
}

const valueAndLife = ({ userName, secret, lifeSeconds, remembered }: SessionCookie) => [
  `${Buffer.from(userName).toString('base64url')}.${secret}`,
  remembered ? `; Max-Age=${lifeSeconds}` : '',
]
