/** Comparing and restoring the versions of a course. */
import { describe, expect, it } from 'vitest'
import { courseSetup } from '../support/courseSetup.ts'
import { courseTimes, movedTo } from '../support/courseTimes.ts'
import {
  buoy,
  type CourseAnswer,
  coursePath,
  idOf,
  passing,
  windwardLeeward,
} from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')
const times = courseTimes(service, officer)

/** A course with known positions as its only version. */
const newCourse = async () => {
  const regatta = await tools.newRegatta(officer)
  const entries = windwardLeeward()
  const marks = entries.markConfigurations.map((mark, index) => ({
    ...mark,
    positioning: { position: { latitude_deg: 54.4 + index / 100, longitude_deg: 10 } },
  }))
  const course = await tools.save(officer, regatta, { ...entries, markConfigurations: marks })
  return { regatta, course }
}

const kindsOf = (changes: readonly { readonly kind: string }[]) =>
  changes.map(({ kind }) => kind).sort()

describe('the difference of two versions', () => {
  it('has the name, the laps, the waypoints and the marks, in words too', async () => {
    const { regatta, course } = await newCourse()
    const [start, top, , , finish] = course.waypoints
    const next = await tools.save(officer, regatta, {
      ...course,
      name: 'One lap and a spreader',
      markConfigurations: [...course.markConfigurations, buoy('1a')],
      waypoints: [start, top, passing('Port', '1a'), finish],
      optionalRepeatablePart: null,
      numberOfLaps: null,
    })

    const { summary, changes } = await times.compare(regatta, 1, 2)

    expect(changes).toContainEqual({
      kind: 'name',
      from: 'Windward-leeward',
      to: 'One lap and a spreader',
    })
    expect(changes).toContainEqual({ kind: 'laps', from: 2, to: null })
    expect(changes).toContainEqual({
      kind: 'waypoint-changed',
      waypoint: 3,
      from: { passingInstruction: 'Gate', marks: ['4p', '4s'], controlPointName: null },
      to: { passingInstruction: 'Port', marks: ['1a'], controlPointName: null },
    })
    expect(changes).toContainEqual({
      kind: 'waypoint-removed',
      waypoint: 4,
      from: { passingInstruction: 'Port', marks: ['1'], controlPointName: null },
    })
    const added = { kind: 'mark-added', markId: idOf(next, '1a'), name: '1a' }
    expect(changes).toContainEqual(added)
    const removed = { kind: 'mark-removed', markId: idOf(course, '4p'), name: '4p' }
    expect(changes).toContainEqual(removed)
    expect(summary).toHaveLength(changes.length)
    expect(summary).toContain('The laps change from 2 to no number.')
    expect(summary).toContain('Waypoint 3 changes from Gate 4p and 4s to Port 1a.')
    const back = await times.compare(regatta, 2, 1)
    expect(kindsOf(back.changes)).toEqual([
      'laps',
      'mark-added',
      'mark-added',
      'mark-removed',
      'name',
      'waypoint-added',
      'waypoint-changed',
    ])
  })

  it('has the metres and the direction of each move, of marks of the course only', async () => {
    const { regatta, course } = await newCourse()
    const [latitude, longitude] = [54.4, 10]
    await tools.save(officer, regatta, movedTo(course, { pin: [latitude, longitude + 0.01] }))

    const { summary, changes } = await times.compare(regatta, 1, 2)

    // 0.01 degrees at this latitude.
    const moved = { kind: 'mark-moved', markId: idOf(course, 'pin'), name: 'pin' }
    expect(changes).toEqual([{ ...moved, metres: 649, bearing: 90 }])
    expect(summary).toEqual(['Mark pin moves 649 m to 90°.'])
  })

  it('has a spare mark that enters the sequence, and is empty for one version', async () => {
    const { regatta, course } = await newCourse()
    const role = { associatedRole: 'Replacement' }
    const spare = { id: 'spare', freestyleProperties: { name: 'spare' }, ...role }
    const markConfigurations = [...course.markConfigurations, spare]
    const withSpare = await tools.save(officer, regatta, { ...course, markConfigurations })
    const waypoint = passing('Starboard', idOf(withSpare, 'spare'))
    const { waypoints } = withSpare
    await tools.save(officer, regatta, {
      ...withSpare,
      waypoints: [...waypoints.slice(0, 4), waypoint, ...waypoints.slice(4)],
    })

    expect(kindsOf((await times.compare(regatta, 2, 3)).changes)).toEqual([
      'mark-added',
      'waypoint-added',
    ])
    expect(await times.compare(regatta, 2, 2)).toEqual({ summary: [], changes: [] })
  })

  it('needs both versions', async () => {
    const { regatta } = await newCourse()
    const answer = (query: string) => times.get(`diff/${coursePath(regatta)}${query}`)

    expect(await answer('?from=1')).toMatchObject({
      status: 400,
      body: { errors: [{ parameter: 'to' }] },
    })
    expect(await answer('?from=1&to=one')).toMatchObject({
      status: 400,
      body: { errors: [{ parameter: 'to' }] },
    })
    expect(await answer('?from=1&to=2')).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect((await answer('?from=1&to=1')).status).toBe(200)
  })
})

