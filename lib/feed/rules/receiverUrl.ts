/** Webhooks send requests from the service, so hosts must be on the internet. `receiverAddress.ts` checks names. */
import ipaddr from 'ipaddr.js'

/** The port of https is empty in a parsed URL. */
const ports: ReadonlySet<string> = new Set(['', '8443'])

/** Names that never belong to a host on the internet (RFC 6761, RFC 6762, RFC 8375, and clouds). */
const localName =
  /^[^.]*$|(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|arpa|onion|invalid)$/

/** Returns what the URL must be, but is not. @param allowsLocal also permits http, and local hosts at any port */
export const receiverUrlFaults = (sent: string, allowsLocal: boolean): readonly string[] => {
  const url = parseUrl(sent)
  if (url === undefined) return ['must be a URL such as https://receiver.example/hook']
  const { protocol, username, password, port } = url
  const hostname = url.hostname.replace(/\.$/, '')
  const isStrict = !allowsLocal
  const faults: readonly (readonly [isFault: boolean, detail: string])[] = [
    [protocol !== 'https:' && !(allowsLocal && protocol === 'http:'), 'must begin with https://'],
    [username !== '' || password !== '', 'must not contain a user name or a password'],
    [sent.includes('#'), 'must not contain a fragment'],
    [isStrict && !ports.has(port), 'must have the port 443 or 8443'],
    [isStrict && isAddress(hostname), 'must name its host instead of an IP address'],
    [
      isStrict && !isAddress(hostname) && localName.test(hostname),
      'must name a host on the internet, and not a local one',
    ],
  ]
  return faults.flatMap(([isFault, detail]) => (isFault ? [detail] : []))
}

/** The parser ignores blanks, and takes `\` for `/`. Other programs read such a URL differently. */
const parseUrl = (sent: string): URL | undefined =>
  /[\s\p{C}\\]/u.test(sent) || !URL.canParse(sent) ? undefined : new URL(sent)

/** The addresses of IPv6 that are assigned to hosts on the internet, less the ranges of ipaddr.js. */
const internetOfIPv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Within Azure, this address of the internet is that of the platform below the own machine. */
const platformOfAzure = '168.63.129.16'

/** RFC 5214: an interface whose last 32 bits are an IPv4 address, below any prefix. */
const isOfIsatap = ({ parts }: ipaddr.IPv6): boolean =>
  parts[5] === 0x5efe && (parts[4] === 0 || parts[4] === 0x0200)

/** In no range with a special purpose, and no IPv6 address that contains an IPv4 one (NAT64, 6to4). */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  const isInternet =
    parsed instanceof ipaddr.IPv4 || (parsed.match(internetOfIPv6) && !isOfIsatap(parsed))
  return isInternet && parsed.range() === 'unicast' && parsed.toString() !== platformOfAzure
}

/** In a URL, an IPv6 address has brackets. */
const isAddress = (hostname: string): boolean =>
  ipaddr.isValid(hostname.replace(/^\[(.*)\]$/, '$1'))
