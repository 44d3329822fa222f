/**
 * Copies of one course for many races: in its regatta and in others, with other lap counts, with
 * and without `allOrNone`.
 */
import { describe, expect, it } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { copySetup, linesOf, resultsOf, to } from '../support/courseCopies.ts'
import { pointersOf } from '../support/courseSetup.ts'
import {
  coursePath,
  passing,
  windwardLeeward,
  withEntry,
  withoutWarnings,
} from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'
import { differences, stateOf } from '../support/tableState.ts'

const service = await useTestService()
const tools = copySetup(service)
const officer = await service.createUser('officer')
const stranger = await service.createUser('stranger')

describe('in the same regatta, a copy', () => {
  it('has the same marks, roles and laps, and is there for each race', async () => {
    const regatta = await tools.newRegatta(officer)
    const role = { associatedRole: 'Windward' }
    const source = await tools.save(officer, regatta, withEntry(windwardLeeward(), '1', role))

    const reply = await tools.copy(officer, regatta, to('R2', 'R3'))

    expect(resultsOf(reply)).toEqual([
      { regattaName: regatta, raceColumn: 'R2', fleet: 'Default', status: 'copied' },
      { regattaName: regatta, raceColumn: 'R3', fleet: 'Default', status: 'copied' },
    ])
    for (const race of ['R2', 'R3']) {
      expect(await tools.read(officer, regatta, race)).toEqual(withoutWarnings(source))
    }
  })

  it('changes nothing when it is repeated, or its own target', async () => {
    const regatta = await tools.newSource(officer)
    const first = await tools.copy(officer, regatta, to('R2', 'R1'))
    const before = await stateOf(service)

    const again = await tools.copy(officer, regatta, to('R2', 'R1'))

    expect(linesOf(first)).toEqual(['R2 Default copied', 'R1 Default unchanged'])
    expect(linesOf(again)).toEqual(['R2 Default unchanged', 'R1 Default unchanged'])
    expect(differences(before, await stateOf(service))).toEqual([])
  })

  it('is the same as a course sent with the response, with other laps, too', async () => {
    const regatta = await tools.newSource(officer, { numberOfLaps: 3 })
    const source = await tools.read(officer, regatta)
    for (const numberOfLaps of [1, 2, 3, 4, 100]) {
      expect(linesOf(await tools.copy(officer, regatta, { ...to('R2'), numberOfLaps }))).toEqual([
        `R2 Default copied`,
      ])
      const sent = await tools.save(officer, regatta, { ...source, numberOfLaps }, 'R3')
      expect(await tools.read(officer, regatta, 'R2')).toEqual(sent)
    }
  })

  it('with fewer laps leaves out the marks of the other laps, except spares with a role', async () => {
    const spare = withEntry(windwardLeeward(), '4s', { associatedRole: 'Leeward' })
    const regatta = await tools.newSource(officer, { ...spare, numberOfLaps: 3 })
    await tools.copy(officer, regatta, { ...to('R2'), numberOfLaps: 1 })
    const course = await tools.read(officer, regatta, 'R2')
    const before = await stateOf(service)

    const again = await tools.save(officer, regatta, course, 'R2')

    expect(withoutWarnings(again)).toEqual(course)
    expect(differences(before, await stateOf(service))).toEqual([])
    const revoke = async (name: string) => {
      const mark = course.markConfigurations.find(
        ({ effectiveProperties }) => effectiveProperties.name === name,
      )
      const query = new URLSearchParams({ markId: mark?.id ?? '', regattaName: regatta })
      const path = `POST ${V}/mark/revokeMarkOnRegatta?${query.toString()}`
      const json = { markId: mark?.id, regattaName: regatta }
      return (await service.request(path, { token: officer, json })).text
    }
    await tools.save(officer, regatta, { ...course, name: 'One lap' })
    expect(await revoke('4s')).toContain('R2/Default')
    expect(await revoke('4p')).not.toContain('R2/Default')
  })

  it('stays based on the template, also for callers who may not read it', async () => {
    const { courseTemplateId = '' } = await tools.saveTemplate(officer, windwardLeeward())
    const regatta = await tools.newRegatta(officer)
    const laid = await tools.readTemplate(officer, courseTemplateId, '?laps=2')
    await tools.save(officer, regatta, laid)
    await tools.letEverybody(officer, 'REGATTA', regatta, 'READ', 'UPDATE')

    const reply = await tools.copy(stranger, regatta, { ...to('R2'), numberOfLaps: 3 })

    expect(linesOf(reply)).toEqual(['R2 Default copied'])
    expect(await tools.read(officer, regatta, 'R2')).toMatchObject({
      courseTemplateId,
      numberOfLaps: 3,
    })
  })
})

