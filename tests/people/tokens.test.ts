import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { unusedId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { formatAccessToken, readAccessToken } from '#authentication/accessToken.ts'
import { parseTokenKeys, type TokenKey, type TokenKeys } from '#values/tokenKeys.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { itemsOf, stateOf } from '../support/tableState.ts'
import { keepLog } from '../support/logLines.ts'

const log = keepLog()

const service = await useTestService()
let annaToken = ''
annaToken = await service.createUser('anna')

const hello = (token: string) => service.request(`GET ${S}/hello`, { token })
const tokenIn = ({ body }: { readonly body: unknown }): string | undefined =>
  (body as { readonly access_token?: string }).access_token

describe('an access token', () => {
  it('is the same each time, by any operation that returns it', async () => {
    const { request } = service
    const form = { username: 'anna', password: goodPassword }

    const replies = [
      await request(`GET ${S}/access_token`, { token: annaToken }),
      await request(`GET ${S}/access_token`, { basic: ['anna', goodPassword] }),
      await request(`POST ${S}/access_token`, { form }),
      await request(`GET ${S}/user`, { token: annaToken }),
    ]

    expect(replies.map(tokenIn)).toEqual(Array(4).fill(annaToken))
  })

  it('is refused after a change of any character, before the table is read', async () => {
    const valid = await hello(annaToken)
    const { storeCalls } = log.lastLine()
    const characters = Array.from(annaToken)
    const changed = characters.flatMap((character, place) => [
      characters.with(place, character === 'A' ? 'B' : 'A').join(''),
      characters.toSpliced(place, 1).join(''),
    ])

    const seen = []
    for (const token of new Set(changed)) {
      const { status } = await hello(token)
      seen.push({ status, storeCalls: log.lastLine().storeCalls })
    }

    expect(valid.status).toBe(200)
    expect(storeCalls).toBeGreaterThan(0)
    expect(seen.length).toBeGreaterThan(characters.length)
    expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(
      new Set(['{"status":401,"storeCalls":0}']),
    )
  })

  it.each([
    ['another key', (token: string) => forged(token, { version: 1, secret: randomBytes(32) }, {})],
    ['the next generation', (token: string) => forged(token, tokenKeys()[0], { generation: 2 })],
    ['an unknown user id', (token: string) => forged(token, tokenKeys()[0], { userId: unusedId })],
    [
      'the name of another user',
      (token: string) => forged(token, tokenKeys()[0], { userName: 'admin' }),
    ],
    ['a cookie around it', (token: string) => `JSESSIONID=${token}`],
  ])('made with %s is refused', async (_, make) => {
    const same = await hello(forged(annaToken, tokenKeys()[0], {}))

    const reply = await hello(make(annaToken))

    expect(same.status).toBe(200)
    expect(reply.status).toBe(401)
  })

  it('is never read from the query or a form', async () => {
    const { request } = service
    const query = `access_token=${annaToken}&token=${annaToken}&bearer=${annaToken}`

    const replies = [
      await request(`GET ${S}/hello?${query}`),
      await request(`POST ${S}/hello`, { form: { access_token: annaToken } }),
    ]

    expect(replies.map(({ body }) => body)).toMatchObject(Array(2).fill({ authenticated: false }))
  })

  it.each(['GET', 'POST'])('is refused right after %s remove_access_token', async (method) => {
    const old = await service.createUser(`dora-${method}`)

    const replaced = await service.request(`${method} ${S}/remove_access_token`, { token: old })
    const refused = await hello(old)
    const fresh = await hello(tokenIn(replaced) ?? '')

    expect(replaced.body).toMatchObject({ username: `dora-${method}` })
    expect([refused.status, fresh.status]).toEqual([401, 200])
    expect((await hello(annaToken)).status).toBe(200)
  })
})

describe('a copy of the table', () => {
  it('contains no secret, and no value in it authenticates a caller', async () => {
    const { request } = service
    const form = { username: 'anna', password: goodPassword }
    const [cookie = ''] = (await request(`POST ${S}/login`, { form })).cookies
    const [, secret = ''] = /\.([^;]+);/.exec(cookie) ?? []

    const dump = [...new Set(stringsIn(itemsOf(await stateOf(service))))]
    const everything = dump.join('\n')
    const works = []
    for (const text of dump) {
      const name = Buffer.from('anna').toString('base64url')
      const replies = [
        await hello(text.replace(/,/g, '')),
        await request(`GET ${S}/hello`, { cookies: [`JSESSIONID=${text}`] }),
        await request(`GET ${S}/hello`, { cookies: [`JSESSIONID=${name}.${text}`] }),
      ]
      works.push(...replies.filter(({ text: said }) => said.includes('"authenticated":true')))
    }

    expect(dump.length).toBeGreaterThan(50)
    expect(secret).toMatch(/^[\w-]{65}$/)
    expect(everything).toContain('$scrypt$')
    for (const found of [annaToken, secret, goodPassword, service.adminPassword, 'cb_']) {
      expect(everything).not.toContain(found)
    }
    expect(works).toEqual([])
  })
})

const tokenKeys = (): TokenKeys => parseTokenKeys(process.env.TOKEN_KEY ?? '')

/** A token like another one, with some changed fields. */
const forged = (token: string, key: TokenKey, change: object): string => {
  const claim = readAccessToken(tokenKeys(), token)
  if (claim === undefined) throw new Error('the token to forge from is not valid')
  return formatAccessToken(key, { ...claim, ...change })
}

/** Every string in a value, including keys of objects, and the parts that `#` separates. */
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value, ...value.split('#')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => [key, ...stringsIn(member)])
}
