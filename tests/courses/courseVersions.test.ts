/** Versions of courses: which saves make one, the list, and the course of a version. */
import { describe, expect, it } from 'vitest'
import { courseSetup } from '../support/courseSetup.ts'
import { courseTimes, type ListedVersion, movedTo } from '../support/courseTimes.ts'
import { coursePath, passing, windwardLeeward } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { pingMark } from '../support/marks.ts'
import { meterStoreCalls } from '../support/storeCalls.ts'
import { regattaPath } from '../support/sailing.ts'

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')
const times = courseTimes(service, officer)
const meter = meterStoreCalls(service.services)

const numbersOf = (versions: readonly ListedVersion[]) => versions.map(({ version }) => version)

/** A regatta whose first race has a course. */
const newCourse = async () => {
  const regatta = await tools.newRegatta(officer)
  const course = await tools.save(officer, regatta, windwardLeeward())
  return { regatta, course }
}

describe('a save', () => {
  it('that changes the course makes a version, with its author and time', async () => {
    const begin = Date.now()
    const { regatta, course } = await newCourse()
    const empty = { waypoints: [], optionalRepeatablePart: null, numberOfLaps: null }
    await tools.save(officer, regatta, { ...course, ...empty, name: 'Later' })

    const [second, first] = await times.versions(regatta)

    expect(first).toMatchObject({ version: 1, name: 'Windward-leeward', waypoints: 5 })
    expect(first).toMatchObject({ numberOfLaps: 2, summary: 'The first course has 5 waypoints.' })
    expect(second).toMatchObject({ version: 2, name: 'Later', waypoints: 0, savedBy: 'officer' })
    expect(second?.summary).toContain('The name changes from Windward-leeward to Later.')
    expect(first?.savedAt).toBeGreaterThanOrEqual(begin)
    expect(second?.savedAt).toBeGreaterThan(first?.savedAt ?? Infinity)
  })

  it('that moves a mark makes one, and a save without a change makes none', async () => {
    const { regatta, course } = await newCourse()
    await tools.save(officer, regatta, course)
    expect(numbersOf(await times.versions(regatta))).toEqual([1])

    await tools.save(officer, regatta, movedTo(course, { 1: [54.4, 10.2] }))
    await tools.save(officer, regatta, movedTo(course, { 1: [54.4, 10.2] }))

    const versions = await times.versions(regatta)
    expect(numbersOf(versions)).toEqual([2, 1])
    expect(versions[0]?.summary).toBe('The position of mark 1 changes.')
  })

  it('that adds only a spare mark without a role makes none, and with a role it makes one', async () => {
    const { regatta, course } = await newCourse()
    const withSpare = (more: object) => ({
      ...course,
      markConfigurations: [
        ...course.markConfigurations,
        { id: 'spare', freestyleProperties: { name: 'spare' }, ...more },
      ],
    })

    await tools.save(officer, regatta, withSpare({}))
    expect(numbersOf(await times.versions(regatta))).toEqual([1])
    await tools.save(officer, regatta, withSpare({ associatedRole: 'Replacement' }))
    expect(numbersOf(await times.versions(regatta))).toEqual([2, 1])
  })

  it('of another race, and a ping, make no version of this race', async () => {
    const { regatta, course } = await newCourse()
    await tools.save(officer, regatta, movedTo(course, { 1: [54.4, 10.2] }), 'R2')
    const markId = course.markConfigurations.find(
      ({ effectiveProperties }) => effectiveProperties.name === 'pin',
    )?.id
    const ping = { latitude: 54.41, longitude: 10.21, timestamp: Date.now() }
    const { status } = await pingMark(service, regatta, markId ?? '', ping, { token: officer })

    expect(status).toBe(200)
    expect(numbersOf(await times.versions(regatta))).toEqual([1])
    expect(numbersOf(await times.versions(regatta, 'R2'))).toEqual([1])
  })

  it('at the same time as others makes a version, like each of them', async () => {
    const { regatta, course } = await newCourse()
    const names = ['a', 'b', 'c', 'd']
    await Promise.all(names.map((name) => tools.save(officer, regatta, { ...course, name })))

    const versions = await times.versions(regatta)
    expect(numbersOf(versions)).toEqual([5, 4, 3, 2, 1])
    expect(
      versions
        .slice(0, 4)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(names)
    expect(versions[0]?.name).toBe((await tools.read(officer, regatta)).name)
  })
})

describe('a copy', () => {
  it('makes a version of each race that it changes, in other regattas too', async () => {
    const { regatta } = await newCourse()
    const other = await tools.newRegatta(officer)
    const copy = () =>
      tools.send(`copyCourse/${coursePath(regatta)}`, officer, {
        targets: [{ raceColumn: 'R2' }, { regattaName: other, raceColumn: 'R1' }],
      })

    expect([(await copy()).status, (await copy()).status]).toEqual([200, 200])

    expect(numbersOf(await times.versions(regatta, 'R2'))).toEqual([1])
    expect(numbersOf(await times.versions(other, 'R1'))).toEqual([1])
    expect(await times.courseOf(other, 'version=1')).toEqual(await tools.read(officer, other))
  })
})

describe('the list', () => {
  it('is empty without a course, and for a race column that was removed and created again', async () => {
    const { regatta, course } = await newCourse()
    await tools.save(officer, regatta, course, 'R3')
    const change = (what: string) =>
      service.request(`POST ${regattaPath(regatta, what)}`, { token: officer })
    expect(await times.versions(regatta, 'R2')).toEqual([])
    expect(await times.versions(regatta, 'R3')).toHaveLength(1)

    expect((await change('/removeracecolumn?racecolumn=R3')).status).toBeLessThan(300)
    expect((await change('/addracecolumns?numberofraces=1&prefix=R')).status).toBeLessThan(300)

    expect(await times.versions(regatta, 'R3')).toEqual([])
    expect((await tools.read(officer, regatta, 'R3')).waypoints).toEqual([])
    expect((await times.get(`getFromCourse/${coursePath(regatta, 'R3')}?version=1`)).status).toBe(
      404,
    )
    await tools.save(officer, regatta, course, 'R3')
    expect(numbersOf(await times.versions(regatta, 'R3'))).toEqual([1])
  })

  it('has pages', async () => {
    const { regatta, course } = await newCourse()
    for (const name of ['b', 'c']) await tools.save(officer, regatta, { ...course, name })
    const path = `versions/${coursePath(regatta)}`

    const first = await times.get(`${path}?limit=2`)
    const [, next = ''] = /[?&](cursor=[^&>]+)/.exec(first.headers.link ?? '') ?? []
    const second = await times.get(`${path}?limit=2&${next}`)
    const foreign = await times.get(`versions/${coursePath(regatta, 'R2')}?${next}`)

    expect(numbersOf(first.body as ListedVersion[])).toEqual([3, 2])
    expect(numbersOf(second.body as ListedVersion[])).toEqual([1])
    expect(second.headers.link).toBeUndefined()
    expect(foreign).toMatchObject({ status: 400, body: { errors: [{ parameter: 'cursor' }] } })
  })
})

describe('a version', () => {
  it('is the course with marks and positions as they were, also as documents', async () => {
    const { regatta, course } = await newCourse()
    const places = { pin: [54.4, 10.2], boat: [54.4, 10.201], 1: [54.41, 10.2] } as const
    const laid = await tools.save(officer, regatta, movedTo(course, places))
    const forms = ['', '.svg', '.geojson', '.gpx']
    const documents = async (query: string) =>
      Promise.all(
        forms.map(async (form) => {
          const path = `getFromCourse/${coursePath(regatta)}${form}${query}`
          return (await times.get(path)).text
        }),
      )
    const before = await documents('')

    await tools.save(officer, regatta, {
      ...movedTo(laid, { 1: [54.42, 10.3] }),
      name: 'Short',
      waypoints: [passing('Port', laid.waypoints[1]?.markConfigurationIds[0] ?? '')],
      optionalRepeatablePart: null,
    })

    expect(await times.courseOf(regatta, 'version=2')).toEqual(laid)
    expect(await documents('?version=2')).toEqual(before)
    expect(await documents('?version=3')).toEqual(await documents(''))
    expect(await documents('')).not.toEqual(before)
  })

  it('costs one round trip, whatever their number', async () => {
    const { regatta, course } = await newCourse()
    const cost = async (query: string) => {
      meter.take()
      await times.courseOf(regatta, query)
      const calls = meter.take()
      const units = calls.reduce((sum, { readUnits }) => sum + readUnits, 0)
      return [Math.max(...calls.map(({ trip }) => trip)), units]
    }
    const present = await cost('')
    const [trips, units = 0] = await cost('version=1')
    expect([trips, units - (present[1] ?? 0)]).toEqual([1, 1])

    for (let count = 0; count < 20; count += 1) {
      await tools.save(officer, regatta, { ...course, name: `Course ${count}` })
    }
    expect(await cost('version=1')).toEqual([trips, units])
    expect(await cost('version=21')).toEqual([trips, units])
  })

  it('that does not exist gives 404, and no positive number 400', async () => {
    const { regatta } = await newCourse()
    const answer = (version: string, race = 'R1') =>
      times.get(`getFromCourse/${coursePath(regatta, race)}?version=${version}`)

    expect(await answer('2')).toMatchObject({ status: 404 })
    expect((await answer('2')).text).toContain('it has versions 1 to 1')
    expect((await answer('1', 'R2')).text).toContain('it has no versions')
    expect(await answer('0')).toMatchObject({
      status: 400,
      body: { errors: [{ parameter: 'version' }] },
    })
  })
})
