/** Championships in stages, and clubs' scoring, by HTTP: sheets, standings, leaderboards and files. */
import { describe, expect, it } from 'vitest'
import { leaderboardPath, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'
import { lines, makeSeries } from './resultsFixture.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')

const stages = [
  { name: 'Qualifying', stage: 'qualifying', fleets: ['Yellow', 'Blue'] },
  { name: 'Final', stage: 'final', carry: 'rank', fleets: ['Gold', 'Silver'] },
  { name: 'Medal', stage: 'medal', fleets: ['Medal'] },
] as const

/** A to F: Yellow A B C, Blue D E F, and a race column for each stage. */
const championship = async (series: readonly object[] = stages) => {
  const made = await makeSeries(service, ann, 'ABCDEF', { series, numberofraces: 0 })
  for (const [toseries, name] of [
    ['Qualifying', 'Q1'],
    ['Qualifying', 'Q2'],
    ['Final', 'F1'],
    ['Medal', 'M1'],
  ] as const) {
    const json = { toseries, prefix: name.slice(0, 1), numberofraces: 1 }
    const path = regattaPath(made.regatta, '/addracecolumns')
    expect((await request(`POST ${path}`, { token: ann, json })).status).toBe(200)
  }
  const assign = async (sent: string, lists: Readonly<Record<string, string>>) => {
    const fleets = Object.entries(lists).map(([fleet, boats]) => {
      return { fleet, competitorIds: Array.from(boats, made.idOf) }
    })
    const json = { series: sent, fleets }
    const path = regattaPath(made.regatta, '/fleets')
    const reply = await request(`PUT ${path}`, { token: ann, json })
    expect(reply.text).toContain(sent)
  }
  const update = (json: object) =>
    request(`POST ${leaderboardPath(made.regatta, '/update')}`, { token: ann, json })
  return { ...made, assign, update }
}

const sailed = async () => {
  const made = await championship()
  await made.assign('Qualifying', { Yellow: 'ABC', Blue: 'DEF' })
  await made.save('Q1/Yellow', lines('ABC'))
  await made.save('Q1/Blue', lines('DEF'))
  await made.assign('Final', { Gold: 'ABD', Silver: 'CEF' })
  await made.save('F1/Gold', [...lines('DA'), { ...lines('B')[0], code: 'DNF' }])
  await made.save('F1/Silver', lines('FEC'))
  return made
}

const sailwave = (path: (rest?: string) => string, race: string, points: readonly number[]) => {
  const provider = encodeURIComponent('Sailwave CSV result importer')
  const query = `?scoreCorrectionProvider=${provider}&allowPartialImport=true`
  const rows = points.map((score, at) => `${at + 1};;${at + 1};;Helm;;${score};${score};${score};`)
  const body = [`Rank;Nat;SailNo;Club;HelmName;CrewName;${race};Total;Nett;`, ...rows].join('\r\n')
  const headers = { 'content-type': 'text/csv' }
  return request(`PUT ${path(query)}`, { token: ann, headers, body })
}

describe('a sheet of a stage', () => {
  it('needs a fleet that has boats, and boats that are in its list', async () => {
    const { save, assign, path } = await championship()
    const empty = await save('Q1/Yellow', lines('A'), { state: 'draft' })
    await assign('Qualifying', { Yellow: 'ABC', Blue: 'DEF' })
    const other = await save('Q1/Yellow', lines('ABD'))
    const absent = await request(`GET ${path('/Q1/Yellow')}`, { token: ann })
    const own = await save('Q1/Yellow', lines('ABC'))

    expect(empty.body).toMatchObject({ status: 409, code: 'fleet-without-boats' })
    expect(other.body).toMatchObject({
      status: 409,
      code: 'not-in-fleet',
      detail:
        'D (4) is not in the list of the fleet Yellow in Q1. Assign her first, or remove her from the sheet.',
    })
    expect([absent.status, own.status]).toEqual([404, 200])
    expect(own.body).toMatchObject({ notAccountedFor: 0 })
  })

  it('needs no list in the only fleet of a qualifying series', async () => {
    const series = [
      { name: 'Opening', stage: 'qualifying', fleets: ['Default'] },
      { name: 'Medal', stage: 'medal', fleets: ['Medal'] },
    ]
    const { save, read } = await makeSeries(service, ann, 'ABC', { series })

    expect((await save('R1', lines('AB'))).status).toBe(200)
    const last = (await read()).competitors[2]
    expect(last?.scores).toMatchObject({ R1: { code: 'DNC', points: 4 } })
  })

  it('is corrected also when its boats have other lists', async () => {
    const { save, assign } = await championship()
    await assign('Qualifying', { Yellow: 'ABC', Blue: 'DEF' })
    await save('Q1/Yellow', lines('ABC'))
    await assign('Qualifying', { Yellow: 'ADE', Blue: 'BCF' })

    expect((await save('Q1/Yellow', lines('BAC'))).status).toBe(200)
    expect((await save('Q1/Yellow', lines('BACF'))).body).toMatchObject({ code: 'not-in-fleet' })
  })

  it('of others has no boat of the medal race', async () => {
    const { save, assign, regatta, read } = await sailed()
    await assign('Medal', { Medal: 'AD' })
    const query = 'race_column=F1&firstPlace=3'
    await request(`POST ${leaderboardPath(regatta, `/racecolumnfactors?${query}`)}`, { token: ann })
    const other = await save('F1/Gold', lines('B'))
    const medalist = await save('F1/Gold', lines('AB'))

    expect(medalist.body).toMatchObject({ code: 'not-in-fleet' })
    expect(other.body).toMatchObject({ notAccountedFor: 0, finishes: [{ score: { points: 3 } }] })
    expect((await read()).columns[4]).toMatchObject({ name: 'F1', firstPlace: 3 })
  })

  it('is also checked in an import', async () => {
    const { assign, path } = await championship()
    const put = () => sailwave(path, 'Q1', [1])
    expect((await put()).body).toMatchObject({ code: 'fleet-without-boats' })
    await assign('Qualifying', { Yellow: 'BC', Blue: 'DEF' })
    expect((await put()).body).toMatchObject({ code: 'not-in-fleet' })
    await assign('Qualifying', { Yellow: 'ABC' })
    expect((await put()).status).toBe(200)
  })
})

