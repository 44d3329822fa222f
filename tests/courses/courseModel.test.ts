/** Roles, references, the stored form of a course, and its response. */
import { describe, expect, it } from 'vitest'
import { formatMark, formatSequence } from '#courses/rules/formatCourse.ts'
import type { Appearance } from '#courses/rules/appearance.ts'
import { courseOf, withNumberOfLaps } from '#courses/rules/course.ts'
import { layOutCourse, layOutTemplate } from '#courses/rules/laps.ts'
import { referencesOf } from '#courses/steps/resolveReferences.ts'
import { templateRoles } from '#courses/rules/templateRoles.ts'
import {
  buoy,
  course,
  forTemplate,
  type Json,
  part,
  readRight,
  windwardLeeward,
  withEntry,
  withWaypoint,
} from './courseFixture.ts'

const appearance: Appearance = {
  name: 'Windward mark',
  shortName: 'W',
  color: '#102030',
  shape: 'CONICAL',
  pattern: null,
  markType: 'BUOY',
}

it('references are collected, each once', () => {
  const markConfigurations = [
    { id: 'a', markId: 'mark', markPropertiesId: 'properties', markTemplateId: 'ignored' },
    { id: 'b', markTemplateId: 'template', associatedRoleId: 'role', associatedRole: 'Known' },
    { id: 'c', markTemplateId: 'template', associatedRole: 'Windward' },
    buoy('d', { associatedRole: 'Windward', markPropertiesId: 'properties' }),
  ]
  const configuration = { name: 'x', waypoints: [], markConfigurations, courseTemplateId: 'course' }

  expect(referencesOf(readRight(configuration))).toEqual({
    markTemplateIds: ['template'],
    markPropertiesIds: ['properties'],
    roleIds: ['role'],
    courseTemplateId: 'course',
  })
})

describe('the roles of a template', () => {
  const nameOf = (mark: number) => ({ name: `mark ${mark}`, shortName: `${mark}` })
  const rolesOf = (configuration: Json) =>
    templateRoles(readRight(configuration, forTemplate), nameOf)

  it('are the given ones, and otherwise named after the marks', () => {
    const markConfigurations = [
      buoy('spare'),
      buoy('spare 2', { associatedRole: 'Windward' }),
      buoy('1', { associatedRole: 'Windward', associatedRoleShortName: 'W' }),
      buoy('4', { associatedRoleId: 'role 1' }),
      buoy('5', { associatedRole: 'Finish' }),
      buoy('6'),
    ]
    const { inputErrors, roles } = rolesOf({
      ...course(['4', '1', '5', '6', '1']),
      markConfigurations,
    })

    expect(inputErrors).toEqual([])
    expect(
      roles.map(({ mark, isSpare, id, name, shortName }) => [mark, isSpare, id, name, shortName]),
    ).toEqual([
      [3, false, 'role 1', undefined, undefined],
      [2, false, undefined, 'Windward', 'W'],
      [4, false, undefined, 'Finish', 'Finish'],
      [5, false, undefined, 'mark 5', '5'],
      [1, true, undefined, 'Windward', 'Windward'],
    ])
  })

  it('may not be the name of another mark', () => {
    const configuration = withEntry(course(['1', '4']), '1', { associatedRole: 'mark 1' })

    expect(rolesOf(configuration).inputErrors).toEqual([
      {
        pointer: '/markConfigurations/1/associatedRole',
        code: 'repeated-role',
        detail:
          "Role name mark 1 can't be used twice in a course template: a mark without a role gets " +
          'one with its own name. Give it another `associatedRole`',
      },
    ])
  })

  it('may not be the same by id', () => {
    const one = withEntry(course(['1', '4']), '1', { associatedRoleId: 'role' })
    const both = withEntry(one, '4', { associatedRoleId: 'role' })

    expect(() => readRight(one, forTemplate)).not.toThrow()
    expect(() => readRight(both, forTemplate)).toThrow("Role name role can't be used twice")
  })
})

const built = (configuration: Json, keepsSpare = false) => {
  const read = readRight(configuration)
  const idOf = (mark: number) => read.markConfigurations[mark]?.id ?? ''
  return courseOf(read, layOutCourse(read).sequence, idOf, () => keepsSpare)
}

