/** Tags on races: creation, reading, changes, their moments, and the encodings of requests. */
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeRace, secureRace, type TestRace } from '../support/races.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { tagIn, taggingOf, tagsIn, titlesIn } from '../support/tagging.ts'
import { keepLog } from '../support/logLines.ts'

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

describe('a tag', () => {
  it('is created with all its properties, and read as it was created', async () => {
    const sent = {
      ...start,
      comment: 'a clean one',
      hiddenInfo: 'camera 3',
      public: true,
      image: 'https://pictures.example.org/1.jpg',
      resizedImage: 'http://[::1]:8080/s.jpg',
    }
    const before = Date.now()

    const made = await tags.post(ann, sent)
    const read = await tags.list(ann)

    const { resizedImage, ...same } = sent
    const { id, createdAt } = tagIn(made)
    const record = {
      ...same,
      resized_image: resizedImage,
      username: 'ann',
      id,
      createdAt,
      revokedAt: null,
    }
    expect(made.status).toBe(201)
    expect(made.headers.location).toBe(tags.path)
    expect(made.body).toEqual(record)
    expect(read.body).toEqual([record])
    expect(createdAt).toBeGreaterThanOrEqual(before)
  })

  it('is private, and empty beyond title and moment, by default', async () => {
    const { body } = await tags.post(ann, start)

    expect(body).toMatchObject({ ...start, comment: '', image: '', resized_image: '' })
    expect(body).toMatchObject({ public: false, username: 'ann' })
    expect(body).not.toHaveProperty('hiddenInfo')
  })

  it('may be a form, with numbers and booleans as text', async () => {
    const form = (value: string) => ({ tag: value, raceTimepoint: '-5', public: value })
    const replies = await Promise.all(
      ['true', 'True', 'FALSE'].map((value) =>
        service.request(`POST ${tags.path}`, { token: ann, form: form(value) }),
      ),
    )

    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(replies.map((reply) => tagIn(reply).public)).toEqual([true, true, false])
    expect(replies.map((reply) => tagIn(reply).raceTimepoint)).toEqual([-5, -5, -5])
  })

  it('is private where a form leaves `public` empty, and becomes so in a change', async () => {
    const empty = { form: { tag: 'a', raceTimepoint: '1', public: '' } }
    const made = await service.request(`POST ${tags.path}`, { token: ann, ...empty })
    const published = tagIn(await tags.put(ann, tagIn(made), { public: true }))
    const form = { tag_json: JSON.stringify(published), public: '' }
    const reset = await service.request(`PUT ${tags.path}`, { token: ann, form })

    expect([made.status, reset.status]).toEqual([201, 200])
    expect([tagIn(made), published, tagIn(reset)].map(({ public: seen }) => seen)).toEqual([
      false,
      true,
      false,
    ])
  })

  it.each([
    ['no title', { raceTimepoint: 1 }, 'tag'],
    ['an empty title', { tag: '', raceTimepoint: 1 }, 'tag'],
    ['no moment', { tag: 'a' }, 'raceTimepoint'],
    ['half a millisecond', { tag: 'a', raceTimepoint: 1.5 }, 'raceTimepoint'],
    ['a long title', { ...start, tag: 'a'.repeat(201) }, 'tag'],
    ['a long comment', { ...start, comment: 'a'.repeat(2001) }, 'comment'],
    ['long hidden info', { ...start, hiddenInfo: 'a'.repeat(2001) }, 'hiddenInfo'],
    ['a script as image', { ...start, image: 'javascript:alert(1)' }, 'image'],
    ['an image of this host', { ...start, image: '/picture.png' }, 'image'],
    ['an invalid visibility', { ...start, public: 'yes' }, 'public'],
    ['an invalid id', { ...start, id: 'mine' }, 'id'],
  ])('with %s is a 400 with the reason', async (_, json, name) => {
    const reply = await tags.post(ann, json)

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ errors: [{ pointer: `/${name}` }] })
    expect((await tags.list(ann)).body).toEqual([])
  })

  it('may have the documented length', async () => {
    const image = `https://example.org/${'a'.repeat(2028)}`
    const [tag, comment] = ['⛵'.repeat(200), 'x'.repeat(2000)]
    const reply = await tags.post(ann, { ...start, tag, comment, hiddenInfo: comment, image })

    expect(reply.status).toBe(201)
  })
})

