/** Fleets of entries: which boats sail which race, in all responses that list the boats of a race. */
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { makeCompetitor, onCompetitors, type ShownCompetitor } from '../support/entries.ts'
import { makeEvent, mapDevice, regattaPath, setStart, track } from '../support/sailing.ts'
import { open, secret } from '../support/openRegattas.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const names = ['Gold', 'Silver']
const startMillis = Math.floor(Date.now() / 60_000) * 60_000 - 1_800_000

let regatta: string
let boats: readonly ShownCompetitor[]

const newRegatta = () =>
  makeEvent(service, ann, {
    series: [{ name: 'Final', fleets: names }],
    ...open,
    numberofraces: 2,
  })

/** Starts both races of a column, the second one five minutes later. */
const start = async (raceColumn: string) => {
  for (const [index, fleet] of names.entries()) {
    const race = { race_column: raceColumn, fleet }
    await track(service, ann, 'starttracking', regatta, race)
    await track(service, ann, 'settrackingtimes', regatta, {
      ...race,
      startoftrackingasmillis: String(startMillis - 600_000),
    })
    await setStart(service, ann, regatta, race, startMillis + index * 300_000)
  }
}

/** A boat with a position after the start of both fleets. */
const enter = async (sailid: string, more: Readonly<Record<string, string>> = {}) => {
  const boat = await makeCompetitor(service, regatta, {
    token: ann,
    competitorName: sailid,
    sailid,
    nationalityIOC: 'GER',
    ...more,
  })
  const deviceUuid = newId()
  const mapping = { competitorId: boat.id, deviceUuid, fromMillis: startMillis }
  await mapDevice(service, ann, regatta, mapping)
  const fix = { latitude: 54, longitude: 10, speed: 3, course: 0 }
  const fixes = [{ ...fix, timestamp: startMillis + 400_000 }]
  await service.request(`POST ${V}/gps_fixes`, { json: { deviceUuid, fixes } })
  return boat
}

beforeEach(async () => {
  regatta = await newRegatta()
  boats = await Promise.all(['GER 1', 'GER 2', 'GER 3', 'GER 4'].map((sail) => enter(sail)))
  await start('R1')
})

const get = async (path: string) => (await service.request(`GET ${path}`, { token: ann })).body

const namesIn = (competitors: readonly { readonly name: string }[]) =>
  competitors.map(({ name }) => name).toSorted()

interface Listed {
  readonly competitors: readonly { readonly name: string }[]
}

const inRace = async (fleet: string, rest = 'live', raceColumn = 'R1') => {
  const race = encodeURIComponent(`${regatta} ${raceColumn} ${fleet}`)
  return namesIn(
    ((await get(regattaPath(regatta, `/races/${race}/competitors/${rest}`))) as Listed).competitors,
  )
}

const assign = (json: object, token = ann) =>
  service.request(`PUT ${regattaPath(regatta, '/fleets')}`, { token, json })

const halves = {
  fleets: [
    { fleet: 'Gold', sailIds: ['GER 1', 'GER 2'] },
    { fleet: 'Silver', sailIds: ['ger4'], competitorIds: [] as string[] },
  ],
}
const all = ['GER 1', 'GER 2', 'GER 3', 'GER 4']

interface Row {
  readonly name: string
  readonly columns: Readonly<Record<string, { readonly fleet: string; readonly rank: unknown }>>
}

const cells = async (query = '') => {
  const path = `/sailingserver/api/v2/leaderboards/${encodeURIComponent(regatta)}${query}`
  const { competitors } = (await get(path)) as { readonly competitors: readonly Row[] }
  return Object.fromEntries(competitors.map(({ name, columns }) => [name, columns.R1?.fleet]))
}

describe('without an assignment', () => {
  it('all boats sail in all fleets, and no response shows fleets', async () => {
    expect([await inRace('Gold'), await inRace('Silver')]).toEqual([all, all])
    expect(await cells()).toEqual({ 'GER 1': '', 'GER 2': '', 'GER 3': '', 'GER 4': '' })
    const list = await get(regattaPath(regatta, '/competitors'))
    expect((list as readonly object[]).filter((one) => 'fleets' in one)).toEqual([])
  })
})

