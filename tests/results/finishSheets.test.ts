/** Finish sheets by HTTP: what they score, what they refuse, and who may see them. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardPath, regattaPath } from '../support/sailing.ts'
import { lines, makeSeries } from './resultsFixture.ts'

interface Sheet {
  readonly state: string
  readonly notAccountedFor: number
  readonly moved?: readonly Readonly<Record<string, unknown>>[]
  readonly finishes: readonly (Readonly<Record<string, unknown>> & {
    readonly score?: Readonly<Record<string, unknown>>
  })[]
}

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const start = Date.parse('2026-06-20T09:00:00Z')

const sheetIn = ({ body }: { readonly body: unknown }) => body as Sheet
const pointersIn = ({ body }: { readonly body: unknown }) =>
  (body as { readonly errors?: readonly { readonly pointer: string }[] }).errors?.map(
    ({ pointer }) => pointer,
  )
const setStart = (regatta: string, startTime = start) => {
  const author = { authorName: 'officer', authorPriority: '3', passId: '0' }
  const query = { race_column: 'R1', fleet: 'Default', ...author, startTime: String(startTime) }
  const path = leaderboardPath(regatta, `/starttime?${new URLSearchParams(query).toString()}`)
  return request(`PUT ${path}`, { token: ann })
}

describe('a finish sheet', () => {
  it('names both forms of a time that is neither', async () => {
    const { save } = await makeSeries(service, ann, 'A')
    const { body } = await save('R1', [{ sailId: '1', finishMillis: 1.5 }])

    expect(body).toMatchObject({
      errors: [
        {
          pointer: '/finishes/0/finishMillis',
          detail: 'must be a whole number or a text, found 1.5',
        },
      ],
    })
  })

  it('is scored when it is confirmed, and says why', async () => {
    const { save, read } = await makeSeries(service, ann, 'ABCDEF')
    const sent = [
      ...lines('A'),
      { sailId: '2' },
      { sailId: '3', penalties: [{ code: 'SCP' }] },
      ...lines('D'),
      { sailId: '5', code: 'DNF' },
    ]
    const saved = await save('R1', sent)

    expect(saved.status).toBe(200)
    expect(sheetIn(saved)).toMatchObject({ state: 'confirmed', notAccountedFor: 1 })
    expect(sheetIn(saved).finishes[2]?.score).toEqual({
      place: 3,
      points: 4.4,
      code: 'SCP',
      rule: '44.3(c)',
      because: '3rd place 3 points, plus 20 % of DNF (7) = 1.4: 4.4 (44.3(c))',
    })
    const { competitors, columns, state } = await read()
    const order = competitors.map(({ name, rank, netPoints }) => [name, rank, netPoints])
    expect([state, columns[0]]).toMatchObject(['provisional', { scored: true, came: 5 }])
    expect(order).toEqual([
      ['A', 1, 1],
      ['B', 2, 2],
      ['D', 3, 4],
      ['C', 4, 4.4],
      ['E', 5, 7],
      ['F', 5, 7],
    ])
  })

  it('can be sent back unchanged, which changes nothing', async () => {
    const { save, path } = await makeSeries(service, ann, 'ABCD')
    const redress = { kind: 'all', raceColumns: ['R2'] }
    const sent = [
      { ...lines('A')[0], finishMillis: '2026-06-20T10:00:00+00:00', comment: 'x' },
      { ...lines('B')[0], levelWithPrevious: true, points: 2.25 },
      { ...lines('C')[0], code: 'RDG', redress },
    ]
    await save('R1', sent, { distanceNm: 4.5, comment: 'windy' })
    const first = await request(`GET ${path('/R1/Default')}`, { token: ann })
    const again = await request(`PUT ${path('/R1/Default')}`, {
      token: ann,
      json: first.body,
      headers: { 'if-match': first.headers.etag ?? '' },
    })
    const changes = await request(`GET ${path('/changes')}`, { token: ann })

    expect(first.body).toMatchObject({ distanceNm: 4.5, comment: 'windy' })
    expect(sheetIn(first).finishes).toMatchObject([
      { sailId: '1', finishMillis: start + 3_600_000, comment: 'x' },
      { sailId: '2', levelWithPrevious: true, points: 2.25 },
      { sailId: '3', code: 'RDG', redress },
    ])
    expect(again.body).toEqual({ ...sheetIn(first), moved: [] })
    expect(changes.body).toHaveLength(1)
  })

  it('lists all errors at once', async () => {
    const { save, idOf } = await makeSeries(service, ann, 'ABC')
    const refused = await save('R1', [
      { sailId: '1', levelWithPrevious: true },
      { sailId: '11' },
      { sailId: '1' },
      {},
      { sailId: '2', code: 'XYZ' },
      { sailId: '3', code: 'DNF', penalties: [{ code: 'SCP' }] },
      { competitorId: idOf('B'), code: 'RDG' },
      { sailId: '2', finishMillis: 'noon' },
      {
        sailId: '3',
        points: -1,
        penalties: [{ code: 'DPI', points: -1 }],
        redress: { kind: 'points', points: -1 },
      },
    ])

    expect(refused.status).toBe(400)
    expect(pointersIn(refused)).toEqual(
      expect.arrayContaining([
        '/finishes/4/code',
        '/finishes/0/levelWithPrevious',
        '/finishes/1/sailId',
        '/finishes/2/sailId',
        '/finishes/3/sailId',
        '/finishes/5/penalties',
        // Also of the boat of a line with another error.
        '/finishes/6/competitorId',
        '/finishes/6/redress',
        '/finishes/7/finishMillis',
        '/finishes/8/points',
        '/finishes/8/penalties/0/points',
        '/finishes/8/redress/points',
      ]),
    )
    expect(refused.text).toContain('Did you mean')
    expect((await save('R9', [])).status).toBe(404)
  })

  it('has times with a zone, and no part that is null', async () => {
    const { save } = await makeSeries(service, ann, 'AB')
    const times = ['2026-06-20T10:00:00', '2026-06-20', 8e12]
    const refused = await Promise.all(
      times.map((finishMillis) => save('R1', [{ sailId: '1', finishMillis }])),
    )
    const empty = await save('R1', [
      { sailId: '1', penalties: [null] },
      { sailId: '2', redress: { kind: 'all', raceColumns: [null] } },
    ])

    expect(refused.map(pointersIn)).toEqual(times.map(() => ['/finishes/0/finishMillis']))
    expect(pointersIn(empty)).toEqual([
      '/finishes/0/penalties/0',
      '/finishes/1/redress/raceColumns/0',
    ])
  })

  it('may be a draft, which is hidden from readers and changes no result', async () => {
    const { save, path, points, idOf } = await makeSeries(service, ann, 'AB')
    const sheet = `GET ${path('/R1/Default')}`
    const missing = await request(sheet, { token: bob })
    const draft = await save('R1', lines('B'), { state: 'draft' })
    const refused = await request(sheet, { token: bob })
    const before = await points()
    await save('R1', lines('AB'))
    await save('R1', lines('BA'), { state: 'draft', comment: 'protest' })
    const seen = await request(sheet, { token: bob })
    const own = await request(sheet, { token: ann })
    const removed = await request(`DELETE ${path('/R1/Default')}`, { token: ann })
    const gone = await request(sheet, { token: ann })

    expect([missing.status, draft.status, refused.status]).toEqual([404, 200, 403])
    expect(sheetIn(draft)).toMatchObject({ state: 'draft', notAccountedFor: 1 })
    expect(sheetIn(draft).finishes[0]?.score).toMatchObject({ place: 1, points: 1 })
    expect(before).toEqual({ A: 0, B: 0 })
    expect(sheetIn(seen)).toMatchObject({ state: 'confirmed' })
    expect(sheetIn(seen).finishes[0]).toMatchObject({ competitorId: idOf('A') })
    expect(own.body).toMatchObject({ state: 'draft', comment: 'protest' })
    expect([removed.status, gone.status]).toEqual([204, 404])
    expect(await points()).toEqual({ A: 0, B: 0 })
  })

  it('needs UPDATE on the leaderboard to be written, and shows others readable competitors only', async () => {
    const { regatta, save, path, read, idOf } = await makeSeries(service, ann, 'ABC')
    await save('R1', lines('ABC'))
    await request(`DELETE ${S}/ownership/COMPETITOR/${idOf('B')}/acl`, { token: ann })
    const written = await request(`PUT ${path('/R1/Default')}`, {
      token: bob,
      json: { finishes: [] },
    })
    const names = (await read('', bob)).competitors.map(({ name, rank }) => [name, rank])
    const seen = await request(`GET ${path('/R1/Default')}`, { token: bob })
    const changes = await request(`GET ${path('/changes')}`, { token: bob })
    await request(`PUT ${S}/ownership/LEADERBOARD/${encodeURIComponent(regatta)}/acl`, {
      token: ann,
      json: { acl: [{ groupId: null, actions: ['READ', 'UPDATE'] }] },
    })
    const asScorer = await request(`GET ${path('/R1/Default')}`, { token: bob })
    await request(`PUT ${path('/R1/Default')}`, {
      token: bob,
      json: { ...sheetIn(asScorer), state: 'official' },
    })
    const whole = await request(`GET ${path('/R1/Default')}`, { token: ann })

    expect(written.status).toBe(403)
    expect(names).toEqual([
      ['A', 1],
      ['C', 3],
    ])
    expect(sheetIn(seen).finishes.map(({ sailId }) => sailId)).toEqual(['1', '3'])
    expect(changes.text).not.toContain(idOf('B'))
    expect(sheetIn(asScorer).finishes.map(({ sailId }) => sailId)).toEqual(['1', '2', '3'])
    expect(sheetIn(whole).finishes.map(({ sailId }) => sailId)).toEqual(['1', '2', '3'])
    expect(sheetIn(whole).state).toBe('official')
  })

  it('shows in a dry run what would move, and changes nothing', async () => {
    const { save, points } = await makeSeries(service, ann, 'AB')
    await save('R1', lines('AB'))
    const tried = await save('R1', lines('BA'), {}, '?dryRun=true')
    const { body } = tried.body as { readonly body: unknown }

    expect(tried.status).toBe(200)
    expect(sheetIn({ body })).toMatchObject({
      finishes: [
        { sailId: '2', score: { points: 1 } },
        { sailId: '1', score: { points: 2 } },
      ],
    })
    expect(sheetIn({ body }).moved).toMatchObject([
      { name: 'B', rank: { before: 2, after: 1 }, netPoints: { before: 2, after: 1 } },
      { name: 'A', rank: { before: 1, after: 2 }, netPoints: { before: 1, after: 2 } },
    ])
    expect(await points()).toEqual({ A: 1, B: 2 })
  })

  it('never mixes the results of two officials', async () => {
    const { save, path, points } = await makeSeries(service, ann, 'ABC')
    const sent = ['ABC', 'CBA', 'BAC'].flatMap((names) =>
      ['R1', 'R2'].map((race) => save(race, lines(names))),
    )
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    const changes = await request(`GET ${path('/changes')}`, { token: ann })
    const { points: first } = { points: await points() }

    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(changes.body).toHaveLength(6)
    expect(Object.values(first).reduce((sum, one) => sum + one, 0)).toBe(12)
  })

  it('is scored by corrected time, with the ratings of the confirmation', async () => {
    const rankingMetric = 'TIME_ON_TIME_AND_DISTANCE'
    const { regatta, save, points, idOf } = await makeSeries(service, ann, 'AB', { rankingMetric })
    const rate = (name: string, timeOnTimeFactor: string) => {
      const path = regattaPath(regatta, `/competitors/${idOf(name)}/updateToTHandicap`)
      return request(`POST ${path}`, { token: ann, form: { timeOnTimeFactor } })
    }
    const sent = lines('AB').map((line, at) => ({
      ...line,
      finishMillis: start + 3_600_000 + at * 60_000,
    }))
    const draft = await save('R1', lines('AB'), { state: 'draft' })
    const unrated = await save('R1', sent)
    await rate('A', '1')
    await rate('B', '0.9')
    await setStart(regatta)
    const saved = await save('R1', sent)
    await rate('B', '1.1')

    expect(draft.status).toBe(200)
    expect(pointersIn(unrated)).toEqual(['/state', '/finishes/0/sailId', '/finishes/1/sailId'])
    expect(sheetIn(saved).finishes[1]?.score).toMatchObject({
      place: 1,
      elapsedSeconds: 3660,
      correctedSeconds: 3294,
      timeOnTimeFactor: 0.9,
    })
    expect(await points()).toEqual({ A: 2, B: 1 })
    await save('R1', sent)
    expect(await points()).toEqual({ A: 1, B: 2 })
    expect((await save('R1', [{ ...sent[0], finishMillis: start - 1 }])).status).toBe(400)
  })

  it('names a boat in one fleet of a race column only', async () => {
    const fleets = [
      { name: 'Gold', orderNo: 1 },
      { name: 'Silver', orderNo: 2 },
    ]
    const series = [{ name: 'Default', fleets }]
    const { save, read, regatta } = await makeSeries(service, ann, 'ABCD', { series })
    const silver = await save('R1/Silver', lines('AB'))
    const gold = await save('R1/Gold', lines('CD'))
    const twice = await save('R1/Gold', lines('CA'))
    const { body } = await request(`GET ${regattaPath(regatta)}`, { token: ann })

    expect([silver.status, gold.status, twice.status]).toEqual([200, 200, 409])
    expect(twice.body).toMatchObject({ code: 'in-another-fleet' })
    expect((await read()).competitors.map(({ name }) => name)).toEqual(['C', 'D', 'A', 'B'])
    expect(body).toMatchObject({
      series: [
        {
          fleets: [
            { name: 'Gold', ordering: 1 },
            { name: 'Silver', ordering: 2 },
          ],
        },
      ],
    })
  })

  it('takes 1,000 lines, and refuses more', async () => {
    const { save } = await makeSeries(service, ann, 'A')
    const many = Array.from({ length: 1001 }, () => ({ sailId: '9', comment: 'x'.repeat(500) }))

    expect(pointersIn(await save('R1', many))).toEqual(['/finishes'])
    expect((await save('R1', many.slice(1))).status).toBe(400)
  })
})
