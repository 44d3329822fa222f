/** Invalid configurations are refused with messages, and valid ones pass. */
import { describe, expect, it } from 'vitest'
import { ruleCases } from './courseRules.cases.ts'
import {
  buoy,
  forTemplate,
  type Json,
  part,
  read,
  readRight,
  windwardLeeward,
  withEntry,
  withWaypoint,
} from './courseFixture.ts'

describe('a configuration', () => {
  it.each(ruleCases)('$rule', ({ wrong, right, purpose, pointer, code, detail, suggestion }) => {
    const found = read(wrong, purpose)

    expect(found.inputErrors).toEqual([
      { pointer, code, detail, ...(suggestion === undefined ? {} : { suggestion }) },
    ])
    expect(read(right, purpose).inputErrors).toEqual([])
  })

  it('gets all problems at once', () => {
    const wrong = {
      markConfigurations: [
        {
          id: 'a',
          freestyleProperties: { name: 'a', color: 'x', markType: 'y' },
          associatedRole: 'R',
        },
        { id: 'b', markTemplateId: 7, associatedRole: 'R' },
        3,
      ],
      waypoints: [
        { passingInstruction: 'Gate', markConfigurationIds: ['a'] },
        { passingInstruction: 'Portt', markConfigurationIds: ['b', 'c'] },
        { passingInstruction: 'Line', markConfigurationIds: ['a', 'b'] },
        null,
      ],
      optionalRepeatablePart: part(9, 'x'),
      numberOfLaps: 0,
      tags: [1],
    }

    expect(read(wrong, forTemplate).inputErrors.map(({ pointer }) => pointer)).toEqual([
      // The form, in the order of the document.
      '/name',
      '/markConfigurations/0/freestyleProperties/markType',
      '/markConfigurations/0/freestyleProperties/color',
      '/markConfigurations/1/markTemplateId',
      '/markConfigurations/2',
      '/waypoints/1/passingInstruction',
      '/waypoints/3',
      '/optionalRepeatablePart/zeroBasedIndexOfRepeatablePartEnd',
      '/numberOfLaps',
      '/tags/0',
      // The meaning.
      '/waypoints/0/markConfigurationIds',
      '/waypoints/1/markConfigurationIds/1',
      '/optionalRepeatablePart/zeroBasedIndexOfRepeatablePartStart',
      '/markConfigurations/1/associatedRole',
    ])
  })

  it('gets a limited number of problems', () => {
    const waypoints = Array.from({ length: 2_000 }, (_, index) => ({
      passingInstruction: `Starbord${index}`,
      markConfigurationIds: [`x${index}`, `y${index}`],
    }))
    const { inputErrors } = read({
      name: 'x',
      markConfigurations: Array.from({ length: 500 }, (_, index) => buoy(`${index}`)),
      waypoints,
    })

    expect(inputErrors).toHaveLength(50)
  })

  it('reports no waypoints for marks that could not be read', () => {
    const { inputErrors } = read({ ...windwardLeeward(), markConfigurations: null })

    expect(inputErrors.map(({ pointer }) => pointer)).toEqual(['/markConfigurations'])
  })

  it('ignores unknown properties, and null', () => {
    const noise: Json = { lastKnownPosition: {}, trackingDevices: 1, effectiveProperties: null }
    const nothing: Json = {
      ...noise,
      positioning: null,
      storeToInventory: null,
      associatedRole: null,
      associatedRoleId: null,
      markId: null,
      markPropertiesId: null,
    }
    const noisy = withWaypoint(withEntry(windwardLeeward(noise), '1', nothing), 1, {
      id: 'x',
      controlPointName: null,
    })

    expect(readRight(noisy)).toEqual(readRight(windwardLeeward()))
  })

  it('may be empty', () => {
    const empty = readRight({ name: 'No course yet', markConfigurations: [], waypoints: [] })

    expect(empty).toMatchObject({ waypoints: [], part: undefined, numberOfLaps: undefined })
    expect(empty.shortName).toBe('No course yet')
  })
})

