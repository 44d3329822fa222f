/** Requests of what waits: each proves its user, and can be repeated after a lost response. */
import { refusalOf } from '../refusal.ts'
import type { accessToken } from '#schemas/platform/user.ts'
import type { Static } from '#schemas/schema.ts'
import { signalAfter } from '../signalAfter.ts'
import { compareClocks } from './clock.ts'

/** In milliseconds. */
const patience = 20_000

const laterCodes: readonly (string | undefined)[] = ['request-in-progress', 'conflict']

/** The service cannot take a request now, but may take the same one later. */
export class Pause extends Error {
  declare readonly isSignedOut: boolean
  /** As the service asks; 0 if it does not say. */
  declare readonly seconds: number

  constructor({ isSignedOut = false, seconds = 0 }) {
    super('Later')
    this.isSignedOut = isSignedOut
    this.seconds = seconds
  }
}

/** @returns the successful response */
export const send = async (path: string, init?: RequestInit): Promise<Response> => {
  const sentAt = Date.now()
  const reply = await fetch(path, { ...init, signal: signalAfter(patience) }).catch(() => {
    throw new Pause({})
  })
  compareClocks(reply, sentAt)
  if (reply.ok) return reply
  const refusal = await refusalOf(reply)
  if (reply.status >= 500 || reply.status === 429 || laterCodes.includes(refusal.code))
    throw new Pause({ seconds: Number(reply.headers.get('retry-after')) })
  if (reply.status === 401) throw new Pause({ isSignedOut: true })
  throw refusal
}

export const jsonIn = (reply: Response): Promise<unknown> =>
  reply.json().catch(() => {
    // Some other server between the two has responded, or the connection was lost.
    throw new Pause({})
  })

export const request = async (path: string, init?: RequestInit): Promise<unknown> => {
  const reply = await send(path, init)
  return reply.status === 204 ? undefined : jsonIn(reply)
}

/**
 * The session may have become that of another user, so each request proves its user by the token.
 * @returns the header `Authorization` of such requests
 */
export const authorizationOf = async (user: string): Promise<string> => {
  const reply = await request('/security/api/restsecurity/access_token')
  const { username, access_token: token } = reply as Static<typeof accessToken>
  if (username !== user) throw new Pause({ isSignedOut: true })
  return `Bearer ${token}`
}

/** One tab at a time. Without https there are no locks, and the service still counts each key once. */
export const inTurn = (name: string, run: () => Promise<void>): Promise<void> =>
  (navigator as Partial<Navigator>).locks?.request(name, run) ?? run()

/** Before the first press, so that its time is right. */
export const askTime = () => request('/health').catch(() => undefined)
