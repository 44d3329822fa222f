/** The positions that devices send, in any form and with errors, and what is stored of them. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { deviceFixes, trackIn, usualFix } from '../support/deviceFixes.ts'
import { makeCompetitor } from '../support/entries.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent, mapDevice, regattaPath, track } from '../support/sailing.ts'
import { readFix } from '#tracking/rules/sentFix.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const { send, newRace, positionsOf } = deviceFixes(service, ann)

const trackFrom = (regatta: string, token: string, millis: number) =>
  track(service, token, 'settrackingtimes', regatta, {
    race_column: 'R1',
    fleet: 'Default',
    startoftrackingasmillis: String(millis),
  })

/** Positions of the device count from this time on. */
const mapFrom = ({ regatta, device, boat }: Awaited<ReturnType<typeof newRace>>, millis: number) =>
  mapDevice(service, ann, regatta, {
    competitorId: boat.id,
    deviceUuid: device,
    fromMillis: millis,
  })

describe('gps_fixes', () => {
  it('stores positions in any order, and each of them once', async () => {
    const { regatta, device, boat } = await newRace()
    const now = Date.now()
    const times = [now, now - 0 + 1, now + 2]
    const sent = times.map((timestamp) => ({ ...usualFix, timestamp }))

    const first = await send(device, [...sent].reverse())
    const again = await send(device, sent)
    await new Promise((resolve) => setTimeout(resolve, 20))
    const read = await positionsOf(regatta)

    expect([first.status, first.body, again.status]).toEqual([200, {}, 200])
    expect(trackIn(read)).toEqual([times])
    expect(read.body).toMatchObject({
      regatta,
      competitors: [
        {
          id: boat.id,
          sailNumber: 'GER 7',
          track: [
            { 'lat-deg': 54.43, 'lng-deg': 10.2, 'truebearing-deg': 240, 'speed-kts': 8.16 },
            {},
            {},
          ],
        },
      ],
    })
  })

  it('keeps unknown speeds and bearings as null, and numbers as text', async () => {
    const { regatta, device } = await newRace()
    const iso = new Date().toISOString()
    await send(device, [
      { latitude: '54.43', longitude: '-10.2', speed: -1, course: -1, 'timestamp-iso': iso },
    ])

    expect((await positionsOf(regatta)).body).toMatchObject({
      competitors: [{ track: [{ 'lng-deg': -10.2, 'truebearing-deg': null, 'speed-kts': null }] }],
    })
  })

  it.each([
    ['a time in seconds', { timestamp: 1_781_948_400 }, '/fixes/1/timestamp', 'seconds'],
    ['no time', { timestamp: undefined }, '/fixes/1/timestamp', 'required'],
    [
      'two times',
      { 'timestamp-iso': '2026-06-20T09:00:00Z' },
      '/fixes/1/timestamp',
      'contradiction',
    ],
    [
      'a time without a zone',
      { timestamp: undefined, 'timestamp-iso': '2026-06-20T09:00:00' },
      '/fixes/1/timestamp-iso',
      'time',
    ],
    ['a time two days ahead', { timestamp: 4_000_000_000_000 }, '/fixes/1/timestamp', 'future'],
    ['no latitude', { latitude: undefined }, '/fixes/1/latitude', 'required'],
    ['a latitude beyond the pole', { latitude: 90.1 }, '/fixes/1/latitude', 'range'],
    ['a speed that is a word', { speed: 'fast' }, '/fixes/1/speed', 'type'],
    ['a longitude beyond a whole turn', { longitude: 361 }, '/fixes/1/longitude', 'range'],
  ])('refuses all positions because of one with %s', async (_, wrong, pointer, code) => {
    const { regatta, device } = await newRace()
    const good = { ...usualFix, timestamp: Date.now() }

    const refused = await send(device, [good, { ...good, ...wrong }])
    const nothing = await positionsOf(regatta)
    const partly = await send(device, [good, { ...good, ...wrong }], { partial: true })
    const one = await positionsOf(regatta)

    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ errors: [{ pointer, code }] })
    expect(trackIn(nothing)).toEqual([[]])
    expect(partly.body).toMatchObject({ refused: [{ index: 1, errors: [{ pointer, code }] }] })
    expect(trackIn(one)).toEqual([[good.timestamp]])
  })

  it('takes a thousand positions, and not one more', async () => {
    const now = Date.now()
    const many = Array.from({ length: 1001 }, (_, index) => ({
      ...usualFix,
      timestamp: now - index * 200,
    }))

    expect((await send(newId(), many.slice(1))).status).toBe(200)
    expect((await send(newId(), many)).status).toBe(400)
  })

  it('takes ten positions of a second, and refuses more of a minute', async () => {
    const minute = Math.floor(Date.now() / 60_000) * 60_000 - 60_000
    const many = Array.from({ length: 601 }, (_, index) => ({
      ...usualFix,
      timestamp: minute + index,
    }))
    const device = newId()

    expect((await send(device, many.slice(1))).status).toBe(200)
    const refused = await send(device, many.slice(0, 1))
    expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ code: 'too-many' }] }])
  })
})