describe('a target', () => {
  const withFleets = () =>
    makeEvent(service, officer, {
      numberofraces: 3,
      series: [{ name: 'Default', fleets: ['Gold', 'Silver'] }],
    })

  it('without a fleet covers all fleets of the race column, in their order', async () => {
    const regatta = await withFleets()
    const path = `createCourse/${coursePath(regatta, 'R1', 'Gold')}`
    expect((await tools.send(path, officer, windwardLeeward())).status).toBe(200)
    const targets = [{ raceColumn: 'R3', fleet: 'Silver' }, { raceColumn: 'R1' }]

    const reply = await tools.send(`copyCourse/${coursePath(regatta, 'R1', 'Gold')}`, officer, {
      targets,
    })

    expect(linesOf(reply)).toEqual(['R3 Silver copied', 'R1 Gold unchanged', 'R1 Silver copied'])
  })

  it('has its own lap count, or the common one', async () => {
    const regatta = await tools.newSource(officer)
    const targets = [{ raceColumn: 'R2' }, { raceColumn: 'R3', numberOfLaps: 1, fleet: null }]

    await tools.copy(officer, regatta, { targets, numberOfLaps: 4 })

    const laps = async (race: string) => (await tools.read(officer, regatta, race)).numberOfLaps
    expect([await laps('R1'), await laps('R2'), await laps('R3')]).toEqual([2, 4, 1])
  })

  it('that is missing fails separately, and its detail names the missing part', async () => {
    const regatta = await withFleets()
    await tools.send(
      `createCourse/${coursePath(regatta, 'R1', 'Gold')}`,
      officer,
      windwardLeeward(),
    )
    const targets = [
      { raceColumn: 'R9' },
      { raceColumn: 'R2', fleet: 'Bronze' },
      { raceColumn: 'R2', regattaName: 'Nowhere', fleet: 'Gold' },
      { raceColumn: 'R2', fleet: 'Gold' },
    ]

    const reply = await tools.send(`copyCourse/${coursePath(regatta, 'R1', 'Gold')}`, officer, {
      targets,
    })

    expect(linesOf(reply)).toEqual([
      'R9 (all) failed not-found',
      'R2 Bronze failed not-found',
      'R2 Gold failed not-found',
      'R2 Gold copied',
    ])
    expect(resultsOf(reply).map(({ problem }) => problem?.detail)).toEqual([
      `Could not find a race column with name 'R9' in regatta '${regatta}'.`,
      `Could not find a race with race column 'R2' and fleet 'Bronze' for regatta with name '${regatta}'.`,
      "Could not find a regatta with name 'Nowhere'.",
      undefined,
    ])
  })
})

