/** Single rules of the pictures. */
import { describe, expect, it } from 'vitest'
import { chartOf, projected } from '#courseDiagram/layout.ts'
import type { DiagramCourse } from '#courseDiagram/course.ts'
import { sceneOf } from '#courseDiagram/drawCourse.ts'
import { roleOf, rolesOfNumbers, sideOf } from '#courseDiagram/roles.ts'
import { stationsMax } from '#courseDiagram/stations.ts'
import { mark } from './courseDiagramMarks.ts'
import { harbour, manyMarks } from './courseDiagramSamples.ts'
import { slalom, trapezoidInner, triangle, windwardLeeward } from './courseDiagramUsual.ts'

/** The position of a mark in the picture, by its short name. */
const spotOf = (drawn: DiagramCourse, shortName: string) => {
  const index = drawn.marks.findIndex((known) => known.shortName === shortName)
  const spot = sceneOf(drawn).layout.positions.get(index)
  if (spot === undefined) throw new Error(`${shortName} is not in the picture`)
  return spot
}

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
  it('has windward marks above leeward ones, and the start below', () => {
    const y = (name: string): number => spotOf(windwardLeeward, name).y

    expect(y('1')).toBeLessThan(y('4p'))
    expect(y('4p')).toBeLessThan(y('RC'))
    expect(Math.abs(y('1') - y('1a'))).toBeLessThan(20)
  })

  it('has the port mark of a leeward gate on the right', () => {
    expect(spotOf(windwardLeeward, '4p').x).toBeGreaterThan(spotOf(windwardLeeward, '4s').x)
    expect(spotOf(windwardLeeward, 'RC').x).toBeGreaterThan(spotOf(windwardLeeward, 'Pin').x)
  })

  it('has a trapezoid with four corners, and a triangle with one at the side', () => {
    expect(spotOf(trapezoidInner, '2').x).toBeLessThan(spotOf(trapezoidInner, '1').x - 100)
    expect(spotOf(trapezoidInner, '3p').x).toBeLessThan(spotOf(trapezoidInner, '4s').x)
    expect(spotOf(trapezoidInner, '3p').y).toBeGreaterThan(spotOf(trapezoidInner, '2').y + 200)
    expect(spotOf(triangle, '2').x).toBeLessThan(spotOf(triangle, '3').x - 100)
  })

  it('is mirrored for a course with its marks to starboard', () => {
    const other: DiagramCourse = {
      ...triangle,
      waypoints: triangle.waypoints.map((waypoint) =>
        waypoint.passingInstruction === 'Port'
          ? { ...waypoint, passingInstruction: 'Starboard' }
          : waypoint,
      ),
    }

    expect(spotOf(other, '2').x).toBeCloseTo(-spotOf(triangle, '2').x, 0)
  })

  it('has the marks of a slalom on alternating sides', () => {
    expect(spotOf(slalom, 'S1').x).toBeLessThan(0)
    expect(spotOf(slalom, 'S2').x).toBeGreaterThan(0)
  })

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
  it('has the first leg point up', () => {
    const [pin, boat, first] = ['Pin', 'RC', 'K'].map((name) => spotOf(harbour, name))
    const x = ((pin?.x ?? 0) + (boat?.x ?? 0)) / 2

    expect(first?.x).toBeCloseTo(x, 0)
    expect(first?.y).toBeLessThan((pin?.y ?? 0) - 200)
  })

  it('shows north: with a first leg to the east, north is to the left', () => {
    const north = sceneOf(harbour).layout.chart?.north

    expect(north?.x).toBeLessThan(-0.8)
  })

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

describe('the legs', () => {
  it('that coincide are one line with all their numbers', () => {
    const { legs } = sceneOf(windwardLeeward).layout

    expect(legs.map(({ numbers }) => numbers)).toContainEqual([2, 5])
    expect(legs.flatMap(({ numbers }) => numbers).sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('have two lines from a gate, and both roundings', () => {
    const { legs, roundings, positions } = sceneOf(windwardLeeward).layout
    const sideAt = (index: number) =>
      roundings.find(({ mark: spot }) => spot === positions.get(index))?.side

    expect(legs.filter(({ numbers }) => numbers.length === 0)).toHaveLength(1)
    expect([sideAt(4), sideAt(5)]).toEqual(['port', 'starboard'])
  })

  it('that are too many are summarized with their marks', () => {
    const { svg, layout } = sceneOf(manyMarks)

    expect(layout.positions.size).toBe(stationsMax)
    expect(svg).toMatch(/… and 60 more marks and \d+ more legs, not drawn\./)
    expect(sceneOf(windwardLeeward).svg).not.toContain('not drawn')
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
