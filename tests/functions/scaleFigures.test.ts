/** The figures of docs/evidence/scale.md about growing objects are those that the engine reports. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { V } from '../../harness/paths.ts'
import { moreUnitsOfHundredTags } from '../../scripts/cost/workloads.ts'
import { boardPath, upAndDown } from '../support/boardRace.ts'
import { startTestService, type TestService } from '../support/functions.ts'
import { fillWithTags } from '../support/manyTags.ts'
import { rowIn } from '../support/markdown.ts'
import { raceIdOf } from '../support/races.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { meterStoreCalls, type StoreCall } from '../support/storeCalls.ts'
import { keepLog } from './logLines.ts'

const page = readFileSync(resolve(import.meta.dirname, '../../docs/evidence/scale.md'), 'utf8')
const races = [15, 100, 500]
const race = { leaderboard: 'Kiel 15', racecolumn: 'R1', fleet: 'Default' }

keepLog()
let service: TestService
let meter: ReturnType<typeof meterStoreCalls>
let token: string
beforeAll(async () => {
  service = await startTestService()
  token = await service.createUser('ann')
  for (const count of races) {
    const form = { eventName: `Kiel ${count}`, venuename: 'Kiel', numberofraces: String(count) }
    await service.request(`POST ${V}/events/createEvent`, { token, form })
  }
  const course = `${V}/courseconfiguration/createCourse/Kiel%2015/R1/Default`
  await service.request(`POST ${course}`, { token, json: upAndDown })
  meter = meterStoreCalls(service.services)
})
afterAll(() => service.stop())

const callsOf = async (route: string, options = {}): Promise<readonly StoreCall[]> => {
  await service.request(route, options)
  meter.take()
  const { status } = await service.request(route, options)
  expect(status).toBe(200)
  return meter.take()
}

const unitsOf = (calls: readonly StoreCall[], operation: string): readonly number[] =>
  calls.filter((call) => call.operation === operation).map(({ readUnits }) => readUnits)

const numbersIn = (text = ''): readonly number[] =>
  Array.from(text.matchAll(/\d+(?:\.\d+)?/g), ([number]) => Number(number))

describe('a regatta with many races', () => {
  it('is read for as many units as docs/evidence/scale.md says', async () => {
    const units: number[] = []
    for (const count of races) {
      const [read = 0] = unitsOf(
        await callsOf(`GET ${V}/regattas/Kiel%20${count}`, { token }),
        'BatchGetItem',
      )
      // Plus the user, the epoch and the security of the regatta.
      units.push(read - 3)
    }

    expect(numbersIn(rowIn(page, 'a regatta of 15, 100 and 500 races')[1])).toEqual(units)
  })
})

describe('the board of a race', () => {
  it('asks for its regatta, and for its tags, as docs/evidence/scale.md says', async () => {
    const route = `GET ${boardPath('Kiel 15')}`
    const without = await callsOf(route)
    await fillWithTags(service, await raceIdOf(securitySetup(service), race), {
      count: 100,
      text: 'Clean start, the pin end is favoured, three boats are over',
    })
    const withTags = await callsOf(route)

    // Plus the epoch, and the security of the leaderboard.
    const regatta = (unitsOf(without, 'BatchGetItem')[0] ?? 0) - 2
    const [tags = 0] = unitsOf(withTags, 'Query')
    const carries = (first: string) => Number(rowIn(page, first)[1])
    expect(carries('the board or the course of one regatta, without its tags')).toBe(regatta)
    expect(carries('boards of one race that show 100 tags')).toBe(tags)
    expect(Number(rowIn(page, 'a list of 100 tags')[1])).toBe(tags)
    expect(tags - (unitsOf(without, 'Query')[0] ?? 0)).toBe(moreUnitsOfHundredTags)
  })

  it('reads half a unit without new tags', async () => {
    const route = `GET ${V}/Kiel%2015/R1/Default/tags?createdSince=2000000000000`
    const units = unitsOf(await callsOf(route), 'Query')

    expect(units).toEqual(numbersIn(rowIn(page, 'tags, with `createdSince`, without new tags')[1]))
  })
})
