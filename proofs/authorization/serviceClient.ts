/** Requests to a running service, as any client sends them. */
import { setTimeout as sleep } from 'node:timers/promises'

export interface Sent {
  /** Absent: not signed in. */
  readonly token?: string
  readonly basic?: readonly [name: string, password: string]
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
}

export interface Reply {
  readonly status: number
  /** The parsed JSON, or undefined for an empty body or another type. */
  readonly body: unknown
}

/** @param route method and path with query, for example `GET /health?a=b` */
export type Request = (route: string, sent?: Sent) => Promise<Reply>

export const S = '/security/api/restsecurity'
export const H = '/sharedsailingserver/api/v1'

const timeout = 60_000

const authorizationOf = ({ token, basic }: Sent): string | undefined => {
  if (basic !== undefined) return `Basic ${Buffer.from(basic.join(':')).toString('base64')}`
  return token === undefined ? undefined : `Bearer ${token}`
}

export const requestsTo =
  (baseUrl: string): Request =>
  async (route, sent = {}) => {
    const [method = '', path = ''] = route.split(' ')
    const { json, form } = sent
    const authorization = authorizationOf(sent)
    const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json)
    for (;;) {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          ...(authorization === undefined ? {} : { authorization }),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body ?? null,
        signal: AbortSignal.timeout(timeout),
      })
      const text = await response.text()
      if (response.status === 429) {
        await sleep(1000 * Number(response.headers.get('retry-after') ?? 1))
        continue
      }
      const isJson = response.headers.get('content-type')?.includes('json') === true
      const read = isJson && text !== '' ? (JSON.parse(text) as unknown) : undefined
      return { status: response.status, body: read }
    }
  }

/** @throws {Error} when the status is not between 200 and 299 */
export const asking =
  (request: Request, token: string) =>
  async (route: string, sent: Omit<Sent, 'token'> = {}): Promise<unknown> => {
    const { status, body } = await request(route, { token, ...sent })
    if (status >= 200 && status < 300) return body
    throw new Error(`${route} got ${status}: ${JSON.stringify(body)}`)
  }

export type Ask = ReturnType<typeof asking>
