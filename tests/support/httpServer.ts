/** Serves the functions of this process over HTTP, for clients that are separate programs. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TestService } from './functions.ts'

export interface HttpServer {
  readonly baseUrl: string
  readonly stop: () => void
}

export const serveOverHttp = async ({ request }: TestService): Promise<HttpServer> => {
  const server = createServer((incoming, response) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    )
    const answer = async () => {
      const route = `${incoming.method ?? ''} ${incoming.url ?? ''}`
      const reply = await request(route, { headers, body: await text(incoming) })
      response.writeHead(reply.status, reply.headers).end(reply.text)
    }
    answer().catch((error: unknown) => response.destroy(error as Error))
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
