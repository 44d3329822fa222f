/** The address by which others use an instance, and the proxy in front of it. */
import { BlockList, isIP, type Socket } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { isLoopbackHost, publicUrlOf } from '#values/publicUrl.ts'

type Received = Pick<IncomingMessage, 'headers' | 'socket' | 'method' | 'url'>

export interface PublicAddress {
  /** Whether the request names this address. A monitor on this machine may name it by its loopback address. */
  readonly isOwn: (request: Received) => boolean
  /** The address of the client, which a trusted proxy tells. */
  readonly sourceOf: (request: Received) => string
  /** Whether the connection comes from a trusted proxy, which serves many clients. */
  readonly isProxy: (socket: Socket) => boolean
}

/**
 * @returns `undefined` without PUBLIC_URL: everybody on this machine uses any of its names
 * @throws {Error} with a message for the operator
 */
export const publicAddressIn = (environment: NodeJS.ProcessEnv): PublicAddress | undefined => {
  // An empty variable counts as not set.
  const text = (name: string) => (environment[name] === '' ? undefined : environment[name])
  const publicUrl = publicUrlOf(text('PUBLIC_URL'))
  const isTrusted = isWithin(text('TRUSTED_PROXY') ?? '127.0.0.0/8, ::1')
  if (publicUrl === undefined) return undefined
  const { host } = new URL(publicUrl)
  return {
    isOwn: (request) => hostOf(request)?.host === host || isMonitor(request),
    isProxy: ({ remoteAddress = '' }) => isTrusted(plainAddress(remoteAddress)),
    sourceOf: ({ headers, socket }) => {
      const address = plainAddress(socket.remoteAddress ?? '')
      if (!isTrusted(address)) return address
      const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
      const sources = forwarded.map((one) => plainAddress(one.trim()))
      // Clients write the first ones as they like.
      const source = sources.findLast((one) => !isTrusted(one))
      return source !== undefined && isIP(source) !== 0 ? source : address
    },
  }
}

const hostOf = ({ headers: { host = '' } }: Received) =>
  URL.canParse(`https://${host}`) ? new URL(`https://${host}`) : undefined

const isMonitor = (request: Received): boolean =>
  request.method === 'GET' &&
  request.url === '/health' &&
  isLoopback(plainAddress(request.socket.remoteAddress ?? '')) &&
  isLoopbackHost(hostOf(request)?.hostname ?? '')

/** An IPv4 address of a socket for both families has a prefix. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '')

/** @throws {Error} with a message for the operator */
const isWithin = (list: string): ((address: string) => boolean) => {
  const known = new BlockList()
  for (const one of list.split(',').map((part) => part.trim())) {
    const [address = '', bits] = one.split('/')
    const longest = { 4: 32, 6: 128 }[isIP(address)]
    const prefix = Number(bits ?? longest)
    if (longest === undefined || !/^\d*$/.test(bits ?? '') || !(prefix <= longest)) {
      throw new Error(
        `TRUSTED_PROXY is "${list}": set it to addresses and ranges, separated by commas, such as 127.0.0.1, 10.0.0.0/8`,
      )
    }
    known.addSubnet(address, prefix, longest === 32 ? 'ipv4' : 'ipv6')
  }
  return (address) =>
    isIP(address) !== 0 && known.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

const isLoopback = isWithin('127.0.0.0/8, ::1')
