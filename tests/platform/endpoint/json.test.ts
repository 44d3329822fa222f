import { afterEach, describe, expect, it } from 'vitest'
import { S } from '../../../scripts/requests/paths.ts'
import { polluted } from '../access/hostile.ts'
import { useTestService } from '../../support/useTestService.ts'
import { keepLog } from '../../support/logLines.ts'

keepLog()
const headers = { 'content-type': 'application/json' }

const service = await useTestService()
afterEach(() => {
  expect(polluted()).toBe(false)
})

const send = (body: string | Uint8Array) =>
  service.request(`POST ${S}/role`, {
    token: service.adminToken,
    headers,
    body: typeof body === 'string' ? body : Buffer.from(body).toString('base64'),
    isBase64Encoded: typeof body !== 'string',
  })
/** A role, and an unknown property, which is ignored if it is valid JSON. */
const withMember = (json: string): string => `{"roleName":"jury","a":${json}}`
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

describe('a JSON body', () => {
  it.each([
    ['nested 32 levels deep', withMember(nested(31))],
    ['with a key in two objects', withMember('[{"b":1},{"b":{"b":2}}]')],
    ['with the largest integer', withMember('9007199254740991')],
    ['with the smallest integer', withMember('-9007199254740991')],
    ['with numbers of any form', withMember('[-0,1.0,0.1,1e3,1E-400,1.7976931348623157]')],
    ['with a pair of surrogates', withMember('"\\ud83d\\ude00 ⛵"')],
    ['with texts that look like structure', withMember('"{[\\"__proto__\\":1e999,}\\\\"')],
    ['with a key that looks dangerous as a value', withMember('"__proto__"')],
    ['with blanks around it', ` \n\t${withMember('null')}\r\n `],
    ['with 40,000 values', withMember(`[${'1,'.repeat(39_999)}1]`)],
  ])('%s is accepted', async (_, body) => {
    const reply = await send(body)

    expect(reply.status).toBe(201)
    expect(reply.body).toMatchObject({ name: 'jury' })
  })

  it.each([
    ['nested 33 levels deep', withMember(nested(32)), 'nested deeper than 32'],
    ['with a byte order mark', `\ufeff${withMember('1')}`, 'not valid JSON'],
    ['nested without end', '['.repeat(100_000), 'nested deeper than 32'],
    ['nested in objects', '{"a":'.repeat(40_000), 'nested deeper than 32'],
    ['with a key twice', '{"roleName":"a","roleName":"b"}', '`roleName` twice'],
    ['with a key twice, once escaped', '{"roleName":"a","\\u0072oleName":"b"}', 'twice'],
    ['with a key twice inside', withMember('[{"b":1,"c":2,"b":1}]'), '`b` twice'],
    ['with `__proto__`', withMember('{"__proto__":{"polluted":1}}'), 'forbidden key'],
    ['with `__proto__` escaped', '{"\\u005f_proto__":{"polluted":1}}', 'forbidden key'],
    ['with `constructor`', '{"constructor":{"prototype":{"polluted":1}}}', 'forbidden key'],
    ['with an infinite number', withMember('1e400'), 'too large'],
    ['with an infinite negative number', withMember('[-1E+400]'), 'too large'],
    ['with 2^53', withMember('9007199254740992'), '2^53 - 1'],
    ['with -2^53', withMember('-9007199254740992'), '2^53 - 1'],
    ['with 2^53 + 1', withMember('9007199254740993'), '2^53 - 1'],
    ['with 39 digits', withMember('1'.repeat(39)), '2^53 - 1'],
    ['with half of a pair', '{"roleName":"\\ud83d"}', 'surrogate pair'],
    ['with half of a pair in a key', '{"roleName":"a","\\ude00":1}', 'surrogate pair'],
    ['with pairs in the wrong order', withMember('"\\ude00\\ud83d"'), 'surrogate pair'],
    ['with a NUL', '{"roleName":"a\\u0000"}', 'NUL'],
    ['with 100,000 values', withMember(`[${'1,'.repeat(99_999)}1]`), 'more than 50000 values'],
    ['with an unterminated string', `{"roleName":"${'\\"'.repeat(50_000)}`, 'not valid JSON'],
    ['that is an array', '[{"roleName":"a"}]', 'must be a JSON object'],
    ['that is a text', '"roleName"', 'must be a JSON object'],
    ['that is a number', '1', 'must be a JSON object'],
    ['that is null', 'null', 'must be a JSON object'],
    ['that is a form', 'roleName=a', 'not valid JSON'],
    ['with a comma too many', '{"roleName":"a",}', 'not valid JSON'],
    ['with NaN', withMember('NaN'), 'not valid JSON'],
    ['with a comment', '{"roleName":"a"/* b */}', 'not valid JSON'],
    ['with text after it', '{"roleName":"a"}{}', 'not valid JSON'],
  ])('%s is 400, immediately, with the reason', async (_, body, why) => {
    const began = performance.now()
    const reply = await send(body)
    const millis = performance.now() - began

    const { code, detail } = reply.body as { readonly code: string; readonly detail: string }
    expect(reply.status).toBe(400)
    expect(code).toBe('malformed-request')
    expect(detail).toContain(why)
    expect(detail.length).toBeLessThan(150)
    expect(millis).toBeLessThan(500)
  })

  it.each([
    ['a lone byte', [0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]],
    ['an overlong form', [0x22, 0xc0, 0xaf, 0x22]],
    ['a surrogate in UTF-8', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['a sequence cut short', [...Buffer.from('{"roleName":"a'), 0xe2, 0x9b]],
    ['UTF-16', [...Buffer.from('\ufeff{"roleName":"a"}', 'utf16le')]],
  ])('that is not UTF-8 (%s) is 400', async (_, bytes) => {
    const reply = await send(Uint8Array.from(bytes))

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ detail: 'The body is not valid UTF-8.' })
  })

  it('in base64 is accepted', async () => {
    const reply = await send(Buffer.from('{"roleName":"Förde ⛵"}'))

    expect(reply.status).toBe(201)
    expect(reply.body).toMatchObject({ name: 'Förde ⛵' })
  })
})
