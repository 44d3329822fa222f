/** Positions that are new since an earlier response. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { makeCompetitor } from '../support/entries.ts'
import { openEvent, secret } from '../support/deviceFixes.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent, mapDevice, regattaPath, track } from '../support/sailing.ts'

interface Positions {
  readonly competitors: readonly {
    readonly name: string
    readonly track: readonly Readonly<Record<string, number>>[]
  }[]
  readonly cursor: string
}

const service = await useTestService()
let regatta: string
let devices: readonly string[]
/** The start of tracking. */
let start: number

const ann = await service.createUser('ann')

const names = ['Albatross', 'Nordlys']

/** Two boats with a device each, in a race that is tracked since an hour. */
const newRace = async () => {
  regatta = await makeEvent(service, ann, openEvent)
  const found: string[] = []
  start = Math.floor(Date.now() / 60_000) * 60_000 - 3_600_000
  for (const competitorName of names) {
    const { id } = await makeCompetitor(service, regatta, { competitorName, secret })
    const deviceUuid = newId()
    found.push(deviceUuid)
    await map({ competitorId: id, deviceUuid, fromMillis: start })
  }
  devices = found
  await track(service, ann, 'starttracking', regatta, { race_column: 'R1' })
  await startTrackingAt(start)
}

const startTrackingAt = (millis: number) =>
  track(service, ann, 'settrackingtimes', regatta, {
    race_column: 'R1',
    fleet: 'Default',
    startoftrackingasmillis: String(millis),
  })

const map = (json: object) => mapDevice(service, ann, regatta, json)

const send = async (device: number, ...seconds: readonly number[]) => {
  const fixes = seconds.map((second) => ({
    latitude: 54.43,
    longitude: 10.2,
    speed: 4.2,
    course: 240,
    timestamp: start + second * 1000,
  }))
  const { status } = await service.request(`POST ${V}/gps_fixes`, {
    json: { deviceUuid: devices[device], fixes },
  })
  expect(status).toBe(200)
}

const request = (query: string, token = ann) => {
  const race = encodeURIComponent(`${regatta} R1 Default`)
  const path = regattaPath(regatta, `/races/${race}/competitors/positions?${query}`)
  return service.request(`GET ${path}`, { token })
}

/** The seconds of the positions by the name of each competitor, and the next cursor. */
const read = async (query = '') => {
  const { status, body, text } = await request(query)
  if (status !== 200) throw new Error(text)
  const { competitors, cursor } = body as Positions
  const seconds = competitors.map(({ name, track: fixes }) => [
    name,
    fixes.map((fix) => ((fix['timepoint-ms'] ?? 0) - start) / 1000),
  ])
  return { seconds: Object.fromEntries(seconds) as Record<string, number[]>, cursor }
}
const readAfter = (cursor: string, query = '') => read(`after=${cursor}&${query}`)

describe('positions since a cursor', () => {
  it('are those that arrived since, of the competitors that have any', async () => {
    await newRace()
    await send(0, 1, 2, 3)
    await send(1, 1)
    const first = await read()
    const unchanged = await readAfter(first.cursor)
    await send(0, 4, 5)
    const second = await readAfter(unchanged.cursor)

    expect(first.seconds).toEqual({ Albatross: [1, 2, 3], Nordlys: [1] })
    expect(unchanged.seconds).toEqual({})
    expect(second.seconds).toEqual({ Albatross: [4, 5] })
    expect((await readAfter(second.cursor)).seconds).toEqual({})
  })

  it('include late ones, and replaced ones', async () => {
    await newRace()
    await send(0, 600, 1200)
    const { cursor } = await read()
    await send(0, 60)
    await send(0, 1200)

    expect((await readAfter(cursor)).seconds).toEqual({ Albatross: [60] })
    await send(1, 30)
    expect((await readAfter(cursor)).seconds).toEqual({ Albatross: [60], Nordlys: [30] })
  })

  it('are complete after more requests than the table remembers', async () => {
    await newRace()
    await send(0, 1)
    const { cursor } = await read()
    const seconds = Array.from({ length: 40 }, (_, index) => 10 + index * 70)
    for (const second of seconds) await send(0, second)

    expect((await readAfter(cursor)).seconds).toEqual({ Albatross: [1, ...seconds] })
  })

  it('are thinned as without a cursor', async () => {
    await newRace()
    await send(0, 0, 3)
    const first = await read('step=10000')
    await send(0, 6, 9, 12, 15)
    const second = await readAfter(first.cursor, 'step=10000')

    expect(first.seconds.Albatross).toEqual([0])
    expect(second.seconds).toEqual({ Albatross: [12] })
  })

  it('begin where the first request did', async () => {
    await newRace()
    await send(0, 10, 20, 30)
    const first = await read(`from=${start + 20_000}`)
    await send(0, 5, 25)

    expect(first.seconds.Albatross).toEqual([20, 30])
    // One request changed both.
    expect((await readAfter(first.cursor)).seconds.Albatross).toEqual([20, 25])
  })

  it('include earlier ones after the start of tracking became earlier', async () => {
    await newRace()
    await send(0, 10, 70, 130)
    await startTrackingAt(start + 60_000)
    const first = await read()
    const since = await read(`from=${start + 100_000}`)
    await startTrackingAt(start)
    const second = await readAfter(first.cursor)

    expect(first.seconds.Albatross).toEqual([70, 130])
    expect(second.seconds.Albatross).toEqual([10, 70, 130])
    expect((await readAfter(second.cursor)).seconds).toEqual({})
    expect((await readAfter(since.cursor)).seconds).toEqual({})
  })

  it('are not sent again after the start of tracking became later', async () => {
    await newRace()
    await send(0, 10, 70)
    const first = await read()
    await startTrackingAt(start + 60_000)
    const second = await readAfter(first.cursor)
    await startTrackingAt(start)

    expect(second.seconds).toEqual({})
    expect((await readAfter(second.cursor)).seconds.Albatross).toEqual([10, 70])
  })

  it('include those whose time has come', async () => {
    await newRace()
    const soon = (Date.now() + 700 - start) / 1000
    await send(0, 1, soon)
    const first = await read()
    await new Promise((done) => setTimeout(done, 800))
    const second = await readAfter(first.cursor)

    expect(first.seconds.Albatross).toEqual([1])
    expect(second.seconds).toEqual({ Albatross: [soon] })
  })

  it('are all positions of the period after a new mapping', async () => {
    await newRace()
    await send(0, 10)
    const { cursor } = await read()
    const other = newId()
    devices = [...devices, other]
    await send(2, 20)
    expect((await readAfter(cursor)).seconds).toEqual({})

    const { id } = await makeCompetitor(service, regatta, { competitorName: 'Kotare', secret })
    await map({ competitorId: id, deviceUuid: other, fromMillis: start })
    // Positions from before the mapping stay hidden.
    expect((await readAfter(cursor)).seconds).toEqual({ Albatross: [10] })
    await send(2, 20, 30)
    expect((await readAfter(cursor)).seconds).toEqual({ Albatross: [10], Kotare: [30] })
  })

  it('need a cursor of this race for this caller', async () => {
    await newRace()
    await send(0, 1)
    const { cursor } = await read()
    const bob = await service.createUser(`bob-${newId()}`)
    const ofOther = await request(`after=${cursor}`, bob)
    await newRace()
    const ofOtherRace = await request(`after=${cursor}`)
    const word = await request('after=now')

    for (const { status, body } of [ofOther, ofOtherRace, word]) {
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ parameter: 'after', code: 'cursor' }] })
    }
  })
})
