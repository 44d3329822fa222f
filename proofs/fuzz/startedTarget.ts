/** The service as `npm start` runs it, in separate processes, over HTTP. */
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request as open } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import type { Reply } from '../../harness/client.ts'
import { parseTokenKeys } from '../../lib/domain/session/tokenKeys.ts'
import { startService } from '../../harness/service.ts'
import type { Sent, Target } from './target.ts'

const host = '127.0.0.1'
const adminPassword = 'canary-of-the-administrator'
const bytesTimeout = 3000

export const startTarget = async (connections: number): Promise<Target> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'committee-boat-fuzz-'))
  const environment = {
    ADMIN_PASSWORD: adminPassword,
    SIGN_IN_FAILURES_PER_NETWORK: '100000000',
    RATE_LIMIT_PER_SUBJECT: '0',
    RATE_LIMIT_PER_NETWORK: '0',
  }
  const service = await startService({ dataFolder, environment })
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let taken = service.output().length
  return {
    address: service.baseUrl,
    isTimed: true,
    adminPassword,
    secrets: await keysIn(dataFolder),
    isPolluted: () => false,
    send: (sent) => send(agent, service.port, sent),
    pathOf: ({ target }) => new URL(`${service.baseUrl}${target}`).pathname,
    sendBytes: (bytes) => sendBytes(service.port, bytes),
    takeLog: () => {
      // The last line may be incomplete.
      const end = service.output().lastIndexOf('\n') + 1
      const lines = service.output().slice(taken, end).split('\n')
      taken = Math.max(taken, end)
      return lines.filter((line) => line !== '')
    },
    stop: async () => {
      agent.destroy()
      await service.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** The key from which all access tokens are derived is in a file beside the database. */
const keysIn = async (folder: string): Promise<readonly string[]> => {
  const names = (await readdir(folder)).filter((name) => name.includes('key'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  if (texts.length === 0) throw new Error('no key was found in the data folder')
  return texts.flatMap((text) => parseTokenKeys(text).map(({ secret }) => secret.toString()))
}

const send = async (agent: Agent, port: number, sent: Sent): Promise<Reply> => {
  const { method, target, headers, body } = sent
  // Node adds the length only for methods that usually have a body. Without it the body would be
  // read as the next request.
  const length = body === undefined ? {} : { 'content-length': body.length }
  const all = { ...headers, ...length }
  const request = open({ agent, host, port, method, path: target, headers: all })
  request.end(body)
  const responded = once(request, 'response').catch((error: unknown) => {
    // The service had closed the idle connection.
    if (request.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET') return
    throw error
  })
  const [response] = ((await responded) ?? []) as [IncomingMessage?]
  if (response === undefined) return send(agent, port, sent)
  const bytes = await buffer(response)
  const isPacked = response.headers['content-encoding'] === 'gzip' && bytes.length > 0
  const text = (isPacked ? gunzipSync(bytes) : bytes).toString()
  const isJson = response.headers['content-type']?.includes('json') === true && text !== ''
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    ),
    cookies: response.headers['set-cookie'] ?? [],
    text,
    body: isJson ? (JSON.parse(text) as unknown) : undefined,
  }
}

const sendBytes = (port: number, bytes: Buffer): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, host)
    let answered = ''
    socket.setEncoding('utf8').setTimeout(bytesTimeout, () => socket.destroy())
    socket.on('data', (text: string) => (answered += text))
    // A closed connection counts as a response.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      resolve(answered)
    })
    socket.write(bytes)
  })
