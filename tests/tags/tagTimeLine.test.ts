/** The time line over HTTP: its content for different callers, and its formats. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { endpoints } from '../../functions/routes.ts'
import { findRoute } from '#endpoint/router.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeRace, pathOf, secureRace } from '../support/races.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { taggingOf } from '../support/tagging.ts'
import { keepLog } from '../support/logLines.ts'

keepLog()
const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const setup = securitySetup(service)
const race = await makeRace(setup, { leaderboard: 'Kiel <1>' })
await secureRace(setup, race, 'ann')
const tags = taggingOf(service, race)
await tags.post(ann, { tag: 'Start', raceTimepoint: 1000, public: true, hiddenInfo: 'cam 1' })
await tags.post(ann, { tag: 'Gust', raceTimepoint: 2000 })
await tags.post(bob, { tag: 'Lull', raceTimepoint: 3000 })

const read = (rest: string, token?: string, headers = {}) =>
  service.request(`GET ${pathOf(race, rest)}`, {
    headers,
    token,
  })

describe.each(['/tags.svg', '/tags.txt'])('%s', (rest) => {
  const titlesOf = (text: string) => ['Start', 'Gust', 'Lull'].filter((tag) => text.includes(tag))

  it('shows the visible tags of the caller, and no hidden info', async () => {
    const replies = await Promise.all([read(rest, ann), read(rest, bob), read(rest)])

    expect(replies.map(({ text }) => titlesOf(text))).toEqual([
      ['Start', 'Gust'],
      ['Start', 'Lull'],
      ['Start'],
    ])
    expect(replies.map(({ text }) => text).join()).not.toContain('cam 1')
  })

  it('shows the requested tags', async () => {
    const replies = await Promise.all([
      read(`${rest}?visibility=private`, ann),
      read(`${rest}?since=1500`, ann),
      read(`${rest}?since=5000`, ann),
    ])

    expect(replies.map(({ text }) => titlesOf(text))).toEqual([['Gust'], ['Gust'], []])
    expect((await read(`${rest}?visibility=none`, ann)).status).toBe(400)
  })
})

describe('the picture', () => {
  it('runs no script, and loads only its own style', async () => {
    const { headers, text } = await read('/tags.svg', ann)
    const style = /<style>([^<]*)<\/style>/.exec(text)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')

    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(text).toContain('Kiel &lt;1&gt;')
    expect(text).not.toMatch(/<script|href|url\(|\bon\w+=|style=/)
  })

  it('is text for clients that request text', async () => {
    const negotiated = await read('/tags.svg', ann, { accept: 'text/plain' })
    const text = await read('/tags.txt', ann)

    expect(negotiated.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(negotiated.headers.vary).toContain('Accept')
    expect(negotiated.text).toBe(text.text)
    expect((await read('/tags.svg', ann, { accept: '*/*' })).text).toContain('<svg')
  })
})

describe('the paths of tags', () => {
  it('do not collide with other paths, whose segments are fixed', () => {
    const other = {
      ...(endpoints[0] ?? { name: '' }),
      name: 'listMarks',
      routes: [`GET ${V}/leaderboards/{leaderboard}/marks/tags`],
    } as (typeof endpoints)[number]
    const find = (path: string) => {
      const match = findRoute([...endpoints, other], 'GET', path.split('/').slice(1))
      return match.kind === 'found' ? match.endpoint.name : match.kind
    }

    expect(find(`${V}/leaderboards/Kiel/marks/tags`)).toBe('listMarks')
    expect(find(`${V}/Kiel/R1/Gold/tags`)).toBe('listTags')
    expect(find(`${V}/Kiel/R1/Gold/tags.svg`)).toBe('drawTags')
    for (const fixed of ['leaderboards/Kiel/marks', 'regattas/Kiel/races', 'events/1']) {
      expect(find(`${V}/${fixed}`)).not.toMatch(/Tags$/)
    }
  })
})
