import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Linux gives ports from 32768 on to whoever connects or asks for any port, others from 49152 on. */
const lowest = 10_000
const lowestOfTheSystem = 32_768
const attempts = 20

/**
 * A port that is free now, among those that the system hands to nobody: between this answer and its
 * use, no connection of any program can take it.
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomInt(lowest, lowestOfTheSystem)
    try {
      await listenOnce(port, host)
      return port
    } catch (error) {
      if (attempt === attempts) throw error
    }
  }
}

/** @throws {NodeJS.ErrnoException} EADDRINUSE and the like, when nobody can listen there now */
export function listenOnce(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.close(() => {
        resolve()
      })
    })
  })
}
