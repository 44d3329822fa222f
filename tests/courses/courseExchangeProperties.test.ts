/** For any names and positions the documents are valid. */
import fc from 'fast-check'
import { runs } from '../support/longForm.ts'
import { describe, expect, it } from 'vitest'
import { distanceBetween } from '#positions/rules/geodesic.ts'
import type { DiagramCourse, DiagramWaypoint } from '#courses/pictures/diagramCourse.ts'
import { geoJsonOf } from '#courses/pictures/exchange/geoJson.ts'
import { gpxOf } from '#courses/pictures/exchange/gpx.ts'
import { marksOfInstruction, markTypes, patterns, shapes } from '#schemas/courses/courseWords.ts'
import { geoJsonFaults, gpxFaults } from './courseExchangeChecks.ts'

const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    '<b>&amp;]]>',
    '\u0000\u001f',
    '\ufffe',
    '\ud800',
    '\'"',
    '--',
    '<!-- <?x ?>',
  ),
)

const coordinate = (most: number) =>
  fc.oneof(
    fc.double({ min: -most, max: most, noNaN: true }),
    fc.constantFrom(most, -most, 0, -0, 1e-9, -1e-9, most - 1e-9, 1e-9 - most),
  )

const position = fc.record({ latitude: coordinate(90), longitude: coordinate(180) })

const mark = fc.record(
  {
    name,
    shortName: name,
    role: name,
    color: fc.constantFrom('#FF8800', 'none'),
    shape: fc.constantFrom(...shapes),
    pattern: fc.constantFrom(...patterns),
    markType: fc.constantFrom(...markTypes),
    position,
  },
  { requiredKeys: ['name', 'shortName'] },
)

const waypoint = (marks: number): fc.Arbitrary<DiagramWaypoint> => {
  const index = fc.nat(marks - 1)
  const kinds = Object.entries(marksOfInstruction) as [
    DiagramWaypoint['passingInstruction'],
    readonly number[],
  ][]
  return fc.constantFrom(...kinds).chain(([passingInstruction, counts]) =>
    fc.record<DiagramWaypoint>({
      passingInstruction: fc.constant(passingInstruction),
      marks: counts.includes(2) ? fc.tuple(index, index) : fc.tuple(index),
      name: fc.option(name, { nil: null }),
    }),
  )
}

const anyCourse: fc.Arbitrary<DiagramCourse> = fc
  .array(mark, { minLength: 1, maxLength: 6 })
  .chain((marks) =>
    fc.record({
      name: fc.option(name),
      marks: fc.constant(marks),
      waypoints: fc.array(waypoint(marks.length), { maxLength: 8 }),
      numberOfLaps: fc.option(fc.integer({ min: 1, max: 100 })),
    }),
  )

describe('any course', () => {
  it('is well-formed GPX in the order of the schema, with coordinates in their range', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        expect(gpxFaults(gpxOf(course))).toEqual([])
      }),
      { numRuns: runs(150, 500) },
    )
  })

  it('is valid GeoJSON, with a feature for each mark and each leg', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        const collection = geoJsonOf(course)
        expect(geoJsonFaults(collection)).toEqual([])
        const count = (kind: string) =>
          collection.features.filter(({ properties }) => properties.kind === kind).length
        expect(count('mark')).toBe(course.marks.length)
        expect(count('leg')).toBe(Math.max(0, course.waypoints.length - 1))
      }),
      { numRuns: runs(150, 500) },
    )
  })

  it('keeps its length when a leg is split', () => {
    const offDateline = fc.record({
      latitude: fc.double({ min: -60, max: 60, noNaN: true }),
      longitude: fc.double({ min: 179.9, max: 180.1, noNaN: true }),
    })
    const inRange = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
      latitude,
      longitude: longitude > 180 ? longitude - 360 : longitude,
    })
    fc.assert(
      fc.property(offDateline, fc.double({ min: -0.1, max: 0.1, noNaN: true }), (from, drift) => {
        const to = inRange({ latitude: from.latitude + drift, longitude: 360 - from.longitude })
        const marks = [inRange(from), to].map((place) => ({
          name: 'M',
          shortName: 'M',
          position: place,
        }))
        const waypoints: DiagramWaypoint[] = [0, 1].map((index) => ({
          passingInstruction: 'Port',
          marks: [index],
        }))
        const { features } = geoJsonOf({ name: null, numberOfLaps: null, marks, waypoints })
        const geometry = features.find(({ id }) => id === 'leg-1')?.geometry
        const lines =
          geometry?.type === 'MultiLineString'
            ? geometry.coordinates
            : geometry?.type === 'LineString'
              ? [geometry.coordinates]
              : []
        const length = lines.reduce((sum, [start, end]) => {
          if (start === undefined || end === undefined) return NaN
          const [one, other] = [start, end].map(([longitude, latitude]) => ({
            latitude,
            longitude,
          }))
          return one === undefined || other === undefined ? NaN : sum + distanceBetween(one, other)
        }, 0)
        const whole = distanceBetween(inRange(from), to)
        expect(Math.abs(length - whole)).toBeLessThan(1)
      }),
      { numRuns: runs(100, 300) },
    )
  })
})
