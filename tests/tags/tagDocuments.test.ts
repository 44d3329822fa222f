/** The forms of naming a tag for a change or deletion, and the race that it is on. */
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { pathSegment } from '#values/pathSegment.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeRace, secureRace, type TestRace } from '../support/races.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { tagIn, taggingOf, tagsIn, titlesIn } from '../support/tagging.ts'
import { keepLog } from '../support/logLines.ts'

type Values = Readonly<Record<string, unknown>>

keepLog()
const service = await useTestService()
const setup = securitySetup(service)
let race: TestRace
let tags: ReturnType<typeof taggingOf>
const ann = await service.createUser('ann')
beforeEach(async () => {
  race = await makeRace(setup)
  await secureRace(setup, race, 'ann')
  tags = taggingOf(service, race)
})

const start = { tag: 'Start', raceTimepoint: 1_781_000_000_000 }

describe('a document that names a tag', () => {
  const fields = { comment: 'c', image: 'https://example.org/', hiddenInfo: 'h', public: true }
  const document = { ...start, ...fields }

  it.each([
    ['the whole tag', (tag: Values) => tag],
    ['only the id', ({ id }: Values) => ({ id })],
    ['the properties of its creation', () => document],
    ['no hidden info', () => ({ ...document, hiddenInfo: undefined })],
    ['empty properties', () => ({ ...document, createdAt: 1, revokedAt: null, x: [1] })],
  ])('may contain %s', async (_, documentOf) => {
    const made = tagIn(await tags.post(ann, document))

    const changed = await tags.put(ann, documentOf(made), { comment: 'd' })
    const removed = await tags.remove(ann, tagIn(changed))

    expect([changed.status, removed.status]).toEqual([200, 204])
    expect((await tags.list(ann)).body).toEqual([])
  })

  it('may be JSON text in a form or in the query', async () => {
    await tags.post(ann, start)
    await tags.post(ann, { ...start, tag: 'Finish' })
    const text = (tag: Values) => JSON.stringify(tag)
    const query = encodeURIComponent(text({ ...start, tag: 'Finish' }))

    const put = await service.request(`PUT ${tags.path}`, {
      token: ann,
      form: { tag_json: text(start), tag: 'Gun' },
    })
    const removed = await service.request(`DELETE ${tags.path}?tag_json=${query}`, { token: ann })

    expect([put.status, removed.status]).toEqual([200, 204])
    expect(titlesIn(await tags.list(ann))).toEqual(['Gun'])
  })

  it.each([
    ['nothing', undefined, 'tag_json'],
    ['no JSON', '{tag:1}', 'tag_json'],
    ['no object', '[]', 'tag_json'],
    ['too little', '{"tag":"Start"}', 'tag_json'],
    ['a moment as text', '{"tag":"Start","raceTimepoint":"1"}', 'tag_json/raceTimepoint'],
  ])('that is %s is a 400', async (_, text, parameter) => {
    const form: Record<string, string> = text === undefined ? { x: '' } : { tag_json: text }
    const options = { token: ann, form }
    const replies = await Promise.all([
      service.request(`PUT ${tags.path}`, options),
      service.request(`DELETE ${tags.path}`, options),
    ])

    expect(replies.map(({ status }) => status)).toEqual([400, 400])
    expect(replies[0].body).toMatchObject({ errors: [{ parameter }] })
  })

  it('without an id has the comment and the image of the tag', async () => {
    await tags.post(ann, { ...start, comment: 'c' })

    const empty = await tags.remove(ann, {})
    const unlike = await tags.put(ann, start, { tag: 'Gun' })
    const alike = await tags.put(ann, { ...start, comment: 'c' }, { tag: 'Gun' })

    expect([empty.status, unlike.status, alike.status]).toEqual([400, 404, 200])
    expect(empty.text).toContain('with its `comment`, `image` and `public`')
    expect(unlike.text).toContain('the present `comment`, `image` and `public`')
  })

  it('without hidden info selects the tag without any first', async () => {
    await tags.post(ann, { ...start, hiddenInfo: 'h' })
    await tags.post(ann, start)

    await tags.remove(ann, start)

    expect(tagsIn(await tags.list(ann))).toMatchObject([{ hiddenInfo: 'h' }])
  })
})

describe('a race', () => {
  it.each(['leaderboard', 'racecolumn', 'fleet'])(
    'that does not exist by %s is a 400 for callers who may read it',
    async (name) => {
      const lost = taggingOf(service, { ...race, [name]: 'lost' })
      const reader = name === 'leaderboard' ? service.adminToken : ann
      const replies = [
        await lost.list(reader, '?visibility=private'),
        await lost.list(service.adminToken),
        await lost.post(reader, start),
        await lost.post(service.adminToken, { ...start, public: true }),
        await lost.put(reader, start),
        await lost.remove(reader, start),
      ]

      expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(400))
      expect(replies[0]?.body).toMatchObject({
        code: 'unknown-reference',
        errors: [{ parameter: name }],
      })
    },
  )

  it('created again under the same name has none of the old tags', async () => {
    const json = { ...start, id: newId() }
    await tags.post(ann, json)
    await tags.post(ann, { ...start, public: true })

    await makeRace(setup, race)

    expect((await tags.list(ann)).body).toEqual([])
    expect((await tags.put(ann, { id: json.id })).status).toBe(404)
  })

  it('may have any name', async () => {
    const odd = await makeRace(setup, { racecolumn: 'R 1/é#%', fleet: '<b>"&' })
    await secureRace(setup, odd, 'ann')
    const there = taggingOf(service, odd)
    const made = await there.post(ann, start)

    const segments = [odd.leaderboard, odd.racecolumn, odd.fleet].map(pathSegment)
    expect(made.headers.location).toBe(`${V}/${segments.join('/')}/tags`)
    expect(titlesIn(await there.list(ann))).toEqual(['Start'])
    expect((await tags.list(ann)).body).toEqual([])
  })
})

describe('a private tag whose author may no longer read the leaderboard', () => {
  it('can no longer be read or changed, and no new one can be created', async () => {
    const made = tagIn(await tags.post(ann, start))
    await secureRace(setup, race, 'admin', [])

    const replies = [
      await tags.list(ann, '?visibility=private'),
      await tags.list(ann, `?visibility=private&id=${made.id}`),
      await tags.put(ann, { id: made.id }, { comment: 'x' }),
      await tags.post(ann, { ...start, raceTimepoint: 2 }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(replies[3]?.body).toMatchObject({ permission: `LEADERBOARD:READ:${race.leaderboard}` })
  })

  it.each([
    ['by its id', ({ id }: { readonly id: string }) => ({ id })],
    ['by its content', (tag: object) => ({ ...tag, id: undefined })],
  ])('can be deleted %s, and is then like a missing one', async (_, documentOf) => {
    const document = documentOf(tagIn(await tags.post(ann, start)))
    await secureRace(setup, race, 'admin', [])

    const done = await tags.remove(ann, document)
    const again = await tags.remove(ann, document)
    await secureRace(setup, race, 'ann')

    expect([done.status, again.status]).toEqual([204, 403])
    expect((await tags.list(ann)).body).toEqual([])
  })
})
