/**
 * The address of the engine. The engine checks no signature and allows every origin, so a web page
 * that finds the address can read and write the whole table. A browser cannot try 2^38 addresses.
 */
import { randomInt } from 'node:crypto'
import { freePort } from './freePort.ts'

export interface EngineAddress {
  readonly host: string
  readonly port: number
}

const commonHost = '127.0.0.1'

/**
 * Chooses a random address in 127.0.0.0/8. Linux answers on all of them. macOS configures 127.0.0.1
 * only: there the port alone is random.
 */
export async function freeEngineAddress(host = randomLoopbackHost()): Promise<EngineAddress> {
  try {
    return { host, port: await freePort(host) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRNOTAVAIL') throw error
    return { host: commonHost, port: await freePort(commonHost) }
  }
}

/** True if a web page can find the address by scanning the ports of one host. */
export const isEasyToFind = (endpoint: string): boolean => new URL(endpoint).hostname === commonHost

/** 127.0.0.0/16 is left out, because systems use some of its addresses: 127.0.0.53, 127.0.1.1. */
const randomLoopbackHost = (): string =>
  ['127', randomInt(1, 255), randomInt(0, 256), randomInt(1, 255)].join('.')
