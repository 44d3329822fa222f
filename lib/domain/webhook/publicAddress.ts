import ipaddr from 'ipaddr.js'

/**
 * Whether everybody on the internet reaches the same host by this address. All ranges with a special
 * purpose are refused: loopback, private, link-local, shared, documentation, multicast and reserved
 * addresses, and IPv6 addresses that contain an IPv4 address, such as those of NAT64 and 6to4.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast'

/** In a URL, an IPv6 address has brackets. */
export const isAddress = (hostname: string): boolean =>
  ipaddr.isValid(hostname.replace(/^\[(.*)\]$/, '$1'))