describe('a parsed configuration', () => {
  const pinWith = (change: Json, id = 'pin') =>
    readRight(withEntry(windwardLeeward(), id, change)).markConfigurations.find(
      (entry) => entry.id === id,
    )

  it('keeps the non-visual properties of a mark of the regatta', () => {
    const markConfigurations = [
      {
        id: 'a',
        markId: 'mark 1',
        markPropertiesId: 'properties 1',
        markTemplateId: 'template 1',
        associatedRole: 'Windward',
        associatedRoleId: 'role 1',
        storeToInventory: true,
        positioning: { position: { latitude_deg: 1, longitude_deg: 2 } },
      },
    ]

    expect(readRight({ name: 'x', markConfigurations, waypoints: [] }).markConfigurations).toEqual([
      {
        id: 'a',
        markId: 'mark 1',
        markPropertiesId: 'properties 1',
        markTemplateId: undefined,
        freestyle: undefined,
        role: { id: 'role 1', name: 'Windward', shortName: undefined },
        storeToInventory: true,
        positioning: { kind: 'position', position: { latitude: 1, longitude: 2 } },
      },
    ])
  })

  it('normalizes words and colours as the contract does', () => {
    const freestyleProperties = {
      name: 'Pin',
      markType: 'buoy',
      color: 'fa0',
      shape: 'cylinder',
      pattern: 'Checkered',
      tag: ['a', 'b'],
      tags: ['b', 'c'],
    }

    expect(pinWith({ freestyleProperties })?.freestyle).toEqual({
      name: 'Pin',
      shortName: null,
      color: '#FFAA00',
      shape: 'CYLINDER',
      pattern: 'CHECKERED',
      markType: 'BUOY',
      tags: ['a', 'b', 'c'],
    })
    expect(
      readRight(withWaypoint(windwardLeeward(), 1, { passingInstruction: 'single_unknown' }))
        .waypoints[1]?.passingInstruction,
    ).toBe('Single_Unknown')
  })

  it('treats an empty text as absent', () => {
    const freestyleProperties = {
      name: 'Pin',
      shortName: '',
      color: '',
      shape: '',
      pattern: '',
      markType: '',
    }

    expect(pinWith({ freestyleProperties })?.freestyle).toEqual({
      name: 'Pin',
      shortName: null,
      color: null,
      shape: null,
      pattern: null,
      markType: null,
      tags: undefined,
    })
  })

  const phone = '00000000-0000-4000-8000-00000000000a'
  const position = { latitude_deg: -1.5, longitude_deg: 2 }
  const phoneDevice = {
    kind: 'device',
    device: { type: 'smartphoneUUID', id: phone, stringRepresentation: phone },
  }
  it.each<[string, Json | null, unknown]>([
    ['nothing', null, undefined],
    ['unknown properties only', { altitude: 3 }, undefined],
    ['an empty object', {}, undefined],
    ['a position', { position }, { kind: 'position', position: { latitude: -1.5, longitude: 2 } }],
    ['a phone', { deviceUUID: phone.toUpperCase() }, phoneDevice],
    ['a phone in full', { device_identifier: { type: 'SmartphoneUUID', id: phone } }, phoneDevice],
    [
      'another device',
      { device_identifier: { type: 'igtimi', id: 'A', stringRepresentation: 'B' } },
      { kind: 'device', device: { type: 'igtimi', id: 'A', stringRepresentation: 'B' } },
    ],
    [
      'a position and a phone',
      { position, deviceUUID: phone },
      { kind: 'position', position: { latitude: -1.5, longitude: 2 } },
    ],
  ])('takes from a positioning with %s', (_, positioning, wanted) => {
    expect(pinWith({ positioning })?.positioning).toEqual(wanted)
  })

  it('has names for pairs alone', () => {
    const names = { controlPointName: 'Leeward gate', controlPointShortName: 'LG' }
    const configuration = withWaypoint(withWaypoint(windwardLeeward(), 1, names), 2, names)
    const [, single, pair] = readRight(configuration).waypoints

    expect(single).toMatchObject({ controlPointName: null, controlPointShortName: null })
    expect(pair).toMatchObject(names)
  })

  it('contains for a template an image in either spelling, and tags', () => {
    const url = 'https://example.org/a.png'
    const imageOf = (more: Json) => readRight(windwardLeeward(more), forTemplate).imageUrl

    expect([imageOf({ optionalImageURL: url }), imageOf({ optionalImageUrl: url })]).toEqual([
      url,
      url,
    ])
    expect(imageOf({ optionalImageUrl: '' })).toBeUndefined()
    expect(readRight(windwardLeeward({ tags: ['a', 'a'] }), forTemplate).tags).toEqual(['a'])
    expect(readRight(windwardLeeward({ tags: ['a'] })).tags).toBeUndefined()
  })
})

