/** Settings of a regatta that change after its creation, and what they do to results. */
import { describe, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { leaderboardPath, regattaPath, track } from '../support/sailing.ts'
import { itemsOf, stateOf } from '../support/tableState.ts'
import { useTestService } from '../support/useTestService.ts'
import { lines, makeSeries } from './resultsFixture.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const change = (name: string, json: object, { token = ann, query = '' } = {}) =>
  request(`PUT ${regattaPath(name)}${query}`, { token, json })
const read = async (name: string) =>
  (await request(`GET ${regattaPath(name)}`, { token: ann })).body as Readonly<
    Record<string, unknown>
  >
const fleets = (...names: readonly unknown[]) => ({ series: [{ name: 'Default', fleets: names }] })

/** Four races in three boats' favour, of which the first `official` ones are official. */
const raced = async (official = 0) => {
  const series = await makeSeries(service, ann, 'ABC', { numberofraces: 4 })
  for (const [at, order] of ['ABC', 'BCA', 'CAB', 'ABC'].entries()) {
    const state = at < official ? 'official' : 'confirmed'
    await series.save(`R${at + 1}`, lines(order), { state })
  }
  return series
}

it('the first class of an event counts the boats that its maker chooses', async () => {
  const rulesOf = async (penaltyBase?: string) => {
    const { regatta } = await makeSeries(service, ann, 'A', penaltyBase ? { penaltyBase } : {})
    const { body } = await request(`GET ${leaderboardPath(regatta, '/results')}`)
    return String((body as { readonly rules: readonly string[] }).rules)
  }

  expect(await rulesOf('startingArea')).toContain('A5.3')
  expect(await rulesOf()).not.toContain('A5.3')
})

describe('a setting', () => {
  it('stays without a value in the request', async () => {
    const { regatta } = await makeSeries(service, ann, 'A', {
      boatclassname: '420er',
      leaderboardDiscardThresholds: [4],
      penaltyBase: 'startingArea',
      rankingMetric: 'TIME_ON_TIME_AND_DISTANCE',
    })
    const { status, body } = await change(regatta, {})

    expect([status, body]).toMatchObject([
      200,
      { boatclass: '420er', rankingMetric: 'TIME_ON_TIME_AND_DISTANCE' },
    ])
    expect((await request(`GET ${leaderboardPath(regatta, '/results')}`)).body).toMatchObject({
      rules: expect.arrayContaining([expect.stringContaining('A5.3')]) as unknown,
    })
  })

  it('changes, also in the list of the event', async () => {
    const { regatta } = await makeSeries(service, ann, 'A', { boatclassname: '420er' })
    const json = { boatClass: 'Optimist', rankingMetric: 'TIME_ON_TIME_AND_DISTANCE' }
    const { body } = await change(regatta, { ...json, resultDiscardingThresholds: [2, 5] })
    const { eventId } = body as { readonly eventId: string }
    const event = await request(`GET ${V}/events/${eventId}`)
    const board = await request(`GET ${leaderboardPath(regatta)}`)

    expect(body).toMatchObject({ boatclass: 'Optimist', rankingMetric: json.rankingMetric })
    expect(event.body).toMatchObject({
      leaderboardGroups: [{ leaderboards: [{ name: regatta, boatClassName: 'Optimist' }] }],
    })
    expect(board.body).toMatchObject({ discardIndexResultsStartingWithHowManyRaces: [2, 5] })
  })

  it('of the leaderboard needs permission to change the leaderboard', async () => {
    const { regatta } = await makeSeries(service, ann, 'A')
    const path = `${S}/ownership/REGATTA/${encodeURIComponent(regatta)}/acl`
    const acl = [{ groupId: null, actions: ['READ', 'UPDATE'] }]
    await request(`PUT ${path}`, { token: ann, json: { acl } })

    expect((await change(regatta, { boatClass: 'Laser' }, { token: bob })).status).toBe(200)
    expect((await change(regatta, { resultDiscardingThresholds: [] }, { token: bob })).status).toBe(
      403,
    )
    expect((await change(regatta, { boatClass: '' })).status).toBe(400)
  })
})

describe('a change of the discards', () => {
  it('makes official races provisional, and a dry run tells how many', async () => {
    const { regatta, points } = await raced(4)
    const json = { resultDiscardingThresholds: [4] }
    const preview = await change(regatta, json, { query: '?dryRun=true' })
    const before = await points()
    const done = await change(regatta, json)
    const changes = await request(`GET ${leaderboardPath(regatta, '/results/changes')}`)

    const results = { madeProvisional: 3, moved: 3 }
    expect(preview.body).toMatchObject({ dryRun: true, body: { results } })
    expect(before).toEqual({ A: 7, B: 8, C: 9 })
    expect(done.body).toMatchObject({ results })
    expect(await points()).toEqual({ A: 4, B: 5, C: 6 })
    expect(changes.body).toMatchObject([{ by: 'ann', moved: [{}, {}, {}] }, {}, {}, {}, {}])
  })

  it('that moves nothing says so', async () => {
    const { regatta } = await raced(4)
    const { body } = await change(regatta, { resultDiscardingThresholds: [9] })

    expect(body).not.toHaveProperty('results')
  })
})

describe('the handicap', () => {
  it('changes before the first result, and stays afterwards', async () => {
    const { regatta, save } = await makeSeries(service, ann, 'AB')
    const rankingMetric = 'TIME_ON_TIME_AND_DISTANCE'
    expect((await change(regatta, { rankingMetric })).status).toBe(200)
    expect((await change(regatta, { rankingMetric: 'ONE_DESIGN' })).status).toBe(200)
    await save('R1', lines('AB'))

    const refused = await change(regatta, { rankingMetric })

    expect([refused.status, refused.body]).toMatchObject([409, { code: 'setting-in-use' }])
    expect((await change(regatta, { rankingMetric: 'ONE_DESIGN' })).status).toBe(200)
  })
})

describe('the fleets', () => {
  it('of an untouched regatta change, and keep their order', async () => {
    const { regatta } = await makeSeries(service, ann, 'AB')
    const gold = { name: 'Gold', orderNo: 1 }
    expect((await change(regatta, fleets(gold, { name: 'Silver', orderNo: 2 }))).status).toBe(200)
    expect((await change(regatta, fleets('Gold', 'Silver', 'Bronze'))).status).toBe(200)

    expect(await read(regatta)).toMatchObject({
      series: [
        {
          fleets: [
            { name: 'Gold', ordering: 1 },
            { name: 'Silver', ordering: 2 },
            { name: 'Bronze', ordering: 0 },
          ],
        },
      ],
    })
  })

  it('stay if a race of them has a result or tracking, and others are added', async () => {
    const scored = await makeSeries(service, ann, 'AB')
    await scored.save('R1', lines('AB'))
    const drafted = await makeSeries(service, ann, 'AB')
    await drafted.save('R1', lines('AB'), { state: 'draft' })
    const tracked = await makeSeries(service, ann, 'AB')
    const race = { race_column: 'R1', fleet: 'Default' }
    await track(service, ann, 'starttracking', tracked.regatta, race)

    for (const { regatta } of [scored, drafted, tracked]) {
      const refused = await change(regatta, fleets('Gold'))
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'setting-in-use' }])
      expect((await change(regatta, fleets('Default', 'Gold'))).status).toBe(200)
    }
  })

  it('stay if boats are in them', async () => {
    const { regatta } = await makeSeries(service, ann, 'AB')
    await change(regatta, fleets('Gold', 'Silver'))
    const assigned = await request(`PUT ${regattaPath(regatta, '/fleets')}`, {
      token: ann,
      json: { fleets: [{ fleet: 'Gold', sailIds: ['1'] }] },
    })
    expect(assigned.status).toBe(200)

    const refused = await change(regatta, fleets('Silver'))

    expect(refused.body).toMatchObject({
      detail: 'The fleet Gold is not empty. Boats: 1. Move them to another fleet first.',
    })
    expect((await change(regatta, fleets('Gold', 'Bronze'))).status).toBe(200)
  })

  it('are of a known series, each once, and all errors come together', async () => {
    const { regatta } = await makeSeries(service, ann, 'A')
    const series = [{ name: 'Final', fleets: ['Gold', 'Gold'] }]
    const times = { startTimePointAsMillis: 2, endTimePointAsMillis: 1 }
    const { status, body } = await change(regatta, { series, ...times })

    expect([status, body]).toMatchObject([
      400,
      {
        errors: [
          { pointer: '/series/0/name' },
          { pointer: '/series/0/fleets/1' },
          { pointer: '/endTimePointAsMillis' },
        ],
      },
    ])
  })
})

it('leaves a table without violations', async () => {
  expect(findViolations(itemsOf(await stateOf(service)))).toEqual([])
})
