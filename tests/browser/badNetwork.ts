/** Bad networks for the pages of race officers. */
import { type AddressInfo, connect, type Socket } from 'node:net'
import { createServer, type SecureContextOptions } from 'node:tls'
import type { BrowserContext, Page } from 'playwright-core'

/** The responses to the first writes of a phone are lost, so that it sends them again. */
export const loseResponses = async (context: BrowserContext): Promise<void> => {
  let lost = 0
  await context.route(/sailingserver/, async (route) => {
    const isWrite = route.request().postData() !== null
    if (!isWrite || lost === 2) return route.fallback()
    lost += 1
    await route.fetch()
    await route.abort()
  })
}

/** The page is kept by its service worker before a connection is lost. */
export const keptPage = async (page: Page): Promise<void> => {
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForTimeout(500)
}

export type UnsteadyNetwork = Awaited<ReturnType<typeof startUnsteadyNetwork>>
type Connection = 'steady' | 'gone' | 'silent'

/**
 * HTTPS in front of a service, as a proxy on a boat's laptop: while it is gone, connections end and none begins; while
 * it is silent, they stay and nothing passes.
 */
export const startUnsteadyNetwork = async (
  targetPort: number,
  certificate: SecureContextOptions,
) => {
  const sockets = new Set<Socket>()
  let state: Connection = 'steady'
  const server = createServer(certificate, (client) => {
    const target = connect(targetPort, '127.0.0.1')
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(one)
      one.on('data', (data: Buffer) => {
        if (state === 'silent') one.pause()
        other.write(data)
      })
      // A failure of one connection ends the other.
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    if (state === 'gone') client.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    state: () => state,
    become: (next: Connection) => {
      state = next
      for (const socket of sockets) {
        if (next === 'gone') socket.destroy()
        else if (next === 'silent') socket.pause()
        else socket.resume()
      }
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
