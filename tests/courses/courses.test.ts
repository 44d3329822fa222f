/** Courses over HTTP: one refusal of each kind. The tests of the rules cover each of them. */
import { describe, expect, it } from 'vitest'
import { unusedId } from '../../harness/ids.ts'
import { courseSetup, pointersOf } from '../support/courseSetup.ts'
import {
  buoy,
  C,
  type CourseAnswer,
  coursePath,
  type Json,
  passing,
  windwardLeeward,
  withEntry,
} from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')
const stranger = await service.createUser('stranger')

const namesOf = ({ markConfigurations }: CourseAnswer) =>
  markConfigurations.map(({ effectiveProperties }) => effectiveProperties.name)

/** The names of the marks, waypoint by waypoint. */
const sequenceOf = ({ markConfigurations, waypoints }: CourseAnswer): string => {
  const nameOf = (id: string) =>
    markConfigurations.find((mark) => mark.id === id)?.effectiveProperties.name ?? '?'
  return waypoints.map(({ markConfigurationIds: ids }) => ids.map(nameOf).join('-')).join(' ')
}

describe('a race', () => {
  it('without a course has no waypoints, all marks of its regatta, and the name of its column', async () => {
    const regatta = await tools.newRegatta(officer)
    await tools.save(officer, regatta, windwardLeeward(), 'R1')

    const empty = await tools.read(officer, regatta, 'R2')

    expect(empty).toMatchObject({ name: 'R2', waypoints: [], numberOfLaps: null })
    expect(namesOf(empty).sort()).toEqual(['1', '4p', '4s', 'boat', 'pin'])
  })

  it('has the saved course, under both prefixes, and then a new one', async () => {
    const regatta = await tools.newRegatta(officer)
    const saved = await tools.save(officer, regatta, windwardLeeward({ numberOfLaps: 3 }))

    expect(sequenceOf(saved)).toBe('pin-boat 1 4p-4s 1 4p-4s 1 pin-boat')
    expect(await tools.read(officer, regatta)).toEqual(saved)
    const path = `/api/v1/courseconfiguration/getFromCourse/${coursePath(regatta)}`
    expect((await service.request(`GET ${path}`, { token: officer })).body).toEqual(saved)

    const path2 = `/api/v1/courseconfiguration/createCourse/${coursePath(regatta)}`
    const json = { ...saved, waypoints: saved.waypoints.slice(0, 1), optionalRepeatablePart: null }
    const { status } = await service.request(`POST ${path2}`, { token: officer, json })
    expect(status).toBe(200)
    expect(sequenceOf(await tools.read(officer, regatta))).toBe('pin-boat')
  })

  it('that does not exist is a 404 with the text that clients know', async () => {
    const regatta = await tools.newRegatta(officer)
    const details = async (method: string, path: string) => {
      const options = { token: service.adminToken, json: windwardLeeward() }
      const { status, body } = await service.request(
        `${method} ${C}/${path}`,
        method === 'GET' ? { token: service.adminToken } : options,
      )
      return [status, (body as { readonly detail: string }).detail]
    }
    const noRegatta = [404, "Could not find a regatta with name 'Nowhere'."]
    const noRace = (column: string, fleet: string) => [
      404,
      `Could not find a race with race column '${column}' and fleet '${fleet}' for regatta with ` +
        `name '${regatta}'.`,
    ]

    expect(await details('POST', 'createCourse/Nowhere/R1/Default')).toEqual(noRegatta)
    expect(await details('GET', 'getFromCourse/Nowhere/R1/Default')).toEqual(noRegatta)
    expect(await details('POST', 'createCourseTemplate?regattaName=Nowhere')).toEqual(noRegatta)
    const other = `createCourse/${coursePath(regatta, 'R9')}`
    expect(await details('POST', other)).toEqual(noRace('R9', 'Default'))
    const gold = `getFromCourse/${coursePath(regatta, 'R1', 'Gold')}`
    expect(await details('GET', gold)).toEqual(noRace('R1', 'Gold'))
    expect(await details('GET', `getFromCourseTemplate/${unusedId}`)).toEqual([
      404,
      `Could not find a CourseTemplate with ID '${unusedId}'.`,
    ])
  })
})

