/** Hostile values, bodies, queries and headers, from known attacks on services. */
import fc from 'fast-check'
import { hostileTexts } from '../../tests/platform/access/hostile.ts'

/** Texts that make a backtracking pattern slow, and very long texts. */
const pumps: readonly string[] = [
  ...[`${'a'.repeat(30_000)}!`, 'a@'.repeat(15_000), `${' '.repeat(30_000)}x`],
  ...['#'.repeat(20_000), `https://${'a/?#'.repeat(500)} `, `${'EVENT,'.repeat(4000)}:READ`],
  ...['\\'.repeat(10_001), '__'.repeat(10_000), '2026-06-20T'.repeat(2000)],
  ...['e\u0301'.repeat(10_000), `${'A'.repeat(250)}:${'B'.repeat(250)}`],
  ...[`data:image/svg+xml;base64,${'A'.repeat(8000)}`, `ssh-rsa ${'A'.repeat(20_000)}`],
]

const texts: readonly string[] = [
  ...hostileTexts,
  ...pumps,
  ...['javascript:alert(1)', 'http://user:password@example.org', 'http://[::1'],
  ...['file:///etc/passwd', 'a\r\nx-injected: 1', 'bob#ROLE', 'USER#bob#', '\u2028', '٣', '0x10'],
  ...['1e3', '+1', ' 1', '1.0', '9007199254740993', '-1', '1'.repeat(400), 'Infinity', 'NaN'],
  ...['undefined', '[object Object]', 'EVENT:READ:*', '*:*:*', 'USER:READ:bob:bob', '!', '!*'],
  ...['! READ', 'EVENT:', ':READ', 'a\\', '{"$ref":"#"}', '{}', '[]', '"'],
  ...['{"__proto__":{"polluted":true}}', '${7*7}', '{{7*7}}', '../../../etc/passwd', '..\\..\\'],
  ...['%2e%2e%2f', '/', '//', '?', '#', '&a=b', ';jsessionid=1'],
]

const numbers: readonly number[] = [
  ...[-1, -0, 0.5, 1e21, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 53), 8.64e15 + 2, 101],
  ...[2001, 999_999_999],
]

export const anyHostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
)

export const anyHostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: anyHostileText },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.array(anyHostileText, { maxLength: 6 }) },
)

const nested = (open: string, close: string, depth: number): string =>
  open.repeat(depth) + close.repeat(depth)

const members = (count: number): string =>
  `{${Array.from({ length: count }, (_, at) => `"k${at}":${at}`).join()}}`

