/** The data of the race board for the script of *Tag now*. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { boardPath } from '../support/boardRace.ts'
import { goodPassword } from '../support/functions.ts'
import { useTestService } from '../support/useTestService.ts'
import { letEverybody, makeEvent } from '../support/sailing.ts'
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
  const [, user = '', data = ''] =
    /<div id="tagging"[^>]* data-user(?:="([^"]*)")? data-tagging="([^"]*)"/.exec(text) ?? []
  return { user, ...(JSON.parse(decoded(data)) as object) }
}

const newRegatta = () => makeEvent(service, ann, { numberofraces: 1 })

describe('the board', () => {
  it('offers Tag now to users with a session who may read the tags', async () => {
    const regatta = await newRegatta()
    const page = await boardOf(regatta, 'ann')
    // A press before the script has begun would be lost.
    expect(page).toMatch(
      /<div id="tag-now"[^>]* inert[^>]*>.*<button id="tag-now-button"[^>]*>Tag now</,
    )

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
    await letEverybody(service, ann, 'LEADERBOARD', regatta)

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
    const permit = (...actions: readonly string[]) =>
      letEverybody(service, ann, 'LEADERBOARD', regatta, ...actions)
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
