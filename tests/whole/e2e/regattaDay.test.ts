/**
 * A day of racing with curl only, against `npm start`. Each test continues where the previous one
 * ended. The names contain every character that names may contain.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { pathSegment } from '#values/pathSegment.ts'
import { sharedService } from '../../support/sharedService.ts'
import { curl, encodings, register } from '../../support/curl.ts'
import type { SharedService } from '../../support/startSharedServices.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'

type Values = Readonly<Record<string, unknown>>
type Person = readonly string[]

const regatta = 'Kieler Förde 100 % #1? a+b/49er'
const [gold, silver] = ['Gold #1?', 'Silber/50 % +']
const columns = ['Lauf 1', 'Lauf 2', 'Lauf 3']
const path = (...names: readonly string[]) => names.map(pathSegment).join('/')
const raceName = (column: string, fleet: string) => `${regatta} ${column} ${fleet}`

let service: SharedService
let sailing: string
let security: string
/** A race officer, a commentator with a phone, and a spectator. */
let race: Person
let commentator: Person
let spectator: Person
const nobody: Person = []

beforeAll(async () => {
  service = await sharedService()
  sailing = `${service.baseUrl}/sailingserver/api/v1`
  security = `${service.baseUrl}/security/api/restsecurity`
  race = await register(service.baseUrl, 'race-office')
  commentator = await register(service.baseUrl, 'radio')
  spectator = await register(service.baseUrl, 'pier')
}, serviceTimeout)

const send = (method: string, who: Person, address: string, values: Values = {}, as = 'JSON') =>
  curl(...who, '--request', method, ...(encodings[as]?.(values) ?? []), address)
const onLeaderboard = (action: string, query: Readonly<Record<string, string>>) =>
  send('POST', race, `${sailing}/leaderboards/${path(regatta)}/${action}?${asQuery(query)}`)
const asQuery = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
const tags = (column = 'Lauf 1', fleet = gold) => `${sailing}/${path(regatta, column, fleet)}/tags`
const titles = async (who: Person, query = '') => {
  const { body } = await curl(...who, `${tags()}${query}`)
  return (body as readonly Values[]).map(({ tag }) => tag)
}
const tracked = async () => {
  const { body } = await curl(`${sailing}/regattas/${path(regatta)}/races`)
  const { races } = body as { readonly races: readonly Values[] }
  return races.flatMap(({ name, isTracking }) => (isTracking === true ? [name] : []))
}

