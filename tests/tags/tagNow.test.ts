/** The data of the race board for the script of *Tag now*, and the scripts of the pages. */
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { scriptFiles } from '#pages/board/scriptFiles.ts'
import { boardPath } from '../support/boardRace.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { newSailedRace } from '../support/sailedRace.ts'
import { makeEvent } from '../support/sailing.ts'
import { taggingOf } from '../support/tagging.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const sessionOf = async (username: string) => {
  const form = { username, password: goodPassword }
  const { cookies } = await service.request(`POST ${S}/hello`, { form })
  return cookies.map((cookie) => cookie.split(';')[0] ?? '')
}

/** The page as a signed-in user gets it in a browser. */
const boardOf = async (regatta: string, username: string): Promise<string> => {
  const cookies = await sessionOf(username)
  return (await service.request(`GET ${boardPath(regatta)}`, { cookies })).text
}

const decoded = (text: string) => text.replaceAll('&quot;', '"')

const dataIn = (text: string): unknown => {
  const [, user, data = ''] =
    /<div id="tagging"[^>]* data-user="([^"]*)" data-tagging="([^"]*)"/.exec(text) ?? []
  return { user, ...(JSON.parse(decoded(data)) as object) }
}

const newRegatta = () => makeEvent(service, ann, { numberofraces: 1 })

describe('the board', () => {
  it('offers Tag now to users with a session who may read the tags', async () => {
    const regatta = await newRegatta()
    const page = await boardOf(regatta, 'ann')

    const tags = `/sailingserver/api/v1/${encodeURIComponent(regatta)}/R1/Default/tags`
    const data = { race: 'R1', tags, mayPublish: true, start: null }
    expect(dataIn(page)).toEqual({ user: 'ann', ...data })
    expect(page).toContain('Tagging needs JavaScript.')
    const why = `/why?permission=${encodeURIComponent(`LEADERBOARD:UPDATE:${regatta}`)}`
    const mayNotPublish = { user: 'bob', ...data, mayPublish: false, why }
    expect(dataIn(await boardOf(regatta, 'bob'))).toEqual(mayNotPublish)
  })

  it('does not offer it to others', async () => {
    const regatta = await newRegatta()
    const anonymous = await service.request(`GET ${boardPath(regatta)}`)
    const byToken = await service.request(`GET ${boardPath(regatta)}`, { token: ann })
    const path = `${S}/ownership/LEADERBOARD/${encodeURIComponent(regatta)}/acl`
    await service.request(`PUT ${path}`, { token: ann, json: { acl: [] } })

    for (const page of [anonymous.text, byToken.text]) {
      expect(dataIn(page)).toEqual({ user: '' })
      expect(page).not.toContain('Tagging needs JavaScript.')
    }
    expect(dataIn(await boardOf(regatta, 'bob'))).toEqual({ user: 'bob' })
  })

  it('lets authors edit their tags, and public ones only if they may publish', async () => {
    const regatta = await newRegatta()
    const { post } = taggingOf(service, {
      leaderboard: regatta,
      racecolumn: 'R1',
      fleet: 'Default',
    })
    const path = `${S}/ownership/LEADERBOARD/${encodeURIComponent(regatta)}/acl`
    const permit = (...actions: readonly string[]) =>
      service.request(`PUT ${path}`, { token: ann, json: { acl: [{ groupId: null, actions }] } })
    await post(ann, { tag: 'Start "A"', raceTimepoint: 1, public: true })
    await permit('READ', 'UPDATE')
    await post(bob, { tag: 'Lull', raceTimepoint: 2 })
    await post(bob, { tag: 'Gust', raceTimepoint: 3, public: true })
    const editable = async (username: string) =>
      Array.from(
        (await boardOf(regatta, username)).matchAll(/data-own="([^"]*)"/g),
        ([, data = '']) => JSON.parse(decoded(data)) as unknown,
      )

    const lull = { text: 'Lull', isPublic: false, millis: 2 }
    expect(await editable('ann')).toMatchObject([{ text: 'Start "A"', isPublic: true, millis: 1 }])
    expect(await editable('bob')).toMatchObject([{ text: 'Gust', isPublic: true }, lull])
    await permit('READ')
    expect(await editable('bob')).toMatchObject([lull])
  })
})

describe('its script files', () => {
  it('are named after their content, cacheable forever, and may be a worker of boards only', async () => {
    for (const { path, text } of Object.values(scriptFiles)) {
      const reply = await service.request(`GET ${path}`)
      expect([reply.status, reply.text]).toEqual([200, text])
      expect(reply.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'service-worker-allowed': '/',
      })
    }
  })

  it('may have an escape for a byte in their names, as clients send all names', async () => {
    const { path, text } = scriptFiles.tagNow
    const reply = await service.request(`GET ${path.replace(/\.js$/, '~2Ejs')}`)

    expect([reply.status, reply.text]).toEqual([200, text])
  })

  it('do not exist under another name', async () => {
    expect((await service.request('GET /scripts/tagNow.js')).status).toBe(404)
  })
})

it('every page has at most 60,000 bytes of scripts, compressed', async () => {
  const { regatta } = await newSailedRace(service, ann, [5])
  const race = `${encodeURIComponent(regatta)}/R1/Default`
  const why = `/why?permission=REGATTA:READ:${encodeURIComponent(regatta)}`
  const pages: readonly (readonly [path: string, scripts: number])[] = [
    ...['/', '/account', '/join', why].map((path) => [path, 1] as const),
    [`/regatta/${encodeURIComponent(regatta)}`, 1],
    [`/course/${race}`, 1],
    [`/board/${race}`, 3],
  ]
  const cookies = await sessionOf('ann')
  for (const [path, count] of pages) {
    const { status, text } = await service.request(`GET ${path}`, { cookies })
    const inline = Array.from(
      text.matchAll(/<script>([^]*?)<\/script>/g),
      ([, script = '']) => script,
    )
    const files = Object.values(scriptFiles).filter((file) => text.includes(`="${file.path}"`))
    const scripts = [...inline, ...files.map((file) => file.text)]
    const sizes = scripts.map((script) => gzipSync(script, { level: 9 }).length)

    expect(status, path).toBe(200)
    expect(scripts.length, path).toBe(count)
    expect(
      sizes.reduce((all, size) => all + size, 0),
      path,
    ).toBeLessThan(60_000)
  }
})
