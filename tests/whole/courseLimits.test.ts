/** The limits of courses. Courses within them are saved in time. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { H } from '../../scripts/requests/paths.ts'
import type { Write } from '#table/items.ts'
import { groupNameEntity } from '#access/items/groups.ts'
import { Store } from '#table/store.ts'
import { courseLimits } from '#schemas/courses/courseWords.ts'
import { courseSetup } from '../support/courseSetup.ts'
import { buoy, C, coursePath, type Json, passing } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'

// With the patience of a developer's machine, because machines differ.
const service = await useTestService({ LOCAL_GATEWAY: '1' })
const tools = courseSetup(service)
const officer = await service.createUser('officer')

const many = <Element>(count: number, of: (index: number) => Element): Element[] =>
  Array.from({ length: count }, (_, index) => of(index))

/** A unique name of 100 characters. */
const long = (text: string): string => text.padEnd(100, '.')

const marks = (count: number, more: Json = {}) =>
  many(count, (index) => buoy(`m${index}`, { associatedRole: `Role ${index}`, ...more }))

/** Every name has the maximum length, and every entry has all properties except tags. */
const largest = (): Json => ({
  name: long('Course'),
  shortName: long('Course'),
  markConfigurations: many(courseLimits.describedMarks, (index) => ({
    id: long(`m${index}`),
    associatedRole: long(`Role ${index}`),
    associatedRoleShortName: long(`R${index}`),
    freestyleProperties: {
      name: long(`Mark ${index}`),
      shortName: long(`M${index}`),
      tags: ['a', 'b'],
      markType: 'BUOY',
      color: '#FF8800',
      shape: 'CYLINDER',
      pattern: 'CHECKERED',
    },
    positioning: { position: { latitude_deg: 54.123456789, longitude_deg: 10.123456789 } },
    storeToInventory: true,
  })),
  waypoints: many(courseLimits.waypoints, (index) => ({
    passingInstruction: 'Gate',
    markConfigurationIds: [long(`m${index % 500}`), long(`m${(index + 1) % 500}`)],
    controlPointName: long(`Gate ${index % 500}`),
    controlPointShortName: long(`G${index % 500}`),
  })),
})

/** The seconds that the table takes for 5,000 items on this machine now. */
const secondsOfItems = async (): Promise<number> => {
  const start = performance.now()
  for (let transaction = 0; transaction < 50; transaction += 1) {
    const keysOfItems = many(100, (item) => groupNameEntity.key(`${newId()} ${item}`))
    const puts = keysOfItems.map((key) => ({ ...key, value: 'x'.repeat(500) }))
    await new Store(service.services.table).write(
      puts.map((put): Write => ({ put, expected: 'absent' })),
    )
  }
  return (performance.now() - start) / 1000
}

/** Returns the result, and how many times longer it took than 5,000 items. */
const timed = async <Result>(run: () => Promise<Result>) => {
  const reference = await secondsOfItems()
  const start = performance.now()
  const result = await run()
  return { result, times: (performance.now() - start) / 1000 / reference }
}

/** It takes twice to five times as long. A machine needs a second or two for the 5,000 items. */
const timesMax = 12

describe('the largest course', () => {
  it('has 500 new marks, each with a role and mark properties, and 2,000 waypoints', async () => {
    const regatta = await tools.newRegatta(officer)
    const json = largest()
    expect(Buffer.byteLength(JSON.stringify(json))).toBeLessThan(2 * 1024 * 1024)

    const { result: saved, times } = await timed(() => tools.save(officer, regatta, json))

    expect(times).toBeLessThan(timesMax)
    expect([saved.markConfigurations.length, saved.waypoints.length]).toEqual([500, 2_000])
    expect(new Set(saved.markConfigurations.map((mark) => mark.associatedRoleId)).size).toBe(500)
    expect(new Set(saved.markConfigurations.map((mark) => mark.markPropertiesId)).size).toBe(500)
    expect(Buffer.byteLength(JSON.stringify(saved))).toBeLessThan(4 * 1024 * 1024)
    const again = await tools.save(officer, regatta, saved)
    // All marks of this course lie at one place, and a course that is sent back does not move them.
    expect({ ...again, warnings: [] }).toEqual({ ...saved, warnings: [] })
    const path = `GET ${C}/getFromCourse/${coursePath(regatta)}.svg`
    expect((await service.request(path, { token: officer })).status).toBe(200)
  }, 60_000)

  it('is a template, too', async () => {
    const { result: made, times } = await timed(() => tools.saveTemplate(officer, largest()))

    expect(times).toBeLessThan(timesMax)
    expect([made.markConfigurations.length, made.waypoints.length]).toEqual([500, 2_000])
  }, 60_000)
})

