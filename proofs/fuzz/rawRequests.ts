/** Raw bytes that no HTTP client sends, written to a connection. */
import type { SentRequest } from '../../scripts/requests/requests.ts'

const head = ({ method, target, headers }: SentRequest, more: readonly string[]): string =>
  [
    `${method} ${target} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    ...Object.entries(headers)
      .filter(([name]) => name !== 'content-length')
      .map(([name, value]) => `${name}: ${value}`),
    ...more,
    '',
    '',
  ].join('\r\n')

/** Bodies that follow valid headers. */
const headersBehind: readonly (readonly string[])[] = [
  'authorization: Bearer a|authorization: Bearer b',
  'cookie: JSESSIONID=a|cookie: JSESSIONID=b',
  'content-type: application/json|content-type: text/plain',
  'expect: 200-ok',
  'x-colon : a',
  'content-length: 2|content-length: 3',
  'content-length: -1',
  'x-folded: a| b',
  'x-null: a\0b',
  'content-length: 5|transfer-encoding: chunked',
  'host: [|host: b',
  '__proto__: polluted',
  'transfer-encoding: chunked|transfer-encoding: identity',
  'constructor: polluted',
  'upgrade: websocket|connection: upgrade',
  `x-long: ${'a'.repeat(20_000)}`,
  Array.from({ length: 1500 }, (_, at) => `x-${at}: a`).join('|'),
].map((headers) => headers.split('|'))

const withHost =
  (host: string) =>
  ({ method, target }: SentRequest): Buffer =>
    Buffer.from(`${method} ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)

const withTarget =
  (change: (target: string) => string) =>
  (sent: SentRequest): Buffer =>
    Buffer.from(head({ ...sent, target: change(sent.target) }, ['content-length: 0']))

const targetChanges: readonly ((target: string) => string)[] = [
  (target) => `http://evil.example${target}`,
  (target) => target.slice(1),
  (target) => target.replaceAll('/', '\\'),
  (target) => target.replace('/', '//'),
  (target) => target.replace('/', '/%zz/'),
  (target) => target.replace(/[^/]*$/, '%C0%AF'),
  (target) => target.replace(/[^/]*$/, '%ed%a0%80'),
  (target) => target.replace(/[^/]*$/, 'Segel-⛵'),
  (target) => `${target} HTTP/1.1\r\nx-injected: 1`,
  (target) => `${target}#fragment`,
  (target) => `${target}?${'a'.repeat(15_000)}`,
  (target) => `/${'a/'.repeat(5000)}${target}`,
  (target) => `//[${target}`,
  () => '*',
  () => '',
]

const body = (sent: SentRequest, headers: readonly string[], bytes: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(head({ ...sent, method: 'POST' }, headers)),
    typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
  ])

export const rawRequests: readonly ((sent: SentRequest) => Buffer)[] = [
  ...headersBehind.map((more) => (sent: SentRequest) => Buffer.from(head(sent, more))),
  ...targetChanges.map(withTarget),
  ...['a:b:c', '[', '', 'a b', 'localhost:99999', '__proto__', 'é', 'a,b', '@'].map(withHost),
  (sent) => body(sent, ['transfer-encoding: chunked'], 'zz\r\n'),
  (sent) => body(sent, ['transfer-encoding: chunked'], 'ffffffffffffffffff\r\n'),
  (sent) => body(sent, ['transfer-encoding: chunked'], '2\r\n{}\r\n0\r\nx-a: b\r\n\r\n'),
  (sent) => body(sent, ['content-length: 2'], '{}GET /health HTTP/1.1\r\n\r\n'),
  (sent) => body(sent, ['content-length: 2', 'content-encoding: gzip'], '{}'),
  (sent) => body(sent, ['content-length: 11000000'], Buffer.alloc(11_000_000, ' ')),
  () => Buffer.from('GET /health HTTP/0.9\r\n\r\n'),
  () => Buffer.from('GET /health HTTP/1.0\r\n\r\n'),
  () => Buffer.from('\r\n\r\n\0\0\0\0'),
  () => Buffer.from('CONNECT example.org:443 HTTP/1.1\r\nhost: a\r\n\r\n'),
  () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
]