describe('imported points', () => {
  it('of a medal race are as published', async () => {
    const { assign, path, read } = await championship()
    await assign('Medal', { Medal: 'AB' })

    expect((await sailwave(path, 'M1', [4, 2])).status).toBe(200)
    expect((await read()).competitors.slice(0, 2)).toMatchObject([
      { name: 'B', scores: { M1: { points: 2 } } },
      { name: 'A', scores: { M1: { points: 4 } } },
    ])
  })

  it('of a high point system are in the order of finishing', async () => {
    const { path, regatta } = await makeSeries(service, ann, 'ABC')
    const json = { scoringSystem: 'HIGH_POINT' }
    await request(`POST ${leaderboardPath(regatta, '/update')}`, { token: ann, json })
    await sailwave(path, 'R1', [2, 3, 1])
    const sheet = await request(`GET ${path('/R1/Default')}`, { token: ann })

    expect(sheet.body).toMatchObject({ finishes: [{ points: 3 }, { points: 2 }, { points: 1 }] })
  })
})

describe('standings', () => {
  it('show a qualifying race that waits, and do not count it', async () => {
    const { save, assign, read, path, regatta } = await championship()
    await assign('Qualifying', { Yellow: 'ABC', Blue: 'DEF' })
    const saved = await save('Q1/Yellow', lines('ABC'))
    const { columns, competitors } = await read()
    const page = await request(`GET /results/${encodeURIComponent(regatta)}`, { token: ann })

    expect(columns.slice(0, 2)).toMatchObject([
      { stage: 'qualifying', came: 3, scored: false, waitsFor: ['Blue'] },
      { fleet: 'Blue', scored: false, waitsFor: ['Blue'] },
    ])
    expect(saved.body).toMatchObject({ finishes: [{ score: { place: 1, points: 1 } }, {}, {}] })
    expect(columns[2]).not.toHaveProperty('waitsFor')
    expect(competitors.every(({ scores }) => Object.keys(scores).length === 0)).toBe(true)
    expect(page.text).toContain('waits for')
    await save('Q1/Blue', lines('DEF'))
    expect((await read()).columns[0]).toMatchObject({ scored: true })
    expect((await request(`GET ${path('.csv')}`, { token: ann })).text).toContain(';Q1;Total')
  })

  it('follow the stages in all readers, and at each moment', async () => {
    const { read, save, assign, path, regatta } = await sailed()
    const before = await read()
    await assign('Medal', { Medal: 'AD' })
    await save('M1/Medal', lines('AD'))
    const { competitors, rules } = await read()

    expect(before.competitors.map(({ name, netPoints }) => `${name} ${netPoints}`)).toEqual([
      ...['D 2', 'A 3', 'B 7', 'E 5', 'F 6', 'C 8'],
    ])
    expect(competitors.map(({ name }) => name)).toEqual(['A', 'D', 'B', 'E', 'F', 'C'])
    expect(competitors[0]).toMatchObject({
      fleet: 'Medal',
      carriedPoints: 1,
      netPoints: 5,
      because: 'rank carried over: 1',
      scores: { M1: { points: 2 } },
    })
    expect(rules.length).toBeGreaterThan(5)
    const at = before.lastChange ?? 0
    expect((await read(`?at=${at}`)).competitors).toEqual(before.competitors)
    for (const version of ['v1', 'v2']) {
      const board = leaderboardPath(regatta).replace('v1', version)
      const { body } = await request(`GET ${board}`, { token: ann })
      const [first] = (body as { readonly competitors: readonly object[] }).competitors
      expect(first).toMatchObject({ carriedPoints: 1, netPoints: 5, rank: 1 })
    }
    const csv = (await request(`GET ${path('.csv')}`, { token: ann })).text
    expect(csv.split('\r\n')[0]).toMatch(/Total;Nett;carriedPoints;$/)
  })

  it('are no longer official after a change of a stage that moves them, in words', async () => {
    const { read, save, path, regatta } = await sailed()
    const official = { state: 'official' }
    await save('Q1/Yellow', lines('ABC'), official)
    await save('Q1/Blue', lines('DEF'), official)
    await save('F1/Gold', [...lines('DA'), { ...lines('B')[0], code: 'DNF' }], official)
    await save('F1/Silver', lines('FEC'), official)
    const sendStage = async (settings: object) => {
      const json = { series: [settings] }
      const reply = await request(`PUT ${regattaPath(regatta)}`, { token: ann, json })
      expect(reply.status, reply.text).toBe(200)
      const { body } = await request(`GET ${path('/changes')}`, { token: ann })
      return (body as readonly { readonly sentences: readonly string[] }[])[0]?.sentences
    }

    // No boat has extra races.
    expect(await sendStage({ name: 'Qualifying', leftover: 'excludeLatest' })).toEqual([
      'F1 · Silver became official.',
    ])
    expect((await read()).state).toBe('official')
    expect(await sendStage({ name: 'Final', carry: 'points' })).toEqual(
      expect.arrayContaining(['Q1 · Yellow became provisional.', 'F1 · Gold became provisional.']),
    )
    expect((await read()).state).toBe('provisional')
  })

  it('stand under the names of the stages, with a cut between the fleets', async () => {
    const { regatta } = await sailed()
    const { text } = await request(`GET /results/${encodeURIComponent(regatta)}`, { token: ann })

    expect(text).toContain('scope="colgroup"')
    expect(text.split('class="cut"')).toHaveLength(3)
    expect(text).toContain('rank carried over: 1')
  })
})

