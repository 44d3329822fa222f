/** Documents of users: stored exactly as sent, and private. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { parseJson } from '#endpoint/json.ts'
import {
  putPreference,
  putPreferenceKeys,
  preferenceKeysEntity,
} from '#people/items/preferences.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const on = (key: string) => `${S}/preferences/${encodeURIComponent(key)}`
const headers = { 'content-type': 'application/json' }
const put = (key: string, body: string, token = ann) =>
  service.request(`PUT ${on(key)}`, { token, body, headers })
const get = (key: string, token = ann) => service.request(`GET ${on(key)}`, { token })
const remove = (key: string, token = ann) => service.request(`DELETE ${on(key)}`, { token })
const keysOf = async (token = ann): Promise<readonly string[]> =>
  ((await service.request(`GET ${S}/preferences`, { token })).body as { keys: string[] }).keys

/** Creates them directly, without a request for each. */
const keep = async (name: string, count: number): Promise<void> => {
  const { userId } = await setup.userNamed(name)
  const names = Array.from({ length: count }, (_, number) => `key ${number}`)
  await setup.newStore().write([putPreferenceKeys(userId, names, {})])
  for (const half of [names.slice(0, 99), names.slice(99)]) {
    await setup.newStore().write(half.map((key) => putPreference(userId, key, '"kept"')))
  }
}

describe('a preference', () => {
  it('is stored, replaced, read, listed and deleted', async () => {
    const stored = await put('boat', '{"class": "49er"}')
    const replaced = await put('boat', '{"class": "Nacra 17"}')
    const read = await get('boat')
    const listed = await keysOf()
    const deleted = await remove('boat')
    const gone = await remove('boat')

    expect([stored, replaced].map(({ status, text }) => [status, text])).toEqual([
      [200, ''],
      [200, ''],
    ])
    expect([read.status, read.text]).toEqual([200, '{"class":"Nacra 17"}'])
    expect(read.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(listed).toEqual(['boat'])
    expect([deleted.status, deleted.text]).toEqual([204, ''])
    expect(gone.status).toBe(404)
    expect(gone.text).toContain('You have no preference boat.')
    expect(await keysOf()).toEqual([])
  })

  it('is an empty 204 when it is absent, for GET and HEAD, and has no ETag', async () => {
    const headers = { 'if-none-match': '*' }
    const absent = await Promise.all([
      get('absent'),
      service.request(`HEAD ${on('absent')}`, { token: ann }),
      service.request(`GET ${on('absent')}`, { token: ann, headers }),
    ])
    await put('present', 'null')
    const present = await get('present')

    for (const { status, text, headers: sent } of absent) {
      expect([status, text, sent.etag, sent['content-type']]).toEqual([
        204,
        '',
        undefined,
        undefined,
      ])
    }
    expect([present.status, present.text]).toEqual([200, 'null'])
    expect(present.headers.etag).toBeDefined()
  })

  it('is created or changed under If-None-Match and If-Match only as the client saw it', async () => {
    const send = (condition: Readonly<Record<string, string>>) =>
      service.request(`PUT ${on('seen')}`, {
        token: ann,
        body: '1',
        headers: { ...headers, ...condition },
      })

    const absent = [await send({ 'if-match': '*' }), await send({ 'if-none-match': '*' })]
    const etag = (await get('seen')).headers.etag ?? ''
    const present = [await send({ 'if-none-match': '*' }), await send({ 'if-match': etag })]

    expect(absent.map(({ status }) => status)).toEqual([412, 200])
    expect(present.map(({ status }) => status)).toEqual([412, 200])
  })

  it.each([
    ['an object, in its order', '{"b":1,"a":2,"10":3,"9":4}'],
    ['a list', '[1,[],{},null]'],
    ['a text', '"⛵ \\u00e9\\n\\" a  b"'],
    ['an empty text', '""'],
    ['a number with all its digits', '-0.1000000000000000055'],
    ['zero', '0'],
    ['no', 'false'],
    ['nothing', 'null'],
  ])('is %s', async (_, document) => {
    expect((await put('any', document)).status).toBe(200)

    expect((await get('any')).text).toBe(document)
  })

  it.each([undefined, 1, '\t', '\n \r'])(
    'is any JSON, letter by letter, without the blanks between its values (%j)',
    async (blank) => {
      const isAccepted = (value: unknown) => {
        try {
          parseJson(JSON.stringify(value))
          return true
        } catch {
          return false
        }
      }
      const values = fc.sample(fc.jsonValue(), { numRuns: 100, seed: 20_261_121 })
      const document = values.filter(isAccepted)
      expect((await put('any', JSON.stringify(document, null, blank))).status).toBe(200)

      const { text } = await get('any')

      expect(document.length).toBeGreaterThan(50)
      expect(text.replaceAll('\\u003c', '<')).toBe(JSON.stringify(document))
    },
  )

  it('escapes `<`, in case a browser takes it for HTML', async () => {
    await put('page', '{"<script>":"</script>"}')

    const { text, body } = await get('page')

    expect(text).not.toContain('<')
    expect(body).toEqual({ '<script>': '</script>' })
  })

  it.each([
    ['is not JSON', '{'],
    ['has a dangerous key', '{"__proto__": 1}'],
    ['has a key twice', '{"a": 1, "a": 2}'],
    ['has a number that is not exact', '[9007199254740993]'],
    ['is nested too deep', '['.repeat(33) + ']'.repeat(33)],
    ['is empty', ''],
    ['is blank', ' \n'],
  ])('is refused when it %s', async (_, body) => {
    expect((await put('refused', body)).status).toBe(400)
    expect((await get('refused')).status).toBe(204)
  })

  it('is accepted as JSON, and not in the query', async () => {
    const form = await service.request(`PUT ${on('form')}`, { token: ann, form: { a: 'b' } })
    const query = await service.request(`PUT ${on('q')}?document=1`, { token: ann })
    const other = await service.request(`PUT ${on('other')}?x=1&key=another`, {
      token: ann,
      json: { key: 'third', document: 4 },
    })

    expect([form.status, query.status, other.status]).toEqual([415, 400, 200])
    expect((await get('other')).body).toEqual({ key: 'third', document: 4 })
    expect([(await get('another')).status, (await get('third')).status]).toEqual([204, 204])
  })
})

describe('the limits', () => {
  it('are 256 KiB in UTF-8', async () => {
    const exact = JSON.stringify('é'.repeat((256 * 1024 - 2) / 2))
    const tooLong = JSON.stringify('é'.repeat((256 * 1024 - 2) / 2) + 'x')

    const replies = [await put('long', exact), await put('long', tooLong)]

    expect(replies.map(({ status }) => status)).toEqual([200, 413])
    expect(replies[1]?.text).toContain(
      'The document has 262145 bytes in UTF-8, and the limit is 262144.',
    )
    expect((await get('long')).text).toBe(exact)
    // The document is refused, not its encoding.
    expect((await put('long', ` ${exact}\n`)).status).toBe(200)
    expect((await put('long', `"${' '.repeat(512 * 1024)}"`)).status).toBe(413)
  })

  it('are 200 characters for a key, of any kind', async () => {
    const odd = ['⛵'.repeat(200), '#%/\\'.repeat(50), 'sailing.tags.Kiel.R1.Default', '__proto__']
    for (const key of odd) {
      expect([key, (await put(key, '1')).status]).toEqual([key, 200])
      expect([key, (await get(key)).text]).toEqual([key, '1'])
    }
    const refused = await put('x'.repeat(201), '1')

    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ errors: [{ parameter: 'key' }] })
    expect(await keysOf()).toEqual(expect.arrayContaining(odd))
  })

  it('are 200 preferences for a user, also for concurrent requests', async () => {
    const token = await service.createUser('collector')
    await keep('collector', 198)

    const last = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => put(key, '1', token)))
    const replaced = await put('key 7', '2', token)
    const refused = await put('one more', '1', token)
    await remove('key 7', token)
    const again = await put('one more', '1', token)

    expect(last.filter(({ status }) => status === 200)).toHaveLength(2)
    expect([replaced.status, refused.status, again.status]).toEqual([200, 400, 200])
    expect(refused.body).toMatchObject({ errors: [{ parameter: 'key', code: 'count' }] })
    expect(await keysOf(token)).toHaveLength(200)
  })
})