describe('the assignment of a series', () => {
  it('decides who sails in a race; boats without a fleet stay in all', async () => {
    const { status, body } = await assign(halves)
    expect([status, body]).toEqual([
      200,
      {
        regatta,
        series: 'Final',
        raceColumn: null,
        unassigned: 1,
        fleets: [
          { fleet: 'Gold', competitors: 2 },
          { fleet: 'Silver', competitors: 1 },
        ],
      },
    ])
    const gold = ['GER 1', 'GER 2', 'GER 3']
    const silver = ['GER 3', 'GER 4']

    expect([await inRace('Gold'), await inRace('Silver')]).toEqual([gold, silver])
    expect([await inRace('Gold', 'positions'), await inRace('Silver', 'positions')]).toEqual([
      gold,
      silver,
    ])
    expect(await cells()).toEqual({
      'GER 1': 'Gold',
      'GER 2': 'Gold',
      'GER 3': '',
      'GER 4': 'Silver',
    })
    const only = `?showOnlyCompetitorsWithIdsProvided=true&showOnlyActiveRacesForCompetitorIds=${boats[3]?.id ?? ''}`
    expect(await cells(only)).toEqual({ 'GER 4': 'Silver' })
    const query = '/competitors?race_column=R1&fleet=Silver'
    const entered = (await get(regattaPath(regatta, query))) as readonly ShownCompetitor[]
    expect(entered).toMatchObject([
      { name: 'GER 3' },
      { name: 'GER 4', fleets: [{ series: 'Final', fleet: 'Silver' }] },
    ])
  })

  it('lists the boats of both fleets of a race column, and of no unknown race', async () => {
    await assign(halves)
    const list = (query: string) =>
      service.request(`GET ${regattaPath(regatta, `/competitors?${query}`)}`, { token: ann })
    const both = (await list('race_column=R1')).body as readonly ShownCompetitor[]

    expect(namesIn(both)).toEqual(all)
    expect((await list('race_column=R9')).status).toBe(404)
    expect((await list('race_column=R1&fleet=Bronze')).status).toBe(404)
    expect((await list('fleet=Gold')).body).toMatchObject({
      errors: [{ parameter: 'race_column', code: 'required' }],
    })
  })

  it('has no value in a race of the other fleet, on boards and in pictures', async () => {
    await assign(halves)
    const board = await service.request(
      `GET /board/${encodeURIComponent(regatta)}/R1/Gold.svg?at=${startMillis + 420_000}`,
    )

    expect(board.status).toBe(200)
    expect(board.text).toContain('GER 1')
    expect(board.text).not.toContain('GER 4')
  })

  it('replaces the boats of the fleets that it names only', async () => {
    await assign(halves)
    await assign({ fleets: [{ fleet: 'Silver', competitorIds: [boats[2]?.id] }] })
    expect(await inRace('Gold')).toEqual(['GER 1', 'GER 2', 'GER 4'])
    expect(await inRace('Silver')).toEqual(['GER 3', 'GER 4'])
    await assign({ fleets: names.map((fleet) => ({ fleet })) })
    expect([await inRace('Gold'), await inRace('Silver')]).toEqual([all, all])
  })

  it('refuses what it cannot find, with all errors, and changes nothing', async () => {
    await enter('4', { nationalityIOC: 'FRA', competitorName: 'FRA 4' })
    await enter('4', { nationalityIOC: 'DEN', competitorName: 'DEN 4' })
    const { status, body } = await assign({
      fleets: [
        { fleet: 'Golf', sailIds: [] },
        { fleet: 'Gold', sailIds: ['GER 11', '4', 'FRA 4', 'GER 2'], competitorIds: [newId()] },
        { fleet: 'Silver', sailIds: ['GER 2'] },
      ],
    })

    expect([status, body]).toMatchObject([
      400,
      {
        errors: [
          { pointer: '/fleets/0/fleet', code: 'unknown', suggestion: 'Gold' },
          { pointer: '/fleets/1/sailIds/0', code: 'unknown', suggestion: 'GER 1' },
          { pointer: '/fleets/1/sailIds/1', code: 'ambiguous' },
          { pointer: '/fleets/1/competitorIds/0', code: 'unknown' },
          { pointer: '/fleets/2/sailIds/0', code: 'repeated' },
        ],
      },
    ])
    expect(await inRace('Gold')).toContain('GER 4')
    expect((await assign({ series: 'Other', fleets: [{ fleet: 'Gold' }] })).body).toMatchObject({
      errors: [{ pointer: '/series', code: 'unknown', detail: "must be one of 'Final'" }],
    })
    expect((await assign({ raceColumn: 'R9', fleets: [{ fleet: 'Gold' }] })).status).toBe(404)
  })

  it('needs UPDATE on the regatta, and changes nothing a second time', async () => {
    expect((await assign(halves, bob)).status).toBe(403)
    const replies = [await assign(halves), await assign(halves)]
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[1]?.body).toEqual(replies[0]?.body)
  })
})

