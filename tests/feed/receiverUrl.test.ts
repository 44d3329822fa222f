/** The URLs that a webhook may have: no request to a machine that is not on the internet. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicAddress, receiverUrlFaults } from '#feed/rules/receiverUrl.ts'

const local = false

describe('the URL of a receiver', () => {
  it.each([
    'https://receiver.example/hook',
    'https://receiver.example:443/',
    'https://receiver.example:8443/a/b?c=d&e=%20',
    'https://RECEIVER.example',
    'https://bücher.example/ä',
    'https://a_b.receiver.example/',
    'https://receiver.example./hook',
    'https://10.receiver.example/',
  ])('may be %s', (url) => {
    expect(receiverUrlFaults(url, local)).toEqual([])
  })

  it.each([
    ['', /must be a URL/],
    ['receiver.example/hook', /must be a URL/],
    ['https://', /must be a URL/],
    ['https://receiver.example/\n', /must be a URL/],
    [' https://receiver.example/', /must be a URL/],
    ['https:\\\\receiver.example\\', /must be a URL/],
    ['https://receiver.example\u200B/', /must be a URL/],
    ['https://receiver.example:70000/', /must be a URL/],
    ['http://receiver.example/', /https:\/\//],
    ['ftp://receiver.example/', /https:\/\//],
    ['file:///etc/passwd', /https:\/\//],
    ['gopher://receiver.example/', /https:\/\//],
    ['data:text/plain,x', /https:\/\//],
    ['https://receiver.example:80/', /443 or 8443/],
    ['https://receiver.example:22/', /443 or 8443/],
    ['https://user@receiver.example/', /user name or a password/],
    ['https://:secret@receiver.example/', /user name or a password/],
    ['https://receiver.example@10.0.0.1/', /IP address/],
    ['https://receiver.example/#part', /fragment/],
    ['https://receiver.example/#', /fragment/],
    ['https://8.8.8.8/', /IP address/],
    ['https://127.0.0.1/', /IP address/],
    ['https://127.0.0.1./', /IP address/],
    ['https://127.1/', /IP address/],
    ['https://0/', /IP address/],
    ['https://2130706433/', /IP address/],
    ['https://0x7f000001/', /IP address/],
    ['https://0x7f.0.0.1/', /IP address/],
    ['https://0177.0.0.1/', /IP address/],
    ['https://017700000001/', /IP address/],
    ['https://１２７.０.０.１/', /IP address/],
    ['https://169.254.169.254/latest/meta-data/', /IP address/],
    ['https://[::1]/', /IP address/],
    ['https://[::ffff:127.0.0.1]/', /IP address/],
    ['https://[::ffff:7f00:1]/', /IP address/],
    ['https://[fd00:ec2::254]/', /IP address/],
    ['https://[2606:4700::1111]/', /IP address/],
    ['https://localhost/', /local one/],
    ['https://LOCALHOST./', /local one/],
    ['https://receiver.localhost/', /local one/],
    ['https://localhost.localdomain/', /local one/],
    ['https://printer/', /local one/],
    ['https://printer.local/', /local one/],
    ['https://metadata.google.internal/', /local one/],
    ['https://ip-10-0-0-1.eu-central-1.compute.internal/', /local one/],
    ['https://router.home.arpa/', /local one/],
    ['https://1.0.0.127.in-addr.arpa/', /local one/],
  ])('must not be %s', (url, fault) => {
    expect(receiverUrlFaults(url, local).join('; ')).toMatch(fault)
  })

  it('has all of its faults named at once', () => {
    expect(receiverUrlFaults('http://user@127.0.0.1:22/#x', local)).toHaveLength(5)
  })

  it.each(['http://127.0.0.1:8080/', 'http://localhost/', 'https://[::1]:9/', 'http://printer/'])(
    'may be %s where local addresses are allowed',
    (url) => {
      expect(receiverUrlFaults(url, true)).toEqual([])
    },
  )

  it.each(['ftp://localhost/', 'http://a:b@localhost/', 'http://localhost/#x', 'nothing'])(
    'must not be %s even there',
    (url) => {
      expect(receiverUrlFaults(url, true)).toHaveLength(1)
    },
  )
})

describe('an address', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.32.0.1',
    '100.128.0.1',
    '168.63.129.15',
    '2606:4700::1111',
    '2a00:1450::1',
    '2001:200::1',
    '2001:470::1',
  ])('is public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
    ['private', '10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1'],
    ['unique local', 'fc00::1', 'fdff::1', 'fd00:ec2::254'],
    ['link-local', '169.254.0.1', '169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'febf::1'],
    ['site-local', 'fec0::1'],
    ['shared', '100.64.0.1', '100.127.255.255'],
    ['unspecified', '0.0.0.0', '0.1.2.3', '::'],
    ['broadcast and reserved', '255.255.255.255', '240.0.0.1', '192.0.0.8', '192.88.99.1'],
    ['multicast', '224.0.0.1', '239.255.255.255', 'ff02::1'],
    ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
    ['benchmarking', '198.18.0.1', '198.19.255.255', '2001:2::1'],
    ['IPv4 in IPv6', '::ffff:8.8.8.8', '::ffff:10.0.0.1', '::127.0.0.1', '::ffff:0:10.0.0.1'],
    ['NAT64', '64:ff9b::a00:1', '64:ff9b:1::a00:1'],
    ['6to4 and Teredo', '2002:a00:1::', '2002:808:808::', '2001::1'],
    ['discarded', '100::1', '100:0:0:1::1'],
    ['outside the unicast addresses of the internet', '200::1', '4000::1', '5f00::1', '1fff::1'],
    ['IPv4 in an unassigned range', '::7f00:1', '::5efe:7f00:1', '::8.8.8.8'],
    ['ISATAP', '2606:4700::5efe:7f00:1', '2606:4700::200:5efe:7f00:1'],
    ['the platform of a cloud', '168.63.129.16'],
    ['no address', '', 'receiver.example', '1.2.3.4.5', '10.0.0.1/8'],
  ])('is not public: %s', (_, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })

  it('is judged alike in every notation of IPv4 within IPv6', () => {
    const byte = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte, byte), (bytes) => {
        const [a, b, c, d] = bytes
        const words = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
        expect(isPublicAddress(`::ffff:${words}`)).toBe(false)
        expect(isPublicAddress(`64:ff9b::${words}`)).toBe(false)
        expect(isPublicAddress(`2002:${words}::1`)).toBe(false)
      }),
    )
  })
})
