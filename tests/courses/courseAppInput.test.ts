/** Input of known clients: a name that is null, and a part in the query. */
import { describe, expect, it } from 'vitest'
import { unusedId } from '../../harness/ids.ts'
import { H } from '../../scripts/requests/paths.ts'
import { courseSetup, pointersOf } from '../support/courseSetup.ts'
import { coursePath, windwardLeeward } from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const tools = courseSetup(service)
const officer = await service.createUser('officer')

describe('the name of a course', () => {
  it('is the name of the race column when it is null', async () => {
    const regatta = await tools.newRegatta(officer)

    const saved = await tools.save(officer, regatta, windwardLeeward({ name: null }), 'R2')
    const read = await tools.read(officer, regatta, 'R2')

    expect([saved.name, read.name]).toEqual(['R2', 'R2'])
  })
})

describe('the repeatable part', () => {
  it('may be JSON text in the query, with the lap count beside it', async () => {
    const regatta = await tools.newRegatta(officer)
    const { optionalRepeatablePart, numberOfLaps: _, ...json } = windwardLeeward()
    const query = new URLSearchParams({
      optionalRepeatablePart: JSON.stringify(optionalRepeatablePart),
      numberOfLaps: '3',
    })
    const path = `createCourse/${coursePath(regatta, 'R1')}`

    const saved = await tools.send(`${path}?${query.toString()}`, officer, json)
    const broken = await tools.send(
      `${path}?optionalRepeatablePart=%7B&numberOfLaps=3`,
      officer,
      json,
    )

    expect(saved.body).toMatchObject({ numberOfLaps: 3 })
    expect((saved.body as { readonly waypoints: unknown[] }).waypoints).toHaveLength(7)
    expect([broken.status, pointersOf(broken)]).toEqual([400, ['optionalRepeatablePart']])
  })
})

describe('a part that is text in JSON', () => {
  it('is an error, and an id in a list is quoted as sent', async () => {
    const regatta = await tools.newRegatta(officer)
    const { optionalRepeatablePart, ...json } = windwardLeeward()
    const text = JSON.stringify(optionalRepeatablePart)
    const id = unusedId.replace(/0/g, 'A')
    const waypoints = [{ passingInstruction: 'Port', markRoleIds: [id] }]

    const refused = await tools.trySave(officer, regatta, { ...json, optionalRepeatablePart: text })
    const template = await service.request(`POST ${H}/coursetemplates`, {
      token: officer,
      json: { name: 'One mark', waypoints },
    })

    expect([refused.status, pointersOf(refused)]).toEqual([400, ['/optionalRepeatablePart']])
    expect(template.text).toContain(id)
  })
})

describe('a configuration of a template for one lap', () => {
  it('contains the part once, and its laps can be raised again', async () => {
    const regatta = await tools.newRegatta(officer)
    const made = await tools.saveTemplate(officer, windwardLeeward({ numberOfLaps: 3 }))

    const one = await tools.readTemplate(officer, made.courseTemplateId ?? '', '?numberOfLaps=1')
    const names = one.markConfigurations.map((entry, index) => ({
      ...entry,
      freestyleProperties: { name: `mark ${index}` },
    }))
    const sailed = await tools.save(officer, regatta, { ...one, markConfigurations: names })
    const raised = await tools.save(
      officer,
      regatta,
      { ...one, markConfigurations: names, numberOfLaps: 3 },
      'R2',
    )

    expect(one).toMatchObject({
      numberOfLaps: 1,
      optionalRepeatablePart: { zeroBasedIndexOfRepeatablePartStart: 1, occurrences: 1 },
    })
    expect(one.waypoints).toHaveLength(5)
    expect([sailed.numberOfLaps, sailed.waypoints.length]).toEqual([1, 3])
    expect([raised.numberOfLaps, raised.waypoints.length]).toEqual([3, 7])
  })
})
