/** One shape for the requests of API Gateway and of the local gateway. */
import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { Failure } from '../domain/failure.ts'
import type { Rate } from '../domain/request/requestRate.ts'
import { type WorkOnce, workOnce } from '../service/workOnce.ts'

export interface HttpRequest {
  readonly id: string
  readonly method: string
  /** Method and path template, as far as the gateway knows it. */
  readonly route: string | undefined
  /** As the gateway gives it: percent-encoded locally, decoded on AWS. */
  readonly path: string
  readonly pathParameters: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly cookies: readonly string[]
  readonly body: Buffer
  readonly sourceAddress: string
  /** Aborted when the request has no time left. */
  readonly signal?: AbortSignal
  /** Keeps results of expensive work while the request is retried after conflicts. */
  readonly once: WorkOnce
  /** What the log line is going to say; filled while the request is served. */
  readonly trace: Trace
}

export interface Trace {
  subject?: string
  decision?: string
  rule?: string
  storeCalls: number
  /** The request came with the cookie of a session that is over. */
  sessionIsOver?: boolean
  failure?: unknown
  /** How much is left of each limit that the request was counted for. */
  rates?: readonly Rate[]
  /** Settles when the request is counted for its network; fails when that was one too many. */
  counted?: Promise<void>
  /** Nothing was written, and nothing was to be. */
  dryRun?: true
  /** The version of the key that made the access token of the request. */
  tokenKey?: number
}

/** The gateway's own type says more than the gateways do: keys may be absent or null. */
type GatewayEvent = {
  readonly [Key in keyof APIGatewayProxyEventV2]?: APIGatewayProxyEventV2[Key] | null
}

const requestIdPattern = /^[A-Za-z0-9-]{8,64}$/

export const readRequest = (event: GatewayEvent): HttpRequest => {
  const headers = event.headers ?? {}
  const wantedId = headers['x-request-id'] ?? ''
  return {
    id: requestIdPattern.test(wantedId) ? wantedId : randomUUID(),
    method: event.requestContext?.http.method ?? 'GET',
    route: event.routeKey ?? undefined,
    path: event.rawPath ?? '/',
    pathParameters: Object.fromEntries(
      Object.entries(event.pathParameters ?? {}).map(([name, value]) => [name, value ?? '']),
    ),
    query: new URLSearchParams(event.rawQueryString ?? ''),
    headers,
    cookies: event.cookies ?? headers.cookie?.split(/; */) ?? [],
    body: bodyOf(event),
    sourceAddress: event.requestContext?.http.sourceIp ?? '',
    once: workOnce(),
    trace: { storeCalls: 0 },
  }
}

/** A gateway that parses bodies, as serverless-offline does, hands over values. */
const bodyOf = ({ body, isBase64Encoded }: GatewayEvent): Buffer => {
  if (body === undefined || body === null) return Buffer.alloc(0)
  if (typeof body !== 'string') return Buffer.from(JSON.stringify(body))
  return Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8')
}

/** @throws Failure `malformed-request` unless the body is UTF-8 */
export const bodyText = ({ body }: HttpRequest): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch (cause) {
    throw new Failure('malformed-request', 'The body is not valid UTF-8.', { cause })
  }
}

/** IPv4 addresses count one by one, IPv6 ones by the /64 that a household gets. */
export const networkOf = ({ sourceAddress }: HttpRequest): string => {
  if (!sourceAddress.includes(':') || sourceAddress.includes('.')) return sourceAddress
  const [before = '', after] = sourceAddress.split('::')
  const first = before === '' ? [] : before.split(':')
  const last = after === undefined || after === '' ? [] : after.split(':')
  const zeros = after === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':')
}
