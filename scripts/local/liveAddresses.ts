import { randomBytes } from 'node:crypto'
import { freePort } from '../freePort.ts'
import { baseUrl, listenOnce, type StartOptions } from './startOptions.js'

/**
 * The addresses of the WebSocket API: for clients, and for the functions that send messages to them.
 * The latter contains a secret, so that no page in a browser on this machine can send messages. The
 * port is the next one, or a free one.
 */
export async function liveAddresses(options: StartOptions) {
  const { host } = options
  const next = options.port + 1
  const port = await listenOnce(next, host).then(
    () => next,
    () => freePort(host),
  )
  const secret = randomBytes(16).toString('hex')
  return {
    // The user may set the address of a proxy.
    LIVE_URL: process.env.LIVE_URL ?? `ws://{host}:${port}`,
    LIVE_CONNECTIONS_URL: `${baseUrl({ ...options, port })}/${secret}`,
  }
}
