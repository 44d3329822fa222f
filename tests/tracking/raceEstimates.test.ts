/** Ranks, passings, gaps and speeds, in all responses that have them. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { boardPath } from '../support/boardRace.ts'
import { coursePath } from '../support/courses.ts'
import { makeCompetitor } from '../support/entries.ts'
import { useTestService } from '../support/useTestService.ts'
import { linkSecret, newSailedRace } from '../support/sailedRace.ts'
import { leaderboardPath, regattaPath, track } from '../support/sailing.ts'

type Json = Readonly<Record<string, unknown>>
interface WithCompetitors extends Json {
  readonly competitors: readonly Json[]
}

const service = await useTestService()
/** Boat 1 rounds after 202 s and finishes after 404 s, boat 2 after 252 s and 505 s. */
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const race = await newSailedRace(service, ann, [5, 4])
await race.sail(0, -20, 300)
await race.sail(1, -20, 300)
const ended = String(race.startMillis + 300_000)
await track(service, ann, 'settrackingtimes', race.regatta, {
  race_column: 'R1',
  fleet: 'Default',
  endoftrackingasmillis: ended,
})
await makeCompetitor(service, race.regatta, { competitorName: 'Ashore', secret: linkSecret })

const get = (path: string, token?: string) => service.request(`GET ${path}`, { token })

const live = async (query = '', { path } = race) =>
  (await get(`${path}/competitors/live${query}`)).body as WithCompetitors

const standings = async (query: string, token?: string, { regatta } = race) => {
  const name = encodeURIComponent(regatta)
  const { body } = await get(`/sailingserver/api/v2/leaderboards/${name}?${query}`, token)
  return new Map(
    (body as WithCompetitors).competitors.map(({ name: boat, columns }) => [
      boat,
      (columns as Readonly<Record<string, Json>>).R1,
    ]),
  )
}

describe('competitors/live', () => {
  it('has the competitors with positions in their order, as of the end of tracking', async () => {
    const { competitors, ...head } = await live()

    expect(head).toEqual({
      name: `${race.regatta} R1 Default`,
      regatta: race.regatta,
      startTime: race.startMillis,
      liveTime: race.startMillis + 300_000,
      'timeSinceStart-s': 300,
    })
    expect(competitors).toEqual([
      {
        id: race.boats[0]?.id,
        name: 'Boat 1',
        sailNumber: null,
        color: null,
        rank: 1,
        'speedOverGround-kts': 9.72,
        leg: 2,
        finished: false,
        'distanceTraveled-m': expect.closeTo(1490, -1) as number,
        'gapToLeader-s': 0,
        'gapToLeader-m': 0,
      },
      {
        id: race.boats[1]?.id,
        name: 'Boat 2',
        sailNumber: null,
        color: null,
        rank: 2,
        'speedOverGround-kts': 7.78,
        leg: 2,
        finished: false,
        'distanceTraveled-m': expect.closeTo(1190, -1) as number,
        'gapToLeader-s': expect.closeTo(60, -1) as number,
        'gapToLeader-m': expect.closeTo(300, -1) as number,
      },
    ])
  })

  it('has only the best ones with topN', async () => {
    const namesOf = async (query: string) => (await live(query)).competitors.map(({ name }) => name)

    expect(await namesOf('?topN=1')).toEqual(['Boat 1'])
    expect(await namesOf('?topN=0')).toEqual([])
    expect(await namesOf('?topN=-1')).toEqual(['Boat 1', 'Boat 2'])
    expect((await get(`${race.path}/competitors/live?topN=-2`)).status).toBe(400)
  })

  it('follows positions that arrive late, and has the finish', async () => {
    const other = await newSailedRace(service, ann, [4, 5])
    const ranks = async () =>
      (await live('', other)).competitors.map(({ name, rank, finished }) => [name, rank, finished])
    await other.sail(0, -20, 600)
    const alone = await ranks()
    await other.sail(1, -20, 600)

    expect(alone).toEqual([['Boat 1', 1, true]])
    expect(await ranks()).toEqual([
      ['Boat 2', 1, true],
      ['Boat 1', 2, true],
    ])
  })
})

it('names the marks that a boat left out, and ranks it behind a boat that sailed the course', async () => {
  const cut = await newSailedRace(service, ann, [5, 5])
  await cut.sail(0, -20, 400, 800)
  await cut.sail(1, -20, 500)
  const boats = (await live('', cut)).competitors.map(({ name, rank, finished, missed }) => [
    name,
    rank,
    finished,
    missed,
  ])
  const cells = await standings('', ann, cut)

  expect(boats).toEqual([
    ['Boat 2', 1, true, undefined],
    ['Boat 1', 2, true, ['top']],
  ])
  expect(cells.get('Boat 1')).toMatchObject({ trackedRank: 2, finished: true, missed: ['top'] })
  expect(cells.get('Boat 2')).not.toHaveProperty('missed')
  const { text } = await service.request(`GET /finish/${coursePath(cut.regatta)}`, {
    token: ann,
    headers: { accept: 'text/html' },
  })
  const [one, two] = cut.boats.map(({ id }) => id)
  expect(text).toContain(`"order":["${two}","${one}"],"missed":{"${one}":["top"]}`)
})