describe('positions of a race', () => {
  it('are limited by a period, a step, a time and competitors', async () => {
    const race = await newRace()
    const { regatta, device, boat } = race
    await trackFrom(regatta, ann, Date.now() - 3_600_000)
    await mapFrom(race, Date.now() - 3_600_000)
    const start = Math.floor(Date.now() / 60_000) * 60_000 - 600_000
    const times = Array.from({ length: 30 }, (_, index) => start + index * 10_000)
    await send(
      device,
      times.map((timestamp) => ({ ...usualFix, timestamp })),
    )
    const timesOf = async (query: string) => trackIn(await positionsOf(regatta, query))

    expect(await timesOf('')).toEqual([times])
    expect(await timesOf(`?from=${times[3]}&to=${times[5]}`)).toEqual([times.slice(3, 6)])
    expect(await timesOf('?step=60000')).toEqual([times.filter((_, index) => index % 6 === 0)])
    expect(await timesOf(`?at=${(times[7] ?? 0) + 5000}`)).toEqual([times.slice(7, 8)])
    expect(await timesOf(`?competitorId=${boat.id}&from=${times[29]}`)).toEqual([times.slice(29)])
    expect(await timesOf(`?competitorId=${newId()}`)).toEqual([])
  })

  it('takes times as ISO 8601 with a zone too', async () => {
    const { regatta, device } = await newRace()
    const now = Date.now()
    await send(device, [{ ...usualFix, timestamp: now }])
    const iso = encodeURIComponent(new Date(now).toISOString())

    expect(trackIn(await positionsOf(regatta, `?at=${iso}`))).toEqual([[now]])
    expect(trackIn(await positionsOf(regatta, `?from=${iso}&to=${now}`))).toEqual([[now]])
    expect((await positionsOf(regatta, '?at=2026-02-30T12:00:00Z')).status).toBe(400)
    expect((await positionsOf(regatta, '?from=2026-06-20T12:00:00')).status).toBe(400)
  })

  it('refuses a period that ends before it begins', async () => {
    const { regatta } = await newRace()
    const { status, body } = await positionsOf(regatta, '?from=2000&to=1999')

    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ parameter: 'to', code: 'range' }] })
    expect((await positionsOf(regatta, '?from=2000&to=2000')).status).toBe(200)
  })

  it('are readable exactly as the race is', async () => {
    const { regatta } = await newRace()
    const hidden = await newRace({ ispublic: false })

    expect((await positionsOf(regatta)).status).toBe(200)
    expect((await positionsOf(hidden.regatta)).status).toBe(401)
    expect((await positionsOf(hidden.regatta, '', bob)).status).toBe(403)
    expect((await positionsOf(hidden.regatta, '', ann)).status).toBe(200)
    expect((await positionsOf(regatta, '?step=0')).status).toBe(400)
  })

  it('of an unknown race are not found by readers of the regatta, and refused to others', async () => {
    const open = await newRace()
    const hidden = await newRace({ ispublic: false })
    const missing = 'Not there'
    const statusesOf = (regatta: string, tokens: readonly (string | undefined)[]) =>
      Promise.all(
        tokens.flatMap((token) =>
          ['competitors/positions', 'competitors/live', 'marks/positions'].map(async (rest) => {
            const path = regattaPath(regatta, `/races/${encodeURIComponent('Not there')}/${rest}`)
            const sent = { token }
            return (await service.request(`GET ${path}`, sent)).status
          }),
        ),
      )
    const found = async (regatta: string, ...tokens: readonly (string | undefined)[]) =>
      new Set(await statusesOf(regatta, tokens))

    expect(await found(open.regatta, ann, bob, undefined)).toEqual(new Set([404]))
    expect(await found(hidden.regatta, ann)).toEqual(new Set([404]))
    expect(await found(hidden.regatta, bob)).toEqual(new Set([403]))
    expect(await found(hidden.regatta, undefined)).toEqual(new Set([401]))
    expect(await found(missing, bob)).toEqual(new Set([404]))
    expect(await found(missing, undefined)).toEqual(new Set([401]))
  })

  it('do not contain a position of the future before its time', async () => {
    const { regatta, device } = await newRace()
    await send(device, [{ ...usualFix, timestamp: Date.now() + 3_600_000 }])

    expect(trackIn(await positionsOf(regatta))).toEqual([[]])
  })
})

