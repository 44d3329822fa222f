/** For any course the picture is complete, bounded, fast, and readable. */
import fc from 'fast-check'
import { runs } from '../../support/longForm.ts'
import { describe, expect, it } from 'vitest'
import type { DiagramCourse } from '#courses/pictures/diagramCourse.ts'
import { sceneOf } from '#courses/pictures/drawCourse.ts'
import { describeCourse } from '#courses/pictures/words.ts'
import { seed } from '../../platform/access/arbitraries.ts'
import { shortestMillis } from '../../support/shortestMillis.ts'
import {
  contentFaults,
  crowdFaults,
  lineFaults,
  markupFaults,
  roomFaults,
  sideFaults,
} from './courseDiagramChecks.ts'
import { course, mark } from './courseDiagramMarks.ts'

const hostileNames = [
  'W',
  'Leeward gate',
  '4p',
  '4s',
  'Start',
  '1a',
  'Finish boat',
  '',
  ' ',
  '</text><script>alert(1)</script>',
  '"><image href="http://example.org/x"/>',
  "' onload='alert(1)",
  ']]>&lt;&#0;&amp',
  '\u0000\u0008\u001b\ufffe\uffff',
  '\ud800',
  'a\udfffb',
  'سباق الخليج',
  '\u202edrawkcab',
  '風上マーク',
  '⛵🏴‍☠️👩‍👩‍👧‍👦',
  `Z${'\u0300'.repeat(300)}`,
  '\ufdfd'.repeat(3),
  'W'.repeat(60),
  'a b '.repeat(2_000),
  '__proto__',
]

const name = fc.oneof(
  fc.constantFrom(...hostileNames),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

const degrees = (limit: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.constantFrom(-limit, limit, 0, limit - 1e-9, 54.42, 54.4201, 54.421),
    fc.double({ min: -limit, max: limit, noNaN: true }),
  )

const anyMark = fc.record(
  {
    name,
    shortName: name,
    role: name,
    color: fc.oneof(
      fc.constantFrom('#FF0000', '#ffffff', 'red', 'url(#x)', '"/><script/>', '#12345G', ''),
      fc.string({ maxLength: 8 }),
    ),
    shape: fc.constantFrom('CYLINDER' as const, 'CONICAL' as const),
    pattern: fc.constant('CHECKERED' as const),
    markType: fc.constantFrom(
      ...(['BUOY', 'CAMERABOAT', 'STARTBOAT', 'UMPIREBOAT', 'LANDMARK', 'FINISHBOAT'] as const),
    ),
    position: fc.record({ latitude: degrees(90), longitude: degrees(180) }),
  },
  { requiredKeys: ['name', 'shortName'] },
)

const waypointOf = (marks: number) => {
  const index = fc.nat(marks - 1)
  return fc.oneof(
    fc.record({
      passingInstruction: fc.constantFrom(
        ...(['None', 'Port', 'Starboard', 'Single_Unknown', 'FixedBearing'] as const),
      ),
      marks: fc.tuple(index),
    }),
    fc.record({
      passingInstruction: fc.constantFrom(...(['None', 'Gate', 'Line', 'Offset'] as const)),
      marks: fc.tuple(index, index),
      name: fc.option(name),
    }),
  )
}

const anyCourse: fc.Arbitrary<DiagramCourse> = fc
  .array(anyMark, { maxLength: 14 })
  .chain((marks) =>
    fc.record({
      name: fc.option(name),
      marks: fc.constant(marks),
      waypoints:
        marks.length === 0
          ? fc.constant([])
          : fc.array(waypointOf(marks.length), { maxLength: 30 }),
      numberOfLaps: fc.option(fc.nat(100)),
      part: fc.option(fc.record({ start: fc.nat(30), length: fc.nat(9), occurrences: fc.nat(99) })),
    }),
  )
  .map(({ part, ...rest }) => ({
    ...rest,
    ...(part && { repeatablePart: { ...part, end: part.start + part.length + 1 } }),
  }))

const waypointsMax = 2_000

/** A course of crossing legs, of maximum size unless `waypoints` are told. */
const huge = (pick: (waypoint: number) => number, waypoints = waypointsMax): DiagramCourse =>
  course(
    'Everything',
    Array.from({ length: 500 }, (_, index) =>
      mark(`Mark ${index} ${'W'.repeat(50)}`, `Mark ${index} ${'W'.repeat(190)}`),
    ),
    Array.from({ length: waypoints }, (_, index) =>
      index % 3 === 0
        ? { passingInstruction: 'Gate', marks: [pick(index), pick(index + 7)] }
        : { passingInstruction: index % 2 === 0 ? 'Port' : 'Starboard', marks: [pick(index)] },
    ),
    { numberOfLaps: 100, repeatablePart: { start: 1, end: 20, occurrences: 99 } },
  )

describe('the picture of any course', () => {
  it('is complete, readable and correct', () => {
    const met = { charts: 0, gates: 0, roundings: 0 }

    fc.assert(
      fc.property(anyCourse, (any) => {
        const scene = sceneOf(any)

        expect(markupFaults(scene.svg)).toEqual([])
        expect(contentFaults(scene.svg)).toEqual([])
        expect(roomFaults(scene)).toEqual([])
        expect(lineFaults(scene)).toEqual([])
        expect(scene.viewBox.width).toBeLessThanOrEqual(420)
        expect(sideFaults(scene)).toEqual([])
        expect(crowdFaults(scene.layout.positions, 40)).toEqual([])
        expect(scene.svg.length).toBeLessThan(150_000)
        expect(Math.max(scene.viewBox.width, scene.viewBox.height)).toBeLessThan(4_000)
        met.charts += scene.layout.chart === undefined ? 0 : 1
        met.gates += scene.layout.pairs.some(({ kind }) => kind === 'gate') ? 1 : 0
        met.roundings += scene.layout.roundings.length > 0 ? 1 : 0
      }),
      { seed, numRuns: runs(60, 300) },
    )

    expect(Math.min(...Object.values(met))).toBeGreaterThan(runs(5, 20))
  })

  it('has texts of bounded length', () => {
    fc.assert(
      fc.property(anyCourse, (any) => {
        const words = describeCourse(any)

        expect(words.length).toBeLessThan(20_000)
        expect(words.isWellFormed()).toBe(true)
        expect(words).not.toMatch(/undefined|NaN/)
      }),
      { seed, numRuns: runs(60, 300) },
    )
  })
})

describe('the largest possible course', () => {
  const picks: readonly [string, (waypoint: number) => number][] = [
    ['to and fro', (waypoint) => (waypoint * waypoint * 31) % 500],
    ['between few marks', (waypoint) => (waypoint * 7) % 11],
    ['around all marks', (waypoint) => waypoint % 500],
  ]

  it.each(picks.slice(0, runs(1, 3)))(
    'has a picture in time linear in its waypoints: %s',
    (_, pick) => {
      const [largest, part] = [huge(pick), huge(pick, waypointsMax / 8)]
      const scene = sceneOf(largest)

      expect(scene.svg.length).toBeLessThan(200_000)
      expect(
        shortestMillis(() => sceneOf(largest)) / shortestMillis(() => sceneOf(part)),
      ).toBeLessThan(8)
      expect(roomFaults(scene)).toEqual([])
      expect(markupFaults(scene.svg)).toEqual([])
    },
  )
})