describe('the same tag again', () => {
  it('is a 400, unless one property differs', async () => {
    const variants = [
      start,
      { ...start, tag: 'start' },
      { ...start, raceTimepoint: start.raceTimepoint + 1 },
      { ...start, comment: 'x' },
      { ...start, image: 'https://example.org/' },
      { ...start, hiddenInfo: 'x' },
      { ...start, public: true },
    ]
    const first = await Promise.all(variants.map((json) => tags.post(ann, json)))
    const again = await Promise.all(variants.map((json) => tags.post(ann, json)))

    expect(first.map(({ status }) => status)).toEqual(Array(7).fill(201))
    expect(again.map(({ status }) => status)).toEqual(Array(7).fill(400))
    expect(again[0]?.body).toMatchObject({ errors: [{ parameter: 'tag', code: 'duplicate' }] })
    expect(tagsIn(await tags.list(ann))).toHaveLength(7)
  })

  it('is the first one if the client chose its id', async () => {
    const json = { ...start, id: newId() }

    const replies = await Promise.all([1, 2, 3, 4].map(() => tags.post(ann, json)))
    const other = await tags.post(ann, { ...json, comment: 'another' })

    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(other.status).toBe(409)
    expect(tagsIn(await tags.list(ann))).toEqual([replies[0]?.body])
  })

  it('is the present state of the first one, when it was changed meanwhile', async () => {
    const json = { ...start, id: newId() }
    await tags.post(ann, json)
    await tags.put(ann, { id: json.id }, { tag: 'Start of the start', public: true })

    const again = await tags.post(ann, json)

    expect(again.status).toBe(201)
    expect(again.body).toMatchObject({ tag: 'Start of the start', public: true })
    expect(tagsIn(await tags.list(ann))).toHaveLength(1)
  })
})

describe('a change', () => {
  it('replaces the given properties, and resets empty ones', async () => {
    const full = { ...start, comment: 'c', hiddenInfo: 'h', image: 'https://example.org/i' }
    const made = tagIn(await tags.post(ann, { ...full, resizedImage: 'https://example.org/r' }))

    const renamed = await tags.put(ann, made, { tag: 'Gun' })
    const reset = await tags.put(ann, tagIn(renamed), { comment: '', image: '', hiddenInfo: '' })

    expect([renamed.status, reset.status]).toEqual([200, 200])
    expect(renamed.body).toEqual({ ...made, tag: 'Gun', createdAt: tagIn(renamed).createdAt })
    expect(reset.body).toMatchObject({ tag: 'Gun', comment: '', image: '', resized_image: '' })
    expect(reset.body).not.toHaveProperty('hiddenInfo')
    expect((await tags.list(ann)).body).toEqual([reset.body])
  })

  it('without properties leaves the tag as it is', async () => {
    const made = tagIn(await tags.post(ann, start))

    const same = await tags.put(ann, made, { tag: 'Start' })
    const nothing = await tags.put(ann, made)

    expect([same.body, nothing.body]).toEqual([made, made])
  })

  it('with an error changes nothing', async () => {
    const made = tagIn(await tags.post(ann, start))
    const faults = [{ tag: '' }, { image: 'ftp://example.org/' }, { comment: 'x'.repeat(2001) }]
    const replies = await Promise.all(
      faults.map((fault) => tags.put(ann, made, { public: true, ...fault })),
    )

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400])
    expect((await tags.list(ann)).body).toEqual([made])
  })

  it('into an existing tag is a 400, and loses neither', async () => {
    const first = tagIn(await tags.post(ann, start))
    const second = tagIn(await tags.post(ann, { ...start, comment: 'x' }))

    const reply = await tags.put(ann, second, { comment: '' })

    expect(reply.status).toBe(400)
    expect(new Set(tagsIn(await tags.list(ann)))).toEqual(new Set([first, second]))
  })

  it('of a missing tag is a 404', async () => {
    const replies = await Promise.all([
      tags.put(ann, start, { comment: 'x' }),
      tags.put(ann, { id: newId() }),
    ])

    expect(replies.map(({ status }) => status)).toEqual([404, 404])
  })

  it('turns private into public and back, in one list at a time', async () => {
    const made = tagIn(await tags.post(ann, { ...start, hiddenInfo: 'h' }))
    const seen = async () => ({
      public: titlesIn(await tags.list(ann, '?visibility=public')),
      private: titlesIn(await tags.list(ann, '?visibility=private')),
    })

    const published = tagIn(await tags.put(ann, made, { public: true }))
    const afterwards = await seen()
    await tags.put(ann, published, { public: 'false' })

    expect(published).toMatchObject({ id: made.id, public: true, hiddenInfo: 'h' })
    expect(afterwards).toEqual({ public: ['Start'], private: [] })
    expect(await seen()).toEqual({ public: [], private: ['Start'] })
  })
})

const postForm = (form: Readonly<Record<string, string>>) =>
  service.request(`POST ${tags.path}`, { token: ann, form })

const first = Date.UTC(1900, 0, 1)
const last = Date.UTC(2201, 0, 1) - 1