describe('a warning', () => {
  const warnings = (configuration: Json) =>
    read(configuration).warnings.map(({ pointer, code }) => [pointer, code])
  const at = (latitude: number) => ({
    positioning: { position: { latitude_deg: latitude, longitude_deg: 10 } },
  })

  it('is absent for a plausible course', () => {
    expect(warnings(windwardLeeward())).toEqual([])
  })

  it('is about a spare mark, a first waypoint other than a line, and a pair of one mark', () => {
    const plain = windwardLeeward()
    const markConfigurations = [...(plain.markConfigurations as []), buoy('spare')]
    const withSpare = { ...plain, markConfigurations }

    expect(warnings(withSpare)).toEqual([['/markConfigurations/5', 'spare']])
    expect(warnings(withWaypoint(plain, 0, { passingInstruction: 'Gate' }))).toEqual([
      ['/waypoints/0/passingInstruction', 'no-start-line'],
    ])
    expect(warnings(withWaypoint(withSpare, 2, { markConfigurationIds: ['4p', '4p'] }))).toEqual([
      ['/waypoints/2/markConfigurationIds', 'same-mark-twice'],
      ['/markConfigurations/4', 'spare'],
      ['/markConfigurations/5', 'spare'],
    ])
  })

  it('is about a line whose ends lie at the same place', () => {
    const line = (latitude: number) =>
      withEntry(withEntry(windwardLeeward(), 'pin', at(54)), 'boat', at(latitude))

    expect(warnings(line(54.00002))).toEqual([])
    expect(warnings(line(54)).map(([, code]) => code)).toContain('narrow-pair')
  })

  it('is about a gate that is more than two kilometres wide', () => {
    const gate = (latitude: number) =>
      withEntry(withEntry(windwardLeeward(), '4p', at(54)), '4s', at(latitude))

    expect(warnings(gate(54.0179))).toEqual([])
    expect(warnings(gate(54.0181))).toEqual([['/waypoints/2/markConfigurationIds', 'wide-pair']])
  })

  it('is about the shape and the pattern of a mark other than a buoy', () => {
    const look = (markType: string) =>
      withEntry(windwardLeeward(), 'pin', {
        freestyleProperties: { name: 'pin', markType, shape: 'CONICAL', pattern: 'CHECKERED' },
      })
    const freestyle = '/markConfigurations/0/freestyleProperties'

    expect(warnings(look('BUOY'))).toEqual([])
    expect(warnings(look('LANDMARK'))).toEqual([
      [`${freestyle}/shape`, 'not-a-buoy'],
      [`${freestyle}/pattern`, 'not-a-buoy'],
    ])
  })

  it('is about a shape and a pattern that are nearly known words', () => {
    const look = (shape: string, pattern: string) =>
      withEntry(windwardLeeward(), 'pin', { freestyleProperties: { name: 'pin', shape, pattern } })
    const freestyle = '/markConfigurations/0/freestyleProperties'

    expect(warnings(look('Conical', 'checkered'))).toEqual([])
    expect(warnings(look('pillar', 'stripes'))).toEqual([])
    expect(read(look('cilinder', 'chequered')).warnings).toEqual([
      expect.objectContaining({ pointer: `${freestyle}/shape`, code: 'not-drawn' }),
      {
        pointer: `${freestyle}/pattern`,
        code: 'not-drawn',
        detail: 'is not drawn: diagrams know `CHECKERED`, found `chequered`',
        suggestion: 'Did you mean `CHECKERED`?',
      },
    ])
  })

  it('is about two positionings of one mark', () => {
    const positioning = {
      position: { latitude_deg: 1, longitude_deg: 1 },
      deviceUUID: '00000000-0000-4000-8000-000000000001',
    }

    expect(warnings(withEntry(windwardLeeward(), '1', { positioning }))).toEqual([
      ['/markConfigurations/2/positioning', 'positioning'],
    ])
  })
})
