/**
 * The WebSocket API on the port of the HTTP API, at `/live`. Like API Gateway, it invokes a function for each connection
 * and each message, and sends the function's response to the connection. Functions send messages by
 * `POST {prefix}/@connections/{id}`. The path of functions begins with a secret, and only
 * pages of the same host may connect: otherwise every page in a browser on this machine could send
 * messages to connections.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { readBody } from './gatewayRequest.ts'
import { NetworkCounts } from './networkCounts.ts'
import type { PublicAddress } from './publicAddress.ts'

type EventType = 'CONNECT' | 'MESSAGE' | 'DISCONNECT'

export interface LiveEvent {
  readonly requestContext: {
    readonly eventType: EventType
    readonly connectionId: string
    readonly identity: { readonly sourceIp: string }
  }
  readonly body?: string
  readonly isBase64Encoded?: boolean
}

type Invoke = (event: LiveEvent) => Promise<{
  readonly statusCode?: number
  readonly body?: string
}>

/** Limits of API Gateway. */
const messageBytesMax = 128 * 1024
const idleMillisMax = 10 * 60 * 1000
const connectionMillisMax = 2 * 60 * 60 * 1000

const goingAway = 1001
const tooMuch = 1008

/** Messages of a connection that wait for the response to the one before. */
const waitingMax = 60

/** In bytes: what a client has not read yet. */
const unreadMax = 1024 * 1024

/** Limits of the gateway. */
interface LiveLimits {
  /** Until an idle connection ends. */
  readonly idleMillis: number
  /** The limit of a network, without an access token. */
  readonly anonymousConnections: number
}

interface LiveOptions {
  readonly limits?: Partial<LiveLimits>
  readonly publicAddress?: PublicAddress | undefined
}

interface Connection {
  readonly socket: WebSocket
  /** Restarts the time until an idle connection ends. */
  readonly renew: () => void
}

export class LiveGateway {
  readonly #connections = new Map<string, Connection>()
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: messageBytesMax })
  readonly #invoke: Invoke
  readonly #address: URL
  readonly #idleMillis: number
  readonly #publicAddress: PublicAddress | undefined
  /** Connections of each network that have not subscribed with an access token. */
  readonly #anonymous: NetworkCounts

  /** @param address by which functions send messages */
  constructor(invoke: Invoke, address: URL, { limits, publicAddress }: LiveOptions = {}) {
    this.#invoke = invoke
    this.#address = address
    this.#idleMillis = limits?.idleMillis ?? idleMillisMax
    this.#anonymous = new NetworkCounts(limits?.anonymousConnections ?? Infinity)
    this.#publicAddress = publicAddress
  }

  /** Takes the connections of a server of the HTTP API, and the messages of functions before the API does. */
  attach(api: Server): void {
    api.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy())
      void this.#connect(request, socket, head)
    })
    const others = api.listeners('request') as RequestListener[]
    api.removeAllListeners('request')
    api.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (this.#isMessage(request)) {
        this.#post(request, response).catch(() => response.writeHead(400).end())
      } else for (const listener of others) listener(request, response)
    })
  }

  /** Ends all connections, so that clients connect again. */
  stop(): void {
    for (const { socket } of this.#connections.values()) {
      socket.close(goingAway, 'Going away')
      socket.terminate()
    }
  }

  async #connect(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const id = randomUUID()
    const problem = this.#problemOf(request)
    if (problem !== undefined) {
      refuse(socket, problem)
      return
    }
    const address = this.#publicAddress?.sourceOf(request) ?? request.socket.remoteAddress ?? ''
    // Before the function, because each call of it needs memory and a write.
    const leave = this.#anonymous.enter(address)
    if (leave === undefined) {
      refuse(socket, 429)
      return
    }
    socket.once('close', leave)
    const { statusCode = 200 } = await this.#invoke(eventOf('CONNECT', id, address)).catch(failed)
    if (statusCode < 300) {
      this.#sockets.handleUpgrade(request, socket, head, (one) => {
        this.#attach(one, id, address, leave)
      })
    } else refuse(socket, statusCode)
  }

  #problemOf(request: IncomingMessage): number | undefined {
    if (this.#publicAddress?.isOwn(request) === false) return 421
    if (request.url?.split('?')[0] !== '/live') return 404
    return isOfOtherSite(request) ? 403 : undefined
  }

  #attach(socket: WebSocket, id: string, address: string, signedIn: () => void): void {
    const end = () => {
      socket.close(goingAway, 'Going away')
    }
    const longest = setTimeout(end, connectionMillisMax).unref()
    const idle = setTimeout(end, this.#idleMillis).unref()
    const renew = () => void idle.refresh()
    const take = inTurn(socket, async (data, isBinary) => {
      await this.#pass(socket, data, isBinary, eventOf('MESSAGE', id, address), signedIn)
    })
    this.#connections.set(id, { socket, renew })
    socket.on('message', (data, isBinary) => {
      renew()
      take(data, isBinary)
    })
    // `ws` ends the connection after an error, such as a message that is too large.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(longest)
      clearTimeout(idle)
      this.#connections.delete(id)
      this.#invoke(eventOf('DISCONNECT', id, address)).catch(failed)
    })
  }

  async #pass(
    socket: WebSocket,
    data: RawData,
    isBinary: boolean,
    event: LiveEvent,
    signedIn: () => void,
  ) {
    const body = Buffer.from(data as Buffer).toString(isBinary ? 'base64' : 'utf8')
    const { body: reply = '' } = await this.#invoke({
      ...event,
      body,
      isBase64Encoded: isBinary,
    }).catch(failed)
    if (isOfUser(body, reply)) signedIn()
    if (reply !== '') send(socket, reply)
  }

  /** Everybody can send a request, but only functions know the secret in the path. */
  #isMessage({ method, url = '' }: IncomingMessage): boolean {
    return method === 'POST' && url.startsWith(`${this.#address.pathname}/`)
  }

  async #post(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, id = ''] = decodeURIComponent(request.url ?? '').split('/@connections/')
    const text = await readBody(request, messageBytesMax)
    const connection = this.#connections.get(id)
    if (text === undefined) response.writeHead(413, { connection: 'close' })
    else if (connection === undefined) response.writeHead(410)
    else {
      connection.renew()
      send(connection.socket, String(text))
    }
    response.end()
  }
}