describe('positions that a device sent before it was mapped in a regatta', () => {
  it('stay hidden there, also from an organizer who knows the id of the device', async () => {
    const hidden = await newRace({ ispublic: false })
    const minute = Math.floor(Date.now() / 60_000) * 60_000 - 60_000
    const [before, between, after] = [minute, minute + 1000, minute + 2000]
    await send(hidden.device, [{ ...usualFix, timestamp: before }])
    const own = await makeEvent(service, bob, { numberofraces: 1 })
    const { id: competitorId } = await makeCompetitor(service, own, {
      token: bob,
      competitorName: 'Decoy',
    })
    const map = (fromMillis: number) =>
      mapDevice(service, bob, own, { competitorId, deviceUuid: hidden.device, fromMillis })
    await track(service, bob, 'starttracking', own, { race_column: 'R1' })
    await trackFrom(own, bob, before - 1000)
    await trackFrom(hidden.regatta, ann, before - 1000)
    await mapFrom(hidden, before)
    await map(0)
    const nothing = await positionsOf(own, '?lastknown=true', bob)
    const devices = await service.request(`POST ${regattaPath(own, '/tracking_devices')}`, {
      token: bob,
    })
    await send(hidden.device, [{ ...usualFix, timestamp: after }])
    await map(1)
    await send(hidden.device, [{ ...usualFix, timestamp: between }])

    expect(trackIn(nothing)).toEqual([[]])
    expect(devices.text).not.toContain('lastGPSFix')
    expect(trackIn(await positionsOf(own, '?lastknown=true', bob))).toEqual([[between, after]])
    expect(trackIn(await positionsOf(hidden.regatta, '', ann))).toEqual([[before, between, after]])
  })
})

describe('the forms of gps_fixes', () => {
  it.each<readonly [string, object]>([
    ['fractions of a millisecond', { timestamp: 1_781_949_609_000.848 }],
    ['no course of a boat at rest', { course: null, speed: null }],
    ['no course at all', { course: undefined, speed: undefined }],
    ['a course beyond 360 degrees', { course: 360.1 }],
    ['a longitude beyond 180 degrees', { longitude: -180.0966 }],
    ...[
      '2016-12-31T23:59:60Z',
      '2026-06-20T10:05:01,5Z',
      '2026-06-20 10:05:02Z',
      '2026-06-20T12:05:06+02',
      '2026-06-20T10:05:08.1234567890Z',
    ].map((iso): readonly [string, object] => [
      iso,
      { timestamp: undefined, 'timestamp-iso': iso },
    ]),
  ])('takes %s', async (_, form) => {
    const fix = { ...usualFix, timestamp: Date.now(), ...form }

    expect((await send(newId(), [fix])).body).toEqual({})
  })

  it('reads the forms of times and degrees', () => {
    const read = (form: object) => {
      const found = readFix({ ...usualFix, ...form }, '', Date.now())
      return 'fix' in found ? found.fix : undefined
    }
    const iso = (text: string) => read({ 'timestamp-iso': text })?.timeMillis

    expect(iso('2016-12-31T23:59:60Z')).toBe(Date.UTC(2017, 0, 1))
    expect(iso('2026-06-20 10:05:01,5Z')).toBe(Date.UTC(2026, 5, 20, 10, 5, 1, 500))
    expect(iso('2026-06-20T12:05:06.1234567890+02')).toBe(Date.UTC(2026, 5, 20, 10, 5, 6, 123))
    expect(iso('2026-06-20T12:05:61Z')).toBeUndefined()
    expect(iso('2026-02-30T12:05:01Z')).toBeUndefined()
    expect(read({ timestamp: 1_781_949_609_000.848, course: 360.5, longitude: 190 })).toMatchObject(
      {
        timeMillis: 1_781_949_609_001,
        bearing: 0.5,
        longitude: -170,
      },
    )
  })

  it.each([
    ['no position', { latitude: 0, longitude: 0 }, 'latitude', 'no-position'],
    ['a lost week', { timestamp: Date.now() - 1024 * 604_800_000 }, 'timestamp', 'rollover'],
  ])('keeps the other positions if the device has %s', async (_, wrong, name, code) => {
    const { regatta, device } = await newRace()
    const good = { ...usualFix, timestamp: Date.now() }
    const errors = [expect.objectContaining({ pointer: `/fixes/1/${name}`, code })] as unknown[]
    const kept = await send(device, [good, { ...good, ...wrong }])
    const alone = await send(device, [{ ...good, ...wrong }])

    expect([kept.status, kept.body]).toEqual([200, { refused: [{ index: 1, errors }] }])
    expect(trackIn(await positionsOf(regatta))).toEqual([[good.timestamp]])
    expect([alone.status, alone.body]).toMatchObject([400, { errors: [{ code }] }])
    expect((await send(device, [good, { ...good, ...wrong, speed: 'fast' }])).status).toBe(400)
  })
})
