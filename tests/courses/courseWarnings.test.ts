import { describe, expect, it } from 'vitest'
import { buoy, type Json, read, windwardLeeward, withEntry, withWaypoint } from './courseFixture.ts'

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
