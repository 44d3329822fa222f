import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { parseTokenKeys } from '#values/tokenKeys.ts'
import { readCredentials } from '#endpoint/middleware/credentials.ts'
import { readRequest } from '#endpoint/request.ts'
import { useTestService } from '../support/useTestService.ts'

const password = 'ünïcode:with::colons ⛵'

const service = await useTestService()
await service.createUser('jörg', password)

const encode = (text: string): string => Buffer.from(text).toString('base64')
const hello = (authorization: string, from?: string) =>
  service.request(`GET ${S}/hello`, {
    headers: { authorization },
    ...(from === undefined ? {} : { from }),
  })

/** The credentials in the header, without their verification. */
const claimOf = (authorization: string) =>
  readCredentials(
    { signsIn: true, guard: { kind: 'public' } },
    readRequest({ headers: { authorization } }),
    { values: {}, locations: new Map(), missingFrom: 'query', errors: [] },
    {
      tokenKeys: parseTokenKeys('0'.repeat(32)),
      sessionCookie: { name: 'JSESSIONID', isSecure: true },
    },
  )

describe('HTTP Basic', () => {
  it.each(['Basic', 'basic', 'BASIC'])(
    'accepts UTF-8 and colons in a password (%s)',
    async (scheme) => {
      const reply = await hello(`${scheme} ${encode(`jörg:${password}`)}`)

      expect(reply.body).toMatchObject({ principal: 'jörg', authenticated: true })
    },
  )

  it('accepts base64 with and without padding', async () => {
    const padded = encode(`jörg:${password}`)
    const bare = padded.replace(/=+$/, '')

    const replies = [await hello(`Basic ${padded}`), await hello(`Basic ${bare}`)]

    expect(padded).not.toBe(bare)
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
  })

  it.each([
    ['no value', ''],
    ['no colon', encode('jörg')],
    ['no base64', '%%%%'],
    ['the base64url alphabet', encode('jö?>rg:>?>?').replace(/\//g, '_').replace(/\+/g, '-')],
    ['garbage inside base64', `${encode('jörg:pass').slice(0, 4)}!${encode('jörg:pass').slice(4)}`],
    ['too much padding', `${encode(`jörg:${password}`).replace(/=+$/, '')}=====`],
    ['surplus bits', 'YR=='],
    ['bytes that are not UTF-8', Buffer.from([0x6a, 0xff, 0x3a, 0x70]).toString('base64')],
    ['Latin-1', Buffer.from('jörg:pässword', 'latin1').toString('base64')],
    ['a NUL', encode(`jörg:${password}\0`)],
    ['a line break', encode(`jörg\r\n:${password}`)],
    ['a DEL', encode(`jörg:${password}\x7f`)],
    ['a blank before the name', encode(` jörg:${password}`)],
    ['another case of the name', encode(`JÖRG:${password}`)],
    ['another normal form of the name', encode(`jörg:${password}`.normalize('NFD'))],
  ])('responds with 401 to %s', async (_, value) => {
    const reply = await hello(`Basic ${value}`, '192.0.2.50')

    expect(reply.status).toBe(401)
    expect(reply.body).toMatchObject({ code: 'invalid-credentials' })
  })

  it('decodes every name without a colon and every password', () => {
    const text = fc
      .string({ unit: 'binary', maxLength: 60 })
      .filter((found) => !/[\0-\x1f\x7f]/.test(found))
    const name = text.filter((found) => !found.includes(':'))

    fc.assert(
      fc.property(name, text, (userName, secret) => {
        const claim = claimOf(`Basic ${encode(`${userName}:${secret}`)}`)

        expect(claim).toMatchObject({ kind: 'basic', userName, password: secret })
      }),
      { numRuns: 500 },
    )
  })

  it('refuses the longest headers quickly', () => {
    const began = performance.now()

    for (const value of ['='.repeat(16_000) + 'x', 'A'.repeat(16_000), ':'.repeat(16_000)]) {
      expect(() => claimOf(`Basic ${value}`)).toThrow('not valid')
    }

    expect(performance.now() - began).toBeLessThan(100)
  })
})
