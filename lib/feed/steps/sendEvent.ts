/** Sends one request to a receiver, at checked addresses only. It follows no redirects, and reads no body. */
import type { SharedValue } from '#values/sharedValues.ts'
import type { LookupAddress } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { receiverUrlFaults } from '../rules/receiverUrl.ts'
import { signedHeaders } from '../rules/signature.ts'
import {
  RefusedAddress,
  type Resolve,
  inTime,
  publicAddresses,
  resolveHost,
} from './receiverAddress.ts'

interface SentEvent {
  readonly url: string
  readonly secret: string
  /** The id of the event. */
  readonly id: string
  readonly body: string
}

interface SendOptions {
  readonly allowsLocal: boolean
  readonly timeoutMillis: number
  readonly resolve?: Resolve
}

/** Either a status or an error in words. */
export interface Outcome {
  readonly status?: number
  readonly error?: string
  readonly isTimeout?: true
  readonly atMillis: number
  readonly millis: number
}

export type Send = (event: SentEvent, options: SendOptions) => Promise<Outcome>

const headerBytesMax = 16_384

export const sendEvent: Send = async (event, options) => {
  const atMillis = Date.now()
  const startedAt = performance.now()
  const result = await statusOf(event, atMillis, options).then(
    (status) => ({ status, ...errorOfStatus(status) }),
    (error: unknown) => ({
      error: wordsFor(error, options),
      ...(isTimeout(error) ? { isTimeout: true as const } : {}),
    }),
  )
  return { ...result, atMillis, millis: Math.round(performance.now() - startedAt) }
}

const statusOf = async (
  { url: sent, secret, id, body }: SentEvent,
  atMillis: number,
  { allowsLocal, timeoutMillis, resolve = resolveHost }: SendOptions,
): Promise<number> => {
  // The rules, or the setting, may have changed since the registration.
  if (receiverUrlFaults(sent, allowsLocal).length > 0) throw new RefusedAddress()
  const url = new URL(sent)
  const signal = AbortSignal.timeout(timeoutMillis)
  const bounded = inTime(resolve, signal)
  const addresses = await addressesOf(url, allowsLocal, bounded)
  const headers = {
    'content-type': 'application/cloudevents+json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'committee-boat-webhooks/1',
    ...signedHeaders(secret, { id, atMillis, body }),
  }
  const { request } = url.protocol === 'http:' ? http : https
  return new Promise((done, fail) => {
    const limits = { signal, maxHeaderSize: headerBytesMax }
    // No connection is shared, and no setting of the process turns the check of certificates off.
    const connection = { agent: false, lookup: pinnedTo(addresses), rejectUnauthorized: true }
    request(url, { method: 'POST', headers, ...limits, ...connection })
      // Also called when the rest of the response is thrown away.
      .on('error', fail)
      .once('response', (response) => {
        done(response.statusCode ?? 0)
        response.destroy()
      })
      .end(body)
  })
}

const addressesOf = async ({ hostname }: URL, allowsLocal: boolean, resolve: Resolve) => {
  if (!allowsLocal) return publicAddresses(hostname, resolve)
  // No name is looked up for an address.
  return isIP(hostname.replace(/[[\]]/g, '')) > 0 ? [] : resolve(hostname)
}

/** The name is not resolved a second time, because it could then have another address. */
const pinnedTo =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_, { all }, done) => {
    const [first = { address: '', family: 4 }] = addresses
    if (all === true) done(null, [...addresses])
    else done(null, first.address, first.family)
  }

export const isSuccess = ({ status = 0 }: Pick<Outcome, 'status'>): boolean =>
  status >= 200 && status < 300

const errorOfStatus = (status: number): { readonly error?: string } => {
  if (isSuccess({ status })) return {}
  const isRedirect = status >= 300 && status < 400
  const more = isRedirect ? ' Redirects are not followed.' : ''
  return { error: `The receiver responded with ${status}.${more}` }
}

const words: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name of the receiver has no address.',
  EAI_AGAIN: 'The name of the receiver could not be resolved.',
  ECONNREFUSED: 'The receiver refused the connection.',
  ECONNRESET: 'The receiver closed the connection without a response.',
  EPIPE: 'The receiver closed the connection without a response.',
  HPE_HEADER_OVERFLOW: 'The headers of the response are too long.',
}

const isTimeout = (error: unknown): boolean => {
  const { name, code, cause } = error as NodeJS.ErrnoException & { readonly cause?: Error }
  return [name, cause?.name].includes('TimeoutError') || code === 'ETIMEDOUT'
}

/** Messages of other programs may contain addresses of the network in which the service runs. */
const wordsFor = (error: unknown, { timeoutMillis }: SendOptions): string => {
  if (error instanceof RefusedAddress) {
    return 'The URL is not permitted, or its name has an address that is not on the internet.'
  }
  if (isTimeout(error)) {
    return `The receiver did not respond within ${timeoutMillis / 1000} seconds.`
  }
  const { code } = error as NodeJS.ErrnoException
  const known = words[code ?? '']
  if (known !== undefined) return known
  const shown = /^[A-Z_\d]+$/.test(code ?? '') ? ` (${code ?? ''})` : ''
  return /CERT|SELF_SIGNED|UNABLE_TO/.test(shown)
    ? `The certificate of the receiver is not valid${shown}.`
    : `The connection to the receiver failed${shown}.`
}

/** The network in which the receivers of webhooks are. */
export interface Outbound {
  readonly resolve: Resolve
  readonly send: Send
}

/** Tests pass their own. */
export const outbound: SharedValue<Outbound> = {
  create: () => ({ resolve: resolveHost, send: sendEvent }),
}