describe('preferences', () => {
  it('are private', async () => {
    await put('secret', '"tack"')

    const others = [await get('secret', bob), await get('secret', service.adminToken)]
    const removed = await remove('secret', bob)
    const anonymous = await Promise.all([
      service.request(`GET ${on('secret')}`),
      service.request(`PUT ${on('secret')}`, { json: 1 }),
      service.request(`DELETE ${on('secret')}`),
      service.request(`GET ${S}/preferences`),
    ])

    expect(others.map(({ status }) => status)).toEqual([204, 204])
    expect([removed.status, await keysOf(bob)]).toEqual([404, []])
    expect(anonymous.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect((await get('secret')).body).toBe('tack')
  })

  it('are deleted with the user: a new user of the name has none, and nothing is left in the table', async () => {
    const token = await service.createUser('phoenix')
    const { userId } = await setup.userNamed('phoenix')
    await keep('phoenix', 120)

    const before = await get('key 119', token)
    await service.request(`DELETE ${S}/user?username=phoenix`, { token })
    const anew = await service.createUser('phoenix')

    expect(before.text).toBe('"kept"')
    expect([await keysOf(anew), (await get('key 1', anew)).status]).toEqual([[], 204])
    const { items } = await setup.newStore().query({
      partition: preferenceKeysEntity.key(userId).PK,
      limit: 1,
    })
    expect(items).toEqual([])
  })

  it('are deleted with the user at their maximum size', async () => {
    const token = await service.createUser('photographer')
    const { userId } = await setup.userNamed('photographer')
    const photo = JSON.stringify('x'.repeat(256 * 1024 - 2))
    for (let number = 0; number < 17; number += 1) {
      expect((await put(`photo ${number}`, photo, token)).status).toBe(200)
    }

    const { status } = await service.request(`DELETE ${S}/user?username=photographer`, { token })

    const partition = preferenceKeysEntity.key(userId).PK
    expect(status).toBe(200)
    expect((await setup.newStore().query({ partition, limit: 1 })).items).toEqual([])
  })

  it('cannot be stored while the user is being deleted', async () => {
    const token = await service.createUser('leaver')
    const { userId } = await setup.userNamed('leaver')
    const deleted = () => service.request(`DELETE ${S}/user?username=leaver`, { token })
    const stored = Array.from({ length: 8 }, (_, number) => () => put(`k${number}`, '1', token))

    const replies = await Promise.all([deleted, ...stored].map((send) => send()))

    expect(replies[0]?.status).toBe(200)
    expect(replies.filter(({ status }) => ![200, 401, 409].includes(status))).toEqual([])
    const partition = preferenceKeysEntity.key(userId).PK
    expect((await setup.newStore().query({ partition, limit: 1 })).items).toEqual([])
  })
})