describe('the scoring of a club', () => {
  it('is a share of the possible points, and says who is not qualified', async () => {
    const { save, read, regatta } = await makeSeries(service, ann, 'ABC')
    await save('R1', lines('AB'))
    await save('R2', lines('BAC'))
    const json = { scoringSystem: 'HIGH_POINT', average: { of: 'possible', minimumRaces: 2 } }
    const update = await request(`POST ${leaderboardPath(regatta, '/update')}`, {
      token: ann,
      json,
    })
    const { competitors } = await read()

    expect(update.status).toBe(200)
    expect((await read('?limit=1')).competitors).toHaveLength(1)
    expect(competitors).toMatchObject([
      { name: 'B', netPoints: 0.8, because: '4 of 5 points, 2 races: 0.8' },
      { name: 'A', netPoints: 0.8 },
      { name: 'C', netPoints: 0.333, qualified: false, lacking: 1 },
    ])
    const { text } = await request(`GET /results/${encodeURIComponent(regatta)}`, {
      token: ann,
      headers: { 'accept-language': 'de' },
    })
    expect(text).toContain('nicht qualifiziert')
    expect(text).toContain('0,333')
  })

  it('makes official results provisional when it moves them, in words', async () => {
    const { save, read, path, regatta } = await makeSeries(service, ann, 'ABC')
    await save('R1', lines('ABC'), { state: 'official' })
    const before = await read()
    const json = { scoringSystem: 'LOW_POINT_WINNER_GETS_ZERO' }
    await request(`POST ${leaderboardPath(regatta, '/update')}`, { token: ann, json })
    const changes = await request(`GET ${path('/changes')}`, { token: ann })

    expect(await read()).toMatchObject({
      state: 'provisional',
      competitors: [{ netPoints: 0 }, {}, {}],
    })
    expect(await read(`?at=${before.lastChange}`)).toEqual(before)
    expect(changes.body).toMatchObject([
      {
        sentences: [
          'The first place scores 0, and all other places their number.',
          'R1 became provisional.',
        ],
      },
      {},
    ])
  })

  it('limits the races of duty', async () => {
    const { save, regatta, idOf } = await makeSeries(service, ann, 'ABC')
    const duty = [...lines('AB'), { ...lines('C')[0], code: 'DUTY' }]
    await request(`POST ${leaderboardPath(regatta, '/update')}`, {
      token: ann,
      json: { dutyRaces: 1 },
    })
    const first = await save('R1', duty)
    const second = await save('R2', duty)

    expect(first.status).toBe(200)
    expect(second.body).toMatchObject({
      status: 400,
      errors: [{ pointer: '/finishes/2/code', code: 'too-many' }],
    })
    expect((await save('R1', duty)).status).toBe(200)
    const board = await request(`GET ${leaderboardPath(regatta)}`, { token: ann })
    expect(board.body).toMatchObject({
      competitors: expect.arrayContaining([
        expect.objectContaining({
          id: idOf('C'),
          raceScores: expect.objectContaining({
            R1: expect.objectContaining({ maxPointsReason: 'RDG' }) as unknown,
          }) as unknown,
        }) as unknown,
      ]) as unknown,
    })
  })
})
