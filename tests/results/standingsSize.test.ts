/** Leaderboards with more competitors and race columns than a response of Lambda has room for. */
import { describe, expect, it } from 'vitest'
import { usualRegatta } from '#races/rules/regatta.ts'
import {
  columnsOf,
  describeEstimates,
  describeResults,
} from '#results/steps/leaderboardStandings.ts'
import { scored } from '#results/steps/results.ts'
import { responseBytesMax } from '#results/steps/standingsSize.ts'
import { makeCompetitor } from '../support/entries.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardPath, makeEvent } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')

const lambdaBytesMax = 6_291_556

/** A function returns the body as text in JSON. */
const lambdaBytes = (text: string) => Buffer.byteLength(JSON.stringify(text))

describe('a leaderboard', () => {
  const raceColumns = Array.from({ length: 45 }, (_, at) => ({ id: `${at}`, name: `R${at}` }))
  const regatta = {
    ...usualRegatta,
    name: 'Kiel',
    eventId: 'kiel',
    taggedStarts: new Map<string, number>(),
    series: [{ name: 'Default', fleets: ['Default'], raceColumns }],
    trackedRaces: [],
    raceLogs: [],
  }
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
  const entry = { competitor, displayName: null, timeOnTimeFactor: null }
  const entries = (count: number) =>
    Array.from({ length: count }, () => ({ ...entry, timeOnDistanceAllowance: null }))
  const shown = {
    filter: {},
    resultMillis: null,
    columns: columnsOf(regatta),
    results: scored({ regatta, entries: [], sheets: [], state: undefined }),
    estimates: new Map(),
    bytesMax: responseBytesMax,
  }
  const versions = {
    one: (count: number, bytesMax = responseBytesMax) =>
      describeResults(regatta, entries(count), {
        ...shown,
        bytesMax,
        reducedBy: 'maxCompetitorsCount',
      }),
    two: (count: number) =>
      describeEstimates(regatta, entries(count), { ...shown, reducedBy: 'columnNames' }),
  }

  it.each([
    ['one', 'Invalid maxCompetitorsCount. It must be at most'],
    ['two', 'It must name fewer race columns, or `maxCompetitorsCount` must be at most'],
  ] as const)('of version %s shows as many competitors as a response can have', (version, text) => {
    const show = versions[version]
    let message = ''
    try {
      show(1000)
    } catch (error) {
      message = String(error)
    }

    expect(message).toContain(text)
    const count = Number(/must be at most (\d+)/.exec(message)?.[1])
    const bytes = lambdaBytes(JSON.stringify(show(count)))
    expect(bytes).toBeGreaterThan(0.95 * responseBytesMax)
    expect(bytes).toBeLessThan(lambdaBytesMax)
  })

  it('of any size can be compared with what a caller has seen', () => {
    expect(versions.one(1000, Infinity).competitors).toHaveLength(1000)
  })
})

describe('the request for a leaderboard that is too large', () => {
  it('is told to ask for fewer race columns or competitors, and then succeeds', async () => {
    const races = { numberofraces: 500, boatclassname: '49er' }
    const large = await makeEvent(service, ann, races)
    // In a response, each of these characters has seven bytes.
    const name = '<'.repeat(100)
    const words = { token: ann, competitorName: name, sailid: name, boatclass: name }
    for (const _ of Array(5)) await makeCompetitor(service, large, words)
    const read = (version: string, query = '') =>
      service.request(`GET ${leaderboardPath(large).replace('v1', version)}${query}`, {
        token: ann,
      })

    const refused = await read('v2')
    const cut = await read('v2', '?maxCompetitorsCount=2')
    const chosen = await read('v2', '?columnNames=R1')
    const older = await read('v1')

    const errors = [{ parameter: 'columnNames', code: 'too-many' }]
    expect([refused.status, refused.body]).toMatchObject([400, { errors }])
    expect(lambdaBytes(cut.text)).toBeLessThan(lambdaBytesMax)
    expect([cut.status, chosen.status, older.status]).toEqual([200, 200, 200])
  })
})
