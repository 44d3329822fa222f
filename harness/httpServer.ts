/** Serves a transport over HTTP, for clients that are separate programs. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { SentRequest, Transport } from '../scripts/requests/requests.ts'

export const serveOverHttp = async (transport: Transport) => {
  const server = createServer((incoming, response) => {
    const respond = async () => {
      const reply = await transport(await receivedRequest(incoming))
      for (const [name, value] of Object.entries(reply.headers)) {
        // The text is not compressed any more.
        if (name !== 'content-encoding') response.setHeader(name, value)
      }
      if (reply.cookies.length > 0) response.setHeader('set-cookie', reply.cookies)
      response.writeHead(reply.status).end(reply.text)
    }
    respond().catch((error: unknown) => response.destroy(error as Error))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const receivedRequest = async (incoming: IncomingMessage): Promise<SentRequest> => {
  const body = await text(incoming)
  return {
    method: incoming.method ?? '',
    target: incoming.url ?? '',
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    ),
    ...(body === '' ? {} : { body }),
  }
}
