/**
 * Lists of tags in pages: the whole list and its pages have the same content, also during changes.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestService } from '../support/useTestService.ts'
import { makeRace, pathOf, raceIdOf, secureRace, type TestRace } from '../support/races.ts'
import { fillWithTags } from '../support/manyTags.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { nextIn, tagIn, taggingOf, type TagReply, tagsIn } from '../support/tagging.ts'
import { keepLog } from '../support/logLines.ts'

const patience = 30_000

keepLog()
const service = await useTestService()
const setup = securitySetup(service)
let ann: string
let race: TestRace
let tags: ReturnType<typeof taggingOf>

/** Not in order of time, some public and some not, two at most moments. */
const momentOf = (index: number) => ((index * 7) % 12) - 4
beforeAll(async () => {
  ann = await service.createUser('ann')
  race = await makeRace(setup, { leaderboard: 'Kieler Woche 2026 ⛵', racecolumn: 'R/1 %' })
  await secureRace(setup, race, 'ann')
  tags = taggingOf(service, race)
  for (let index = 0; index < 24; index += 1) {
    const json = { tag: `${index}`, raceTimepoint: momentOf(index), public: index % 3 === 0 }
    await tags.post(ann, json)
  }
}, patience)

const read = (route: string, token: string | undefined) => service.request(route, { token })

/** All pages, one after the other, and how long each is. */
const pagesOf = async (query: string, token: string | undefined) => {
  const all: TagReply[] = []
  const sizes: number[] = []
  let next: string | undefined = `${tags.path}${query}`
  while (next !== undefined) {
    const reply = await read(`GET ${next}`, token)
    expect(reply.status).toBe(200)
    all.push(...tagsIn(reply))
    sizes.push(tagsIn(reply).length)
    next = nextIn(reply)
  }
  return { all, sizes }
}

describe('the list', { timeout: patience }, () => {
  it('comes whole, in the order of race time', async () => {
    const reply = await tags.list(ann)
    const moments = tagsIn(reply).map(({ raceTimepoint }) => raceTimepoint)

    expect(moments).toEqual(
      Array.from({ length: 24 }, (_, index) => momentOf(index)).sort(ascending),
    )
    expect(reply.headers.link).toBeUndefined()
  })

  it.each([1, 2, 5, 23, 24, 25])('is the same in pages of %d', async (limit) => {
    for (const visibility of ['both', 'public', 'private']) {
      const whole = tagsIn(await tags.list(ann, `?visibility=${visibility}`))
      const { all, sizes } = await pagesOf(`?visibility=${visibility}&limit=${limit}`, ann)

      expect(all).toEqual(whole)
      expect(sizes).toHaveLength(Math.ceil(whole.length / limit))
    }
  })

  it('is the same in pages for an anonymous caller', async () => {
    const { all } = await pagesOf('?limit=3', undefined)

    expect(all).toEqual(tagsIn(await tags.list()))
    expect(all).toHaveLength(8)
  })

  it.each([
    ['', 24],
    ['?since=-4', 24],
    ['?since=-3', 22],
    ['?since=0', 16],
    ['?since=7', 2],
    ['?since=8', 0],
  ])('can begin with "%s"', async (query, count) => {
    const found = tagsIn(await tags.list(ann, query))

    expect(found).toEqual(tagsIn(await tags.list(ann)).slice(24 - count))
    expect((await pagesOf(`${query === '' ? '?' : `${query}&`}limit=4`, ann)).all).toEqual(found)
  })

  it('may be in the order of creation, so that one can read new tags only', async () => {
    const whole = tagsIn(await tags.list(ann, '?createdSince=0'))
    const times = whole.map(({ createdAt }) => createdAt)
    const since = times[20] ?? 0

    const later = await pagesOf(`?createdSince=${since}&limit=1`, ann)

    expect(times).toEqual(times.toSorted(ascending))
    expect(new Set(whole)).toEqual(new Set(tagsIn(await tags.list(ann))))
    expect(later.all).toEqual(whole.filter(({ createdAt }) => createdAt >= since))
  })

  it('shows a changed tag among the new ones, and only once', async () => {
    const old = tagsIn(await tags.list(ann))[3]
    const now = Date.now()
    const changed = tagIn(await tags.put(ann, { ...old }, { comment: 'changed' }))

    const fresh = tagsIn(await tags.list(ann, `?createdSince=${now}`))
    const whole = tagsIn(await tags.list(ann, '?createdSince=0'))
    await tags.put(ann, { ...changed }, { comment: '' })

    expect(fresh).toEqual([changed])
    expect(whole.filter(({ id }) => id === changed.id)).toEqual([changed])
  })

  it.each(['?limit=0', '?limit=1001', '?since=x', '?cursor=x', '?since=1&createdSince=1'])(
    'is a 400 for %s',
    async (query) => {
      expect((await tags.list(ann, query)).status).toBe(400)
    },
  )
})

