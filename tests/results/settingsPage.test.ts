/** The page that says and sets how a regatta is scored, and the rules for what its forms send. */
import { expect, it } from 'vitest'
import { scoringIn, seriesIn, withNulls } from '#results/browser/settings/document.ts'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'
import { lines, makeSeries } from './resultsFixture.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')

const show = async (regatta: string, token = '', language = 'en') =>
  (
    await request(`GET /scoring/${encodeURIComponent(regatta)}`, {
      ...(token !== '' && { token }),
      headers: { accept: 'text/html', 'accept-language': language },
    })
  ).text

it('says the rules in the language of the reader, and has forms for organizers only', async () => {
  const regatta = await makeEvent(service, ann, {
    series: [
      { name: 'Q', stage: 'qualifying', fleets: ['Yellow', 'Blue'] },
      { name: 'F', stage: 'final', carry: 'net', fleets: ['Gold', 'Silver'] },
    ],
    numberofraces: 1,
  })
  const json = { average: { of: 'points', minimumRaces: 3 } }
  const changed = await request(`POST ${leaderboardPath(regatta, '/update')}`, { token: ann, json })
  expect([changed.status, changed.text]).toEqual([200, ''])
  const [own, german, of] = [
    await show(regatta, ann),
    await show(regatta, ann, 'de'),
    await show(regatta),
  ]

  expect(of).toContain('A boat qualifies with 3 races.')
  expect(of).not.toContain('<form')
  expect(own).toContain('data-settings="scoring"')
  expect(own).toMatch(/<option value="points" selected>Average of the points/)
  expect(own).toMatch(/<option value="net" selected>The net points/)
  expect(german).toContain('Durchschnitt der Punkte')
})

const fields = (values: Readonly<Record<string, string>>) => (name: string) => values[name] ?? ''

it('sends what the chosen kind of score needs, and takes the rest back', () => {
  const chosen = { system: 'LOW_POINT', best: '5', percent: '50', firstPlacePoints: '0.75' }

  expect(withNulls(scoringIn(fields({ ...chosen, kind: 'best' }), undefined))).toEqual({
    system: 'LOW_POINT',
    firstPlacePoints: 0.75,
    average: null,
    counts: { best: 5 },
    dutyRaces: null,
  })
  expect(scoringIn(fields({ ...chosen, kind: 'share' }), undefined).counts).toEqual({ share: 0.5 })
  expect(scoringIn(fields({ ...chosen, kind: 'sum', dutyRaces: '2' }), undefined)).toMatchObject({
    counts: undefined,
    dutyRaces: 2,
  })
})

it('a share of possible points is one of high points, and keeps a minimum that it does not show', () => {
  const before = { of: 'possible', minimumShare: 0.5 } as const
  const possible = fields({ system: 'LOW_POINT', kind: 'possible', firstPlacePoints: '0' })

  expect(scoringIn(possible, before)).toMatchObject({
    system: 'HIGH_POINT',
    firstPlacePoints: undefined,
    average: before,
  })
})

it('a series sends only what its stage has', () => {
  const values = {
    fleets: 'Gold, Silver',
    carry: 'divide',
    divide: '2.25',
    rounding: 'truncate',
    decimals: '0',
    leftover: 'excludeLatest',
  }
  const carry = { divide: 2.25, rounding: 'truncate', decimals: 0 }

  expect(withNulls(seriesIn(fields({ ...values, stage: 'final' }), 'F'))).toEqual({
    name: 'F',
    fleets: ['Gold', 'Silver'],
    stage: 'final',
    carry,
    leftover: null,
    maximumNumberOfDiscards: null,
  })
  expect(withNulls(seriesIn(fields({ ...values, stage: 'qualifying' }), 'Q'))).toMatchObject({
    carry: null,
    leftover: 'excludeLatest',
  })
  expect(withNulls(seriesIn(fields(values), 'S'))).toMatchObject({ stage: null, carry: null })
})

it('tells before it is saved whose rank and points a setting changes', async () => {
  const { regatta, save, read } = await makeSeries(service, ann, 'ABC')
  await save('R1', lines('ABC'), { state: 'official' })
  await save('R2', lines('BAC'), { state: 'official' })
  const before = await read()
  const effectOf = async (route: string, json: object) => {
    const reply = await request(`${route}?dryRun=true`, { token: ann, json })
    return (reply.body as { readonly body: { readonly results?: object } | null }).body?.results
  }
  const update = `POST ${leaderboardPath(regatta, '/update')}`
  const factors = `POST ${leaderboardPath(regatta, '/racecolumnfactors')}`
  const series = [{ name: 'Default', maximumNumberOfDiscards: 0 }]

  expect(await effectOf(update, { scoringSystem: 'LOW_POINT_WINNER_GETS_ZERO' })).toEqual({
    madeProvisional: 2,
    moved: 2,
    boats: [
      expect.objectContaining({
        name: 'B',
        rank: { before: 1, after: 1 },
        netPoints: { before: 3, after: 2 },
      }),
      expect.objectContaining({ name: 'A' }),
    ],
  })
  expect(await effectOf(factors, { race_column: 'R2', firstPlace: 11 })).toMatchObject({
    madeProvisional: 1,
    boats: [
      { name: 'A', rank: { before: 2, after: 1 }, netPoints: { before: 3, after: 13 } },
      { name: 'B', netPoints: { before: 3, after: 13 } },
      { name: 'C', netPoints: { before: 6, after: 16 } },
    ],
  })
  expect(await effectOf(update, { dutyRaces: 2 })).toBeUndefined()
  expect(await effectOf(`PUT ${regattaPath(regatta)}`, { series })).toBeUndefined()
  expect(await read()).toEqual(before)
})

it('has a form for the first place of a race, if there are races', async () => {
  const [regatta, empty] = [
    await makeEvent(service, ann, { numberofraces: 2 }),
    await makeEvent(service, ann, { numberofraces: 0 }),
  ]
  const query = '/racecolumnfactors?race_column=R2&firstPlace=11'
  await request(`POST ${leaderboardPath(regatta, query)}`, { token: ann })

  expect(await show(regatta, ann)).toContain('<option value="R2" data-place="11">')
  expect(await show(empty, ann)).not.toContain('data-settings="place"')
  expect(await show(regatta)).not.toContain('data-settings="place"')
})
