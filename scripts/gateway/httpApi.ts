/**
 * An HTTP API of API Gateway on this machine, with its routes.
 * Differences from the real one, which accepts 10 MB and ends a request after 30 s: none that a
 * function can see.
 */
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { fits, moreSpecific, parametersOf } from '#endpoint/router.ts'
import { eventOf, pathOf, readBody } from './gatewayRequest.ts'
import { NetworkCounts } from './networkCounts.ts'
import type { PublicAddress } from './publicAddress.ts'

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

type RefusedStatus = 400 | 408 | 413 | 421 | 431 | 500

/** The response to a request that reaches no function. */
export type Refuse = (
  request: Pick<IncomingMessage, 'headers' | 'url'>,
  status: RefusedStatus,
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
  /** Returns `undefined` for a body that is too large. Absent: `readBody`. */
  readonly read?: typeof readBody
  /** Absent: the API answers to every name of its host. */
  readonly address?: PublicAddress | undefined
}

/** The quota of Lambda for a request: the gateway alone would accept 10 MB. */
const bodyBytesMax = 6 * 1024 * 1024

/** The quota of Lambda for a response, which is JSON with the body as text. */
const responseBytesMax = 6_291_556

/** As API Gateway responds. */
const message: Refuse = (_, statusCode) => {
  const texts = {
    400: 'Bad Request',
    408: 'Request Timeout',
    413: 'Request Too Long',
    421: 'Misdirected Request',
    431: 'Request Header Fields Too Large',
    500: 'Internal Server Error',
  }
  return { statusCode, body: JSON.stringify({ message: texts[statusCode] }) }
}

const misdirected = 'The header Host names another host than the address of this service.'

/** The route of a request, and the function behind it. */
type FindRoute<Target> = (method: string, path: string) => ApiRoute<Target>

/**
 * Returns a function that passes requests on, and responds also to those that reach no function or fail.
 * It rejects if the client is gone.
 */
export const createResponder = <Target>({
  invoke,
  refuse = message,
  read = readBody,
  address,
}: Omit<HttpApi<Target>, 'routes'>) => {
  const pass = async (
    request: IncomingMessage,
    connection: AbortSignal,
    findRoute: FindRoute<Target>,
  ): Promise<FunctionResponse> => {
    const { pathname, problem } = pathOf(request)
    if (problem !== undefined) return refuse(request, 400, problem)
    if (address?.isOwn(request) === false) return refuse(request, 421, misdirected)
    const body = await read(request, bodyBytesMax)
    if (body === undefined) {
      return refuse(request, 413, `The body has more than ${bodyBytesMax} bytes.`)
    }
    const { key, target } = findRoute(request.method ?? 'GET', pathname)
    const parameters = parametersOf(templateOf(key), segmentsOf(pathname))
    const source = address?.sourceOf(request)
    const event = eventOf(request, pathname, key, parameters, body, source)
    const response = await invoke(target, event, connection)
    if ((response.body?.length ?? 0) > responseBytesMax / 2 && isTooLarge(response)) {
      throw new Error(`The response of ${key} is too large for Lambda`)
    }
    return response
  }
  return (request: IncomingMessage, response: ServerResponse, findRoute: FindRoute<Target>) => {
    const connection = new AbortController()
    response.once('close', () => {
      connection.abort()
    })
    return pass(request, connection.signal, findRoute).catch((error: unknown) => {
      if (!request.complete) throw error
      process.stderr.write(`${String(error)}\n`)
      return refuse(request, 500, 'The function has failed.')
    })
  }
}

/** https://nodejs.org/api/errors.html */
const statusesOfErrors: Readonly<Record<string, RefusedStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** The parts of a request that a refusal depends on. */
type Refused = Parameters<Refuse>[0]

/**
 * Responds to bytes that Node refuses: a request line, a header or a chunk of a body.
 * @returns a function to call with each request, so that the refusal can be in its media type
 */
