/** The course of a race at a time is the response that the service gave then. */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { courseSetup } from '../support/courseSetup.ts'
import { courseTimes, movedTo } from '../support/courseTimes.ts'
import {
  type CourseAnswer,
  coursePath,
  idOf,
  latitudeOf,
  windwardLeeward,
  withEntry,
} from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { runs } from '../support/longForm.ts'
import { makeMark, pingMark, reportPhone } from '../support/marks.ts'

const service = await useTestService()
const tools = courseSetup(service)
let regatta: string
vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
const officer = await service.createUser('officer')
const times = courseTimes(service, officer)
beforeEach(async () => {
  regatta = await tools.newRegatta(officer)
})
afterAll(() => {
  vi.useRealTimers()
})

const pass = (millis: number): number => {
  vi.setSystemTime(Date.now() + millis)
  return Date.now()
}

const report = (deviceUuid: string, latitude: number) => reportPhone(service, deviceUuid, latitude)

const revoke = async (markId: string) => {
  const { status } = await service.request(`POST ${V}/mark/revokeMarkOnRegatta`, {
    token: officer,
    json: { markId, regattaName: regatta },
  })
  expect(status).toBe(200)
}

describe('the course at a time', () => {
  it('has a mark where it lay: by a save, by another race, and by a ping', async () => {
    const course = await tools.save(officer, regatta, windwardLeeward())
    const fix = () => ({ latitude: 54.3, longitude: 10, timestamp: Date.now() })
    const changes = [
      () => tools.save(officer, regatta, movedTo(course, { 1: [54.1, 10] })),
      () => tools.save(officer, regatta, movedTo(course, { 1: [54.2, 10] }), 'R2'),
      () => pingMark(service, regatta, idOf(course, '1'), fix(), { token: officer }),
    ]
    const shown: unknown[] = []
    const moments = [Date.now()]
    for (const change of changes) {
      moments.push(pass(60_000))
      await change()
    }
    pass(60_000)
    for (const at of moments.flatMap((moment) => [moment, moment + 59_999])) {
      shown.push(latitudeOf(await times.courseOf(regatta, `at=${at}`), '1'))
    }

    expect(shown).toEqual([undefined, 54.1, 54.2, 54.3].flatMap((one) => [one, one]))
  })

  it('is the present one in the future, and 404 before the first version and without a course', async () => {
    const before = Date.now()
    pass(1000)
    const course = await tools.save(officer, regatta, windwardLeeward())
    const first = Date.now()
    pass(1000)
    const answer = (at: number | string, race = 'R1') =>
      times.get(`getFromCourse/${coursePath(regatta, race)}?at=${at}`)

    expect((await answer(Date.now() + 3_600_000)).body).toEqual(course)
    expect((await answer(Date.now() + 3_600_000, 'R2')).body).toMatchObject({ waypoints: [] })
    expect((await answer(first)).status).toBe(200)
    const early = await answer(before)
    expect(early.status).toBe(404)
    expect(early.text).toContain(new Date(first).toISOString())
    const none = await answer(before, 'R2')
    expect(none.status).toBe(404)
    expect(none.text).toContain('it has no versions')
  })

  it('is also given as ISO 8601 with a zone, and neither without one nor beside a version', async () => {
    await tools.save(officer, regatta, windwardLeeward())
    const at = new Date(Date.now()).toISOString()
    pass(1000)
    const answer = (query: string) => times.get(`getFromCourse/${coursePath(regatta)}?${query}`)
    const offset = encodeURIComponent(at.replace('Z', '+00:00'))

    for (const query of [`at=${at}`, `at=${offset}`]) expect((await answer(query)).status).toBe(200)
    const wrong = { status: 400, body: { errors: [{ parameter: 'at' }] } }
    expect(await answer(`at=${at.replace('Z', '')}`)).toMatchObject(wrong)
    expect(await answer('at=2026-02-30T10:00:00Z')).toMatchObject(wrong)
    expect(await answer('at=yesterday')).toMatchObject(wrong)
    expect(await answer(`at=${at}&version=1`)).toMatchObject(wrong)
  })

  it('shows a mark that was removed since, and none that came later', async () => {
    const course = await tools.save(officer, regatta, windwardLeeward())
    const at = Date.now()
    pass(1000)
    const later = await makeMark(service, officer, regatta, 'Later')
    await tools.save(officer, regatta, windwardLeeward())
    await revoke(idOf(course, 'pin'))
    pass(1000)

    expect(await times.courseOf(regatta, `at=${at}`)).toEqual(course)
    expect(JSON.stringify(await tools.read(officer, regatta))).toContain(later)
  })

  it('shows a mark that was removed since where its phone and pings were, until then', async () => {
    const deviceUUID = newId()
    const tracked = withEntry(windwardLeeward(), '1', { positioning: { deviceUUID } })
    const course = await tools.save(officer, regatta, tracked)
    const saved = Date.now()
    pass(60_000)
    await report(deviceUUID, 54.1)
    const fix = { latitude: 54.2, longitude: 10, timestamp: Date.now() }
    await pingMark(service, regatta, idOf(course, 'pin'), fix, { token: officer })
    const then = await tools.read(officer, regatta)
    const at = Date.now()
    pass(60_000)
    await tools.save(officer, regatta, windwardLeeward())
    for (const name of ['1', 'pin']) await revoke(idOf(course, name))
    pass(60_000)
    await report(deviceUUID, 54.3)

    expect([latitudeOf(then, '1'), latitudeOf(then, 'pin')]).toEqual([54.1, 54.2])
    expect(await times.courseOf(regatta, `at=${at}`)).toEqual(then)
    expect(await times.courseOf(regatta, `at=${saved}`)).toEqual(course)
  })
})