const ascending = (left: number, right: number) => left - right

describe('a cursor', () => {
  it('is valid only for the same caller, race, visibility and order', async () => {
    const bob = await service.createUser('bob')
    const other = await makeRace(setup)
    await secureRace(setup, other, 'ann')
    const next = nextIn(await tags.list(ann, '?limit=2')) ?? ''
    const replies = await Promise.all([
      read(`GET ${next}`, ann),
      read(`GET ${next}`, bob),
      read(`GET ${next}`, undefined),
      read(`GET ${next.replace(/^[^?]*/, pathOf(other))}`, ann),
      read(`GET ${next}&visibility=public`, ann),
      read(`GET ${next}&createdSince=0`, ann),
    ])

    expect(replies.map(({ status }) => status)).toEqual([200, 400, 400, 400, 400, 400])
  })

  it('reveals nothing of its content', async () => {
    const next = nextIn(await tags.list(ann, '?limit=2')) ?? ''
    const cursor = new URLSearchParams(next.split('?')[1]).get('cursor') ?? ''

    expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toMatch(/\d{9}|public|private/)
  })

  it('continues after a tag that was deleted, and before one that was added', async () => {
    const there = await makeRace(setup)
    await secureRace(setup, there, 'ann')
    const own = taggingOf(service, there)
    for (const raceTimepoint of [1, 2, 4]) await own.post(ann, { tag: 'x', raceTimepoint })
    const first = await own.list(ann, '?visibility=private&limit=2')
    await own.remove(ann, { ...tagsIn(first)[1] })
    await own.post(ann, { tag: 'x', raceTimepoint: 3 })

    const rest = await read(`GET ${nextIn(first) ?? ''}`, ann)

    expect(tagsIn(rest).map(({ raceTimepoint }) => raceTimepoint)).toEqual([3, 4])
  })
})

describe('a list without a limit', { timeout: patience }, () => {
  it('has 2,000 tags, and a link to the rest', async () => {
    const large = await makeRace(setup)
    await secureRace(setup, large, 'ann')
    const there = taggingOf(service, large)
    await fillWithTags(service, await raceIdOf(setup, large), { count: 2000 })

    const exact = await there.list(ann)
    await there.post(ann, { tag: 'one more', raceTimepoint: 0 })
    const first = await there.list(ann)
    const rest = await read(`GET ${nextIn(first) ?? ''}`, ann)

    expect([tagsIn(exact).length, exact.headers.link]).toEqual([2000, undefined])
    expect([tagsIn(first).length, tagsIn(rest).length]).toEqual([2000, 1])
    expect(rest.headers.link).toBeUndefined()
  })

  it('ends earlier where the tags are too long for the response of a function', async () => {
    const large = await makeRace(setup)
    await secureRace(setup, large, 'ann')
    const text = '"\\<'.repeat(600)
    await fillWithTags(service, await raceIdOf(setup, large), { count: 800, text })

    let next: string | undefined = pathOf(large)
    const sizes: number[] = []
    let count = 0
    while (next !== undefined) {
      const reply = await read(`GET ${next}`, ann)
      sizes.push(Buffer.byteLength(JSON.stringify(reply.text)))
      count += tagsIn(reply).length
      next = nextIn(reply)
    }

    expect(sizes.length).toBeGreaterThan(1)
    expect(Math.max(...sizes)).toBeLessThan(6_000_000)
    expect(count).toBe(800)
  })
})