export const refuseUnreadable = (server: Server, refuse: Refuse = message) => {
  const open = new WeakMap<Socket, readonly [Refused, ServerResponse]>()
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const [request = { headers: {}, url: '/' }, response] = open.get(socket) ?? []
    if (error.code === 'ECONNRESET' || !socket.writable || response?.headersSent === true) {
      socket.destroy()
    } else {
      const { code = '', message } = error
      socket.end(rawResponse(refuse(request, statusesOfErrors[code] ?? 400, `${message}.`)))
    }
  })
  return (socket: Socket, request: Refused, response: ServerResponse): void => {
    open.set(socket, [request, response])
  }
}

/** A client that sends too slowly, or keeps a connection without a request, gives it up for others. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16 * 1024,
  // So often Node looks for clients that are too slow.
  connectionsCheckingInterval: 2000,
}

export const createHttpApi = <Target>(api: HttpApi<Target>): Server => {
  const findRoute = routeFinder(api.routes)
  const respond = createResponder(api)
  const server = createServer(limits, (request, response) => {
    remember(request.socket, request, response)
    respond(request, response, findRoute)
      .then((result) => {
        send(response, result)
      })
      // The client is gone, or `clientError` has responded.
      .catch(() => undefined)
  })
  const remember = refuseUnreadable(server, api.refuse)
  if (api.address !== undefined) limitConnections(server, api.address)
  return server
}

const connectionsMax = 500
const connectionsOfNetworkMax = 50

/** One network cannot take the connections of all others. */
const limitConnections = (server: Server, { isProxy }: PublicAddress): void => {
  server.maxConnections = connectionsMax
  const open = new NetworkCounts(connectionsOfNetworkMax)
  server.on('connection', (socket: Socket) => {
    if (isProxy(socket)) return
    const leave = open.enter(socket.remoteAddress ?? '')
    if (leave === undefined) socket.destroy()
    else socket.once('close', leave)
  })
}

const isTooLarge = (response: FunctionResponse): boolean =>
  Buffer.byteLength(JSON.stringify(response)) > responseBytesMax

const segmentsOf = (path: string): readonly string[] => path.split('/').slice(1)

/** The segments of the path, none for `$default`. */
export const templateOf = (key: string): readonly string[] => segmentsOf(key.split(' ')[1] ?? '')

export const routeFinder = <Target>(routes: readonly ApiRoute<Target>[]): FindRoute<Target> => {
  const known = routes.map((route) => {
    const [method = ''] = route.key.split(' ')
    return { route, method, template: templateOf(route.key) }
  })
  return (method, path) => {
    const segments = segmentsOf(path)
    const [found] = known
      .filter((one) => one.method === method && fits(one.template, segments))
      .sort((left, right) => moreSpecific(left.template, right.template))
    const route = found?.route ?? routes.find(({ key }) => key === '$default')
    if (route === undefined) throw new Error('There is no $default route')
    return route
  }
}

const contentOf = ({ headers, body = '', isBase64Encoded = false }: FunctionResponse) => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
})

/** The status and the headers of a response, for `writeHead`. */
export const headOf = (result: FunctionResponse): [number, OutgoingHttpHeaders] => {
  const { statusCode = 200, cookies = [] } = result
  const head = {
    ...contentOf(result).headers,
    ...(cookies.length === 0 ? {} : { 'set-cookie': [...cookies] }),
    // The rest of a body that is too large stays unread.
    ...(statusCode === 413 ? { connection: 'close' } : {}),
  }
  return [statusCode, head]
}

const send = (response: ServerResponse, result: FunctionResponse): void => {
  response.writeHead(...headOf(result))
  response.end(contentOf(result).body)
}

const rawResponse = (result: FunctionResponse): Buffer => {
  const { headers, body } = contentOf(result)
  const lines = Object.entries({ ...headers, 'content-length': body.length, connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${result.statusCode} Refused\r\n${head}\r\n`), body])
}