describe('the leaderboard', () => {
  it('has the rank and the usual details of boats with positions', async () => {
    const found = await standings('', ann)

    expect(found.get('Boat 1')).toMatchObject({ rank: 1, trackedRank: 1, finished: false })
    expect(found.get('Boat 2')).toMatchObject({
      rank: 2,
      data: {
        'gapToLeader-m': expect.closeTo(300, -1) as number,
        'currentSpeedOverGround-kts': 7.78,
        currentLeg: 2,
      },
    })
    expect(found.get('Ashore')).toMatchObject({ rank: null, trackedRank: null, data: {} })
  })

  it('has all details on request', async () => {
    const found = await standings('raceDetails=ALL', ann)

    expect(found.get('Boat 1')?.data).toEqual({
      'gapToLeader-s': 0,
      'gapToLeader-m': 0,
      currentLeg: 2,
      'currentSpeedOverGround-kts': 9.72,
      'currentCourseOverGround-deg': 180,
      'averageSpeedOverGround-kts': expect.closeTo(9.72, 0) as number,
      maxSpeedOverGroundInKnots: 9.72,
      'distanceTraveled-m': expect.closeTo(1490, -1) as number,
      'timeTraveled-s': expect.closeTo(300, 0) as number,
      'currentPositionLatitude-deg': expect.closeTo(54.0047, 3) as number,
      'currentPositionLongitude-deg': 10,
      timeOnTimeFactor: 1,
    })
  })

  it('is as of the requested time', async () => {
    const at = race.startMillis + 100_000
    const found = await standings(`timeasmillis=${at}&raceDetails=ALL`, ann)

    expect(found.get('Boat 1')?.data).toMatchObject({
      currentLeg: 1,
      'currentCourseOverGround-deg': 0,
    })
  })
})

describe('the races of the regatta', () => {
  it('have the names of their courses', async () => {
    const { body } = await get(regattaPath(race.regatta, '/races'), bob)

    expect(body).toMatchObject({ races: [{ courseName: 'There and back' }] })
  })
})

describe('the times of a race', () => {
  it('have the first and the last passing of each waypoint, and the newest position', async () => {
    const { body } = await get(`${race.path}/times`)
    const seconds = (name: string, first: number | null, last: number | null) => {
      const millis = (second: number | null) =>
        second === null ? null : (expect.closeTo(race.startMillis + second * 1000, -4) as number)
      return { name, 'firstPassing-ms': millis(first), 'lastPassing-ms': millis(last) }
    }

    expect(body).toMatchObject({
      markPassings: [seconds('M0', 0, 0), seconds('M1', 200, 250), seconds('F', null, null)],
      'newestTrackingEvent-ms': race.startMillis + 300_000,
    })
  })
})

describe('the board', () => {
  it('has a picture with the boats at a time', async () => {
    const at = (second: number) =>
      get(`${boardPath(race.regatta)}.svg?at=${race.startMillis + second * 1000}`)
    const [early, sailing] = [await at(-400), await at(200)]

    expect(sailing.text).toContain('Boat 1')
    expect(early.text).not.toContain('Boat 1')
  })
})

describe('the picture', () => {
  it('has the display name of a boat', async () => {
    const query = new URLSearchParams({
      competitorId: race.boats[1]?.id ?? '',
      displayName: 'Nordlys',
    }).toString()
    const path = leaderboardPath(race.regatta, `/updateCompetitorDisplayName?${query}`)
    await service.request(`POST ${path}`, { token: ann })
    const { text } = await get(`${boardPath(race.regatta)}.svg?at=${race.startMillis + 200_000}`)

    expect(text).toContain('Nordlys')
    expect(text).toContain('Boat 1')
    expect(text).not.toContain('Boat 2')
  })
})

describe('a race that the caller may not read', () => {
  it('shows no estimates, except to holders of the secret', async () => {
    const other = await newSailedRace(service, ann, [5])
    await other.sail(0, -20, 100)
    const ids = [other.regatta, `${other.regatta} R1 Default`].map((id): [string, string] => [
      'id',
      id,
    ])
    const path = `${S}/ownership/TRACKED_RACE/acl?${new URLSearchParams(ids).toString()}`
    const before = await get(`${other.path}/competitors/live`, bob)
    await service.request(`DELETE ${path}`, { token: ann })

    const leaderboard = `/sailingserver/api/v2/leaderboards/${encodeURIComponent(other.regatta)}`
    const rankOf = async (query: string) => {
      const { body } = await get(`${leaderboard}${query}`, bob)
      const [first] = (body as WithCompetitors).competitors
      return (first?.columns as Record<string, Json> | undefined)?.R1?.rank
    }
    const passingsOf = async (query: string) =>
      ((await get(`${other.path}/times${query}`, bob)).body as Json).markPassings
    const secret = `?secret=${linkSecret}`

    expect(before.status).toBe(200)
    expect((await get(`${other.path}/competitors/live`, bob)).status).toBe(403)
    expect((await get(`${other.path}/competitors/positions`, bob)).status).toBe(403)
    expect([await rankOf(''), await rankOf(secret)]).toEqual([null, 1])
    expect(await passingsOf('')).toEqual([])
    expect(await passingsOf(secret)).toHaveLength(3)
    expect((await get(boardPath(other.regatta), bob)).text).not.toContain('id="boats"')
    expect((await get(boardPath(other.regatta), ann)).text).toContain('id="boats"')
  })
})