describe('a course', () => {
  it('has marks and control points once, however often they are passed', () => {
    const markConfigurations = ['spare', 'boat', '4s', '4p', '1', 'pin'].map((id) => buoy(id))
    const configuration = windwardLeeward({
      markConfigurations,
      optionalRepeatablePart: part(1, 3),
      numberOfLaps: 3,
    })

    expect(built(configuration)).toEqual({
      name: 'Windward-leeward',
      shortName: 'Windward-leeward',
      marks: ['pin', 'boat', '1', '4p', '4s'],
      controlPoints: [
        { marks: [0, 1], name: null, shortName: null },
        { marks: [2], name: null, shortName: null },
        { marks: [3, 4], name: null, shortName: null },
      ],
      waypoints: [
        { passingInstruction: 'Line', controlPoint: 0 },
        { passingInstruction: 'Port', controlPoint: 1 },
        { passingInstruction: 'Gate', controlPoint: 2 },
        { passingInstruction: 'Port', controlPoint: 1 },
        { passingInstruction: 'Gate', controlPoint: 2 },
        { passingInstruction: 'Port', controlPoint: 1 },
        { passingInstruction: 'Line', controlPoint: 0 },
      ],
      part: { start: 1, end: 3, occurrences: 2 },
      numberOfLaps: 3,
    })
    expect(built(configuration, true).marks).toEqual(['pin', 'boat', '1', '4p', '4s', 'spare'])
  })

  it('has another control point for another name, and for the same marks the other way round', () => {
    const withOtherName = withWaypoint(windwardLeeward(), 4, { controlPointName: 'Finish' })
    const turned = withWaypoint(windwardLeeward(), 4, { markConfigurationIds: ['boat', 'pin'] })

    expect(built(windwardLeeward()).controlPoints).toHaveLength(3)
    expect(built(withOtherName).controlPoints).toHaveLength(4)
    expect(built(turned).controlPoints).toHaveLength(4)
  })

  it('of a template has the requested lap count', () => {
    const read = readRight(windwardLeeward({ optionalRepeatablePart: part(1, 3) }), forTemplate)
    const template = courseOf(
      read,
      layOutTemplate(read),
      (mark) => mark,
      () => true,
    )
    const lengths = [null, 1, 2, 4].map((laps) => {
      const { waypoints, part, numberOfLaps } = withNumberOfLaps(template, laps)
      return [waypoints.length, part?.occurrences, numberOfLaps]
    })

    expect(lengths).toEqual([
      [5, 1, null],
      [3, undefined, 1],
      [5, 1, 2],
      [9, 3, 4],
    ])
    expect(withNumberOfLaps({ ...template, part: null }, 4)).toMatchObject({ numberOfLaps: 4 })
  })
})

describe('a response', () => {
  it('contains the sequence, and names for pairs only', () => {
    const configuration = withWaypoint(
      windwardLeeward({ optionalRepeatablePart: part(1, 3), numberOfLaps: 2 }),
      2,
      { controlPointName: 'Gate', controlPointShortName: 'G' },
    )
    const { waypoints, ...rest } = formatSequence(built(configuration), (mark) => `m${mark}`)

    expect(waypoints[1]).toEqual({ passingInstruction: 'Port', markConfigurationIds: ['m2'] })
    expect(waypoints[2]).toEqual({
      passingInstruction: 'Gate',
      markConfigurationIds: ['m3', 'm4'],
      controlPointName: 'Gate',
      controlPointShortName: 'G',
    })
    expect(rest).toEqual({
      optionalRepeatablePart: part(1, 3, { occurrences: 1 }),
      numberOfLaps: 2,
    })
  })

  it('omits absent values', () => {
    const { optionalRepeatablePart, numberOfLaps } = formatSequence(
      built(windwardLeeward()),
      String,
    )

    expect([optionalRepeatablePart, numberOfLaps]).toEqual([undefined, null])
    expect(formatMark({ id: 'a', appearance: appearance })).toEqual({
      id: 'a',
      effectiveProperties: appearance,
    })
  })

  it('has every spelling of a position, and a device by its hash', () => {
    const position = { latitude: 54.4, longitude: 10.2 }
    const device = { type: 'smartphoneUUID', id: 'abc', stringRepresentation: 'abc' }
    const response = formatMark({
      id: 'a',
      markId: 'mark 1',
      role: { id: 'role 1', name: 'Windward', shortName: 'W' },
      appearance: appearance,
      tags: ['kiel'],
      lastKnownPosition: position,
      positioning: { kind: 'device', device },
      devices: [{ device, fromMillis: 5, toMillis: null }],
    })
    const spelled = { lat_deg: 54.4, lon_deg: 10.2, latitude_deg: 54.4, longitude_deg: 10.2 }

    expect(response).toEqual({
      id: 'a',
      markId: 'mark 1',
      associatedRole: 'Windward',
      associatedRoleShortName: 'W',
      associatedRoleId: 'role 1',
      effectiveProperties: { ...appearance, tags: ['kiel'] },
      positioning: { device_identifier: device },
      trackingDevices: [
        {
          trackingDeviceType: 'smartphoneUUID',
          trackingDeviceHash:
            'BA 78 16 BF 8F 01 CF EA 41 41 40 DE 5D AE 22 23 B0 03 61 A3 96 17 7A 9C B4 10 FF 61 F2 00 15 AD',
          trackingDeviceMappedFromMillis: 5,
        },
      ],
      lastKnownPosition: spelled,
    })
  })
})
