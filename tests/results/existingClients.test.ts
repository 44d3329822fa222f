/** Results as existing clients read and write them: both leaderboards, and lists of the race log. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardPath } from '../support/sailing.ts'
import { lines, makeSeries } from './resultsFixture.ts'

interface Board extends Readonly<Record<string, unknown>> {
  readonly competitors: readonly (Readonly<Record<string, unknown>> & {
    readonly name: string
    readonly columns?: Readonly<Record<string, object>>
    readonly raceScores?: Readonly<Record<string, object>>
  })[]
}

type Event = Readonly<Record<string, unknown>>

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const at = Date.parse('2026-06-20T10:00:00Z')

const series = async (boats: string, more = {}) => {
  const made = await makeSeries(service, ann, boats, more)
  const board = async (version: 1 | 2, query = '') => {
    const path = leaderboardPath(made.regatta, query).replace('/v1/', `/v${version}/`)
    return (await request(`GET ${path}`, { token: ann })).body as Board
  }
  const log = (event: Event = {}, token = ann) => {
    const race = { leaderboard: made.regatta, race_column: 'R1', fleet: 'Default' }
    return request('POST /sailingserver/rc/racelog', { token, json: { ...race, ...event } })
  }
  const boat = (name: string, more: Event = {}) => ({
    competitorId: made.idOf(name),
    competitorName: name,
    maxPointsReason: 'NONE',
    score: null,
    comment: null,
    mergeState: 'OK',
    ...more,
  })
  return { ...made, board, log, boat }
}

const list = (kind: 'ListChanged' | 'Confirmed', positionedCompetitors: readonly Event[]) => ({
  '@class': `RaceLogFinishPositioning${kind}Event`,
  id: newId(),
  positionedCompetitors,
  createdAt: at,
  timestamp: at,
  passId: 0,
  competitors: [],
})

describe('the leaderboards', () => {
  it('have ranks and points', async () => {
    const { save, board, regatta } = await series('ABC')
    const unscored = await board(2)
    const path = leaderboardPath(regatta, '/update')
    const json = { resultDiscardingThresholds: [2] }
    await request(`POST ${path}`, { token: ann, json })
    await save('R1', lines('BA'))
    await save('R2', [...lines('AB'), { sailId: '3', code: 'DNF' }], { state: 'official' })
    const [first, second] = [await board(1), await board(2)]
    const score = {
      fleet: 'Default',
      totalPoints: 2,
      uncorrectedTotalPoints: 2,
      netPoints: 0,
      maxPointsReason: 'NONE',
      isDiscarded: true,
      isCorrected: true,
    }

    expect(unscored.competitors[0]).toMatchObject({ rank: 1, netPoints: 0, carriedPoints: null })
    expect(first).toMatchObject({
      scoringComment: 'Results of race R2 have been updated.',
      lastScoringUpdate: expect.any(Number) as unknown,
      discardIndexResultsStartingWithHowManyRaces: [2],
    })
    expect(first.competitors.map(({ name, rank, netPoints }) => [name, rank, netPoints])).toEqual([
      ['A', 1, 1],
      ['B', 2, 1],
      ['C', 3, 4],
    ])
    expect(first.competitors[0]?.raceScores).toMatchObject({
      R1: { ...score, rank: 2, raceRank: 2 },
      R2: { totalPoints: 1, netPoints: 1, rank: 1, raceRank: 1 },
      R3: { totalPoints: null, netPoints: null, maxPointsReason: 'NONE', rank: 0, raceRank: 0 },
    })
    expect(second.competitors[0]).toMatchObject({ rank: 1, overallRank: 1, netPoints: 1 })
    expect(second.competitors[0]?.columns?.R1).toMatchObject({ ...score, rank: 2 })
    expect(second.competitors[2]?.columns?.R2).toMatchObject({ maxPointsReason: 'DNF', rank: 3 })
    const official = (second.trackedRacesInfo as { fleets: Event[] }[]).map(
      ({ fleets }) => fleets[0]?.resultsAreOfficial,
    )
    expect(official).toEqual([false, true, false])
  })

  it('have ranks of the fleet of a boat, with and without a place', async () => {
    const fleets = ['Gold', 'Silver']
    const { board, save } = await series('ABCDE', { series: [{ name: 'Default', fleets }] })
    await save('R1/Gold', lines('ABC'))
    await save('R1/Silver', [...lines('D'), { sailId: '5', code: 'DNF' }])
    const { competitors } = await board(2)
    const ranks = competitors.map(({ name, columns }) => [name, columns?.R1])

    expect(Object.fromEntries(ranks)).toMatchObject({ D: { rank: 1 }, E: { rank: 2 } })
  })

  it('are empty as final ones until a race is scored', async () => {
    const { save, board } = await series('AB')
    const empty = await board(2, '?resultState=Final')
    await save('R1', lines('AB'))
    const [one, two] = [await board(1, '?resultState=Final'), await board(2, '?resultState=Final')]

    expect(empty.competitors[0]).toMatchObject({
      rank: 0,
      netPoints: null,
      raceScores: { R1: { totalPoints: null, maxPointsReason: '', rank: 0 } },
    })
    expect(two.competitors[0]).toMatchObject({ rank: 1, columns: { R1: { totalPoints: 1 } } })
    expect(one.resultTimepoint).toBe(one.lastScoringUpdate)
    expect(two.competitors[0]?.raceScores).toBeUndefined()
  })

  it('show the standings of the requested time', async () => {
    const { save, board, read } = await series('AB')
    await save('R1', lines('AB'))
    const { lastChange } = await read()
    await save('R1', lines('BA'))
    const names = async (query: string) =>
      (await board(2, query)).competitors.map(({ name }) => name)

    expect(await names('')).toEqual(['B', 'A'])
    expect(await names(`?timeasmillis=${lastChange}`)).toEqual(['A', 'B'])
  })
})

describe('lists of the race log', () => {
  it('are drafts until they are confirmed, and may become official', async () => {
    const { log, boat, board, points, read, path } = await series('ABCD')
    const boats = [
      boat('B', { rank: 1, finishingTimePointAsMillis: at }),
      boat('A', { rank: 2 }),
      boat('C', { rank: 0, maxPointsReason: 'DSQ' }),
      boat('D', { rank: 0 }),
    ]
    const draft = list('ListChanged', boats)
    const classesIn = ({ body }: { readonly body: unknown }) =>
      (body as Event[]).map((event) => event['@class'])
    const first = await log(draft)
    const hidden = await log({}, bob)
    const unscored = await points()
    const confirmed = await log(list('Confirmed', boats))
    const { competitors } = await read()
    const official = await log({
      '@class': 'RaceLogResultsAreOfficialEvent',
      id: newId(),
      createdAt: at + 1,
    })
    const sheet = await request(`GET ${path('/R1/Default')}`, { token: bob })

    expect([first.status, classesIn(first)]).toEqual([200, [draft['@class']]])
    expect((first.body as Event[])[0]).toMatchObject({
      id: draft.id,
      createdAt: at,
    })
    expect((first.body as { positionedCompetitors: Event[] }[])[0]?.positionedCompetitors).toEqual(
      boats.map(({ score: _score, comment: _comment, ...sent }: Event) => sent),
    )
    expect([classesIn(hidden), unscored]).toEqual([[], { A: 0, B: 0, C: 0, D: 0 }])
    expect(classesIn(confirmed)).toEqual(['RaceLogFinishPositioningConfirmedEvent'])
    expect(competitors.map(({ name, netPoints }) => [name, netPoints])).toEqual([
      ['B', 1],
      ['A', 2],
      ['C', 5],
      ['D', 5],
    ])
    expect(await board(1)).toMatchObject({
      lastScoringUpdate: at + 1,
      scoringComment: 'Results of race R1 have been updated.',
    })
    expect(classesIn(official)).toContain('RaceLogResultsAreOfficialEvent')
    expect(sheet.body).toMatchObject({ state: 'official' })
  })

  it('replace the whole, are known by their id, and do not outrank newer ones', async () => {
    const { log, boat, points, save, path } = await series('AB')
    const event = list('Confirmed', [boat('A'), boat('B')])
    await log(event)
    await log(event)
    await log({ ...list('Confirmed', [boat('B', { score: 7.5 })]), createdAt: at + 2 })
    const later = await points()
    await log({ ...list('Confirmed', [boat('A')]), createdAt: at + 1 })
    const older = await points()
    await save('R1', lines('AB'))
    const sheets = (await log()).body as Event[]
    const changes = await request(`GET ${path('/changes')}`, { token: ann })

    expect([later, older]).toEqual([
      { A: 3, B: 7.5 },
      { A: 3, B: 7.5 },
    ])
    expect(sheets[0]).toMatchObject({
      authorName: 'ann',
      positionedCompetitors: [
        { competitorName: 'A', rank: 1 },
        { competitorName: 'B', rank: 2 },
      ],
    })
    expect(changes.body).toHaveLength(3)
  })

  it('can be revoked by authors of the same or a higher priority', async () => {
    const { log, boat, save, path, points } = await series('AB')
    const sheet = async () =>
      (await request(`GET ${path('/R1/Default')}`, { token: ann })).body as { state?: string }
    const sent = (name: string, priority: number, more: Event = {}) => ({
      '@class': `RaceLog${name}Event`,
      id: newId(),
      createdAt: at,
      authorName: 'officer',
      authorPriority: priority,
      ...more,
    })
    const revoke = (revokedEventId: string, priority = 2) =>
      log(sent('Revoke', priority, { revokedEventId }))
    await save('R1', lines('AB'))
    // The event counts although the sheet was confirmed later.
    const official = sent('ResultsAreOfficial', 2)
    await log(official)
    const states = [(await sheet()).state]
    await revoke(official.id, 3)
    states.push((await sheet()).state)
    await revoke(official.id)
    states.push((await sheet()).state)
    const changed = { ...list('ListChanged', [boat('B')]), createdAt: Date.now() }
    await log(changed)
    states.push((await sheet()).state)
    await revoke(changed.id)
    states.push((await sheet()).state)
    const confirmed = { ...list('Confirmed', [boat('B'), boat('A')]), createdAt: Date.now() }
    await log(confirmed)
    const before = await points()
    const revoked = await revoke(confirmed.id)

    expect(states).toEqual(['official', 'official', 'confirmed', 'draft', 'confirmed'])
    expect([before, await points()]).toEqual([
      { A: 2, B: 1 },
      { A: 0, B: 0 },
    ])
    expect([revoked.status, revoked.body]).toEqual([200, []])
  })

  it('keep the distance of the sheet, which they do not contain', async () => {
    const { log, boat, save, path } = await series('AB')
    await save('R1', lines('AB'), { distanceNm: 6.5 })
    await log({ ...list('Confirmed', [boat('B'), boat('A')]), createdAt: Date.now() + 1 })
    const { body } = await request(`GET ${path('/R1/Default')}`, { token: ann })

    expect(body).toMatchObject({ distanceNm: 6.5, finishes: [{}, {}] })
  })

  it('need UPDATE and valid boats', async () => {
    const { log, boat } = await series('AB')
    const unknown = await log(
      list('Confirmed', [boat('A'), { ...boat('B'), competitorId: newId() }]),
    )
    const [boats] = [[boat('A', { maxPointsReason: 'ABC' })]]
    const times = [at, at - 1].map((finishingTimePointAsMillis) => ({ finishingTimePointAsMillis }))
    const unordered = await log(
      list('Confirmed', [boat('A', times[0]), boat('B', times[1]), boat('A', { rank: 3 })]),
    )

    expect(unknown.status).toBe(400)
    expect(unknown.text).toContain('/positionedCompetitors/1/competitorId')
    expect(unordered.text).toContain('must not be before the time of /positionedCompetitors/0')
    expect(unordered.text).not.toContain('/finishes')
    expect((await log(list('Confirmed', boats))).status).toBe(400)
    expect((await log({ '@class': 'RaceLogFinishPositioningConfirmedEvent' })).status).toBe(400)
    expect((await log(list('Confirmed', [boat('A')]), bob)).status).toBe(403)
  })
})