describe('a caller who', () => {
  it('has no permission is refused, and nothing is saved', async () => {
    const regatta = await tools.newRegatta(officer)
    const json = windwardLeeward()
    const path = `createCourse/${coursePath(regatta)}`

    expect((await tools.send(path, undefined, json)).status).toBe(401)
    const refused = await tools.send(path, stranger, json)
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.objectContaining({ permission: `REGATTA:UPDATE:${regatta}` }),
    ])
    expect((await tools.read(officer, regatta)).markConfigurations).toEqual([])
  })

  it('may not read the regatta cannot use its marks for a template', async () => {
    const regatta = await tools.newRegatta(officer)
    const { markConfigurations } = await tools.save(officer, regatta, windwardLeeward())
    await tools.letEverybody(officer, 'REGATTA', regatta, '!READ')
    const path = `createCourseTemplate?regattaName=${encodeURIComponent(regatta)}`
    const json = { name: 'Theirs', markConfigurations, waypoints: [] }

    expect((await tools.send(path, stranger, json)).status).toBe(403)
    expect((await tools.send('validate', undefined, json)).status).toBe(401)
  })
})

describe('an error', () => {
  const cases: readonly [string, (right: ReturnType<typeof windwardLeeward>) => Json, string][] = [
    [
      'an unknown mark configuration',
      (right) => ({ ...right, waypoints: [...right.waypoints, passing('Port', '4x')] }),
      '/waypoints/5/markConfigurationIds/0',
    ],
    [
      'an invalid colour',
      (right) => withEntry(right, 'pin', { freestyleProperties: { name: 'p', color: 'red' } }),
      '/markConfigurations/0/freestyleProperties/color',
    ],
  ]

  it.each(cases)('%s is reported, and not after its correction', async (_, spoil, pointer) => {
    const regatta = await tools.newRegatta(officer)
    const right = windwardLeeward()

    const refused = await tools.trySave(officer, regatta, spoil(right))

    expect(refused.status).toBe(400)
    expect(pointersOf(refused)).toContain(pointer)
    const { body } = await tools.send('validate', officer, {
      ...spoil(right),
      regattaName: regatta,
    })
    expect(body).toMatchObject({ valid: false })
    expect((body as { problems: { pointer: string }[] }).problems.map((p) => p.pointer)).toEqual(
      pointersOf(refused),
    )
    expect((await tools.read(officer, regatta)).markConfigurations).toEqual([])
    expect((await tools.trySave(officer, regatta, right)).status).toBe(200)
  })

  it('is not reported for a valid course, and warnings do not refuse one', async () => {
    const regatta = await tools.newRegatta(officer)
    const landmark = { name: 'Tower', markType: 'LANDMARK', shape: 'shape', pattern: '' }
    const json = windwardLeeward({
      markConfigurations: [
        ...windwardLeeward().markConfigurations,
        { id: 'tower', freestyleProperties: { ...landmark, shape: 'CONICAL' } },
        buoy('spare'),
      ],
    })

    const checked = await tools.send('validate', officer, json)

    const codes = (warnings: unknown) => (warnings as { code: string }[]).map(({ code }) => code)
    const { valid, problems, warnings } = checked.body as Record<string, unknown>
    expect([valid, problems]).toEqual([true, []])
    expect(codes(warnings)).toEqual(['not-a-buoy', 'spare', 'spare'])
    const saved = await tools.save(officer, regatta, json)
    expect(codes(saved.warnings)).toEqual(['not-a-buoy', 'spare', 'spare'])
    const { length } = (await tools.read(officer, regatta)).markConfigurations
    expect(length).toBe(7)
  })
})
