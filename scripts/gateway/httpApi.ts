/**
 * An HTTP API of API Gateway on this machine: routes, the decoding of paths, and events of payload 2.0.
 * Differences from the real one, which accepts 10 MB and ends a request after 30 s: none that a
 * function can see.
 */
import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { fits, moreSpecific, parametersOf } from '#endpoint/router.ts'

export interface ApiRoute<Target> {
  /** `GET /health`, or `$default` for the function that gets all other requests. */
  readonly key: string
  readonly target: Target
}

export interface FunctionResponse {
  readonly statusCode?: number
  readonly headers?: Readonly<Record<string, string | number | boolean>>
  readonly cookies?: readonly string[]
  readonly body?: string
  readonly isBase64Encoded?: boolean
}

/** The response to a request that reaches no function. */
export type Refuse = (
  request: Pick<IncomingMessage, 'headers' | 'url'>,
  status: 400 | 413 | 500,
  detail: string,
) => FunctionResponse

export interface HttpApi<Target> {
  readonly routes: readonly ApiRoute<Target>[]
  /** @param connection aborted when the client has closed the connection; Lambda never learns of it */
  readonly invoke: (
    target: Target,
    event: object,
    connection: AbortSignal,
  ) => Promise<FunctionResponse>
  readonly refuse?: Refuse
}

/** The quota of Lambda for a request: the gateway alone would accept 10 MB. */
const bodyBytesMax = 6 * 1024 * 1024

/** The quota of Lambda for a response, which is JSON with the body as text. */
const responseBytesMax = 6_291_556

/** As API Gateway responds. */
const message: Refuse = (_, statusCode) => {
  const texts = { 400: 'Bad Request', 413: 'Request Too Long', 500: 'Internal Server Error' }
  return { statusCode, body: JSON.stringify({ message: texts[statusCode] }) }
}

export const createHttpApi = <Target>(api: HttpApi<Target>): Server => {
  const { refuse = message } = api
  const findRoute = routeFinder(api.routes)
  const open = new WeakMap<object, readonly [IncomingMessage, ServerResponse]>()

  const handle = async (
    request: IncomingMessage,
    connection: AbortSignal,
  ): Promise<FunctionResponse> => {
    const { pathname, problem } = pathOf(request)
    if (problem !== undefined) return refuse(request, 400, problem)
    const body = await readBody(request, bodyBytesMax)
    if (body === undefined) {
      return refuse(request, 413, `The body has more than ${bodyBytesMax} bytes.`)
    }
    const [route, parameters] = findRoute(request.method ?? 'GET', pathname)
    const response = await api.invoke(
      route.target,
      eventOf(request, pathname, route.key, parameters, body),
      connection,
    )
    if ((response.body?.length ?? 0) > responseBytesMax / 2 && isTooLarge(response)) {
      throw new Error(`The response of ${route.key} is too large for Lambda`)
    }
    return response
  }

  const server = createServer((request, response) => {
    open.set(request.socket, [request, response])
    const connection = new AbortController()
    response.once('close', () => {
      connection.abort()
    })
    handle(request, connection.signal)
      .catch((error: unknown) => {
        if (!request.complete) throw error
        process.stderr.write(`${String(error)}\n`)
        return refuse(request, 500, 'The function has failed.')
      })
      .then((result) => {
        send(response, result)
      })
      // The client is gone, or `clientError` has responded.
      .catch(() => undefined)
  })
  // Node has refused the request line, a header or a chunk of the body.
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const [request = { headers: {}, url: '/' }, response] = open.get(socket) ?? []
    if (error.code === 'ECONNRESET' || !socket.writable || response?.headersSent === true) {
      socket.destroy()
    } else socket.end(rawResponse(refuse(request, 400, `${error.message}.`)))
  })
  return server
}

const isTooLarge = (response: FunctionResponse): boolean =>
  Buffer.byteLength(JSON.stringify(response)) > responseBytesMax

/**
 * Decodes the path: `%25` is rejected, `%3F` cuts it, `%2F` splits it, and `%252F` is decoded twice
 * (captured from a real HTTP API).
 */
const pathOf = ({ url = '/', rawHeaders }: IncomingMessage) => {
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

type Parameters = Readonly<Record<string, string>>

const routeFinder = <Target>(routes: readonly ApiRoute<Target>[]) => {
  const known = routes.map((route) => {
    const [method = '', path = ''] = route.key.split(' ')
    return { route, method, template: path.split('/').slice(1) }
  })
  return (method: string, path: string): readonly [ApiRoute<Target>, Parameters] => {
    const segments = path.split('/').slice(1)
    const [found] = known
      .filter((one) => one.method === method && fits(one.template, segments))
      .sort((left, right) => moreSpecific(left.template, right.template))
    const { route, template } = found ?? known.find((one) => one.route.key === '$default') ?? {}
    if (route === undefined || template === undefined) throw new Error('There is no $default route')
    return [route, parametersOf(template, segments)]
  }
}

const isText = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded)|.*\+json)/i

const eventOf = (
  request: IncomingMessage,
  rawPath: string,
  routeKey: string,
  pathParameters: Parameters,
  body: Buffer,
): object => {
  const { cookie, ...headers } = headersOf(request.rawHeaders)
  const rawQueryString = request.url?.split(/\?(.*)/s)[1] ?? ''
  const query = new URLSearchParams(rawQueryString)
  const isPlain = isText.test(headers['content-type'] ?? 'text/plain') && isUtf8(body)
  return {
    version: '2.0',
    ...{ routeKey, rawPath, rawQueryString, headers },
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
      ...{ accountId: '123456789012', apiId: 'local', stage: '$default', routeKey },
      http: {
        ...{ method: request.method ?? 'GET', path: rawPath, protocol: 'HTTP/1.1' },
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: headers['user-agent'] ?? '',
      },
      ...{ requestId: randomUUID(), timeEpoch: Date.now() },
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

const contentOf = ({ headers, body = '', isBase64Encoded = false }: FunctionResponse) => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
})

const send = (response: ServerResponse, result: FunctionResponse): void => {
  const { headers, body } = contentOf(result)
  const { statusCode = 200, cookies = [] } = result
  response.writeHead(statusCode, {
    ...headers,
    ...(cookies.length === 0 ? {} : { 'set-cookie': [...cookies] }),
    // The rest of a body that is too large stays unread.
    ...(statusCode === 413 ? { connection: 'close' } : {}),
  })
  response.end(body)
}

const rawResponse = (result: FunctionResponse): Buffer => {
  const { headers, body } = contentOf(result)
  const lines = Object.entries({ ...headers, 'content-length': body.length, connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${result.statusCode} Refused\r\n${head}\r\n`), body])
}
