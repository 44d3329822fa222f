/** Stages of a championship and the scoring of a leaderboard, as settings. */
import { describe, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const stages = [
  { name: 'Qualifying', stage: 'qualifying', fleets: ['Yellow', 'Blue'] },
  { name: 'Final', stage: 'final', fleets: [{ name: 'Gold', orderNo: 1 }, 'Silver'] },
  { name: 'Medal', stage: 'medal', fleets: ['Medal'] },
] as const

const championship = () => makeEvent(service, ann, { series: stages, numberofraces: 2 })
const read = async (regatta: string) => (await request(`GET ${regattaPath(regatta)}`)).body
const change = (regatta: string, series: readonly object[], token = ann) =>
  request(`PUT ${regattaPath(regatta)}`, { token, json: { series } })
const update = (regatta: string, json: object) =>
  request(`POST ${leaderboardPath(regatta, '/update')}`, { token: ann, json })
const faultsOf = ({ body }: { readonly body: unknown }) => {
  const { errors = [] } = body as {
    readonly errors?: readonly { readonly pointer: string; readonly detail: string }[]
  }
  return Object.fromEntries(errors.map(({ pointer, detail }) => [pointer, detail]))
}

describe('the stages of a regatta', () => {
  it('are shown beside the flags of the original', async () => {
    const regatta = await championship()
    const divided = { divide: 2.25, rounding: 'truncate', decimals: 0 }
    await change(regatta, [
      { name: 'Qualifying', leftover: 'excludeLatest', maximumNumberOfDiscards: 2 },
      { name: 'Final', carry: 'rank' },
      { name: 'Medal', carry: divided },
    ])
    const added = { toseries: 'Medal', prefix: 'M' }
    await request(`POST ${regattaPath(regatta, '/addracecolumns')}`, { token: ann, json: added })

    expect(await read(regatta)).toMatchObject({
      scoringSystem: 'LOW_POINT',
      series: [
        {
          stage: 'qualifying',
          leftover: 'excludeLatest',
          maximumNumberOfDiscards: 2,
          isMedalSeries: false,
          startsWithZeroScore: false,
          trackedRaces: { fleets: [{ races: [{ isMedalRace: false }, {}] }, {}] },
        },
        {
          carry: 'rank',
          startsWithZeroScore: true,
          firstColumnIsNonDiscardableCarryForward: true,
          hasSplitFleetContiguousScoring: false,
          fleets: [{ name: 'Gold', ordering: 1 }, { name: 'Silver' }],
        },
        {
          carry: divided,
          isMedalSeries: true,
          startsWithZeroScore: true,
          firstColumnIsNonDiscardableCarryForward: false,
          trackedRaces: { fleets: [{ races: [{ name: 'M1', isMedalRace: true }] }] },
        },
      ],
    })
  })

  it('are absent where they are not set, and null takes them back', async () => {
    const plain = await makeEvent(service, ann)
    const regatta = await championship()
    await change(regatta, [{ name: 'Final', carry: 'net', maximumNumberOfDiscards: 1 }])
    const nulls = { stage: null, carry: null, maximumNumberOfDiscards: null }
    expect((await change(regatta, [{ name: 'Final', ...nulls }])).status).toBe(200)

    const { series } = (await read(regatta)) as { readonly series: readonly object[] }
    for (const one of [await read(plain), series[1]]) {
      for (const name of ['stage', 'carry', 'leftover', 'average', 'counts', 'firstPlacePoints']) {
        expect(one).not.toHaveProperty(name)
      }
    }
    expect(series).toMatchObject([
      { stage: 'qualifying' },
      { maximumNumberOfDiscards: null, fleets: [{}, {}] },
      { stage: 'medal' },
    ])
  })

  it('keep series that are not named, and fleets that are not sent', async () => {
    const regatta = await championship()
    await change(regatta, [{ name: 'Medal', stage: 'medal' }])
    const before = await read(regatta)
    await change(regatta, [{ name: 'Medal' }])

    expect(await read(regatta)).toEqual(before)
  })

  it('need permission to change the leaderboard', async () => {
    const regatta = await championship()
    const path = `${S}/ownership/REGATTA/${encodeURIComponent(regatta)}/acl`
    const acl = [{ groupId: null, actions: ['READ', 'UPDATE'] }]
    await request(`PUT ${path}`, { token: ann, json: { acl } })

    const sameStage = [{ name: 'Final', stage: 'final' }]
    expect((await change(regatta, sameStage, bob)).status).toBe(200)
    expect((await change(regatta, [{ name: 'Final', carry: 'net' }], bob)).status).toBe(403)
  })

  it('that contradict each other are refused together, each at its place', async () => {
    const json = {
      eventName: 'Contradictions',
      venuename: 'Kiel',
      series: [
        { name: 'Medal', stage: 'medal', carry: 'net', leftover: 'abandon', fleets: ['A'] },
        { name: 'Q', stage: 'qualifying', carry: 'points', fleets: ['A'] },
        { name: 'Q2', stage: 'qualifying', fleets: ['A'] },
        { name: 'Plain', carry: 'rank', fleets: ['A'] },
      ],
    }
    const path = '/sailingserver/api/v1/events/createEvent'
    const refused = await request(`POST ${path}`, { token: ann, json })

    expect(refused.status).toBe(400)
    expect(faultsOf(refused)).toEqual({
      '/series/0/carry': expect.stringContaining('no qualifying series before Medal') as unknown,
      '/series/0/leftover': expect.stringContaining('Medal is no qualifying series') as unknown,
      '/series/1/stage': expect.stringContaining('Medal before Q is medal') as unknown,
      '/series/1/carry': expect.stringContaining('Q is no final and no medal') as unknown,
      '/series/2/stage': expect.stringContaining('one of each') as unknown,
      '/series/3/carry': expect.stringContaining('Plain is no final') as unknown,
    })
    const absent = await request(`GET ${regattaPath('Contradictions')}`, { token: ann })
    expect(absent.status).toBe(404)
  })

  it('of a change are compared with those that stay', async () => {
    const regatta = await championship()
    await change(regatta, [{ name: 'Final', carry: 'net' }])
    const before = await read(regatta)
    const refused = await change(regatta, [
      { name: 'Qualifying', stage: null },
      { name: 'Medal', stage: 'final' },
    ])

    expect(faultsOf(refused)).toEqual({
      '/series': expect.stringContaining('no qualifying series before Final') as unknown,
      '/series/1/stage': expect.stringContaining('Final before Medal is final') as unknown,
    })
    expect(await read(regatta)).toEqual(before)
  })

  it('have no unknown fields and no unknown values', async () => {
    const regatta = await championship()
    const carry = { divide: 2, rounding: 'up', decimals: 0 }
    const refused = await change(regatta, [
      { name: 'Qualifying', discards: 2 },
      { name: 'Final', carry },
      { name: 'Medal', stage: 'semifinal', maximumNumberOfDiscards: -1 },
    ])

    expect(Object.keys(faultsOf(refused)).toSorted()).toEqual([
      '/series/0/discards',
      '/series/1/carry',
      '/series/2/maximumNumberOfDiscards',
      '/series/2/stage',
    ])
    const { '/series/1/carry': rounding } = faultsOf(refused)
    expect(rounding).toContain('`halfUp` or `truncate`')
  })
})

describe('the scoring of a leaderboard', () => {
  it('changes, is shown with the regatta, and null takes it back', async () => {
    const regatta = await makeEvent(service, ann, { scoringSystem: 'HIGH_POINT' })
    expect(await read(regatta)).toMatchObject({ scoringSystem: 'HIGH_POINT' })
    const average = { of: 'possible', minimumShare: 0.5 }
    expect((await update(regatta, { average, dutyRaces: 2 })).status).toBe(200)
    expect(await read(regatta)).toMatchObject({ average, dutyRaces: 2 })
    const low = { scoringSystem: 'LOW_POINT', average: null, firstPlacePoints: 0.75 }
    expect((await update(regatta, { ...low, counts: { best: 5 } })).status).toBe(200)

    const after = await read(regatta)
    expect(after).toMatchObject({
      scoringSystem: 'LOW_POINT',
      firstPlacePoints: 0.75,
      counts: { best: 5 },
      dutyRaces: 2,
    })
    expect(after).not.toHaveProperty('average')
  })

  it('stays without a value in the request', async () => {
    const regatta = await makeEvent(service, ann)
    await update(regatta, { scoringSystem: 'HIGH_POINT_FIRST_GETS_TEN', counts: { share: 0.5 } })
    const before = await read(regatta)
    await update(regatta, { leaderboardDisplayName: 'Cup' })

    expect(await read(regatta)).toEqual(before)
  })

  it('of high points does not go with a rank that is carried over', async () => {
    const carrying = (carry: string) => [
      { name: 'Q', stage: 'qualifying', fleets: ['Yellow', 'Blue'] },
      { name: 'F', stage: 'final', fleets: ['Gold', 'Silver'], carry },
    ]
    const high = { scoringSystem: 'HIGH_POINT' }
    const [low, net] = [
      await makeEvent(service, ann, { series: carrying('rank') }),
      await makeEvent(service, ann, { series: carrying('net'), ...high }),
    ]
    const json = { eventName: 'High', venuename: 'Kiel', series: carrying('rank'), ...high }
    const created = await request(`POST ${V}/events/createEvent`, { token: ann, json })

    expect(Object.keys(faultsOf(await update(low, high)))).toEqual(['/scoringSystem'])
    expect(Object.keys(faultsOf(await change(net, [{ name: 'F', carry: 'rank' }])))).toEqual([
      '/series/0/carry',
    ])
    expect(Object.keys(faultsOf(created))).toEqual(['/series/1/carry'])
    expect((await change(low, [{ name: 'F', carry: 'net' }])).status).toBe(200)
    expect((await update(low, high)).status).toBe(200)
  })

  it('that contradicts itself, also with what is stored, is refused', async () => {
    const regatta = await makeEvent(service, ann)
    await update(regatta, { firstPlacePoints: 0 })
    const before = await read(regatta)
    const refused = await update(regatta, {
      scoringSystem: 'HIGH_POINT_FIRST_GETS_TEN',
      average: { of: 'possible', minimumRaces: 3, minimumShare: 0.5 },
      counts: { best: 3 },
    })

    expect(Object.keys(faultsOf(refused)).toSorted()).toEqual([
      '/average/minimumShare',
      '/average/of',
      '/counts',
      '/firstPlacePoints',
    ])
    expect(await read(regatta)).toEqual(before)
  })

  it.each([
    [{ scoringSystem: 'COX_SPRAGUE' }, '/scoringSystem', 'HIGH_POINT_FIRST_GETS_TEN'],
    [{ firstPlacePoints: 0.5 }, '/firstPlacePoints', '0, 0.7, 0.75 or 1'],
    [{ average: { of: 'points', minimumRaces: 0 } }, '/average/minimumRaces', '1 or more'],
    [{ average: { of: 'races' } }, '/average/of', '`points` or `possible`'],
    [{ average: { of: 'points', best: 3 } }, '/average/best', 'is not known here'],
    [{ counts: { best: 3, share: 0.5 } }, '/counts', 'either `best` or `share`'],
    [{ counts: {} }, '/counts', 'either `best` or `share`'],
    [{ counts: { share: 0 } }, '/counts/share', '0.01 or more'],
    [{ dutyRaces: 1.5 }, '/dutyRaces', 'a whole number'],
  ])('%j is refused with what there is', async (json, pointer, expected) => {
    const refused = await update(await makeEvent(service, ann), json)

    expect(refused.status).toBe(400)
    expect(faultsOf(refused)).toEqual({ [pointer]: expect.stringContaining(expected) as unknown })
  })
})

describe('a race column', () => {
  it('of a medal series counts double and is never discarded, unless its factor is set', async () => {
    const regatta = await championship()
    const added = { toseries: 'Medal', prefix: 'M' }
    await request(`POST ${regattaPath(regatta, '/addracecolumns')}`, { token: ann, json: added })
    const path = leaderboardPath(regatta, '/racecolumnfactors?race_column=M1')
    const { body } = await request(`GET ${path}`, { token: ann })
    const set = await request(`POST ${path}&explicit_factor=1&isDiscardable=true`, { token: ann })

    expect(body).toMatchObject({
      race_columns: [{ explicit_factor: null, factor: 2, isDiscardable: false }],
    })
    expect(set.body).toMatchObject({
      race_columns: [{ explicit_factor: 1, factor: 1, isDiscardable: false }],
    })
  })

  it('has another first place until the first one is back', async () => {
    const regatta = await championship()
    const path = leaderboardPath(regatta, '/racecolumnfactors?race_column=R2')
    const set = await request(`POST ${path}&firstPlace=11`, { token: ann })
    const kept = await request(`POST ${path}&isDiscardable=false`, { token: ann })
    const back = await request(`POST ${path}&firstPlace=1`, { token: ann })

    expect([set.body, kept.body]).toMatchObject([
      { race_columns: [{ race_column_name: 'R2', firstPlace: 11 }] },
      { race_columns: [{ firstPlace: 11, isDiscardable: false }] },
    ])
    expect(back.text).not.toContain('firstPlace')
    expect((await request(`POST ${path}&firstPlace=101`, { token: ann })).status).toBe(400)
    expect((await request(`POST ${path}&firstPlace=0`, { token: ann })).status).toBe(400)
  })
})
