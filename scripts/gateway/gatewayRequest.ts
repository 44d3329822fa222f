/** A request as API Gateway sends it to a function: the decoded path, and the event of payload 2.0. */
import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Parameters = Readonly<Record<string, string>>

/**
 * Decodes the path: `%25` is rejected, `%3F` cuts it, `%2F` splits it, and `%252F` is decoded twice
 * (captured from a real HTTP API).
 */
export const pathOf = ({ url = '/', rawHeaders }: IncomingMessage) => {
  const refused = (problem: string) => ({ pathname: '', problem })
  const { host = '' } = headersOf(rawHeaders)
  if (!URL.canParse(`http://${host}`) || host.includes(',')) {
    return refused('The header Host is not a valid host name.')
  }
  const [sent = ''] = url.split('?')
  const twice = sent.replaceAll(/%25(?=[0-9A-Fa-f]{2})/g, '%')
  if (twice.includes('%25')) {
    return refused('API Gateway rejects %25 in a path: write ~25 for a percent sign in a name.')
  }
  try {
    const [pathname = ''] = decodeURIComponent(twice).split('?')
    return { pathname, problem: undefined }
  } catch {
    return refused('The path is not validly percent-encoded UTF-8.')
  }
}

/** Returns `undefined` for a body that is too large, without reading it to its end. */
export const readBody = async (
  request: IncomingMessage,
  bytesMax: number,
): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes > bytesMax) return undefined
  }
  return Buffer.concat(chunks)
}

const isText = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded)|.*\+json)/i

export const eventOf = (
  request: IncomingMessage,
  rawPath: string,
  routeKey: string,
  pathParameters: Parameters,
  body: Buffer,
  sourceIp = request.socket.remoteAddress ?? '',
): object => {
  const { cookie, ...headers } = headersOf(request.rawHeaders)
  const rawQueryString = request.url?.split(/\?(.*)/s)[1] ?? ''
  const query = new URLSearchParams(rawQueryString)
  const isPlain = isText.test(headers['content-type'] ?? 'text/plain') && isUtf8(body)
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString,
    headers,
    // Absent keys are left out, as in AWS.
    ...(cookie === undefined ? {} : { cookies: cookie.split('; ') }),
    ...(rawQueryString === ''
      ? {}
      : {
          queryStringParameters: Object.fromEntries(
            [...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]),
          ),
        }),
    requestContext: {
      accountId: '123456789012',
      apiId: 'local',
      stage: '$default',
      routeKey,
      http: {
        method: request.method ?? 'GET',
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      timeEpoch: Date.now(),
    },
    ...(Object.keys(pathParameters).length === 0 ? {} : { pathParameters }),
    ...(body.length === 0 ? {} : { body: body.toString(isPlain ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isPlain,
  }
}

/** Repeated headers arrive joined with a comma. */
const headersOf = (rawHeaders: readonly string[]): Readonly<Record<string, string | undefined>> => {
  const headers = new Map<string, string>()
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? ''
    const value = rawHeaders[index + 1] ?? ''
    const known = headers.get(name)
    const separator = name === 'cookie' ? '; ' : ','
    headers.set(name, known === undefined ? value : `${known}${separator}${value}`)
  }
  return Object.fromEntries(headers)
}
