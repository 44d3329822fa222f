/** The leaderboard with its competitors, and the parameters of the request for it. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { usualRegatta } from '#races/rules/regatta.ts'
import { trackedRacesOf } from '#races/steps/trackedRaces.ts'
import { activeColumns, columnsOf, describeEstimates } from '#results/steps/leaderboardStandings.ts'
import { scored } from '#results/steps/results.ts'
import type { ShownEstimates } from '#tracking/steps/raceEstimates.ts'
import { makeCompetitor } from '../support/entries.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardPath, makeEvent, track } from '../support/sailing.ts'

interface Standing extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly columns?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}
interface Standings extends Readonly<Record<string, unknown>> {
  readonly competitors: readonly Standing[]
}

const secret = 'b7d0c3a2-5f0e-11f0-8de9-0242ac120002'
const start = Date.UTC(2026, 5, 20, 9)

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const open = { competitorRegistrationType: 'OPEN_MODERATED', secret }
const cup = await makeEvent(service, ann, { ...open, numberofraces: 3, boatclassname: '49er' })
const entered = { token: ann, nationalityIOC: 'GER', sailid: 'GER 1' }
const tom = await makeCompetitor(service, cup, { ...entered, competitorName: 'Tom' })
const email = { competitorEmail: 'amy@example.org' }
const amy = await makeCompetitor(service, cup, { ...entered, ...email, competitorName: 'Amy' })
await service.request(`DELETE ${S}/ownership/COMPETITOR/${tom.id}/acl`, { token: ann })
const names = { race_column: 'R1', fleet: 'Default', trackedRaceName: 'Race 1' }
await track(service, ann, 'starttracking', cup, names)
const query = new URLSearchParams({
  race_column: 'R1',
  fleet: 'Default',
  authorName: 'officer',
  authorPriority: '3',
  passId: '0',
  startTime: String(start),
}).toString()
await service.request(`PUT ${leaderboardPath(cup, `/starttime?${query}`)}`, { token: ann })

const pathOf = (name: string) => `/sailingserver/api/v2/leaderboards/${encodeURIComponent(name)}`
const read = (query = '', token?: string, name = cup) =>
  service.request(`GET ${pathOf(name)}${query}`, token === undefined ? {} : { token })
const standings = async (query = '', token: string | undefined = ann) => {
  const { body, status, text } = await read(query, token)
  if (status !== 200) throw new Error(text)
  return body as Standings
}
const namesIn = async (query: string, token?: string) => {
  const { body } = await read(query, token)
  return (body as Standings).competitors.map(({ name }) => name)
}
const columnsIn = async (query: string) =>
  Object.keys((await standings(query)).competitors[0]?.columns ?? {})

describe('the leaderboard', () => {
  it('shows its races and competitors, without points', async () => {
    const { competitors, trackedRacesInfo, ...head } = await standings()
    const info = trackedRacesInfo as readonly { readonly fleets: readonly unknown[] }[]
    const sharding = expect.stringMatching(/^\/leaderboard\/\w+$/) as unknown
    expect(head).toEqual({
      name: cup,
      displayName: cup,
      boatClass: '49er',
      resultTimepoint: expect.any(Number) as unknown,
      delayToLiveInMillis: 5000,
      resultState: 'Live',
      type: 'RegattaLeaderboard',
      shardingLeaderboardName: sharding,
      ShardingLeaderboardName: sharding,
      discardIndexResultsStartingWithHowManyRaces: [],
      canBoatsOfCompetitorsChangePerRace: false,
      maxCompetitorsCount: null,
      scoringComment: null,
      lastScoringUpdate: null,
      columnNames: ['R1', 'R2', 'R3'],
    })
    const trackedRace = {
      name: 'Race 1',
      id: expect.any(String) as unknown,
      startTimeMillis: start,
      live: true,
      delayToLiveInMillis: 5000,
      status: 'TRACKING',
      loadingProgress: 1,
    }
    const fleet = { name: 'Default', resultsAreOfficial: false }
    expect(info).toEqual([
      { raceColumnName: 'R1', fleets: [{ ...fleet, trackedRace }] },
      { raceColumnName: 'R2', fleets: [{ ...fleet, trackedRace: null }] },
      { raceColumnName: 'R3', fleets: [{ ...fleet, trackedRace: null }] },
    ])
    const { columns, ...first } = competitors[0] ?? {}
    const boat = {
      id: amy.boat.id,
      name: 'Amy',
      displayName: 'Amy',
      sailId: 'GER 1',
      boatClass: '49er',
      color: null,
    }
    expect(first).toEqual({
      id: amy.id,
      name: 'Amy',
      shortName: 'Amy',
      displayName: 'Amy',
      sailID: 'GER 1',
      nationality: 'GER',
      countryCode: 'DE',
      boat,
      rank: 1,
      overallRank: 1,
      carriedPoints: null,
      netPoints: 0,
    })
    const column = {
      boat,
      fleet: 'Default',
      totalPoints: null,
      uncorrectedTotalPoints: null,
      netPoints: null,
      maxPointsReason: 'NONE',
      isDiscarded: false,
      isCorrected: false,
      rank: null,
      trackedRank: null,
      finished: false,
    }
    expect(Object.entries(columns ?? {})).toEqual([
      ['R1', { ...column, data: {} }],
      ['R2', column],
      ['R3', column],
    ])
  })

  it('shows a race whose tracking was stopped as finished', async () => {
    const name = await makeEvent(service, ann, { numberofraces: 1 })
    await track(service, ann, 'starttracking', name, { race_column: 'R1', fleet: 'Default' })
    await track(service, ann, 'stoptracking', name)
    const { body } = await read('', ann, name)
    expect(body).toMatchObject({
      trackedRacesInfo: [{ fleets: [{ trackedRace: { live: false, status: 'FINISHED' } }] }],
    })
  })

  it('is readable with READ or the secret', async () => {
    const hidden = await makeEvent(service, ann, { ispublic: false, secret })
    const statusOf = async (query: string, token?: string) =>
      (await read(query, token, hidden)).status
    expect([await statusOf(''), await statusOf('', bob)]).toEqual([401, 403])
    expect([await statusOf('?secret=', bob), await statusOf('?secret=x')]).toEqual([403, 401])
    expect([await statusOf('', ann), await statusOf(`?secret=${secret}`)]).toEqual([200, 200])
    expect((await read('', ann, 'none')).status).toBe(404)
  })

  it('is not sent twice', async () => {
    const { headers } = await read('', ann)
    const etag = String(headers.etag)
    const again = await service.request(`GET ${pathOf(cup)}`, {
      token: ann,
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })
})

describe('the competitors', () => {
  it('are those that the caller may see, or all with the secret, never with e-mail', async () => {
    expect(await namesIn('', ann)).toEqual(['Amy', 'Tom'])
    expect(await namesIn('', bob)).toEqual(['Amy'])
    expect(await namesIn('?secret=x', bob)).toEqual(['Amy'])
    expect(await namesIn(`?secret=${secret}`)).toEqual(['Amy', 'Tom'])
    const replies = [await read('', ann), await read(`?secret=${secret}`)]
    for (const { text } of replies) expect(text).not.toContain('example.org')
  })

  it('can be cut and limited', async () => {
    expect(await namesIn('?maxCompetitorsCount=1', ann)).toEqual(['Amy'])
    expect((await standings('?maxCompetitorsCount=1')).maxCompetitorsCount).toBe(1)
    const toms = `?showOnlyActiveRacesForCompetitorIds=${tom.id}`
    const only = '&showOnlyCompetitorsWithIdsProvided='
    expect(await namesIn(`${toms}${only}true`, ann)).toEqual(['Tom'])
    expect(await namesIn(`${toms}${only}true`, bob)).toEqual([])
    expect(await namesIn(`${toms}${only}false`, ann)).toEqual(['Amy', 'Tom'])
    expect(await namesIn('?showOnlyCompetitorsWithIdsProvided=true', ann)).toEqual([])
  })

  it('can be reduced to ids', async () => {
    const { competitors } = await standings('?competitorAndBoatIdsOnly=true')
    const { columns, ...first } = competitors[0] ?? {}
    expect(first).toEqual({
      id: amy.id,
      boat: { id: amy.boat.id },
      rank: 1,
      overallRank: 1,
      carriedPoints: null,
      netPoints: 0,
    })
    expect(columns?.R1?.boat).toEqual({ id: amy.boat.id })
  })
})

describe('the parameters', () => {
  it('choose race columns, in the order of the leaderboard', async () => {
    expect(await columnsIn('?columnNames=R3&columnNames=R1&columnNames=x')).toEqual(['R1', 'R3'])
    const activeOf = `?showOnlyActiveRacesForCompetitorIds=${tom.id}`
    expect(await columnsIn(activeOf)).toEqual([])
    expect(await columnsIn(`${activeOf}&columnNames=R2`)).toEqual(['R2'])
    expect((await standings(activeOf)).columnNames).toEqual(['R1', 'R2', 'R3'])
  })

  it('choose the state of the results', async () => {
    const { competitors, resultState } = await standings('?resultState=Final&columnNames=R1')
    const score = {
      fleet: 'Default',
      totalPoints: null,
      uncorrectedTotalPoints: null,
      netPoints: null,
      maxPointsReason: '',
      isDiscarded: false,
      isCorrected: false,
      rank: 0,
      raceRank: 0,
    }
    expect(resultState).toBe('Final')
    expect(competitors[0]).toMatchObject({ rank: 0, raceScores: { R1: score } })
    expect(competitors[0]?.columns).toBeUndefined()
    expect((await read('?resultState=Other', ann)).status).toBe(400)
  })

  it('name known details', async () => {
    const statusOf = async (query: string) => (await read(query, ann)).status
    expect(await statusOf('?raceDetails=ALL')).toBe(200)
    expect(await statusOf('?raceDetails=RACE_CURRENT_LEG&raceDetails=RACE_IMPLIED_WIND')).toBe(200)
    expect((await read('?raceDetails=RACE_COLOUR', ann)).body).toMatchObject({
      status: 400,
      detail: expect.stringMatching(/ `RACE_\w+`, .* or `ALL`, found a text of 11 /) as string,
    })
  })

  it('name a time, of which the text counts first', async () => {
    const timeIn = async (query: string) => (await standings(query)).resultTimepoint
    expect(await timeIn('?timeasmillis=1000')).toBe(1000)
    expect(await timeIn('?time=2026-06-20T09:00:00Z&timeasmillis=1000')).toBe(start)
    expect(await timeIn('?time=&timeasmillis=1000')).toBe(1000)
    expect((await read('?time=2026-02-30T09:00:00Z', ann)).status).toBe(400)
    expect(Number(await timeIn('')) % 60_000).toBe(0)
  })
})

describe('results from tracks', () => {
  const raceColumns = ['R1', 'R2', 'R3'].map((name) => ({ id: name, name }))
  const regatta = {
    ...usualRegatta,
    name: 'Kiel',
    eventId: 'kiel',
    taggedStarts: new Map<string, number>(),
    series: [{ name: 'Default', fleets: ['Default'], raceColumns }],
    trackedRaces: raceColumns.map(({ id, name }) => ({
      raceColumnId: id,
      fleet: 'Default',
      name,
      isTracking: true,
    })),
    raceLogs: ['R1', 'R2'].map((raceColumnId, hour) => ({
      raceColumnId,
      fleet: 'Default',
      passId: 0,
      startTime: {
        author: { name: 'officer', priority: 3 },
        passId: 0,
        createdMillis: 0,
        logicalMillis: 0,
        value: start + hour * 3_600_000,
      },
    })),
  }
  const details = { RACE_CURRENT_LEG: 2, RACE_IMPLIED_WIND: 9 }
  const result = { rank: 3, finished: false, missed: [], details }
  const unscored = scored({ regatta, entries: [], sheets: [], state: undefined })
  const results: ShownEstimates = new Map(
    trackedRacesOf(regatta).map(({ id }) => [id, new Map([['tom', result]])]),
  )

  it('determine the active race, which has started and has positions', () => {
    const activeOf = (ids: readonly string[], hours: number) =>
      activeColumns(regatta, results, ids, start + hours * 3_600_000)
    expect([activeOf(['tom'], -1), activeOf(['tom'], 0), activeOf(['tom'], 9)]).toEqual([
      [],
      ['R1'],
      ['R2'],
    ])
    expect([activeOf(['amy'], 9), activeOf([], 9)]).toEqual([[], []])
  })

  it('are shown with the details of the request', () => {
    const boat = { id: 'b', name: null, sailId: 'GER 1', boatClass: '49er', color: null }
    const competitor = {
      id: 'tom',
      name: 'Tom',
      shortName: null,
      displayColor: null,
      email: null,
      boat,
      searchTag: null,
      nationality: null,
      flagImageUri: null,
      teamImageUri: null,
      timeOnTimeFactor: null,
      timeOnDistanceAllowance: null,
    }
    const none = { displayName: null, timeOnTimeFactor: null, timeOnDistanceAllowance: null }
    const dataWith = (filter: Parameters<typeof describeEstimates>[2]['filter']) => {
      const columns = columnsOf(regatta).slice(0, 1)
      const room = { bytesMax: Infinity, reducedBy: 'columnNames' } as const
      const shown = { filter, resultMillis: null, results: unscored, columns, ...room }
      const estimates = results
      const { competitors } = describeEstimates(regatta, [{ competitor, ...none }], {
        ...shown,
        estimates,
      })
      return (competitors[0] as Standing).columns?.R1
    }
    const legOnly = { rank: 3, trackedRank: 3, finished: false, data: { currentLeg: 2 } }
    expect(dataWith({})).toMatchObject(legOnly)
    expect(dataWith({ raceDetails: ['RACE_IMPLIED_WIND'] })?.data).toEqual({
      'impliedWind-kts': 9,
    })
    expect(dataWith({ raceDetails: ['ALL'] })?.data).toEqual({
      currentLeg: 2,
      'impliedWind-kts': 9,
    })
  })
})