describe('the list of one race', () => {
  it('wins, and keeps the races before and after it', async () => {
    await assign(halves)
    await start('R2')
    const reply = await assign({
      raceColumn: 'R2',
      fleets: [{ fleet: 'Gold', sailIds: ['GER 4'] }],
    })

    expect(reply.body).toMatchObject({ raceColumn: 'R2', series: 'Final' })
    expect([await inRace('Gold', 'live', 'R2'), await inRace('Silver', 'live', 'R2')]).toEqual([
      ['GER 4'],
      ['GER 3'],
    ])
    expect(await inRace('Silver')).toEqual(['GER 3', 'GER 4'])
    const list = await get(regattaPath(regatta, '/competitors'))
    expect(list).toContainEqual(
      expect.objectContaining({
        name: 'GER 4',
        fleets: [
          { series: 'Final', fleet: 'Silver' },
          { series: 'Final', fleet: 'Gold', raceColumn: 'R2' },
        ],
      }),
    )
    await assign({ raceColumn: 'R2', fleets: [{ fleet: 'Gold' }] })
    expect(await inRace('Gold', 'live', 'R2')).toEqual(['GER 1', 'GER 2', 'GER 3'])
  })
})

describe('the parameter fleet', () => {
  it('assigns boats to two fleets that start one after the other', async () => {
    regatta = await newRegatta()
    await start('R1')
    for (const fleet of [...names, ...names]) await enter(`${fleet} ${newId()}`, { fleet })

    for (const fleet of names) {
      const [first, second, ...others] = await inRace(fleet)
      expect([first, second, others]).toMatchObject([{}, {}, []])
    }
  })

  it('is refused if no series has the fleet', async () => {
    const values = { token: ann, boatclass: '49er', fleet: 'Silber' }
    const { status, body } = await onCompetitors(service, regatta, '/createandadd', values)

    expect([status, body]).toMatchObject([
      400,
      { errors: [{ parameter: 'fleet', code: 'unknown', suggestion: 'Silver' }] },
    ])
  })

  it('moves an entry for those who may UPDATE the regatta, and not by the secret', async () => {
    const add = (values: Readonly<Record<string, string>>) =>
      onCompetitors(service, regatta, `/${boats[0]?.id ?? ''}/add`, { fleet: 'Silver', ...values })

    expect((await add({ secret, token: bob })).status).toBe(403)
    expect((await add({ secret, token: bob, fleet: '' })).status).toBe(200)
    expect(await inRace('Gold')).toEqual(all)
    expect((await add({ token: ann })).status).toBe(200)
    expect(await inRace('Gold')).toEqual(['GER 2', 'GER 3', 'GER 4'])
    const boatId = boats[0]?.boat.id ?? ''
    await onCompetitors(service, regatta, '/createandaddwithboat', {
      token: ann,
      boatId,
      competitorName: 'Second helm',
      fleet: 'Gold',
    })
    const list = (await get(regattaPath(regatta, '/competitors'))) as readonly object[]
    expect(list).toContainEqual(
      expect.objectContaining({
        name: 'Second helm',
        fleets: [{ series: 'Final', fleet: 'Gold' }],
      }),
    )
  })
})
