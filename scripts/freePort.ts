import { randomInt } from 'node:crypto'
import { listenOnce } from './local/startOptions.js'

/** Linux assigns ports from 32768 on to outgoing connections, other systems from 49152 on. */
const lowest = 10_000
const lowestOfTheSystem = 32_768
const attempts = 20

/**
 * Returns a free port outside the range that the system assigns by itself, so that no outgoing
 * connection can take it before it is used.
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