describe('a moment', () => {
  it.each([
    ['the first one', first, first],
    ['the last one', last, last],
    ['in UTC', '2026-06-20T10:30:00Z', Date.UTC(2026, 5, 20, 10, 30)],
    ['in another zone', '2026-06-20T10:30:00+02:00', Date.UTC(2026, 5, 20, 8, 30)],
    ['without seconds', '2026-06-20T10:30-05:00', Date.UTC(2026, 5, 20, 15, 30)],
    ['with milliseconds', '2024-02-29T00:00:00.125Z', Date.UTC(2024, 1, 29, 0, 0, 0, 125)],
    ['the first one as text', '1900-01-01T00:00:00Z', first],
    ['the last one as text', '2200-12-31T23:59:59.999Z', last],
  ])('may be %s, in JSON and in a form', async (_, raceTimepoint, expected) => {
    const replies = [
      await tags.post(ann, { tag: 'JSON', raceTimepoint }),
      await postForm({ tag: 'form', raceTimepoint: String(raceTimepoint) }),
    ]

    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect(tagsIn(await tags.list(ann)).map((tag) => tag.raceTimepoint)).toEqual([
      expected,
      expected,
    ])
  })

  it('may be now', async () => {
    const before = Date.now()
    const replies = [
      await tags.post(ann, { tag: 'JSON', raceTimepoint: 'now' }),
      await postForm({ tag: 'form', raceTimepoint: 'now' }),
    ]

    for (const { raceTimepoint } of replies.map(tagIn)) {
      expect(raceTimepoint).toBeGreaterThanOrEqual(before)
      expect(raceTimepoint).toBeLessThanOrEqual(Date.now())
    }
  })

  it.each<[string, number | string]>([
    ['before 1900', first - 1],
    ['after 2200', last + 1],
    ['before 1900 as text', '1899-12-31T23:59:59Z'],
    ['before 1900 by its zone', '1900-01-01T00:00:00+01:00'],
    ['after 2200 as text', '2201-01-01T00:00:00Z'],
    ['after 2200 by its zone', '2200-12-31T23:59:59-01:00'],
    ['a day that does not exist', '2026-02-29T10:00:00Z'],
    ['an hour that does not exist', '2026-06-20T25:00:00Z'],
    ['without a zone', '2026-06-20T10:30:00'],
    ['a day alone', '2026-06-20'],
    ['another word', 'yesterday'],
    ['empty', ''],
  ])('may not be %s', async (_, raceTimepoint) => {
    const replies = [
      await tags.post(ann, { tag: 'JSON', raceTimepoint }),
      await postForm({ tag: 'form', raceTimepoint: String(raceTimepoint) }),
    ]

    expect(replies.map(({ body }) => body)).toMatchObject([
      { status: 400, errors: [{ pointer: '/raceTimepoint' }] },
      { status: 400, errors: [{ parameter: 'raceTimepoint' }] },
    ])
    expect(replies[0]?.text).toContain('2026-06-20T10:30:00+02:00')
    expect((await tags.list(ann)).body).toEqual([])
  })

  it.each(['now', 'yesterday', first - 1])('of an existing tag may not be %s', async (moment) => {
    const document = { tag: 'x', raceTimepoint: moment }
    const replies = [await tags.remove(ann, document), await tags.put(ann, document, { tag: 'y' })]

    const refused = { status: 400, body: { errors: [{ pointer: '/tag_json/raceTimepoint' }] } }
    expect(replies).toMatchObject([refused, refused])
  })

  it('is validated after authentication', async () => {
    const document = { tag: 'x', raceTimepoint: '2026-02-29T10:00:00Z' }

    expect((await tags.remove(undefined, document)).status).toBe(401)
  })
})

describe('a tag of a moment', () => {
  it('is found by its moment as text', async () => {
    await tags.post(ann, { tag: 'Gun', raceTimepoint: '2026-06-20T10:30:00Z' })

    const document = { tag: 'Gun', raceTimepoint: '2026-06-20T12:30:00+02:00' }
    const changed = await tags.put(ann, document, { comment: 'late' })
    const removed = await tags.remove(ann, { ...document, comment: 'late' })

    expect([changed.status, removed.status]).toEqual([200, 204])
    expect((await tags.list(ann)).body).toEqual([])
  })

  it('about now that is sent twice with one id is one tag', async () => {
    const id = newId()
    const send = (tag: string) => tags.post(ann, { id, tag, raceTimepoint: 'now' })
    const made = await send('Gun')
    await new Promise((resolve) => setTimeout(resolve, 2))
    const [again, other] = [await send('Gun'), await send('Other')]

    expect([made.status, again.status, other.status]).toEqual([201, 201, 409])
    expect(again.body).toEqual(made.body)
    expect(tagsIn(await tags.list(ann))).toHaveLength(1)
  })
})
