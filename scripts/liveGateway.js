// @ts-check
/**
 * The WebSocket API on a developer's machine, as API Gateway behaves: it invokes a function for each
 * connection and each message, sends the function's response to the connection, and lets functions
 * send messages by `POST {prefix}/@connections/{id}`.
 *
 * It replaces the one of serverless-offline, which reads messages of any size, and lets every page in
 * a browser on this machine send messages to connections and end them. Here the path of functions
 * begins with a secret, and only pages of the same host may connect.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { WebSocketServer } from 'ws'

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {import('node:stream').Duplex} Duplex
 * @typedef {import('ws').WebSocket} Socket
 * @typedef {(event: object) => Promise<{ statusCode?: number, body?: string }>} Invoke
 */

/** Limits of API Gateway. */
const messageBytesMax = 128 * 1024
const idleMillisMax = 10 * 60 * 1000
const connectionMillisMax = 2 * 60 * 60 * 1000

const goingAway = 1001

export class LiveGateway {
  /** @type {Map<string, Socket & { renew?: () => void }>} */
  #connections = new Map()
  #sockets = new WebSocketServer({ noServer: true, maxPayload: messageBytesMax })
  #server = createServer((request, response) => {
    this.#post(request, response).catch(() => response.writeHead(400).end())
  })
  #apiPort = 0
  #invoke
  #address
  #idleMillis

  /**
   * @param {Invoke} invoke
   * @param {URL} address by which functions send messages
   * @param {number} [idleMillis] until an idle connection ends
   */
  constructor(invoke, address, idleMillis = idleMillisMax) {
    this.#invoke = invoke
    this.#address = address
    this.#idleMillis = idleMillis
    this.#server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      void this.#connect(request, socket, head)
    })
  }

  /** Listens beside the API. @param {{ host: string, port: number }} address of the API */
  async listen({ host, port }) {
    if (this.#server.listening) await this.stop()
    this.#apiPort = port
    this.#server.listen(Number(this.#address.port), host)
    await once(this.#server, 'listening')
  }

  /** Ends all connections, so that clients connect again. */
  async stop() {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    for (const socket of this.#connections.values()) {
      socket.close(goingAway, 'Going away')
      socket.terminate()
    }
    this.#server.closeAllConnections()
    await closed
  }

  /** @param {IncomingMessage} request @param {Duplex} socket @param {Buffer} head */
  async #connect(request, socket, head) {
    const id = randomUUID()
    const address = request.socket.remoteAddress ?? ''
    const { statusCode = 200 } = isOfOtherSite(request, this.#apiPort)
      ? { statusCode: 403 }
      : await this.#invoke(eventOf('CONNECT', id, address)).catch(failed)
    if (statusCode < 300) {
      this.#sockets.handleUpgrade(request, socket, head, (one) => this.#attach(one, id, address))
    } else {
      const headers = 'Connection: close\r\nContent-Length: 0'
      socket.end(`HTTP/1.1 ${statusCode} Refused\r\n${headers}\r\n\r\n`)
    }
  }

  /** @param {Socket & { renew?: () => void }} socket @param {string} id @param {string} address */
  #attach(socket, id, address) {
    this.#connections.set(id, socket)
    const end = () => socket.close(goingAway, 'Going away')
    const longest = setTimeout(end, connectionMillisMax).unref()
    const idle = setTimeout(end, this.#idleMillis).unref()
    socket.renew = () => idle.refresh()
    socket.on('message', async (data, isBinary) => {
      idle.refresh()
      const body = Buffer.from(/** @type {Buffer} */ (data)).toString(isBinary ? 'base64' : 'utf8')
      const event = { ...eventOf('MESSAGE', id, address), body, isBase64Encoded: isBinary }
      const reply = await this.#invoke(event).catch(failed)
      if (reply.body && socket.readyState === socket.OPEN) socket.send(reply.body)
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

  /** @param {IncomingMessage} request @param {ServerResponse} response */
  async #post(request, response) {
    const [path, id = ''] = decodeURIComponent(request.url ?? '').split('/@connections/')
    const isFunction = request.method === 'POST' && path === this.#address.pathname
    const socket = this.#connections.get(id)
    const text = String(await buffer(request))
    if (isFunction && socket !== undefined) {
      socket.renew?.()
      socket.send(text)
    }
    response.writeHead(!isFunction ? 426 : socket === undefined ? 410 : 200).end()
  }
}

/**
 * The gateway of the function, unless the environment tells no address by which functions reach it.
 * It invokes the function in this process, as serverless-offline does for HTTP requests.
 * @param {any} serverless
 */
export const liveGatewayOf = ({ service, serviceDir }) => {
  const address = process.env.LIVE_CONNECTIONS_URL
  if (!address) return undefined
  const file = service.functions.liveConnection.handler.replace(/\.handler$/, '.mjs')
  return new LiveGateway(async (event) => {
    Object.assign(process.env, service.provider.environment)
    const { handler } = await import(pathToFileURL(join(serviceDir, file)).href)
    return handler(event)
  }, new URL(address))
}

/** @param {unknown} error */
const failed = (error) => {
  process.stderr.write(`${String(error)}\n`)
  const body = { type: 'error', code: 'internal', detail: 'Internal server error' }
  return { statusCode: 500, body: JSON.stringify(body) }
}

/**
 * Whether a page of another origin connects. Programs send no Origin. A proxy may serve the pages and
 * the connections on one port.
 * @param {IncomingMessage} request @param {number} apiPort
 */
function isOfOtherSite({ headers: { origin, host } }, apiPort) {
  const trusted = (process.env.CORS_ORIGINS ?? '').split(',').map((one) => one.trim())
  if (origin === undefined || trusted.includes(origin)) return false
  if (!URL.canParse(origin) || !URL.canParse(`http://${host}`)) return true
  const page = new URL(origin)
  const { hostname } = new URL(`http://${host}`)
  return page.host !== host && page.host !== `${hostname}:${apiPort}`
}

/** @param {string} eventType @param {string} connectionId @param {string} sourceIp */
const eventOf = (eventType, connectionId, sourceIp) => ({
  requestContext: { eventType, connectionId, identity: { sourceIp } },
})
