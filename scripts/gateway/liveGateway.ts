/**
 * The WebSocket API on a developer's machine. Like API Gateway, it invokes a function for each connection
 * and each message, and sends the function's response to the connection. Functions send messages by
 * `POST {prefix}/@connections/{id}`. The path of functions begins with a secret, and only
 * pages of the same host may connect: otherwise every page in a browser on this machine could send
 * messages to connections.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { readBody } from './gatewayRequest.ts'

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

interface Connection {
  readonly socket: WebSocket
  /** Restarts the time until an idle connection ends. */
  readonly renew: () => void
}

export class LiveGateway {
  readonly #connections = new Map<string, Connection>()
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: messageBytesMax })
  readonly #server = createServer((request, response) => {
    this.#post(request, response).catch(() => response.writeHead(400).end())
  })
  readonly #invoke: Invoke
  readonly #address: URL
  readonly #idleMillis: number
  #apiPort = 0

  /**
   * @param address by which functions send messages
   * @param idleMillis until an idle connection ends
   */
  constructor(invoke: Invoke, address: URL, idleMillis = idleMillisMax) {
    this.#invoke = invoke
    this.#address = address
    this.#idleMillis = idleMillis
    this.#server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      void this.#connect(request, socket, head)
    })
  }

  /** Listens beside the API, whose address is given. */
  async listen({ host, port }: { readonly host: string; readonly port: number }): Promise<void> {
    this.#apiPort = port
    this.#server.listen(Number(this.#address.port), host)
    await once(this.#server, 'listening')
  }

  /** Ends all connections, so that clients connect again. */
  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    for (const { socket } of this.#connections.values()) {
      socket.close(goingAway, 'Going away')
      socket.terminate()
    }
    this.#server.closeAllConnections()
    await closed
  }

  async #connect(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const id = randomUUID()
    const address = request.socket.remoteAddress ?? ''
    const { statusCode = 200 } = isOfOtherSite(request, this.#apiPort)
      ? { statusCode: 403 }
      : await this.#invoke(eventOf('CONNECT', id, address)).catch(failed)
    if (statusCode < 300) {
      this.#sockets.handleUpgrade(request, socket, head, (one) => {
        this.#attach(one, id, address)
      })
    } else {
      const headers = 'Connection: close\r\nContent-Length: 0'
      socket.end(`HTTP/1.1 ${statusCode} Refused\r\n${headers}\r\n\r\n`)
    }
  }

  #attach(socket: WebSocket, id: string, address: string): void {
    const end = () => {
      socket.close(goingAway, 'Going away')
    }
    const longest = setTimeout(end, connectionMillisMax).unref()
    const idle = setTimeout(end, this.#idleMillis).unref()
    const renew = () => void idle.refresh()
    this.#connections.set(id, { socket, renew })
    socket.on('message', (data, isBinary) => {
      renew()
      void this.#pass(socket, data, isBinary, eventOf('MESSAGE', id, address))
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

  async #pass(socket: WebSocket, data: RawData, isBinary: boolean, event: LiveEvent) {
    const body = Buffer.from(data as Buffer).toString(isBinary ? 'base64' : 'utf8')
    const { body: reply = '' } = await this.#invoke({
      ...{ ...event, body, isBase64Encoded: isBinary },
    }).catch(failed)
    if (reply !== '' && socket.readyState === socket.OPEN) socket.send(reply)
  }

  async #post(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path, id = ''] = decodeURIComponent(request.url ?? '').split('/@connections/')
    // Before the body is read, because everybody on this machine can send one.
    if (request.method !== 'POST' || path !== this.#address.pathname) {
      response.writeHead(426, { connection: 'close' }).end()
      return
    }
    const text = await readBody(request, messageBytesMax)
    const connection = this.#connections.get(id)
    if (text === undefined) response.writeHead(413, { connection: 'close' })
    else if (connection === undefined) response.writeHead(410)
    else {
      connection.renew()
      connection.socket.send(String(text))
    }
    response.end()
  }
}

const failed = (error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  const body = { type: 'error', code: 'internal', detail: 'Internal server error' }
  return { statusCode: 500, body: JSON.stringify(body) }
}

/**
 * Whether a page of another origin connects. Programs send no Origin. A proxy may serve the pages and
 * the connections on one port.
 */
const isOfOtherSite = (
  { headers: { origin, host = '' } }: IncomingMessage,
  apiPort: number,
): boolean => {
  const trusted = (process.env.CORS_ORIGINS ?? '').split(',').map((one) => one.trim())
  if (origin === undefined || trusted.includes(origin)) return false
  if (!URL.canParse(origin) || !URL.canParse(`http://${host}`)) return true
  const page = new URL(origin)
  const { hostname } = new URL(`http://${host}`)
  return page.host !== host && page.host !== `${hostname}:${apiPort}`
}

const eventOf = (eventType: EventType, connectionId: string, sourceIp: string): LiveEvent => ({
  requestContext: { eventType, connectionId, identity: { sourceIp } },
})
