/** Sends requests to the API like any client, and explains failures. */
import { setTimeout as pause } from 'node:timers/promises'
import { httpTransport } from '../requests/http.ts'
import {
  type Reply,
  type Request,
  type RequestOptions,
  requestsThrough,
  type Transport,
} from '../requests/requests.ts'

/** An error with a message for the user. */
export class DemoError extends Error {}

interface ExpectedRequest extends Pick<RequestOptions, 'json' | 'form' | 'body' | 'headers'> {
  /** Expected statuses in addition to 200 to 299. */
  readonly alsoExpected?: readonly number[]
}

/** @param route method and path with query, for example `GET /health?a=b` */
export type Send = (route: string, wanted?: ExpectedRequest) => Promise<Reply>

/** @throws {DemoError} for every unexpected status */
export function sender(transport: Transport, credentials: RequestOptions): Send {
  const request: Request = requestsThrough(repeating(transport))
  return async (route, { alsoExpected = [], ...wanted } = {}) => {
    const reply = await request(route, { ...credentials, ...wanted })
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
  async (sent) => {
    for (let waited = 0; ;) {
      const reply = await transport(sent)
      const seconds = Number(reply.headers['retry-after'] ?? 0)
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
  const send = sender(transport, { basic: [name, password] })
  const route = 'GET /security/api/restsecurity/access_token'
  const { status, body } = await send(route, { alsoExpected: [401] })
  if (status === 401) throw new DemoError(`The user ${name} or the password is not right.`)
  const { access_token: token } = body as { readonly access_token: string }
  return sender(transport, { token })
}

const timeoutMillis = 30_000

/** It follows no redirect, so that the credentials are not sent to another address. */
export function overHttp(baseUrl: string): Transport {
  const { send } = httpTransport(baseUrl, { timeoutMillis })
  return async (sent) => {
    const reply = await send(sent).catch((error: unknown) => {
      throw new DemoError(`No response from ${baseUrl}: ${reasonOf(error)}`)
    })
    if (reply.status < 300 || reply.status > 399) return reply
    throw new DemoError(`No response from ${baseUrl}: unexpected redirect`)
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? message
}
