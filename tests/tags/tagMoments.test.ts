/** The moments of races in tags: in milliseconds, as ISO 8601, and `now`. */
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeRace, secureRace } from '../support/races.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { tagIn, taggingOf, tagsIn } from '../support/tagging.ts'

const service = await useTestService()
const setup = securitySetup(service)
let tags: ReturnType<typeof taggingOf>
const ann = await service.createUser('ann')
beforeEach(async () => {
  const race = await makeRace(setup)
  await secureRace(setup, race, 'ann')
  tags = taggingOf(service, race)
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

  const outside: readonly (readonly [string, number | string])[] = [
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
  ]

  it.each(outside)('may not be %s', async (_, raceTimepoint) => {
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

  it.each([...outside, ['now', 'now'] as const])(
    'of an existing tag may not be %s',
    async (_, moment) => {
      const document = { tag: 'x', raceTimepoint: moment }
      const replies = [
        await tags.remove(ann, document),
        await tags.put(ann, document, { tag: 'y' }),
      ]

      expect(replies.map(({ body }) => body)).toMatchObject(
        replies.map(() => ({ status: 400, errors: [{ pointer: '/tag_json/raceTimepoint' }] })),
      )
    },
  )

  it('is required', async () => {
    expect((await tags.post(ann, { tag: 'x' })).status).toBe(400)
  })

  it('is validated after authentication', async () => {
    const document = { tag: 'x', raceTimepoint: '2026-02-29T10:00:00Z' }

    expect((await tags.remove(undefined, document)).status).toBe(401)
  })
})

describe('a tag', () => {
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
