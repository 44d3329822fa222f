/** The forms of positions that phones and loggers send, and the errors that devices make. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { readFix } from '#tracking/rules/sentFix.ts'
import { deviceFixes, trackIn, usualFix } from '../support/deviceFixes.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')

const { send, newRace, positionsOf } = deviceFixes(service, ann)

describe('gps_fixes', () => {
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
