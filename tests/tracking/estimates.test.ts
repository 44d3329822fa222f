/** The order of a fleet on its course, and the invariants of all estimates. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../scripts/simulate/random.ts'
import type { Track } from '#positions/rules/track.ts'
import { type CourseWaypoint, waypointsOf, zoneRadiusOf } from '#courses/rules/raceCourse.ts'
import type { Estimate } from '#tracking/rules/estimates.ts'
import { simulateFleet } from '../../scripts/simulate/fleet.ts'
import { seed } from '../platform/access/arbitraries.ts'
import {
  area,
  type At,
  before,
  home,
  marks,
  oneLap,
  rounded,
  estimate,
  estimates,
  started,
  startMillis,
  top,
  trackThrough,
  twoLaps,
  waypoints,
  whole,
} from './trackingFixture.ts'

describe('the order of the fleet', () => {
  const boat = (delay: number, ...points: readonly At[]): Track =>
    trackThrough(...points.map(([second, x, y]): At => [second + delay, x, y]))
  const [fast, slow] = [whole, boat(30, before, started, rounded, home)]

  it('is that of the distance along the course', () => {
    const [first, second] = estimates([slow, fast], { at: 150 })

    expect(first).toMatchObject({ rank: 1, gapMetres: 0, gapSeconds: 0 })
    expect(second?.rank).toBe(2)
    expect(second?.gapMetres).toBeCloseTo(150, -1)
    expect(second?.gapSeconds).toBeCloseTo(30, -1)
  })

  it('is that of the finish after it', () => {
    const [first, second] = estimates([slow, fast])

    expect(first).toMatchObject({ rank: 1, finished: true })
    expect(second).toMatchObject({ rank: 2, finished: true, gapMetres: 0 })
    expect(second?.gapSeconds).toBeCloseTo(30, 0)
  })

  it.each([300, 600, 3_600])('ranks a boat that cuts a mark last, %i seconds on', (at) => {
    const honest = trackThrough(
      ...[before, started, rounded],
      ...([
        [390, 0, 100],
        [400, 0, 50],
        [410, 80, 60],
        [600, 10, 1_000],
        [820, 0, -100],
      ] as const),
    )
    const cutter = trackThrough(
      ...([before, started, [138, 10, 640], [246, 0, 100], [256, 0, 50]] as const),
      ...([
        [266, 80, 60],
        [400, 10, 760],
        [570, 0, -100],
      ] as const),
    )
    const [first, second] = estimates([cutter, honest], { course: twoLaps, at })

    expect(first).toMatchObject({ rank: 1, missed: [] })
    expect(second).toMatchObject({ rank: 2, gapMetres: null, gapSeconds: null })
    expect(second?.missed).toEqual(at < 400 ? [1] : [1, 3])
    expect(second?.finished).toBe(at >= 570)
  })

  it('has no gap of the leader, who drifts back', () => {
    const drifting = (top: number) => trackThrough([-20, 0, -60], [340, 0, top], [410, 0, top - 35])
    const [leader, second] = estimates([drifting(858), drifting(960)], { at: 400 })

    expect(leader).toMatchObject({ rank: 1, gapMetres: 0, gapSeconds: 0 })
    expect(second?.gapMetres).toBeCloseTo(102, -1)
    expect(second?.gapSeconds).toBeCloseTo(107, -1)
  })

  it.each([
    ['crosses', 0, [-20, 0, -60]],
    ['waits', 6, [-20, 0, 0]],
  ] as const)('starts the boat that %s on the line at %i', (_, second, from) => {
    const track = trackThrough(from, [second, 0, 0], [80, 0, 220])
    const at = (seconds: number) => estimate(track, { at: seconds })

    expect(at(second)).toMatchObject({ rank: null, passings: [null, null, null] })
    expect(at(second + 2).passings[0]).toBe(startMillis + second * 1000)
  })

  it('has boats that finished before those that did not, and boats without a start last', () => {
    const stops = trackThrough(before, started, rounded, [420, 0, 5])
    const absent = trackThrough(before, [30, 0, -100])
    const found = estimates([absent, stops, slow])

    expect(found.map(({ rank }) => rank)).toEqual([1, 2, null])
    expect(found.map(({ finished }) => finished)).toEqual([true, false, false])
    expect(found[1]?.gapMetres).toBeCloseTo(5, 0)
  })

  it('counts from the crossing of the line, and from the start of the race without a line', () => {
    expect(estimate(whole).startedMillis).toBeCloseTo(startMillis + 10_000, -3)
    expect(estimate(whole, { unknown: ['pin'] }).startedMillis).toBe(startMillis)
    expect(estimate(whole, { course: [] }).startedMillis).toBe(startMillis)
    expect(estimate(whole, { at: -1 }).startedMillis).toBeNull()
  })

  it('does not change with later fixes than the time', () => {
    const [shorter] = estimates(
      [whole.filter(({ timeMillis }) => timeMillis <= startMillis + 150_000)],
      { at: 150 },
    )

    expect(estimate(whole, { at: 150 })).toEqual(shorter)
  })
})

const positions = (course: readonly CourseWaypoint[]) =>
  course.map((waypoint) => ({
    ...waypoint,
    marks: waypoint.marks.map((id) => area.toPosition(marks[id] ?? { x: 0, y: 0 })),
  }))

describe('estimatesAt', () => {
  it('finds nearly the same passings in a track with lost fixes and jumps', () => {
    const simulated = { windFrom: 0, startMillis, boats: 3, seed: 5, waypoints: positions(twoLaps) }
    const tracks = simulateFleet(simulated)
    const random = seededRandom(5)
    const damaged = tracks.map((track) =>
      track
        .filter(() => random(4) > 0)
        .map((fix) => (random(50) > 0 ? fix : { ...fix, latitude: fix.latitude + 0.1 })),
    )
    const [good, bad] = [tracks, damaged].map((each) => estimates(each, { course: twoLaps }))

    for (const [index, { passings = [] }] of (good ?? []).entries()) {
      const found = bad?.[index]?.passings ?? []
      const errors = passings.map((millis, waypoint) => (millis ?? 0) - (found[waypoint] ?? 0))
      expect(Math.max(...errors.map(Math.abs))).toBeLessThan(3_000)
    }
  })

  it('keeps its invariants for any simulated fleet, course and time', () => {
    const course = fc.constantFrom(oneLap, twoLaps, [
      waypoints.line,
      top,
      waypoints.gate,
      waypoints.line,
    ])
    fc.assert(
      fc.property(
        course,
        fc.nat(1_000),
        fc.integer({ min: -60, max: 3_000 }),
        (sailed, fleetSeed, at) => {
          const tracks = simulateFleet({
            waypoints: positions(sailed),
            windFrom: 0,
            startMillis,
            boats: 3,
            seed: fleetSeed,
          })
          const found = estimates(tracks, { course: sailed, at })

          expect(found).toHaveLength(3)
          for (const each of found) checkInvariants(each, startMillis + at * 1000)
          const ranks = found.flatMap(({ rank }) => rank ?? [])
          expect(ranks).toEqual(ranks.map((_, index) => index + 1))
          const distances = found.map(({ distanceDone }) => distanceDone)
          expect(distances).toEqual([...distances].sort((one, other) => other - one))
          expect(
            estimates(tracks, { course: sailed, at: 6_000 }).every(({ finished }) => finished),
          ).toBe(true)
        },
      ),
      { seed, numRuns: 25 },
    )
  })

  function checkInvariants({ passings: millis, ...found }: Estimate, atMillis: number): void {
    const known = millis.filter((each) => each !== null)
    expect(known).toEqual([...known].sort((one, other) => one - other))
    expect(known.every((each) => each >= startMillis && each <= atMillis)).toBe(true)
    expect(millis.slice(0, known.length)).toEqual(known)
    expect(found.finished).toBe(known.length === millis.length)
    expect(found.currentLeg).toBe(found.finished || known.length === 0 ? null : known.length)
    expect(found.rank === null).toBe(known.length === 0)
    if (found.rank === 1) expect(found).toMatchObject({ gapMetres: 0, gapSeconds: 0 })
  }
})

describe('zoneRadiusOf', () => {
  it.each([
    [3, 20, 60],
    [null, 20, 60],
    [5, 4.9, 40],
    [3, undefined, 40],
  ])('of %s hull lengths of %s metres is %i metres', (hullLengths, hullLength, radius) => {
    expect(zoneRadiusOf(hullLengths, hullLength)).toBe(radius)
  })
})

describe('waypointsOf', () => {
  it('resolves control points to marks', () => {
    const mark = (markId: string) => ({ markId, role: null })
    const point = (...indexes: number[]) => ({ marks: indexes, name: null, shortName: null })

    expect(
      waypointsOf({
        marks: [mark('pin'), mark('boat'), mark('top')],
        controlPoints: [point(0, 1), point(2)],
        waypoints: [
          { passingInstruction: 'Line', controlPoint: 0 },
          { passingInstruction: 'Port', controlPoint: 1 },
          { passingInstruction: 'Line', controlPoint: 0 },
        ],
      }),
    ).toEqual(oneLap)
  })
})