/** Raw bodies that replace the valid one. */
export const hostileBodies: readonly (string | Buffer)[] = [
  ...['', ' ', 'null', '"a"', '1', '[]', '[{}]', '{', '}', '{}{}', '{"a":1,}', "{'a':1}", '\u0000'],
  ...['{"roleName":"a","roleName":"b"}', '{"acl":[],"acl":[{"groupId":null,"actions":["READ"]}]}'],
  ...['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'],
  ...['{"roleName":{"__proto__":{"polluted":1}}}', '{"tag_json":"{\\"__proto__\\":{}}"}'],
  ...['{"name":"\\ud800"}', '{"\\udc00":1}', '{"name":"a\\u0000b"}', '{"name":1e400}'],
  ...['{"name":-0}', '{"raceTimepoint":9007199254740993}', `{"raceTimepoint":${'9'.repeat(400)}}`],
  ...['{"a":NaN}', '{"username":["a","b"]}', '{"permissions":"*"}'],
  ...['{"permissions":[["EVENT:READ"]]}', nested('[', ']', 33), nested('[', ']', 10_000)],
  ...[nested('{"a":', '}', 10_000), `{"permissions":[${'"EVENT:READ",'.repeat(20_000)}"*"]}`],
  ...[members(20_000), `{"name":"${'x'.repeat(200_000)}"}`, `{"name":"${'x'.repeat(300_000)}"}`],
  ...[`{"a":"${'\\u0041'.repeat(30_000)}"}`, `{"waypoints":[${'{},'.repeat(2500)}{}]}`, '\ufeff{}'],
  ...[Buffer.from('{"name":"a"}', 'utf16le'), Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ...[Buffer.from([0x22, 0xc0, 0xaf, 0x22]), Buffer.from([0xed, 0xa0, 0x80]), Buffer.alloc(9000)],
  ...['a=b&a=c', '&&&==&', '%zz=%ff', 'username=a&username=b&password=c', 'a%00=b', '__proto__=1'],
  ...['a=b&'.repeat(30_000), 'dryRun=true', '[]=1&a[b][c]=2', '<?xml version="1.0"?><a/>'],
]

export const contentTypes: readonly string[] = [
  ...['application/json', 'application/json', 'application/json;charset=utf-16', 'text/plain'],
  ...['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded;charset=UTF-8'],
  ...['application/json, text/html', 'APPLICATION/JSON', 'multipart/form-data; boundary=x'],
  ...['application/merge-patch+json', '*/*', 'json', ';;', 'application/', '', 'text/xml'],
]

/** Appended to a valid query. */
export const hostileQueries: readonly string[] = [
  ...['&%zz=%ff', '&&=&', '%00', '&a[]=[]&a[b]=c', '&__proto__=1&__proto__[polluted]=2', '&'],
  ...['&constructor.prototype.polluted=1', '&limit=1&limit=2', '&limit=-1', '&limit=1e9'],
  ...['&cursor=x', `&cursor=${'A'.repeat(4000)}`, `&a=${'x'.repeat(9000)}`, '&dryRun=TRUE'],
  ...['&dryRun=true&dryRun=false', '&_method=DELETE', `&${'a&'.repeat(3000)}`, '&id=a&id=b'],
  ...['&password=x', '&access_token=x', '&username=a&username=b', '&permission=*', '&%E0%A4%A'],
]

/** Paths derived from a valid path. */
export const hostilePaths: readonly ((path: string) => string)[] = [
  ...['/', '//', '/.', '/..', '%00', '%zz', '%2F', '%ff', ';jsessionid=1', '.svg', '.json', '.txt'],
  ...['/%2e%2e/', '%252F', '/../../../health', '?', '%0d%0ax-injected:%201', '*', '__', '%20'],
].map((end) => (path: string) => path + end)

export const hostileHeaders: readonly Readonly<Record<string, string>>[] = [
  ...['Bearer', 'Bearer ', 'bearer x', 'Bearer a b', 'Basic', 'Basic !!!', 'Basic Og=='],
  ...['Digest x', 'Basic OnB3', 'Basic /////w==', 'Bearer cb_0000', 'Negotiate'],
  ...[`Bearer ${'A'.repeat(7000)}`],
].map((authorization) => ({ authorization }))

/** Added to the valid headers. */
export const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  ...[{ cookie: 'JSESSIONID=' }, { cookie: 'JSESSIONID=a; JSESSIONID=b' }, { cookie: '=;;="' }],
  ...[{ cookie: 'JSESSIONID=YWRtaW4.x' }, { cookie: `JSESSIONID=${'A'.repeat(6000)}.B` }],
  ...[{ origin: 'null' }, { origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }],
  ...[{ 'x-http-method-override': 'DELETE' }, { 'x-forwarded-for': '::1' }, { forwarded: 'for=_' }],
  ...[{ 'x-request-id': 'short' }, { 'x-request-id': '<script>alert(1)</script>' }],
  ...[{ accept: 'text/plain' }, { accept: ',;q=,' }, { accept: 'a'.repeat(4000) }, { accept: '*' }],
  ...[{ accept: `${'text/html;q=0.1,'.repeat(400)}*/*` }, { 'accept-language': '__proto__' }],
  ...[{ 'if-none-match': '*' }, { 'if-none-match': `"${'a'.repeat(5000)}"` }, { 'if-match': '"' }],
  ...['*', `${'W/"a",'.repeat(600)}"b"`, '__proto__'].map((value) => ({ 'if-match': value })),
  ...['', 'k'.repeat(300), '#%23'].map((value) => ({ 'idempotency-key': value })),
  ...[{ 'idempotency-key': '__proto__' }, { tenantgroupid: '*' }, { tenantgroupid: '__proto__' }],
  ...[{ 'content-encoding': 'gzip' }, { range: 'bytes=0-3' }, { range: 'bytes=9-3,,' }],
  ...[{ 'accept-encoding': ';q=,gzip;q=abc' }, { 'if-modified-since': 'x' }],
  ...[{ host: 'evil.example' }, { host: 'a:b:c' }, { host: '[' }, { via: '__proto__' }],
]

export const methods = 'HEAD OPTIONS PATCH TRACE GET POST PUT DELETE'.split(' ')