describe('a day of racing', () => {
  it('has an event with race columns for two fleets', async () => {
    const series = [{ name: 'Finale', fleets: [gold, silver] }]
    const event = { eventName: regatta, venuename: 'Kiel', boatclassname: '49er', series }
    const more = { prefix: 'Lauf ', numberofraces: 3 }

    const made = await send('POST', race, `${sailing}/events/createEvent`, event)
    const address = `${sailing}/regattas/${path(regatta)}/addracecolumns`
    const added = await send('POST', race, address, more, 'form')
    const leaderboard = await curl(`${sailing}/leaderboards/${path(regatta)}`)

    expect(made.body).toMatchObject({ eventname: regatta, leaderboard: regatta, regatta })
    expect(added.body).toEqual(columns.map((racename) => ({ seriesname: 'Finale', racename })))
    const races = [gold, silver].map((name) => expect.objectContaining({ name }) as unknown)
    expect(leaderboard.body).toMatchObject({
      trackedRaces: columns.map((raceColumnName) => ({ raceColumnName, fleets: races })),
    })
  })

  it('tracks all races', async () => {
    for (const race_column of columns) {
      for (const fleet of [gold, silver]) {
        const { body } = await onLeaderboard('starttracking', { race_column, fleet })
        expect(body).toEqual({ addeddenotation: true, regatta })
      }
    }
    expect(await tracked()).toEqual(
      columns.flatMap((column) => [gold, silver].map((fleet) => raceName(column, fleet))),
    )
  })

  it('is tagged by three users, each of whom sees the visible tags', async () => {
    const start = {
      tag: 'Start',
      raceTimepoint: 1_781_000_000_000,
      public: true,
      hiddenInfo: 'ebb begins at three',
    }
    const replies = [
      await send('POST', race, tags(), start, 'form'),
      await send(
        'POST',
        commentator,
        tags(),
        { tag: 'Luv?', raceTimepoint: '1781000060000' },
        'form',
      ),
      await send('POST', spectator, tags(), { tag: 'Meiner!', raceTimepoint: 1_781_000_120_000 }),
      await send('POST', spectator, tags(), { ...start, tag: 'Public by no right' }),
      await send('POST', nobody, tags(), start),
    ]

    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 403, 401])
    expect(await titles(race)).toEqual(['Start'])
    expect(await titles(commentator)).toEqual(['Start', 'Luv?'])
    expect(await titles(spectator)).toEqual(['Start', 'Meiner!'])
    expect(await titles(nobody)).toEqual(['Start'])
    expect((await curl(...spectator, tags())).text).not.toContain('ebb begins at three')
    expect((await curl(tags('Lauf 1', silver))).body).toEqual([])
    expect((await curl(...spectator, `${tags()}.txt`)).text).toMatch(/private +Meiner!/)
  })

  it('makes the commentator an editor, who publishes a tag, changes and deletes', async () => {
    await appoint('radio')
    const [, own] = (await curl(...commentator, tags())).body as readonly Values[]
    const { createdAt, ...document } = own ?? {}

    const response = await send(
      'PUT',
      commentator,
      tags(),
      { tag_json: document, public: true },
      'form',
    )
    const seen = await titles(spectator)
    const renamed = await send('PUT', commentator, tags(), { tag_json: response.body, tag: 'Luv' })
    const foreign = await send('DELETE', spectator, tags(), { tag_json: renamed.body })
    const deleted = await send('DELETE', race, tags(), { tag_json: renamed.body }, 'form')

    expect(createdAt).toEqual(expect.any(Number))
    expect([response, renamed, foreign, deleted].map(({ status }) => status)).toEqual([
      200, 200, 403, 204,
    ])
    expect(seen).toEqual(['Start', 'Luv?', 'Meiner!'])
    expect(await titles(spectator)).toEqual(['Start', 'Meiner!'])
    expect(await titles(commentator)).toEqual(['Start'])
  })

  it('transfers a tracked race to a group', async () => {
    const groupId = await makeGroup('umpires')
    const id = [regatta, raceName('Lauf 1', gold)].map((part) => `id=${encodeURIComponent(part)}`)
    const address = `${security}/ownership/TRACKED_RACE?${id.join('&')}`

    const before = await curl(...race, address)
    const handed = await send('PUT', race, address, { groupId, username: null })
    const after = await curl(...race, address)
    const foreign = await send('PUT', spectator, address, { username: 'pier' })

    expect(before.body).toMatchObject({ objectType: 'TRACKED_RACE', username: 'race-office' })
    expect(handed.body).toMatchObject({ responseStatus: 'true' })
    expect(after.body).toMatchObject({ groupId, username: null })
    expect(foreign.status).toBe(403)
  })

  it('stops by race column, by fleet, and all', async () => {
    const stop = async (query: Readonly<Record<string, string>>) => {
      const { body } = await onLeaderboard('stoptracking', query)
      return (body as readonly Values[]).map(({ race: name }) => name)
    }

    expect(await stop({ race_column: 'Lauf 2' })).toEqual([
      raceName('Lauf 2', gold),
      raceName('Lauf 2', silver),
    ])
    expect(await stop({ fleet: silver })).toEqual([
      raceName('Lauf 1', silver),
      raceName('Lauf 3', silver),
    ])
    expect(await stop({})).toEqual([raceName('Lauf 1', gold), raceName('Lauf 3', gold)])
    expect(await stop({})).toEqual([])
    expect(await tracked()).toEqual([])
  })
})

/** Creates a group of the race office, with it as a member. */
const makeGroup = async (groupName: string): Promise<string> => {
  const { body } = await send('PUT', race, `${security}/usergroup`, { groupName })
  return (body as { readonly groupId: string }).groupId
}

/** Grants UPDATE on the leaderboard to a user, as its owner. */
const appoint = async (name: string) => {
  const groupId = await makeGroup('tag editors')
  await send('PUT', race, `${security}/usergroup/${groupId}/user/${name}`)
  const acl = [
    { groupId: null, actions: ['READ'] },
    { groupId, actions: ['UPDATE'] },
  ]
  await send('PUT', race, `${security}/ownership/LEADERBOARD/acl?${asQuery({ id: regatta })}`, {
    acl,
  })
}
