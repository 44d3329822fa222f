/**
 * Makes serverless-offline behave like API Gateway. It opens and closes the port, reads the body, and invokes
 * the function. The function gets an event made from the request as it was sent, because serverless-offline
 * changes paths, cookies, media types and bodies. The client gets the headers of the function alone.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { pathOf, readBody } from './gatewayRequest.ts'
import {
  createResponder,
  type FunctionResponse,
  headOf,
  type HttpApi,
  refuseUnreadable,
  routeFinder,
  templateOf,
} from './httpApi.ts'

export interface OfflineFunction<Target> {
  /** As in `serverless.yml`. */
  readonly name: string
  readonly routes: readonly string[]
  readonly target: Target
}

export interface OfflineApi<Target> extends Pick<HttpApi<Target>, 'invoke' | 'refuse' | 'address'> {
  readonly port: number
  readonly functions: readonly OfflineFunction<Target>[]
}

/** https://nodejs.org/api/diagnostics_channel.html#http */
interface RequestStart {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly server: Server
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly sent: Pick<IncomingMessage, 'method' | 'url' | 'headers'>
  readonly routeKey: string
}

const exchanges = new AsyncLocalStorage<Exchange>()

/**
 * Returns the handlers for serverless-offline by the names of their functions, and its server, which the first
 * request tells.
 */
export const createOfflineHandlers = <Target>({ port, functions, ...api }: OfflineApi<Target>) => {
  const findRoute = routeFinder(
    functions.flatMap(({ name, routes }) => routes.map((key) => ({ key, target: name }))),
  )
  let remember: ReturnType<typeof refuseUnreadable> | undefined
  let found: (server: Server) => void
  const server = new Promise<Server>((resolve) => {
    found = resolve
  })
  subscribe('http.server.request.start', (message) => {
    const { request, response, server: itsServer } = message as RequestStart
    if (request.socket.localPort !== port) return
    const sent = begin(request, response, findRoute)
    remember ??= refuseUnreadable(itsServer.removeAllListeners('clientError'), api.refuse)
    found(itsServer)
    remember(request.socket, sent, response)
  })
  const respond = createResponder({ ...api, read })
  const handlerOf = (target: Target) => async () => {
    const exchange = exchanges.getStore()
    // Its port for invocations needs no signature, so every web page could call it.
    if (exchange === undefined) throw new Error('Functions are invoked by HTTP requests only')
    const { request, response, sent, routeKey } = exchange
    Object.assign(request, sent)
    const result = await respond(request, response, () => ({ key: routeKey, target }))
    useHeadOf(result, response)
    const { statusCode = 200, body = '', isBase64Encoded = false } = result
    return { statusCode, body, isBase64Encoded }
  }
  const handlers = Object.fromEntries(
    functions.map(({ name, target }) => [name, handlerOf(target)]),
  )
  return { handlers, server }
}

/** Hides from serverless-offline what it would handle in another way than API Gateway. */
const begin = (
  request: IncomingMessage,
  response: ServerResponse,
  findRoute: ReturnType<typeof routeFinder<string>>,
): Exchange['sent'] => {
  const { method = 'GET', url, headers } = request
  const sent = { method, url, headers }
  const { pathname, problem } = pathOf(request)
  const { key } = findRoute(method, problem === undefined ? pathname : '')
  exchanges.enterWith({ request, response, sent, routeKey: key })
  if (key === '$default') request.method = unknownMethod
  // It prints the path, which may contain names of people.
  request.url = `/${templateOf(key)
    .map((part) => part.replace(/^\{(.*)\}$/, ':$1'))
    .join('/')}`
  // It opens CORS for every Origin, compresses, and fails on an invalid Host.
  request.headers = { host: 'localhost', ...transferOf(headers) }
  return sent
}

/** Only `$default` has it. */
const unknownMethod = 'DEFAULT'

const transferOf = (headers: IncomingMessage['headers']): IncomingMessage['headers'] =>
  Object.fromEntries(
    ['connection', 'content-length', 'expect', 'transfer-encoding'].flatMap((name) =>
      headers[name] === undefined ? [] : [[name, headers[name]]],
    ),
  )

/** serverless-offline has read the body, except that of a GET. */
const read: typeof readBody = async (request, bytesMax) => {
  const { payload } = request as { readonly payload?: unknown }
  if (Buffer.isBuffer(payload)) return payload.length > bytesMax ? undefined : payload
  return request.readableEnded ? Buffer.alloc(0) : await readBody(request, bytesMax)
}

/** Replaces the headers of serverless-offline. */
const useHeadOf = (result: FunctionResponse, response: ServerResponse): void => {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = () => {
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    return writeHead(...headOf(result))
  }
}
