/** Tags on races: creation, reading, changes, deletion, and the encodings of requests. */
import { beforeEach, describe, expect, it } from 'vitest'
import { newId, uniqueName } from '../../harness/ids.ts'
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
    ['an invalid moment', { tag: 'a', raceTimepoint: 'noon' }, 'raceTimepoint'],
    ['half a millisecond', { tag: 'a', raceTimepoint: 1.5 }, 'raceTimepoint'],
    ['a long title', { ...start, tag: 'a'.repeat(201) }, 'tag'],
    ['a long comment', { ...start, comment: 'a'.repeat(2001) }, 'comment'],
    ['long hidden info', { ...start, hiddenInfo: 'a'.repeat(2001) }, 'hiddenInfo'],
    ['a script as image', { ...start, image: 'javascript:alert(1)' }, 'image'],
    ['a data URL as image', { ...start, image: 'data:image/png;base64,AA' }, 'image'],
    ['an image with a password', { ...start, image: 'https://a:b@example.org/' }, 'image'],
    ['an image with a user name', { ...start, image: 'https://a@example.org/' }, 'image'],
    ['an image of this host', { ...start, image: '/picture.png' }, 'image'],
    ['a resized script', { ...start, resizedImage: 'javascript:1' }, 'resizedImage'],
    ['an invalid visibility', { ...start, public: 'yes' }, 'public'],
    ['an invalid id', { ...start, id: 'mine' }, 'id'],
  ])('with %s is a 400 with the reason', async (_, json, name) => {
    const reply = await tags.post(ann, json)

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ errors: [{ pointer: `/${name}` }] })
    expect((await tags.list(ann)).body).toEqual([])
  })

  it('may be about the moment 0', async () => {
    expect((await tags.post(ann, { tag: 'edge', raceTimepoint: 0 })).status).toBe(201)
    expect(tagsIn(await tags.list(ann))).toMatchObject([{ raceTimepoint: 0 }])
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

  it('is the first one with the same header `Idempotency-Key`, of the same user', async () => {
    const bob = await service.createUser(uniqueName('bob'))
    const headers = { 'idempotency-key': 'retry-7' }

    const one = await tags.post(ann, start, headers)
    const two = await tags.post(ann, start, headers)
    const other = await tags.post(bob, start, headers)
    const bad = await tags.post(ann, start, { 'idempotency-key': 'x'.repeat(256) })

    expect([one, two, other, bad].map(({ status }) => status)).toEqual([201, 201, 201, 400])
    expect(two.body).toEqual(one.body)
    expect(tagIn(other).id).not.toBe(tagIn(one).id)
    expect(titlesIn(await tags.list(ann))).toEqual(['Start'])
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