describe('restoring a version', () => {
  it('saves its course and positions as a new version, without a difference to it', async () => {
    const { regatta, course } = await newCourse()
    await tools.save(officer, regatta, {
      ...movedTo(course, { 1: [54.5, 10.1] }),
      name: 'Later',
      waypoints: course.waypoints.slice(0, 1),
      optionalRepeatablePart: null,
      numberOfLaps: null,
    })

    const { status, body } = await times.restore(regatta, 1)

    expect(status).toBe(200)
    expect(body).toEqual(course)
    expect(await tools.read(officer, regatta)).toEqual(course)
    expect(await times.compare(regatta, 1, 3)).toEqual({ summary: [], changes: [] })
    const versions = await times.versions(regatta)
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1])
    expect(versions[0]?.summary).toContain('The name changes from Later to Windward-leeward.')
  })

  it('forgets a position that the version does not know, and brings back the device', async () => {
    const regatta = await tools.newRegatta(officer)
    const device = { deviceUUID: '00000000-0000-4000-8000-000000000001' }
    const entries = windwardLeeward()
    const markConfigurations = entries.markConfigurations.map((mark) =>
      mark.id === '1' ? { ...mark, positioning: device } : mark,
    )
    const course = await tools.save(officer, regatta, { ...entries, markConfigurations })
    await tools.save(officer, regatta, movedTo(course, { 1: [54.5, 10.1], pin: [54.4, 10] }))

    expect((await times.restore(regatta, 1)).status).toBe(200)

    expect(await times.compare(regatta, 1, 3)).toEqual({ summary: [], changes: [] })
    const after = await tools.read(officer, regatta)
    const mark = after.markConfigurations.find(({ id }) => id === idOf(course, '1'))
    expect(mark?.lastKnownPosition).toBeUndefined()
    expect(mark?.trackingDevices).toHaveLength(2)
  })

  it('brings back marks that were removed from the regatta', async () => {
    const { regatta, course } = await newCourse()
    await tools.save(officer, regatta, windwardLeeward())
    const json = { markId: idOf(course, 'pin'), regattaName: regatta }
    const path = 'POST /sailingserver/api/v1/mark/revokeMarkOnRegatta'
    expect((await service.request(path, { token: officer, json })).status).toBe(200)

    expect((await times.restore(regatta, 1)).status).toBe(200)

    expect(await times.compare(regatta, 1, 3)).toEqual({ summary: [], changes: [] })
    const names = (answer: CourseAnswer) => answer.waypoints
    expect(names(await tools.read(officer, regatta))).toEqual(course.waypoints)
  })

  it('needs one that exists, and makes no version of the present course', async () => {
    const { regatta } = await newCourse()

    expect((await times.restore(regatta, 2)).status).toBe(404)
    expect((await times.restore(regatta, 1)).status).toBe(200)
    expect(await times.versions(regatta)).toHaveLength(1)
  })

  it('at the same time as a save loses neither of them', async () => {
    const { regatta, course } = await newCourse()
    await tools.save(officer, regatta, { ...course, name: 'Second' })
    const [saved, again] = await Promise.all([
      tools.trySave(officer, regatta, { ...course, name: 'Third' }),
      times.restore(regatta, 1),
    ])

    expect([saved.status, again.status]).toEqual([200, 200])
    const names = (await times.versions(regatta)).map(({ name }) => name)
    expect(names).toHaveLength(4)
    expect(names.slice(0, 2).sort()).toEqual(['Third', 'Windward-leeward'])
  })
})
