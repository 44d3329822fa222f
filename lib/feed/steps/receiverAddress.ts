/** The addresses of receivers, resolved once and checked before a connection is made to them. */
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { isPublicAddress } from '../rules/receiverUrl.ts'

export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

export const resolveHost: Resolve = (hostname) => lookup(hostname, { all: true })

/** The resolver of the system does not stop by itself. The abort is the error. */
export const inTime =
  (resolve: Resolve, signal: AbortSignal): Resolve =>
  (hostname) =>
    Promise.race([
      resolve(hostname),
      once(signal, 'abort').then(() => Promise.reject(signal.reason as Error)),
    ])

/** A name has an address that is not public. The message does not tell the address. */
export class RefusedAddress extends Error {}

/** @throws RefusedAddress if one address is not public: the next connection could use it */
export const publicAddresses = async (hostname: string, resolve: Resolve) => {
  const addresses = await resolve(hostname)
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new RefusedAddress()
  return addresses
}
