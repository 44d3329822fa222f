/** The transport over HTTP, to a running service. */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request as openRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { readReply, type Reply, type SentRequest, type Transport } from './client.ts'

export interface HttpTransport {
  readonly send: Transport
  readonly close: () => void
}

/** @param connections how many requests are sent at the same time */
export const httpTransport = (baseUrl: string, connections = Infinity): HttpTransport => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(baseUrl)
  return {
    send: (sent) => send({ agent, host: hostname, port }, sent),
    close: () => {
      agent.destroy()
    },
  }
}

interface Address {
  readonly agent: Agent
  readonly host: string
  readonly port: string
}

const send = async (address: Address, sent: SentRequest): Promise<Reply> => {
  const { method, target, headers, cookies, body } = sent
  const all = {
    ...headers,
    ...(cookies === undefined ? {} : { cookie: cookies.join('; ') }),
    // Node adds the length only for methods that usually have a body. Without it the body would be
    // read as the next request.
    ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
  }
  const request = openRequest({ ...address, method, path: target, headers: all })
  request.end(body)
  const responded = once(request, 'response').catch((error: unknown) => {
    // The service had closed the idle connection.
    if (request.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET') return
    throw error
  })
  const [response] = ((await responded) ?? []) as [IncomingMessage?]
  if (response === undefined) return send(address, sent)
  const bytes = await buffer(response)
  const isPacked = response.headers['content-encoding'] === 'gzip' && bytes.length > 0
  return readReply({
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    ),
    cookies: response.headers['set-cookie'] ?? [],
    text: (isPacked ? gunzipSync(bytes) : bytes).toString(),
  })
}
