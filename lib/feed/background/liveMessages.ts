/** Each message becomes a request for the pipeline of the endpoints, so that it is treated like one of HTTP. */
import { randomUUID } from 'node:crypto'
import { Failure, invalidInput } from '#values/failure.ts'
import { messageBytesMax } from '#values/requestLimits.ts'
import type { Handler } from '#endpoint/chain.ts'
import type { Endpoint } from '#endpoint/endpoint.ts'
import { formatJson, parseJson } from '#endpoint/json.ts'
import { requireAllowed } from '#endpoint/middleware/rateLimit.ts'
import { pipeline } from '#endpoint/pipeline.ts'
import { RequestState } from '#endpoint/requestState.ts'
import type { HttpRequest } from '#endpoint/request.ts'
import { type Services, servicesOfProcess } from '#endpoint/services.ts'
import { invalidCredentials } from '#authentication/authentication.ts'

export interface SocketEvent {
  readonly requestContext: {
    readonly eventType: 'CONNECT' | 'MESSAGE' | 'DISCONNECT'
    readonly connectionId: string
    readonly identity?: { readonly sourceIp?: string }
  }
  /** Only of the handshake. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | null
  readonly isBase64Encoded?: boolean
}

/** The gateway sends the body to the connection. */
interface SocketResult {
  readonly statusCode: number
  readonly body?: string
}

type Operations = Readonly<Record<'connect' | 'disconnect' | 'subscribe' | 'unsubscribe', Endpoint>>

type HandlerOf = (operation: keyof Operations) => Handler

type Message = Readonly<Record<string, unknown>>

/** @param services those of the process by default; tests pass their own */
export const serveMessages = (
  operations: Operations,
  services?: Services,
): ((event: SocketEvent) => Promise<SocketResult>) => {
  const handlers: Partial<Record<keyof Operations, Handler>> = {}
  return async (event) => {
    const created = services ?? servicesOfProcess()
    const handlerOf: HandlerOf = (name) => (handlers[name] ??= pipeline(operations[name], created))
    const { eventType } = event.requestContext
    if (eventType === 'MESSAGE') {
      return { statusCode: 200, body: formatJson(await replyTo(event, handlerOf, created)) }
    }
    if (eventType === 'CONNECT' && isOfOtherSite(event, created)) return { statusCode: 403 }
    const run = handlerOf(eventType === 'CONNECT' ? 'connect' : 'disconnect')
    const { status } = await run(requestOf(event, {}), new RequestState())
    return { statusCode: status }
  }
}

/** A page in a browser sends its origin, and programs send none. */
const isOfOtherSite = (
  { headers = {} }: SocketEvent,
  { settings: { pageOrigin, trustedOrigins } }: Services,
): boolean => {
  const [, origin] = Object.entries(headers).find(([name]) => /^origin$/i.test(name)) ?? []
  if (origin === undefined || pageOrigin === undefined) return false
  return origin !== pageOrigin && !trustedOrigins.has(origin)
}

const replyTo = async (event: SocketEvent, handlerOf: HandlerOf, { rateLimits }: Services) => {
  let message: Message = {}
  try {
    const rate = await rateLimits.connection?.count(event.requestContext.connectionId)
    if (rate !== undefined) requireAllowed(rate)
    message = messageIn(event)
    const { action } = message
    if (action === 'ping') return { type: 'pong' }
    if (action !== 'subscribe' && action !== 'unsubscribe') throw unknownAction(action)
    const response = await handlerOf(action)(requestOf(event, message), new RequestState())
    const body = JSON.parse(response.body ?? '{}') as Message
    return response.status < 400 ? body : errorOf(String(body.code), String(body.detail), message)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return errorOf(error.code, error.message, message)
  }
}

const errorOf = (code: string, detail: string, { regatta }: Message): object => ({
  type: 'error',
  code,
  detail,
  ...(typeof regatta === 'string' ? { regatta } : {}),
})

/** @throws Failure unless the message is a JSON object of a normal size */
const messageIn = ({ body, isBase64Encoded }: SocketEvent): Message => {
  if (typeof body !== 'string' || isBase64Encoded === true) {
    throw new Failure('malformed-request', 'The message must be text with JSON, not bytes.')
  }
  if (Buffer.byteLength(body) > messageBytesMax) {
    throw new Failure('too-large', `The message has more than ${messageBytesMax} bytes.`)
  }
  const value = parseJson(body)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Message
  throw new Failure('malformed-request', 'The message must be a JSON object.')
}

const unknownAction = (action: unknown): Failure => {
  const found = typeof action === 'string' ? `, found "${action.slice(0, 40)}"` : ''
  const detail = `must be \`subscribe\`, \`unsubscribe\` or \`ping\`${found}`
  return invalidInput([{ pointer: '/action', code: 'enum', detail }])
}

/** A page of another site can open a connection too, so the cookies of the handshake are no credentials. */
const requestOf = ({ requestContext }: SocketEvent, { regatta, token }: Message): HttpRequest => {
  const { connectionId, identity } = requestContext
  return {
    id: randomUUID(),
    method: 'POST',
    route: undefined,
    path: '/',
    pathParameters: {},
    query: new URLSearchParams(),
    cookies: [],
    sourceAddress: identity?.sourceIp ?? '',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token === undefined || token === null ? {} : { authorization: bearerOf(token) }),
    },
    body: Buffer.from(JSON.stringify({ connectionId, regatta })),
  }
}

const bearerOf = (token: unknown): string => {
  if (typeof token !== 'string') {
    const detail = 'must be a text: the `access_token` of a user'
    throw invalidInput([{ pointer: '/token', code: 'type', detail }])
  }
  // Other characters would make it another header.
  if (!/^[\w-]+$/.test(token)) throw invalidCredentials()
  return `Bearer ${token}`
}
