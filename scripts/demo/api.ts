/** Sends requests to the API like any client, and explains failures. */
import { setTimeout as pause } from 'node:timers/promises'

/** An error with a message for the user. */
export class DemoError extends Error {}

interface RequestOptions {
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Expected statuses in addition to 200 to 299. */
  readonly alsoExpected?: readonly number[]
}

interface Reply {
  readonly status: number
  /** Parsed JSON, or undefined if the body is empty or has another type. */
  readonly body: unknown
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>
}

/** @param route method and path with query, for example `GET /health?a=b` */
export type Send = (route: string, wanted?: RequestOptions) => Promise<Reply>

/** Sends a request with these headers to the service; tests pass their own transport. */
export type Transport = (
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string | undefined,
) => Promise<Reply>

/** @throws {DemoError} for every unexpected status */
export function sender(transport: Transport, authorization: string): Send {
  return async (route, { json, form, headers = {}, alsoExpected = [] } = {}) => {
    const [method = '', path = ''] = route.split(' ')
    const body =
      json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json)
    const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json'
    const sent = {
      authorization,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': type }),
      ...headers,
    }
    const reply = await repeating(transport)(method, path, sent, body)
    const isGood =
      (reply.status >= 200 && reply.status < 300) || alsoExpected.includes(reply.status)
    if (isGood) return reply
    throw new DemoError(`${route} got the status ${reply.status}: ${detailOf(reply.body)}`)
  }
}

const waitMillisMax = 60_000
const waitMillis = 250

/**
 * Waits while another run of the demo sends the same idempotent request, and while the service is
 * too busy. Each request of the demo may be repeated.
 */
export const repeating =
  (transport: Transport): Transport =>
  async (...request) => {
    for (let waited = 0; ;) {
      const reply = await transport(...request)
      const seconds = Number(reply.headers?.['retry-after'] ?? 0)
      const millis = Math.max(waitMillis, seconds * 1000 || 0)
      if (!isEarly(reply) || waited + millis > waitMillisMax) return reply
      await pause(millis)
      waited += millis
    }
  }

const isEarly = ({ status, body }: Reply): boolean =>
  status === 503 ||
  status === 429 ||
  (body as { readonly code?: string } | undefined)?.code === 'request-in-progress'

function detailOf(body: unknown): string {
  const { detail } = (body ?? {}) as { readonly detail?: string }
  return detail ?? 'no problem document; is Committee Boat at this address?'
}

/**
 * Returns a sender with the administrator's access token, because the service rate limits and
 * hashes every password.
 * @throws {DemoError} when the password is wrong
 */
export async function signIn(transport: Transport, name: string, password: string): Promise<Send> {
  const basic = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`
  const path = '/security/api/restsecurity/access_token'
  const { status, body } = await sender(transport, basic)(`GET ${path}`, { alsoExpected: [401] })
  if (status === 401) throw new DemoError(`The user ${name} or the password is not right.`)
  const { access_token: token } = body as { readonly access_token: string }
  return sender(transport, `Bearer ${token}`)
}

const timeout = 30_000

/** @throws {DemoError} when the service does not respond */
export function overHttp(baseUrl: string): Transport {
  return async (method, path, headers, body) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers,
      body: body ?? null,
      // The credentials must not be sent to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw new DemoError(`No response from ${baseUrl}: ${reasonOf(error)}`)
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: isJson && text !== '' ? (JSON.parse(text) as unknown) : undefined,
    }
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  const { code, message: inner } = (cause ?? {}) as Partial<NodeJS.ErrnoException>
  return code ?? inner ?? message
}
