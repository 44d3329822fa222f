/** The leaderboard of version 1: its competitors with a score in each race column. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { makeCompetitor } from '../support/entries.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardPath, makeEvent, track } from '../support/sailing.ts'

type Json = Readonly<Record<string, unknown>>
interface Leaderboard extends Json {
  readonly competitors: readonly Json[]
}

const secret = 'b7d0c3a2-5f0e-11f0-8de9-0242ac120002'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const open = { competitorRegistrationType: 'OPEN_MODERATED', secret }
const cup = await makeEvent(service, ann, { ...open, numberofraces: 2, boatclassname: '49er' })
const tom = await makeCompetitor(service, cup, { token: ann, competitorName: 'Tom' })
const email = { competitorEmail: 'amy@example.org' }
const amy = await makeCompetitor(service, cup, { token: ann, ...email, competitorName: 'Amy' })
await service.request(`DELETE ${S}/ownership/COMPETITOR/${tom.id}/acl`, { token: ann })
const names = { race_column: 'R1', fleet: 'Default', trackedRaceName: 'Race 1' }
await track(service, ann, 'starttracking', cup, names)

const get = (path: string, token?: string) =>
  service.request(`GET ${path}`, token === undefined ? {} : { token })
const read = async (query = '', token?: string) =>
  (await get(leaderboardPath(cup, query), token)).body as Leaderboard
const namesIn = async (query: string, token?: string) =>
  (await read(query, token)).competitors.map(({ name }) => name)

describe('the leaderboard of version 1', () => {
  it('has the fields of version 2, and a score in each race column', async () => {
    const { competitors, regatta, trackedRaces, ...head } = await read('', ann)
    const latest = await get(`/sailingserver/api/v2/leaderboards/${encodeURIComponent(cup)}`, ann)
    const { competitors: latestCompetitors, ...latestHead } = latest.body as Leaderboard
    const { columns: _columns, ...first } = latestCompetitors[0] ?? {}
    const score = {
      fleet: 'Default',
      totalPoints: null,
      uncorrectedTotalPoints: null,
      netPoints: null,
      maxPointsReason: 'NONE',
      isDiscarded: false,
      isCorrected: false,
      rank: 0,
      raceRank: 0,
    }

    expect(head).toEqual({ ...latestHead, resultTimepoint: null })
    expect(competitors[0]).toEqual({ ...first, raceScores: { R1: score, R2: score } })
    expect(regatta).toBe(cup)
    expect(trackedRaces).toMatchObject([
      { raceColumnName: 'R1', seriesName: 'Default', fleets: [{ trackedRaceName: 'Race 1' }] },
      { raceColumnName: 'R2', fleets: [{ isTracked: false }] },
    ])
  })

  it('has the competitors that the caller may see, never with e-mail', async () => {
    expect(await namesIn('', bob)).toEqual(['Amy'])
    expect(await namesIn('?secret=x', bob)).toEqual(['Amy'])
    expect(await namesIn(`?secret=${secret}`)).toEqual(['Amy', 'Tom'])
    expect(JSON.stringify(await read('', ann))).not.toContain('example.org')
  })

  it('can be cut, and reduced to ids', async () => {
    const query = '?maxCompetitorsCount=1&competitorAndBoatIdsOnly=true&resultState=Final'
    const { competitors, ...head } = await read(query, ann)

    expect(head).toMatchObject({ maxCompetitorsCount: 1, resultState: 'Final' })
    expect(competitors).toMatchObject([{ id: amy.id, boat: { id: amy.boat.id } }])
    expect(competitors[0]?.name).toBeUndefined()
    expect((await read('?resultState=Other', ann)).status).toBe(400)
  })
})
