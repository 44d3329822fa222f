/** The page of a race: its content for different callers, its headers, and its failures. */
import { describe, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { shownTagsMax } from '#tags/pages/tags.tsx'
import { boardReader } from '../support/board.ts'
import { courseSetup } from '../support/courseSetup.ts'
import { buoy, passing, windwardLeeward } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { fillWithTags } from '../support/manyTags.ts'
import { raceIdOf } from '../support/races.ts'
import { makeEvent, regattaPath } from '../support/sailing.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { taggingOf } from '../support/tagging.ts'

const service = await useTestService()
const tools = courseSetup(service)
const boardOf = boardReader(service)
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const newRegatta = (more = {}) => makeEvent(service, ann, { numberofraces: 2, ...more })

const tagsOf = (leaderboard: string) =>
  taggingOf(service, { leaderboard, racecolumn: 'R1', fleet: 'Default' })

/**
 * Grants a permission on the object to its owner only, regardless of the permissions of everybody.
 */
const close = async (type: string, name: string) => {
  const path = `${S}/ownership/${type}/${encodeURIComponent(name)}/acl`
  const { status } = await service.request(`PUT ${path}`, { token: ann, json: { acl: [] } })
  expect(status).toBe(200)
}

describe('the page', () => {
  it('shows the state and the start, and leads to the regatta and the races beside it', async () => {
    const regatta = await newRegatta({ numberofraces: 3 })
    const path = encodeURIComponent(regatta)
    const { status } = await service.request(`PUT ${V}/leaderboards/${path}/starttime`, {
      token: ann,
      form: {
        race_column: 'R2',
        fleet: 'Default',
        authorName: 'Ann',
        authorPriority: '0',
        passId: '0',
        startTime: String(Date.parse('2190-06-17T12:05:00Z')),
      },
    })
    expect(status).toBe(200)

    const { text } = await boardOf(regatta, { race: 'R2' })
    const first = await boardOf(regatta)

    const start = Date.parse('2190-06-17T12:05:00Z')
    expect(text).toContain('<p>scheduled · start Thu, 17 Jun 2190, 12:05 UTC<span id="countdown"')
    expect(text).toContain(`data-start="${start}"`)
    expect(text).toContain(`href="/regatta/${path}"`)
    expect(text).toContain(`<a rel="prev" href="/board/${path}/R1/Default">`)
    expect(text).toContain(`<a rel="next" href="/board/${path}/R3/Default">`)
    expect(first.text).not.toContain('rel="prev"')
    expect(first.text).toContain('<p>not scheduled</p>')
    await close('LEADERBOARD', regatta)
    expect((await boardOf(regatta, { token: bob })).text).not.toContain('not scheduled')
  })

  it('contains the picture, the sequence, the marks and the tags, for everybody', async () => {
    const regatta = await newRegatta()
    await tools.save(ann, regatta, windwardLeeward())
    await tagsOf(regatta).post(ann, { tag: 'Gust', raceTimepoint: 1_781_000_000_000, public: true })

    const { status, headers, text } = await boardOf(regatta, { headers: { accept: '*/*' } })

    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text).toContain('<title>R1, Kiel')
    expect(text).toMatch(/<title id="course-title">Windward-leeward, 2 laps<\/title>/)
    expect(text).toContain('<li>Leg 1: to 1, leave it to port.</li>')
    expect(text).toContain('<caption>Marks of the course</caption>')
    expect(text).toMatch(/<time datetime="2026-06-09T10:13:20Z">10:13:20<\/time> <strong><bdi>Gust/)
    expect(text).toContain('Sign in<span class="hideable"> to see your private tags</span>')
  })

  it('is in the language of the reader, with its picture', async () => {
    const regatta = await newRegatta()
    await tools.save(ann, regatta, windwardLeeward())

    const { text } = await boardOf(regatta, { headers: { 'accept-language': 'de' } })

    expect(text).toContain('<html lang="de">')
    expect(text).toMatch(/<title id="course-title">Windward-leeward, 2 Runden<\/title>/)
    expect(text).toContain('<li>Schenkel 1: zu 1, an Backbord lassen.</li>')
    expect(text).toContain('<th scope="col">Letzte Position</th>')
    expect(text).toContain('type="button">Teilen</button>')
    expect(text).toContain('Noch keine öffentlichen Ereignisse.')
    expect(text).toContain('"updated":"Stand {time}"')
  })

  it('loads its own script and style, and nothing of other hosts', async () => {
    const { headers, text } = await boardOf(await newRegatta())

    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(text.match(/<(?:style|script)/g)).toEqual(['<script', '<script'])
    expect(text).not.toMatch(/\s(?:style|on\w+)="/)
    expect(text).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\//)
  })

  it('is small: a usual race is below 100 kB', async () => {
    const regatta = await newRegatta()
    await tools.save(ann, regatta, windwardLeeward())
    const { post } = tagsOf(regatta)
    for (let minute = 0; minute < 30; minute += 1) {
      const raceTimepoint = 1_781_000_000_000 + minute * 60_000
      await post(ann, {
        tag: `Minute ${minute}`,
        comment: 'GER 7 leads',
        raceTimepoint,
        public: true,
      })
    }

    const { text } = await boardOf(regatta)

    expect(Buffer.byteLength(text)).toBeLessThan(100_000)
  })

  it('mentions missing content', async () => {
    const { status, text } = await boardOf(await newRegatta())

    expect(status).toBe(200)
    expect(text).toContain('No course has been laid for this race yet.')
    expect(text).toContain('No public tags yet.')
    expect(text).not.toContain('<table')
  })

  it('supports names with a slash, and all fleets', async () => {
    const regatta = await newRegatta({ eventName: 'Kiel a/b' })
    const responses = [await boardOf('Kiel a__b'), await boardOf(regatta, { race: 'R2' })]

    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(responses[0]?.text).toContain('<bdi>Kiel a/b</bdi>')
    expect((await boardOf(regatta, { race: 'R3' })).status).toBe(404)
  })

  it('names the fleet only if it is not the one that every regatta has', async () => {
    const named = async (series: readonly object[], fleet: string) => {
      const regatta = await newRegatta({ series })
      const { text } = await boardOf(regatta, { fleet })
      return [/<h1>(.*?)<\/h1>/.exec(text)?.[1], /rel="next"[^>]*>Next: (.*?)<\/a>/.exec(text)?.[1]]
    }
    const fleets = (...names: string[]) => [{ name: 'Qualifying', fleets: names }]

    expect(await named(fleets('Default'), 'Default')).toEqual(['<bdi>R1</bdi>', '<bdi>R2</bdi>'])
    expect(await named(fleets('Gold'), 'Gold')).toEqual([
      '<bdi>R1 · Gold</bdi>',
      '<bdi>R2 · Gold</bdi>',
    ])
    expect(await named(fleets('Default', 'Gold'), 'Default')).toEqual([
      '<bdi>R1 · Default</bdi>',
      '<bdi>R1 · Gold</bdi>',
    ])
  })

  it('has no course and no tags of an earlier race of its name', async () => {
    const regatta = await newRegatta({ numberofraces: 1 })
    await tools.save(ann, regatta, windwardLeeward())
    await tagsOf(regatta).post(ann, { tag: 'Old gust', raceTimepoint: 1, public: true })
    const change = (what: string) =>
      service.request(`POST ${regattaPath(regatta, `/${what}`)}`, { token: ann })
    await change('removeracecolumn?racecolumn=R1')
    await change('addracecolumns?numberofraces=1')

    const { status, text } = await boardOf(regatta, { token: ann })

    expect(status).toBe(200)
    expect(text).not.toContain('Old gust')
    expect(text).not.toContain('Windward-leeward')
  })
})

describe('the tags', () => {
  it('are public, or private and the reader’s own, and show no hidden info', async () => {
    const regatta = await newRegatta()
    const { post } = tagsOf(regatta)
    await post(ann, { tag: 'Start', raceTimepoint: 1, public: true, hiddenInfo: 'camera 7' })
    await post(ann, { tag: 'Ann alone', raceTimepoint: 2, hiddenInfo: 'camera 7' })
    await post(bob, { tag: 'Bob alone', raceTimepoint: 3 })

    const replies = [{}, { token: ann }, { token: bob }].map((who) => boardOf(regatta, who))
    const texts = (await Promise.all(replies)).map(({ text }) => text)

    const titles = texts.map((text) =>
      ['Start', 'Ann alone', 'Bob alone'].filter((title) => text.includes(title)),
    )
    expect(titles).toEqual([['Start'], ['Start', 'Ann alone'], ['Start', 'Bob alone']])
    expect(texts.map((text) => text.match(/Private: only you see it/g)?.length)).toEqual([
      undefined,
      1,
      1,
    ])
    expect(texts.join()).not.toContain('camera 7')
  })

  it('are private ones only for callers who may not read the leaderboard, with the reason', async () => {
    const regatta = await newRegatta()
    await tagsOf(regatta).post(ann, { tag: 'Start', raceTimepoint: 1, public: true })
    await tagsOf(regatta).post(bob, { tag: 'Bob alone', raceTimepoint: 2 })
    await close('LEADERBOARD', regatta)

    const [nobody, other] = await Promise.all([boardOf(regatta), boardOf(regatta, { token: bob })])

    for (const { status, text } of [nobody, other]) {
      expect(status).toBe(200)
      expect(text).toContain(`<code>LEADERBOARD:READ:${regatta}</code>`)
      expect(text).toMatch(/why\?permission=LEADERBOARD%3AREAD%3AKiel%20\d+"/)
      expect(text).not.toContain('Start</bdi>')
    }
    expect([nobody, other].map(({ text }) => text.includes('Bob alone'))).toEqual([false, true])
  })

  it('are the latest ones, public and private together, with a link to all', async () => {
    const regatta = await newRegatta()
    const race = { leaderboard: regatta, racecolumn: 'R1', fleet: 'Default' }
    const raceId = await raceIdOf(securitySetup(service), race)
    await fillWithTags(service, raceId, { count: shownTagsMax + 5 })
    const { post } = tagsOf(regatta)
    await post(bob, { tag: 'Bob too early', raceTimepoint: -5 })
    await post(bob, { tag: 'Bob in time', raceTimepoint: 50 })

    const { text } = await boardOf(regatta, { token: bob })

    const titles = Array.from(text.matchAll(/<strong><bdi>([^<]+)/g), ([, title]) => title)
    const numbers = Array.from({ length: shownTagsMax - 1 }, (_, index) => shownTagsMax + 4 - index)
    const expected = numbers.map((number) => `Tag ${number}`)
    expected.splice(expected.indexOf('Tag 49'), 0, 'Bob in time')
    expect(titles).toEqual(expected)
    expect(text).toContain(`The latest ${shownTagsMax} tags.`)
    expect(text).toMatch(/href="\/sailingserver\/api\/v1\/Kiel%20\d+\/R1\/Default\/tags\.txt"/)
  })
})

describe('user input', () => {
  const evil = `</bdi></li></main><script>alert(1)</script><img src=x onerror=alert(2)>"'\u202E`
  /** Names have no invisible characters. */
  const evilName = evil.replace('\u202E', '')

  it('is escaped everywhere', async () => {
    const regatta = await newRegatta({ eventName: '<script>alert(0)</script>' })
    await tools.save(ann, regatta, {
      name: evilName,
      markConfigurations: [buoy('a', { freestyleProperties: { name: evilName, color: '#f80' } })],
      waypoints: [passing('Port', 'a')],
    })
    const { post } = tagsOf(regatta)
    const image = "https://x.example/%22onload=alert(3)/'?a=<b>".replace('<b>', '%3Cb%3E')
    const reply = await post(ann, {
      tag: evil,
      comment: `${evil}\n${evil}`,
      raceTimepoint: 1,
      image,
    })
    expect(reply.status).toBeLessThan(300)

    const { status, text } = await boardOf(regatta, { token: ann })

    expect(status).toBe(200)
    expect(text.match(/<script/g)).toHaveLength(2)
    expect(text).not.toMatch(/<img|\u202e/i)
    expect(text.match(/<\/main>/g)).toHaveLength(1)
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).toMatch(/href="https:\/\/x\.example\/[^"]*" rel="noopener noreferrer nofollow"/)
  })

  it('is escaped in a failure, too', async () => {
    const { status, text } = await boardOf('<script>alert(1)</script>', { token: ann })

    expect(status).toBe(404)
    expect(text.match(/<script/g)).toHaveLength(1)
    expect(text).toContain('&lt;script>alert(1)')
  })
})
