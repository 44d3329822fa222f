/** Sends the requests of the smoke test. */
import { request as sendPlain } from 'node:http'
import { request as sendSecure } from 'node:https'
import { buffer } from 'node:stream/consumers'

interface Sent {
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly body?: string
  /** A list sends the header repeatedly. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
}

export interface Received {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly cookies: readonly string[]
  readonly text: string
}

export type Send = (route: string, sent?: Sent) => Promise<Received>

const timeoutMillis = 30_000

/** Not `fetch`, which joins repeated headers and decompresses bodies. */
export const smokeClient =
  (baseUrl: string): Send =>
  async (route, { json, form, body, headers = {} } = {}) => {
    const [method = '', path = ''] = route.split(/ (.*)/s)
    const content =
      body ??
      (json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json))
    const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded'
    const url = new URL(baseUrl)
    const base = url.pathname.replace(/\/$/, '')
    const send = url.protocol === 'https:' ? sendSecure : sendPlain
    const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      const outgoing = send(
        {
          // IPv6 addresses have brackets in a URL only.
          ...{ hostname: url.hostname.replace(/^\[|\]$/g, ''), port: url.port },
          ...{ method, path: base + path, timeout: timeoutMillis },
          headers: {
            accept: 'application/json, */*;q=0.1',
            ...(content === undefined
              ? {}
              : { 'content-type': type, 'content-length': Buffer.byteLength(content) }),
            ...headers,
          },
        },
        resolve,
      )
      outgoing.on('error', reject)
      outgoing.on('timeout', () => outgoing.destroy(new Error('no response in 30 seconds')))
      outgoing.end(content)
    })
    const { statusCode = 0, headers: received } = response
    const { 'set-cookie': cookies = [], ...others } = received
    const text = (await buffer(response)).toString()
    return {
      status: statusCode,
      headers: Object.fromEntries(
        Object.entries(others).map(([name, value]) => [name, String(value)]),
      ),
      cookies,
      text,
    }
  }
