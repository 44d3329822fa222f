// @ts-check
/** Requests of what waits: each proves its user, and can be repeated after a lost response. */
import { refusalOf } from '../refusal.js'
import { compareClocks } from './clock.js'

/** In milliseconds. */
const patience = 20_000

const laterCodes = ['request-in-progress', 'conflict']

/** The service cannot take a request now, but may take the same one later. */
export class Pause extends Error {
  constructor(/** @type {{ isSignedOut?: boolean, seconds?: number }} */ { isSignedOut, seconds }) {
    super('Later')
    this.isSignedOut = isSignedOut === true
    /** As the service asks; 0 if it does not say. */
    this.seconds = seconds ?? 0
  }
}

/** @returns the successful response @type {(path: string, init?: RequestInit) => Promise<Response>} */
export const send = async (path, init) => {
  const sentAt = Date.now()
  const signal = AbortSignal.timeout?.(patience)
  const reply = await fetch(path, { ...init, signal }).catch(() => {
    throw new Pause({})
  })
  compareClocks(reply, sentAt)
  if (reply.ok) return reply
  const refusal = await refusalOf(reply)
  if (reply.status >= 500 || reply.status === 429 || laterCodes.includes(refusal.code ?? ''))
    throw new Pause({ seconds: Number(reply.headers.get('retry-after') ?? 0) })
  if (reply.status === 401) throw new Pause({ isSignedOut: true })
  throw refusal
}

/** @type {(reply: Response) => Promise<any>} */
export const jsonIn = (reply) =>
  reply.json().catch(() => {
    // Some other server between the two has responded, or the connection was lost.
    throw new Pause({})
  })

/** @type {(path: string, init?: RequestInit) => Promise<any>} */
export const request = async (path, init) => {
  const reply = await send(path, init)
  return reply.status === 204 ? undefined : jsonIn(reply)
}

/**
 * The session may have become that of another user, so each request proves its user by the token.
 * @type {(user: string) => Promise<string>}
 */
export const tokenOf = async (user) => {
  const { username, access_token: token } = await request('/security/api/restsecurity/access_token')
  if (username !== user) throw new Pause({ isSignedOut: true })
  return token
}

/** One tab at a time. Without https there are no locks, and the service still counts each key once. @type {(name: string, run: () => Promise<void>) => Promise<void>} */
export const inTurn = (name, run) => (navigator.locks ? navigator.locks.request(name, run) : run())

/** Before the first press, so that its time is right. */
export const askTime = () => request('/health').catch(() => undefined)