const refuse = (socket: Duplex, statusCode: number): void => {
  const headers = 'Connection: close\r\nContent-Length: 0'
  // The client may keep its half open.
  socket.end(`HTTP/1.1 ${statusCode} Refused\r\n${headers}\r\n\r\n`, () => socket.destroy())
}

/** A client that reads nothing would fill the memory. */
const send = (socket: WebSocket, text: string): void => {
  if (socket.bufferedAmount > unreadMax) socket.terminate()
  else if (socket.readyState === socket.OPEN) socket.send(text)
}

/** Passes one message at a time. The socket is not read meanwhile, so that few messages wait here. */
const inTurn = (socket: WebSocket, pass: (data: RawData, isBinary: boolean) => Promise<void>) => {
  const waiting: [RawData, boolean][] = []
  let isBusy = false
  const run = async () => {
    isBusy = true
    socket.pause()
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await pass(...next)
    }
    isBusy = false
    socket.resume()
  }
  return (data: RawData, isBinary: boolean): void => {
    if (socket.readyState !== socket.OPEN) return
    waiting.push([data, isBinary])
    if (waiting.length > waitingMax) {
      waiting.length = 0
      socket.close(tooMuch, 'Wait for the response to a message')
    } else if (!isBusy) void run()
  }
}

/** Whether the function has accepted the access token of a message. */
const isOfUser = (message: string, reply: string): boolean => {
  if (!message.includes('"token"')) return false
  try {
    const { token } = JSON.parse(message) as { readonly token?: unknown }
    const { type } = JSON.parse(reply) as { readonly type?: unknown }
    return typeof token === 'string' && type === 'subscribed'
  } catch {
    return false
  }
}

const failed = (error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  const body = { type: 'error', code: 'internal', detail: 'Internal server error' }
  return { statusCode: 500, body: JSON.stringify(body) }
}

/** Whether a page of another origin connects. Programs send no Origin. */
const isOfOtherSite = ({ headers: { origin, host = '' } }: IncomingMessage): boolean => {
  const trusted = (process.env.CORS_ORIGINS ?? '').split(',').map((one) => one.trim())
  if (origin === undefined || trusted.includes(origin)) return false
  if (!URL.canParse(origin)) return true
  const { protocol, host: hostOfPage } = new URL(origin)
  const own = `${protocol}//${host}`
  return !URL.canParse(own) || new URL(own).host !== hostOfPage
}

const eventOf = (eventType: EventType, connectionId: string, sourceIp: string): LiveEvent => ({
  requestContext: { eventType, connectionId, identity: { sourceIp } },
})
