/** The transport over HTTP, to a running service. */
import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { readReply, type Reply, type SentRequest, type Transport } from './requests.ts'

export interface HttpTransport {
  readonly send: Transport
  readonly close: () => void
}

interface HttpOptions {
  /** How many requests are sent at the same time. */
  readonly connections?: number
  /** The time without a response after which a request fails. Absent: it waits. */
  readonly timeoutMillis?: number
}

/** @param baseUrl with any path, which begins the path of each request */
export const httpTransport = (
  baseUrl: string,
  { connections = Infinity, timeoutMillis = 0 }: HttpOptions = {},
): HttpTransport => {
  const { protocol, hostname, port, pathname } = new URL(baseUrl)
  const { Agent, request } = protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: timeoutMillis })
  const base = pathname.replace(/\/$/, '')
  // IPv6 addresses have brackets in a URL only.
  const host = hostname.replace(/^\[|\]$/g, '')
  const open: Open = (options) => {
    const path = base + (options.path ?? '')
    const opened = request({ agent, host, port, ...options, path })
    return opened.on('timeout', () => {
      opened.destroy(new Error(`no response in ${timeoutMillis / 1000} seconds`))
    })
  }
  return {
    send: (sent) => send(open, sent),
    close: () => {
      agent.destroy()
    },
  }
}

type Open = (options: http.RequestOptions) => http.ClientRequest

const send = async (open: Open, sent: SentRequest): Promise<Reply> => {
  const { method, target, headers, cookies, body } = sent
  const all = {
    ...headers,
    ...(cookies === undefined ? {} : { cookie: cookies.join('; ') }),
    // Node adds the length only for methods that usually have a body. Without it the body would be
    // read as the next request.
    ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
  }
  const request = open({ method, path: target, headers: all })
  request.end(body)
  const responded = once(request, 'response').catch((error: unknown) => {
    // The service had closed the idle connection.
    if (request.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET') return
    throw error
  })
  const [response] = ((await responded) ?? []) as [http.IncomingMessage?]
  if (response === undefined) return send(open, sent)
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
