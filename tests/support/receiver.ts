/** A receiver of webhooks: an HTTP server that keeps what it gets. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly atMillis: number
}

export type Respond = (response: ServerResponse, received: Received) => void

export interface Receiver {
  readonly url: string
  readonly port: number
  readonly received: Received[]
  /** Replaces the response, which is 204 by default. */
  respond: Respond
  readonly stop: () => void
}

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Respond =>
  (response) =>
    response.writeHead(code, headers).end()

/** Accepts requests and never responds. */
export const silence: Respond = () => undefined

export const startReceiver = async (): Promise<Receiver> => {
  const received: Received[] = []
  const server = createServer((incoming, response) => {
    void text(incoming).then(
      (body) => {
        const { method = '', url: path = '', headers } = incoming
        const request = { method, path, headers, body, atMillis: Date.now() }
        received.push(request)
        receiver.respond(response, request)
      },
      () => undefined,
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    respond: status(204),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}
