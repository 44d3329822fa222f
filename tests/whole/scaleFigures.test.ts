/** The units of requests about growing objects, as docs/reference/scale.md states them. */
import { describe, expect, it } from 'vitest'
import { bodyOfFixes, fixAt, fixesRoute } from '../../harness/deviceFixes.ts'
import { putMappedDevice } from '#positions/items/fixes.ts'
import { Store } from '#table/store.ts'
import { newId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { boardPath, upAndDown } from '../support/boardRace.ts'
import { useTestService } from '../support/useTestService.ts'
import { fillWithTags } from '../support/manyTags.ts'
import { raceIdOf } from '../support/races.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { meterStoreCalls, type StoreCall } from '../support/storeCalls.ts'
import { keepLog } from '../support/logLines.ts'

const races = [15, 100, 500]
const race = { leaderboard: 'Kiel 15', racecolumn: 'R1', fleet: 'Default' }

keepLog()
const service = await useTestService()
const token = await service.createUser('ann')
for (const count of races) {
  const form = { eventName: `Kiel ${count}`, venuename: 'Kiel', numberofraces: String(count) }
  await service.request(`POST ${V}/events/createEvent`, { token, form })
}
const course = `${V}/courseconfiguration/createCourse/Kiel%2015/R1/Default`
await service.request(`POST ${course}`, { token, json: upAndDown })
const meter = meterStoreCalls(service.services)

const callsOf = async (route: string, options = {}): Promise<readonly StoreCall[]> => {
  await service.request(route, options)
  meter.take()
  const { status } = await service.request(route, options)
  expect(status).toBe(200)
  return meter.take()
}

const unitsOf = (calls: readonly StoreCall[], operation: string): readonly number[] =>
  calls.filter((call) => call.operation === operation).map(({ readUnits }) => readUnits)

describe('a regatta with many races', () => {
  it('is read as one item, whose size counts', async () => {
    const units: number[] = []
    for (const count of races) {
      const [read = 0] = unitsOf(
        await callsOf(`GET ${V}/regattas/Kiel%20${count}`, { token }),
        'BatchGetItem',
      )
      // Plus the user, the epoch and the security of the regatta.
      units.push(read - 3)
    }

    expect(units).toEqual([1, 2, 7])
  })
})

describe('the board of a race', () => {
  it('reads its regatta and its sheet for 5 units, and a hundred tags for 16', async () => {
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
    expect([regatta, tags]).toEqual([5, 16])
  })

  it('reads half a unit without new tags', async () => {
    const route = `GET ${V}/Kiel%2015/R1/Default/tags?createdSince=2000000000000`

    expect(unitsOf(await callsOf(route), 'Query')).toEqual([0.5])
  })
})

describe('a list of events', () => {
  it('costs what its caller may read, however many events of others are between them', async () => {
    const reader = await service.createUser('cleo')
    const others = await service.createUser('dora')
    const create = async (owner: string, number: number) => {
      const form = { eventName: `List ${100 + number}`, venuename: 'Kiel', ispublic: 'false' }
      await service.request(`POST ${V}/events/createEvent`, { token: owner, form })
    }
    const costs = async () => {
      const lists = [`${V}/events`, `${V}/events?limit=3`, `${S}/objects?type=EVENT&action=UPDATE`]
      const units: number[] = []
      for (const list of lists) {
        const calls = await callsOf(`GET ${list}`, { token: reader })
        units.push(calls.reduce((sum, { readUnits }) => sum + readUnits, 0))
      }
      return units
    }
    for (let number = 0; number < 60; number += 10) await create(reader, number)
    const before = await costs()
    for (let number = 0; number < 60; number += 1) {
      if (number % 10 !== 0) await create(others, number)
    }

    expect(before.every((units) => units > 3)).toBe(true)
    expect(await costs()).toEqual(before)
  })
})

describe('a device that records a fix each second', () => {
  const start = Math.floor(Date.now() / 60_000) * 60_000 - 600_000

  /** The average cost of requests that send the fixes of two minutes, after a first fix. */
  const costOf = async (size: number) => {
    const device = newId()
    await new Store(service.services.table).write([putMappedDevice(device)])
    await service.request(fixesRoute, bodyOfFixes(device, [fixAt(start, 0, 14)]))
    const sum = { trips: 0, readUnits: 0, writeUnits: 0 }
    const requests = 120 / size
    meter.take()
    for (let request = 0; request < requests; request += 1) {
      const seconds = Array.from({ length: size }, (_, index) => 15 + request * size + index)
      const fixes = seconds.map((second) => fixAt(start, 0, second))
      expect((await service.request(fixesRoute, bodyOfFixes(device, fixes))).status).toBe(200)
      const calls = meter.take()
      sum.trips += Math.max(...calls.map(({ trip }) => trip))
      for (const { readUnits, writeUnits } of calls) {
        sum.readUnits += readUnits
        sum.writeUnits += writeUnits
      }
    }
    const { trips, readUnits, writeUnits } = sum
    return {
      trips: trips / requests,
      readUnits: readUnits / requests,
      writeUnits: writeUnits / requests,
    }
  }

  it('reads a unit for its track and each minute, and writes at least twice as many', async () => {
    // Half of the batches of thirty touch two minutes. The last fixes of a minute need two units.
    expect(await costOf(30)).toEqual({ trips: 2, readUnits: 2.5, writeUnits: 5.5 })
    expect(await costOf(1)).toEqual({ trips: 2, readUnits: 2, writeUnits: 488 / 120 })
  })
})