/** Deterministic, so that a failure can be repeated. */
const randomOf = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('at random times', () => {
  it('equals the response recorded then, after saves, moves, pings and restores', async () => {
    const random = randomOf(7)
    const marks = ['pin', 'boat', '1', '4p', '4s']
    const devices = [newId(), newId()]
    const recorded: { readonly atMillis: number; readonly course: CourseAnswer }[] = []
    // Tracks have seven decimals.
    const place = () => [(54_000 + random(1000)) / 1000, (10_000 + random(1000)) / 1000] as const
    const someMark = () => marks[random(marks.length)] ?? 'pin'
    let course = await tools.save(officer, regatta, windwardLeeward())
    const changes: readonly (() => Promise<unknown>)[] = [
      () => tools.save(officer, regatta, movedTo(course, { [someMark()]: place() })),
      () => tools.save(officer, regatta, movedTo(course, { [someMark()]: place() }), 'R2'),
      () => tools.save(officer, regatta, { ...course, name: `Course ${random(4)}` }),
      () => tools.save(officer, regatta, { ...course, numberOfLaps: 2 + random(2) }),
      () => makeMark(service, officer, regatta, `Spare ${random(1000)}`),
      () => times.restore(regatta, 1 + random(3)),
      async () => {
        const [latitude, longitude] = place()
        const fix = { latitude, longitude, timestamp: Date.now() }
        return pingMark(service, regatta, idOf(course, someMark()), fix, { token: officer })
      },
      () => {
        const positioning = { deviceUUID: devices[random(devices.length)] }
        return tools.save(
          officer,
          regatta,
          withEntry(course, idOf(course, someMark()), { positioning }),
        )
      },
      () => report(devices[random(devices.length)] ?? '', place()[0]),
    ]
    recorded.push({ atMillis: Date.now(), course })
    for (let change = 0; change < runs(40, 500); change += 1) {
      pass(1 + random(90_000))
      await changes[random(changes.length)]?.()
      course = await tools.read(officer, regatta)
      recorded.push({ atMillis: Date.now(), course })
    }
    const [first = 0, last] = [recorded[0]?.atMillis, pass(1000)]

    for (let moment = 0; moment < runs(80, 10_000); moment += 1) {
      const at = first + random(last - first)
      const expected = recorded.findLast(({ atMillis }) => atMillis <= at)?.course
      expect(await times.courseOf(regatta, `at=${at}`), `at ${at}`).toEqual(expected)
    }
  }, 600_000)
})
