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
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { WebSocketServer } from 'ws'

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {import('ws').WebSocket} Socket
 * @typedef {(event: object) => Promise<{ statusCode?: number, body?: string }>} Invoke
 */

/** Limits of API Gateway. */
const messageBytesMax = 128 * 1024
const idleMillisMax = 10 * 60 * 1000
const connectionMillisMax = 2 * 60 * 60 * 1000

const goingAway = 1001

/**
 * @param {Invoke} invoke
 * @param {string} prefix of the path by which functions send messages
 * @param {number} [idleMillis] until an idle connection ends
 */
export function createLiveGateway(invoke, prefix, idleMillis = idleMillisMax) {
  /** @type {Map<string, Socket & { renew?: () => void }>} */
  const connections = new Map()
  let apiPort = 0
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageBytesMax })

  /** @param {Socket & { renew?: () => void }} socket @param {string} id @param {string} address */
  const attach = (socket, id, address) => {
    connections.set(id, socket)
    const end = () => socket.close(goingAway, 'Going away')
    const longest = setTimeout(end, connectionMillisMax).unref()
    const idle = setTimeout(end, idleMillis).unref()
    socket.renew = () => idle.refresh()
    socket.on('message', async (data, isBinary) => {
      idle.refresh()
      const body = isBinary ? { body: String(data), isBase64Encoded: true } : { body: String(data) }
      const reply = await invoke({ ...contextOf('MESSAGE', id, address), ...body }).catch(failed)
      if (reply.body && socket.readyState === socket.OPEN) socket.send(reply.body)
    })
    // `ws` ends the connection after an error, such as a message that is too large.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(longest)
      clearTimeout(idle)
      connections.delete(id)
      invoke(contextOf('DISCONNECT', id, address)).catch(failed)
    })
  }

  /** @param {IncomingMessage} request @param {ServerResponse} response */
  const post = async (request, response) => {
    const [path, id = ''] = decodeURIComponent(request.url ?? '').split('/@connections/')
    const isFunction = request.method === 'POST' && path === prefix
    const socket = connections.get(id)
    const text = String(await buffer(request))
    if (isFunction && socket !== undefined) {
      socket.renew?.()
      socket.send(text)
    }
    response.writeHead(!isFunction ? 426 : socket === undefined ? 410 : 200).end()
  }

  const server = createServer((request, response) => {
    post(request, response).catch(() => response.writeHead(400).end())
  })
  server.on('upgrade', async (request, socket, head) => {
    const id = randomUUID()
    const address = request.socket.remoteAddress ?? ''
    socket.on('error', () => socket.destroy())
    const { statusCode = 200 } = isOfOtherSite(request, apiPort)
      ? { statusCode: 403 }
      : await invoke(contextOf('CONNECT', id, address)).catch(failed)
    if (statusCode < 300)
      sockets.handleUpgrade(request, socket, head, (one) => attach(one, id, address))
    else
      socket.end(`HTTP/1.1 ${statusCode} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  })
  return {
    /** @param {{ host: string, port: number }} address @param {number} portOfApi */
    listen: (address, portOfApi) => {
      apiPort = portOfApi
      return new Promise((resolve, reject) => {
        server.once('error', reject).listen(address, () => resolve(undefined))
      })
    },
    /** Ends all connections, so that clients connect again. */
    stop: async () => {
      for (const socket of connections.values()) socket.close(goingAway, 'Going away')
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const failed = () => ({
  statusCode: 500,
  body: JSON.stringify({ type: 'error', code: 'internal', detail: 'Internal server error' }),
})

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
const contextOf = (eventType, connectionId, sourceIp) => ({
  requestContext: { eventType, connectionId, identity: { sourceIp } },
})
