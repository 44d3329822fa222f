/** Single rules of the pictures. */
import { describe, expect, it } from 'vitest'
import { chartOf, projected } from '#courses/pictures/layout.ts'
import type { DiagramCourse } from '#courses/pictures/diagramCourse.ts'
import { sceneOf } from '#courses/pictures/drawCourse.ts'
import { roleOf, rolesOfNumbers, sideOf } from '#courses/pictures/roles.ts'
import { mark } from './courseDiagramMarks.ts'
import { harbour } from './courseDiagramSamples.ts'

const moved = (drawn: DiagramCourse, longitude: number): DiagramCourse => ({
  ...drawn,
  marks: drawn.marks.map(({ position, ...rest }) => ({
    ...rest,
    ...(position && {
      position: {
        latitude: position.latitude,
        longitude: ((position.longitude + longitude + 540) % 360) - 180,
      },
    }),
  })),
})

describe('a layout without positions', () => {
  it('works when one mark has no position, and when all positions are the same', () => {
    const [first, ...others] = harbour.marks
    const partly = {
      ...harbour,
      marks: [{ name: '', shortName: first?.shortName ?? '' }, ...others],
    }
    const heap = {
      ...harbour,
      marks: harbour.marks.map((known) => ({
        ...known,
        position: { latitude: 54, longitude: 10 },
      })),
    }

    expect(sceneOf(harbour).layout.chart).toBeDefined()
    expect(sceneOf(partly).layout.chart).toBeUndefined()
    expect(sceneOf(heap).layout.chart).toBeUndefined()
  })
})

describe('a layout of true positions', () => {
  it('is the same on both sides of the antimeridian', () => {
    const [here, there] = [sceneOf(harbour), sceneOf(moved(harbour, 169.8))]

    expect(there.layout.chart?.unitsPerMeter).toBeCloseTo(here.layout.chart?.unitsPerMeter ?? 0, 6)
    for (const [index, { x, y }] of here.layout.positions) {
      expect(there.layout.positions.get(index)?.x).toBeCloseTo(x, 3)
      expect(there.layout.positions.get(index)?.y).toBeCloseTo(y, 3)
    }
  })

  it('has true distances, at the poles too', () => {
    const degree = (6_371_009 * Math.PI) / 180
    const [a, b] = projected([
      { latitude: 90, longitude: 12 },
      { latitude: 89, longitude: 170 },
    ])
    const [c, d] = projected([
      { latitude: 54, longitude: 10 },
      { latitude: 54, longitude: 10.01 },
    ])

    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeCloseTo(degree, 0)
    expect((d?.x ?? 0) - (c?.x ?? 0)).toBeCloseTo(0.01 * degree * Math.cos((54 * Math.PI) / 180), 0)
    expect((d?.y ?? 0) - (c?.y ?? 0)).toBeCloseTo(0, 0)
  })

  it('fits into its area', () => {
    const chart = chartOf(
      [
        { latitude: 54, longitude: 10 },
        { latitude: 55, longitude: 10 },
      ],
      [[0], [1]],
      { width: 400, height: 500 },
    )

    expect((chart?.points[0]?.y ?? 0) - (chart?.points[1]?.y ?? 0)).toBeCloseTo(500, 6)
  })
})

describe('the names of marks', () => {
  it.each([
    ['windward mark', 'windward'],
    ['WM', 'windward'],
    ['Top-Mark', 'windward'],
    ['Offset', 'offset'],
    ['1A', 'offset'],
    ['Gybe mark', 'wing'],
    ['leeward_gate', 'leeward'],
    ['LG', 'leeward'],
    ['Bell buoy', undefined],
    ['', undefined],
  ])('derive from %j the role %s', (name, role) => {
    const words = name.toLowerCase().replace(/[^a-z0-9]+/g, ' ')

    expect(roleOf([words])).toBe(role)
  })

  it.each([
    [[1, 2, 3], false, { 1: 'windward', 2: 'wing', 3: 'leeward' }],
    [[1, 2, 3], true, { 1: 'windward', 2: 'second', 3: 'third' }],
    [[1, 2, 3, 4], false, { 1: 'windward', 3: 'third', 4: 'leeward' }],
    [[1, 4], false, { 1: 'windward', 4: 'leeward' }],
    [[1, 2], false, { 1: 'windward', 2: 'leeward' }],
  ])('derive from the numbers %j, with a gate: %s', (numbers, isGate, roles) => {
    expect(rolesOfNumbers(new Set(numbers), () => isGate)).toMatchObject(roles)
  })

  it('derive no role from numbers of an unknown course', () => {
    expect(rolesOfNumbers(new Set([1, 2, 3, 4, 5]), () => false)).toEqual({})
    expect(rolesOfNumbers(new Set([7, 8]), () => false)).toEqual({})
  })

  it('derive the side of a gate or a line', () => {
    expect(sideOf(mark('4s', ''))).toBe('starboard')
    expect(sideOf(mark('Gate', 'Leeward gate (left)'))).toBe('port')
    expect(sideOf(mark('X', 'Race committee', { markType: 'STARTBOAT' }))).toBe('starboard')
    expect(sideOf(mark('X', 'Bell buoy'))).toBeUndefined()
  })
})
