/** The page of a hidden or missing race, and the response when nothing has changed. */
import { describe, expect, it } from 'vitest'
import type { RequestOptions } from '../../scripts/requests/requests.ts'
import { boardReader } from '../support/board.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'
import { taggingOf } from '../support/tagging.ts'

const service = await useTestService()
const boardOf = boardReader(service)
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const newRegatta = (more = {}) => makeEvent(service, ann, { numberofraces: 2, ...more })

const tagsOf = (leaderboard: string) =>
  taggingOf(service, { leaderboard, racecolumn: 'R1', fleet: 'Default' })

describe('the page of a hidden race', () => {
  it('says so in words, with the status, the permission, and a form', async () => {
    const regatta = await newRegatta({ ispublic: false })
    const [nobody, other, unknown, gone] = await Promise.all([
      boardOf(regatta),
      boardOf(regatta, { token: bob }),
      boardOf('Kiel never'),
      boardOf('Kiel never', { token: bob }),
    ])

    expect([nobody, other, unknown, gone].map(({ status }) => status)).toEqual([401, 403, 401, 404])
    for (const { headers, text } of [nobody, other, unknown, gone]) {
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['cache-control']).toBe('no-store')
      expect(text).toContain('action="/security/api/restsecurity/hello"')
    }
    expect(nobody.text).toContain('<h1>Sign in to see this race</h1>')
    expect(other.text).toContain('<h1>You may not see this race</h1>')
    expect(other.text).toContain(`<code>REGATTA:READ:${regatta}</code>`)
    expect(other.text).toMatch(/href="\/why\?permission=REGATTA%3AREAD%3AKiel%20\d+"/)
    expect(gone.text).toContain('<h1>There is no such race</h1>')
    expect(gone.text).not.toContain('Did you mean')
    // The page does not reveal which regattas exist.
    const plain = (text: string, name: string) =>
      text
        .replaceAll(/request <code>[^<]+/g, '')
        .replaceAll(name, 'X')
        .replaceAll(encodeURIComponent(name), 'X')
    expect(plain(nobody.text, regatta)).toBe(plain(unknown.text, 'Kiel never'))
  })

  it('is a problem document unless the client prefers a page', async () => {
    const regatta = await newRegatta({ ispublic: false })
    const responses = await Promise.all(
      ['*/*', 'application/json', 'application/json, text/html;q=0.9', 'text/plain'].map((type) =>
        boardOf(regatta, { token: bob, headers: { accept: type } }),
      ),
    )

    expect(responses.map(({ headers }) => headers['content-type']?.split(';')[0])).toEqual([
      ...Array<string>(3).fill('application/problem+json'),
      'text/plain',
    ])
  })

  it('offers Basic only where no dialog of the browser would cover a form', async () => {
    const regatta = await newRegatta({ ispublic: false })
    const challenge = async (headers: Readonly<Record<string, string>>) =>
      (await boardOf(regatta, { headers })).headers['www-authenticate']?.includes('Basic')

    expect(await challenge({})).toBe(false)
    expect(await challenge({ accept: '*/*' })).toBe(true)
    expect(await challenge({ accept: '*/*', 'sec-fetch-dest': 'document' })).toBe(true)
    expect(await challenge({ accept: '*/*', 'sec-fetch-dest': 'empty' })).toBe(false)
  })

  it('is in the language of the reader', async () => {
    const regatta = await newRegatta({ ispublic: false })
    const { text } = await boardOf(regatta, { token: bob, headers: { 'accept-language': 'de' } })

    expect(text).toContain('<h1>Du darfst diese Wettfahrt nicht sehen</h1>')
    expect(text).toContain('<h2 id="problem-heading">Warum</h2>')
  })

  it('suggests a regatta with a near name', async () => {
    const regatta = await newRegatta()

    expect((await boardOf(`${regatta}x`)).text).toContain(
      `<p><span lang="en">Did you mean \`${regatta}\`?</span></p>`,
    )
  })
})

describe('a repeated request', () => {
  it('is a 304 until there is a change, for each reader', async () => {
    const regatta = await newRegatta()
    const { headers } = await boardOf(regatta)
    const again = (more: RequestOptions = {}) =>
      boardOf(regatta, { ...more, headers: { 'if-none-match': headers.etag ?? '' } })

    expect(headers['cache-control']).toBe('private, no-cache')
    expect((await again()).status).toBe(304)
    expect((await again({ token: ann })).status).toBe(200)
    await tagsOf(regatta).post(bob, { tag: 'Bob alone', raceTimepoint: 1 })
    expect((await again()).status).toBe(304)
    await tagsOf(regatta).post(ann, { tag: 'Gust', raceTimepoint: 2, public: true })
    expect((await again()).text).toContain('Gust')
  })
})