describe('beyond a limit is a 400 that names it', () => {
  const refuse = async (json: Json) => {
    const regatta = await tools.newRegatta(officer)
    const { status, body } = await tools.trySave(officer, regatta, json)
    expect(status).toBe(400)
    return (body as { readonly errors: readonly { readonly detail: string }[] }).errors
  }
  const one = (count: number, more: Json = {}): Json => ({
    name: 'Round and round',
    markConfigurations: [buoy('1'), buoy('2')],
    waypoints: many(count, (index) => passing('Port', `${1 + (index % 2)}`)),
    ...more,
  })
  const part = (start: number, end: number, numberOfLaps: number): Json => ({
    optionalRepeatablePart: {
      zeroBasedIndexOfRepeatablePartStart: start,
      zeroBasedIndexOfRepeatablePartEnd: end,
    },
    numberOfLaps,
  })

  it.each([
    [
      '501 marks',
      { name: 'Many', markConfigurations: marks(501), waypoints: [] },
      '/markConfigurations',
      'at most 500 marks',
    ],
    ['2,001 waypoints', one(2_001), '/waypoints', 'at most 2000'],
    ['2,001 waypoints with all laps', one(41, part(0, 20, 100)), '/numberOfLaps', 'at most 2000'],
    ['101 laps', one(2, part(0, 1, 101)), '/numberOfLaps', '1 to 100'],
  ])('%s', async (_, json, pointer, limit) => {
    expect(await refuse(json)).toEqual([
      expect.objectContaining({ pointer, detail: expect.stringContaining(limit) as string }),
    ])
  })

  it.each([
    ['2,000 waypoints', one(2_000), 2_000],
    ['2,000 waypoints with all laps', one(40, part(0, 20, 100)), 2_000],
    ['100 laps', one(2, part(0, 1, 100)), 100],
  ])('and %s are accepted', async (_, json, count) => {
    const saved = await tools.save(officer, await tools.newRegatta(officer), json)

    expect(saved.waypoints).toHaveLength(count)
  })

  it('a course that is larger than an item of the table', async () => {
    const json = one(0, {
      waypoints: many(2_000, (index) => ({
        ...passing('Line', '1', '2'),
        controlPointName: `${index} ${'\u{1f6a9}'.repeat(90)}`,
        controlPointShortName: `${index} ${'\u{1f6a9}'.repeat(90)}`,
      })),
    })
    const template = await tools.send('createCourseTemplate', officer, json)

    const expected = [expect.objectContaining({ pointer: '/waypoints', code: 'too-large' })]
    expect(await refuse(json)).toEqual(expected)
    expect([template.status, template.body]).toMatchObject([400, { errors: expected }])
  })

  it('a body that is larger than the largest course', async () => {
    const regatta = await tools.newRegatta(officer)
    const json = { ...one(2), spare: 'x'.repeat(4 * 1024 * 1024) }

    expect((await tools.trySave(officer, regatta, json)).status).toBe(413)
    expect((await tools.trySave(officer, regatta, { ...json, spare: 'x' })).status).toBe(200)
  })
})

describe('the default number of laps of a course template', () => {
  it('gives at most 2,000 waypoints', async () => {
    const roleId = await tools.make(officer, 'markroles', { name: 'Windward' })
    const templateId = await tools.make(officer, 'marktemplates', { name: 'Buoy' })
    const template = (defaultNumberOfLaps: number): Json => ({
      name: 'Long',
      allMarkTemplates: [{ id: templateId }],
      allMarkRoles: [{ id: roleId, associatedMarkTemplateId: templateId }],
      waypoints: many(100, () => ({ passingInstruction: 'Port', markRoleIds: [roleId] })),
      optionalRepeatablePart: {
        zeroBasedIndexOfRepeatablePartStart: 0,
        zeroBasedIndexOfRepeatablePartEnd: 100,
      },
      defaultNumberOfLaps,
    })
    const send = (route: string, json: Json) => service.request(route, { token: officer, json })

    const made = await send(`POST ${H}/coursetemplates`, template(21))
    const refused = await send(`POST ${H}/coursetemplates`, template(22))
    const { id } = made.body as { readonly id: string }
    const change = (defaultNumberOfLaps: number) =>
      send(`PUT ${H}/coursetemplates/${id}`, { name: 'Long', defaultNumberOfLaps })

    expect(made.status, made.text).toBe(200)
    const tooMany = { status: 400, body: { errors: [{ pointer: '/defaultNumberOfLaps' }] } }
    expect([refused, await change(22)]).toMatchObject([tooMany, tooMany])
    expect((await change(20)).status).toBe(200)
  })
})
