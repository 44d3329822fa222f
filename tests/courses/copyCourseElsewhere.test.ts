/** Copies of a course in other regattas, with and without `allOrNone`, and their permissions. */
import { describe, expect, it } from 'vitest'
import { copySetup, linesOf, resultsOf, to } from '../support/courseCopies.ts'
import { pointersOf } from '../support/courseSetup.ts'
import {
  buoy,
  C,
  type CourseAnswer,
  coursePath,
  type Json,
  passing,
  windwardLeeward,
  withEntry,
  withoutWarnings,
} from '../support/courses.ts'
import { useTestService } from '../support/useTestService.ts'
import { reportPhone } from '../support/marks.ts'
import { makeEvent } from '../support/sailing.ts'
import { differences, stateOf } from '../support/tableState.ts'

const service = await useTestService()
const tools = copySetup(service)
const officer = await service.createUser('officer')
const stranger = await service.createUser('stranger')

/** The course as sailed, without the other marks of the regatta. */
const sailed = ({ waypoints, numberOfLaps, optionalRepeatablePart, name }: CourseAnswer) => ({
  waypoints,
  numberOfLaps,
  optionalRepeatablePart,
  name,
})

describe('a caller who', () => {
  it('may change none of the races is refused, with 403 and not with 401', async () => {
    const regatta = await tools.newSource(officer)

    const refused = await tools.copy(stranger, regatta, to('R2', 'R3'))

    expect([refused.status, refused.body]).toMatchObject([
      403,
      { permission: `REGATTA:UPDATE:${regatta}` },
    ])
    const nobody = await service.request(`POST ${C}/copyCourse/${coursePath(regatta)}`, {
      json: to('R2'),
    })
    expect(nobody.status).toBe(401)
    expect((await tools.read(officer, regatta, 'R2')).waypoints).toEqual([])
  })

  it('may not read the course cannot copy it to an own regatta', async () => {
    const secret = await makeEvent(service, officer, { numberofraces: 1, ispublic: false })
    await tools.save(officer, secret, windwardLeeward())
    const own = await tools.newRegatta(stranger)

    const json = { targets: [{ regattaName: own, raceColumn: 'R1' }] }
    const refused = await tools.copy(stranger, secret, json)

    expect([refused.status, refused.body]).toMatchObject([
      403,
      { permission: `REGATTA:READ:${secret}` },
    ])
  })

  it('may change one of two regattas copies the course there, and learns nothing of the other', async () => {
    const regatta = await tools.newSource(officer)
    const own = await tools.newRegatta(stranger)
    const targets = [
      { raceColumn: 'R2' },
      { raceColumn: 'no such column' },
      { regattaName: own, raceColumn: 'R1' },
    ]

    const results = resultsOf(await tools.copy(stranger, regatta, { targets }))

    const problem = { code: 'forbidden', permission: `REGATTA:UPDATE:${regatta}` }
    expect(results).toMatchObject([
      { raceColumn: 'R2', status: 'failed', problem },
      { raceColumn: 'no such column', status: 'failed', problem },
      { regattaName: own, raceColumn: 'R1', status: 'copied' },
    ])
  })
})

