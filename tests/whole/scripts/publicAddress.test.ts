/** The address and the proxy of a hosted instance. */
import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { publicAddressIn } from '../../../scripts/gateway/publicAddress.ts'

const PUBLIC_URL = 'https://club.example.org'

const requestOf = (from: string, headers: object, more: object = {}) =>
  ({ socket: { remoteAddress: from }, headers, ...more }) as unknown as IncomingMessage

const addressOf = (environment: NodeJS.ProcessEnv = {}) => {
  const address = publicAddressIn({ PUBLIC_URL, ...environment })
  if (address === undefined) throw new Error('there is no public address')
  return address
}

describe('the name of the service', () => {
  it('is not asked for without PUBLIC_URL', () => {
    expect(publicAddressIn({ PUBLIC_URL: '' })).toBeUndefined()
  })

  it.each([
    ['club.example.org', true],
    ['CLUB.example.org:443', true],
    ['club.example.org:8443', false],
    ['evil.example', false],
    ['127.0.0.1:3000', false],
    ['', false],
  ])('is %j: %s', (host, isOwn) => {
    expect(addressOf().isOwn(requestOf('127.0.0.1', { host }))).toBe(isOwn)
  })

  it.each([
    ['127.0.0.1', 'GET', '/health', 'localhost:3000', true],
    ['::ffff:127.0.0.1', 'GET', '/health', '127.0.0.1:3000', true],
    ['192.0.2.1', 'GET', '/health', 'localhost:3000', false],
    ['127.0.0.1', 'GET', '/', 'localhost:3000', false],
    ['127.0.0.1', 'POST', '/health', 'localhost:3000', false],
    ['127.0.0.1', 'GET', '/health', 'evil.example', false],
  ])('may be that of this machine for a monitor: %s %s %s %s', (from, method, url, host, isOwn) => {
    expect(addressOf().isOwn(requestOf(from, { host }, { method, url }))).toBe(isOwn)
  })
})

describe('the address of a client', () => {
  const range = { TRUSTED_PROXY: '10.0.0.0/8, 2001:db8::/32' }
  it.each([
    ['no proxy', {}, '198.51.100.7', undefined, '198.51.100.7'],
    ['a client that says so itself', {}, '198.51.100.7', '192.0.2.1', '198.51.100.7'],
    ['a proxy on this machine', {}, '::ffff:127.0.0.1', '192.0.2.1', '192.0.2.1'],
    ['an invented first address', {}, '::1', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
    ['two proxies', range, '10.1.2.3', '192.0.2.1, 10.9.9.9', '192.0.2.1'],
    ['a proxy with another address', range, '127.0.0.1', '192.0.2.1', '127.0.0.1'],
    ['a proxy with IPv6', range, '2001:db8::1', '2001:db9::7', '2001:db9::7'],
    ['an unreadable address', {}, '127.0.0.1', '192.0.2.1, unknown', '127.0.0.1'],
    ['only proxies', {}, '127.0.0.1', '127.0.0.1', '127.0.0.1'],
  ])('is behind %s', (_, environment, from, forwarded, source) => {
    const request = requestOf(from, { 'x-forwarded-for': forwarded, forwarded: 'for=203.0.113.5' })
    expect(addressOf(environment).sourceOf(request)).toBe(source)
  })
})

describe('settings that are refused', () => {
  it.each([
    'club.example.org',
    'http://club.example.org',
    'https://club.example.org/club',
    'https://club.example.org?x=1',
    'https://user@club.example.org',
    'ftp://club.example.org',
  ])('PUBLIC_URL %s', (url) => {
    expect(() => publicAddressIn({ PUBLIC_URL: url })).toThrow(`PUBLIC_URL is "${url}": set it to`)
  })

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.1/x', '::1/129'])('TRUSTED_PROXY %s', (list) => {
    expect(() => publicAddressIn({ PUBLIC_URL, TRUSTED_PROXY: list })).toThrow(
      `TRUSTED_PROXY is "${list}": set it to`,
    )
  })

  it('but accepts a host of this machine with http, and a port', () => {
    expect(publicAddressIn({ PUBLIC_URL: 'http://localhost:3000' })).toBeDefined()
    expect(publicAddressIn({ PUBLIC_URL: 'https://club.example.org:8443/' })).toBeDefined()
  })
})
