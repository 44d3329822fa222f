/** Common types for API Gateway and the local gateway. */
import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { Failure } from '#values/failure.ts'

export interface HttpRequest {
  readonly id: string
  readonly method: string
  /** Method and path template, if the gateway knows them. */
  readonly route: string | undefined
  /** Decoded. */
  readonly path: string
  readonly pathParameters: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly cookies: readonly string[]
  readonly body: Buffer
  readonly sourceAddress: string
}

export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
  readonly body?: string
  /** The body is Base64 of binary data. */
  readonly isBase64Encoded?: true
}

/** The published type is stricter than the gateways: keys may be absent or null. */
export type GatewayEvent = {
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
  }
}

const bodyOf = ({ body, isBase64Encoded }: GatewayEvent): Buffer => {
  if (body === undefined || body === null) return Buffer.alloc(0)
  return Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8')
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** @throws Failure `malformed-request` unless the body is UTF-8 */
export const bodyText = ({ body }: HttpRequest): string => {
  try {
    return utf8.decode(body)
  } catch (cause) {
    throw new Failure('malformed-request', 'The body is not valid UTF-8.', { cause })
  }
}

/** Each IPv4 address counts as one network. IPv6 addresses count by /64, which a household gets. */
export const networkOf = ({ sourceAddress }: Pick<HttpRequest, 'sourceAddress'>): string => {
  if (!sourceAddress.includes(':') || sourceAddress.includes('.')) return sourceAddress
  const [before = '', after] = sourceAddress.split('::')
  const first = before === '' ? [] : before.split(':')
  const last = after === undefined || after === '' ? [] : after.split(':')
  const zeros = after === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':')
}
