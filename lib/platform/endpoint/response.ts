import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Alternative } from './alternative.ts'
import { codeVersion } from './codeVersion.ts'
import type { SessionCookieForm } from './context.ts'
import { ConditionalResult } from './conditionalResult.ts'
import { EndpointResult, type EndpointResultOptions, type Endpoint } from './endpoint.ts'
import { formatSessionCookie } from './middleware/credentials.ts'
import { languageOf } from './language.ts'
import { preferredMediaType } from './accept.ts'
import { hash } from 'node:crypto'
import { encodeSegment } from '#values/pathName.ts'
import { formatJson } from './json.ts'
import type { HttpRequest, HttpResponse } from './request.ts'

export const respond = (
  { reply }: Pick<Endpoint, 'reply'>,
  result: unknown,
  request: HttpRequest,
  accept: string | undefined,
  sessionCookie: SessionCookieForm,
): HttpResponse => {
  const { body, options } = resultOf(result)
  const headers = {
    ...(options.next === undefined
      ? {}
      : { link: nextLink(request, options.next, options.nextAs) }),
    ...options.headers,
  }
  const { session } = options
  const cookies = session === undefined ? [] : [formatSessionCookie(session, sessionCookie)]
  if (reply.body === undefined) return { status: reply.status, headers, cookies }
  if (reply.mayBeAbsent === true && body === undefined) return { status: 204, headers, cookies }
  if (reply.mayBeEmpty === true && body === undefined) {
    return { status: reply.status, headers, cookies }
  }
  if (body instanceof Uint8Array) return binaryResponse(reply, body, { ...options, headers })
  const status = options.status ?? reply.status
  const vary = reply.alternatives === undefined ? {} : { vary: 'Accept' }
  const preferred = contentTypeOf(reply, options.mediaType ?? accept)
  const alternative = reply.alternatives?.find(({ mediaType }) => mediaType === preferred)
  if (alternative === undefined) {
    const { mediaType } = reply
    const type = { 'content-type': mediaType ?? jsonType, ...vary, ...headers }
    const text = mediaType === undefined ? formatJson(body) : String(body)
    return { status, headers: type, cookies, body: text }
  }
  const type = { 'content-type': `${alternative.mediaType}; charset=utf-8`, ...vary }
  const own = { ...alternative.headers, ...nameHeaders(alternative, body) }
  return {
    status,
    headers: { ...type, ...own, ...headers },
    cookies,
    body: alternative.format(body, languageOf(request)),
  }
}

const binaryResponse = (
  { status }: Endpoint['reply'],
  body: Uint8Array,
  { mediaType = 'application/octet-stream', headers }: EndpointResultOptions,
): HttpResponse => ({
  status,
  headers: { 'content-type': mediaType, ...headers },
  body: Buffer.from(body).toString('base64'),
  isBase64Encoded: true,
})

/** A strong tag: each representation of the same content has its own. */
export const entityTagOf = (contentType: string, body: string): string =>
  `"${hash('sha256', `${contentType}\n${body}`, 'base64url')}"`

/** Another version of the code may make another body from the same facts. */
export const entityTagOfBasis = (contentType: string, { basis }: ConditionalResult): string =>
  entityTagOf(contentType, `${codeVersion()} ${basis}`)

/** Returns the `ETag` of the JSON representation. */
export const entityTagOfResult = (result: unknown): string =>
  result instanceof ConditionalResult
    ? entityTagOfBasis('application/json', result)
    : entityTagOf(jsonType, formatJson(resultOf(result).body))

export const contentTypeOf = (
  { mediaType, alternatives = [] }: Pick<Endpoint['reply'], 'mediaType' | 'alternatives'>,
  accept: string | undefined,
): string => {
  const types = [
    mediaType ?? 'application/json',
    ...alternatives.map((alternative) => alternative.mediaType),
  ]
  return preferredMediaType(accept, types) ?? jsonType
}

const resultOf = (result: unknown): EndpointResult =>
  result instanceof EndpointResult ? result : new EndpointResult(result, {})

export const jsonType = 'application/json; charset=utf-8'

/** Uses only letters and digits that are valid in every file system and cannot end the header. */
const nameHeaders = (alternative: Alternative, body: unknown): Readonly<Record<string, string>> => {
  const title = alternative.titleOf?.(body)
  if (title === undefined) return {}
  const plain = title.slice(0, 100).normalize('NFKD').replace(/\p{M}/gu, '')
  const name = plain.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return {
    'content-disposition': `inline; filename="${name || 'file'}${alternative.ending ?? ''}"`,
  }
}

export const toGatewayResponse = (
  { status, headers, cookies, body, isBase64Encoded }: HttpResponse,
  method: string,
): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers,
  ...(cookies === undefined || cookies.length === 0 ? {} : { cookies: [...cookies] }),
  ...(isBase64Encoded === true && method !== 'HEAD' ? { isBase64Encoded } : {}),
  body: method === 'HEAD' ? '' : (body ?? ''),
})

/** A link to the next page (RFC 8288). */
const nextLink = (request: HttpRequest, cursor: string, parameter = 'cursor'): string => {
  const further = new URLSearchParams(request.query)
  further.set(parameter, cursor)
  return `<${encodedPath(request)}?${further.toString()}>; rel="next"`
}

/** AWS passes the path decoded, but the parameters with the escapes with which they passed the gateway. */
const encodedPath = ({ route, path, pathParameters }: HttpRequest): string =>
  route === undefined || route.startsWith('$')
    ? path
    : route
        .slice(route.indexOf(' ') + 1)
        .replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(pathParameters[name] ?? ''))