describe('in another regatta, a copy', () => {
  const at = (latitude_deg: number): Json => ({
    positioning: { position: { latitude_deg, longitude_deg: 10 } },
  })

  it('has its own marks of the same look and position, created once', async () => {
    const regatta = await tools.newRegatta(officer)
    const markPropertiesId = await tools.make(officer, 'markproperties', {
      name: 'Top',
      color: '#FF8800',
      markType: 'BUOY',
    })
    const top = {
      markPropertiesId,
      freestyleProperties: null,
      associatedRole: 'Windward',
      ...at(54),
    }
    const source = await tools.save(officer, regatta, withEntry(windwardLeeward(), '1', top))
    const other = await tools.newRegatta(officer)
    const targets = ['R1', 'R2'].map((raceColumn) => ({ regattaName: other, raceColumn }))

    const first = await tools.copy(officer, regatta, { targets })
    const copied = await tools.read(officer, other)
    const again = await tools.copy(officer, regatta, { targets })

    expect(linesOf(first)).toEqual(['R1 Default copied', 'R2 Default copied'])
    expect(linesOf(again)).toEqual(['R1 Default unchanged', 'R2 Default unchanged'])
    const looks = ({ markConfigurations }: CourseAnswer) =>
      markConfigurations.map(({ id, markId, ...mark }) => [id === markId, mark])
    expect(looks(copied)).toEqual(looks(withoutWarnings(source)))
    expect(copied.markConfigurations[2]).toMatchObject({ markPropertiesId, lastKnownPosition: {} })
    const ids = new Set(source.markConfigurations.map(({ id }) => id))
    expect(copied.markConfigurations.filter(({ id }) => ids.has(id))).toEqual([])
    expect(sailed(await tools.read(officer, other, 'R2'))).toEqual(sailed(copied))
    expect(copied.markConfigurations).toHaveLength(5)
  })

  it('uses existing marks of the same names unchanged', async () => {
    const regatta = await tools.newRegatta(officer)
    await tools.save(officer, regatta, withEntry(windwardLeeward(), '1', at(54)))
    const other = await tools.newRegatta(officer)
    const there = await tools.save(officer, other, {
      name: 'One',
      markConfigurations: [buoy('1', at(55)), buoy('Lonely')],
      waypoints: [passing('Port', '1')],
    })

    await tools.copy(officer, regatta, { targets: [{ regattaName: other, raceColumn: 'R2' }] })

    const copied = await tools.read(officer, other, 'R2')
    const [one] = there.markConfigurations
    expect(copied.waypoints[1]?.markConfigurationIds).toEqual([one?.id])
    expect(copied.markConfigurations.find(({ id }) => id === one?.id)).toEqual(one)
    expect(copied.markConfigurations).toHaveLength(6)
  })

  it('of several marks with one name has as many of them', async () => {
    const regatta = await tools.newRegatta(officer)
    const twins = ['a', 'b'].map((id) => ({ id, freestyleProperties: { name: 'Twin' } }))
    const waypoints = [passing('Port', 'a'), passing('Starboard', 'b'), passing('Port', 'a')]
    await tools.save(officer, regatta, { name: 'Twins', markConfigurations: twins, waypoints })
    const other = await tools.newRegatta(officer)
    const json = { targets: [{ regattaName: other, raceColumn: 'R1' }] }

    await tools.copy(officer, regatta, json)

    const ids = (await tools.read(officer, other)).waypoints.flatMap(
      ({ markConfigurationIds }) => markConfigurationIds,
    )
    expect([ids[0] === ids[2], ids[0] === ids[1]]).toEqual([true, false])
    expect(linesOf(await tools.copy(officer, regatta, json))).toEqual(['R1 Default unchanged'])
  })

  it('does not copy devices, but the position of the phone', async () => {
    const regatta = await tools.newRegatta(officer)
    const deviceUUID = '00000000-0000-4000-8000-000000000001'
    const tracked = { positioning: { deviceUUID } }
    await tools.save(officer, regatta, withEntry(windwardLeeward(), '1', tracked))
    await reportPhone(service, deviceUUID, 54.5)
    const other = await tools.newRegatta(officer)

    await tools.copy(officer, regatta, { targets: [{ regattaName: other, raceColumn: 'R1' }] })

    const { markConfigurations } = await tools.read(officer, other)
    expect(markConfigurations.flatMap(({ trackingDevices = [] }) => trackingDevices)).toEqual([])
    expect(markConfigurations.flatMap(({ lastKnownPosition = [] }) => lastKnownPosition)).toEqual([
      expect.objectContaining({ lat_deg: 54.5 }),
    ])
  })

  it('with one lap creates no marks of the other laps', async () => {
    const regatta = await tools.newRegatta(officer)
    await tools.save(officer, regatta, windwardLeeward())
    const other = await tools.newRegatta(officer)
    const targets = [{ regattaName: other, raceColumn: 'R1', numberOfLaps: 1 }]

    await tools.copy(officer, regatta, { targets })

    const { markConfigurations } = await tools.read(officer, other)
    const names = markConfigurations.map(({ effectiveProperties: { name } }) => name)
    expect(names).toEqual(['pin', 'boat', '1'])
  })
})

describe('all or none', () => {
  it('copies to all', async () => {
    const regatta = await tools.newSource(officer)
    const other = await tools.newRegatta(officer)
    const targets = [{ raceColumn: 'R2' }, { regattaName: other, raceColumn: 'R1' }]

    const reply = await tools.copy(officer, regatta, { targets, allOrNone: true })

    expect(linesOf(reply)).toEqual(['R2 Default copied', 'R1 Default copied'])
    expect((await tools.read(officer, other)).waypoints).toHaveLength(5)
    const again = await tools.copy(officer, regatta, { targets, allOrNone: true })
    expect(linesOf(again)).toEqual(['R2 Default unchanged', 'R1 Default unchanged'])
  })

  it('copies to none, and names each target that fails', async () => {
    const regatta = await tools.newSource(officer)
    const before = await stateOf(service)
    const targets = [
      { raceColumn: 'R2' },
      { raceColumn: 'R9' },
      { raceColumn: 'R3', fleet: 'Gold' },
      { raceColumn: 'R3', regattaName: 'Nowhere' },
    ]

    const reply = await tools.copy(officer, regatta, { targets, allOrNone: true })

    expect([reply.status, pointersOf(reply)]).toEqual([
      400,
      ['/targets/1/raceColumn', '/targets/2/fleet', '/targets/3/regattaName'],
    ])
    expect(differences(before, await stateOf(service))).toEqual([])
  })

  it('is a 403 when a permission is missing, with all other errors', async () => {
    const regatta = await tools.newSource(officer)
    const own = await tools.newRegatta(stranger)
    const targets = [
      { raceColumn: 'R9', regattaName: own },
      { raceColumn: 'R2' },
      { raceColumn: 'R1', regattaName: own },
    ]

    const reply = await tools.copy(stranger, regatta, { targets, allOrNone: true })

    expect([reply.status, reply.body]).toMatchObject([
      403,
      { permission: `REGATTA:UPDATE:${regatta}` },
    ])
    expect(pointersOf(reply)).toEqual(['/targets/0/raceColumn', '/targets/1'])
    expect((await tools.read(stranger, own)).waypoints).toEqual([])
  })
})