describe('an input error', () => {
  it('is reported together with all others, before anything is copied', async () => {
    const regatta = await tools.newSource(officer)
    const before = await stateOf(service)
    const targets = [
      { raceColumn: 'R2' },
      { raceColumn: 'R2', fleet: 'Default' },
      { raceColumn: 'R3', numberOfLaps: 100 },
      { raceColumn: 'R3', regattaName: regatta },
    ]

    const reply = await tools.copy(officer, regatta, { targets })

    expect([reply.status, pointersOf(reply)]).toEqual([400, ['/targets/1', '/targets/3']])
    expect((reply.body as { readonly detail: string }).detail).toContain(
      `R2 Default of ${regatta} is also target 1`,
    )
    expect(differences(before, await stateOf(service))).toEqual([])
  })

  it('is another lap count for a course without a repeatable part', async () => {
    const regatta = await tools.newSource(officer, { numberOfLaps: 1 })
    const one = { raceColumn: 'R2', numberOfLaps: 1 }
    const two = { raceColumn: 'R3', numberOfLaps: 2 }

    const refused = await tools.copy(officer, regatta, { targets: [one, two], numberOfLaps: 3 })

    expect([refused.status, pointersOf(refused)]).toEqual([
      400,
      ['/numberOfLaps', '/targets/1/numberOfLaps'],
    ])
    expect(linesOf(await tools.copy(officer, regatta, { targets: [one] }))).toEqual([
      'R2 Default copied',
    ])
  })

  it('is a lap count that makes the course too long', async () => {
    const regatta = await tools.newSource(officer, {
      waypoints: Array.from({ length: 41 }, () => passing('Port', '1')),
      optionalRepeatablePart: {
        zeroBasedIndexOfRepeatablePartStart: 0,
        zeroBasedIndexOfRepeatablePartEnd: 20,
      },
    })
    const refused = await tools.copy(officer, regatta, { ...to('R2'), numberOfLaps: 100 })

    expect([refused.status, pointersOf(refused)]).toEqual([400, ['/numberOfLaps']])
  })

  it.each([
    ['no targets', {}, 'targets'],
    ['an empty list', { targets: [] }, '/targets'],
    ['51 targets', to(...Array.from({ length: 51 }, (_, index) => `R${index}`)), '/targets'],
    ['a target without a race', { targets: [{ fleet: 'Default' }] }, '/targets/0/raceColumn'],
    ['no laps', { ...to('R2'), numberOfLaps: 0 }, '/numberOfLaps'],
  ])('is %s', async (_, json, pointer) => {
    const reply = await tools.copy(officer, await tools.newSource(officer), json)

    expect(reply.status).toBe(400)
    expect(pointersOf(reply).map((at) => at.replace(/^\//, ''))).toEqual([
      pointer.replace(/^\//, ''),
    ])
  })

  it('is more than 100 races', async () => {
    const fleets = Array.from({ length: 20 }, (_, index) => `F${index}`)
    const series = [{ name: 'Default', fleets }]
    const regatta = await makeEvent(service, officer, { numberofraces: 6, series })
    const path = `copyCourse/${coursePath(regatta, 'R1', 'F0')}`
    await tools.send(path.replace('copy', 'create'), officer, windwardLeeward())

    const many = await tools.send(path, officer, to('R2', 'R3', 'R4', 'R5', 'R6'))
    const tooMany = await tools.send(path, officer, to('R1', 'R2', 'R3', 'R4', 'R5', 'R6'))

    expect(linesOf(many)).toHaveLength(100)
    expect([tooMany.status, pointersOf(tooMany)]).toEqual([400, ['/targets']])
  })

  it('is a race without a course, or a missing race', async () => {
    const regatta = await tools.newSource(officer)

    const empty = await tools.copy(officer, regatta, to('R1'), 'R2')
    expect([empty.status, (empty.body as { readonly detail: string }).detail]).toEqual([
      404,
      `Could not find a course to copy: the race with race column 'R2' and fleet 'Default' of regatta '${regatta}' has no course.`,
    ])
    expect((await tools.copy(officer, regatta, to('R2'), 'R9')).status).toBe(404)
    expect((await tools.copy(officer, 'Nowhere', to('R2'))).status).toBe(404)
  })
})
