/** Mark passings: each rule with a case in which it applies and one in which it does not. */
import { describe, expect, it } from 'vitest'
import type { Track } from '#positions/rules/track.ts'
import type { CourseWaypoint } from '#courses/rules/raceCourse.ts'
import { estimatesAt } from '#tracking/rules/estimates.ts'
import {
  type At,
  before,
  home,
  oneLap,
  passings,
  race,
  rounded,
  estimate,
  started,
  startMillis,
  top,
  trackThrough,
  twoLaps,
  waypoints,
  whole,
} from './trackingFixture.ts'

const near = (second: number): unknown => expect.closeTo(second, 0)

describe('the start', () => {
  it('is the crossing of the line after the start time', () => {
    expect(passings(whole)[0]).toBeCloseTo(10, 1)
  })

  it('is the first fix of a boat that is already across, near the line', () => {
    expect(passings(trackThrough([-30, 0, -100], [-1, 0, 30], rounded))[0]).toBe(0)
  })

  it('is the later crossing of a boat that returns within two minutes', () => {
    const returning = trackThrough([-30, 0, -100], [-1, 0, 30], [40, 0, -40], [80, 0, 100], rounded)

    expect(passings(returning)[0]).toBeGreaterThan(50)
  })

  it('is missing for a boat far up the course that never crosses the line', () => {
    expect(estimate(trackThrough([-30, 0, 700], [60, 0, 700]))).toMatchObject({
      passings: [null, null, null],
      currentLeg: null,
      rank: null,
      distanceSailed: null,
      gapMetres: null,
      gapSeconds: null,
      distanceDone: 0,
      finished: false,
    })
  })

  it('is missing outside the line, from the wrong side, and below it', () => {
    expect(passings(trackThrough([-10, 150, -100], [30, 150, 100]))[0]).toBeNull()
    expect(passings(trackThrough([-10, 0, 300], [130, 0, 50], [150, 0, -100]))[0]).toBeNull()
    expect(passings(trackThrough([-10, 0, -100], [30, 0, -10]))[0]).toBeNull()
  })

  it('does not count before the start time', () => {
    expect(estimate(whole, { at: -1 }).rank).toBeNull()
    expect(passings(whole, { at: 5 })[0]).toBeNull()
  })

  it('is unknown, but not the rest, for a track that begins later than two minutes', () => {
    const late = trackThrough([150, 0, 700], rounded, home)

    expect(passings(late)).toEqual([null, near(210), near(410)])
    expect(estimate(late, { at: 160 })).toMatchObject({ currentLeg: 1, rank: 1 })
  })

  it('does not exist without a start time', () => {
    const [found] = estimatesAt(
      { ...race(oneLap), startMillis: null },
      new Map([['a', whole]]),
      startMillis,
    ).values()

    expect(found).toMatchObject({ rank: null, passings: [null, null, null] })
  })
})

describe('a mark', () => {
  it('is rounded at the closest approach inside the zone', () => {
    expect(passings(whole)[1]).toEqual(near(210))
  })

  it('is rounded wide by a boat that leaves it on the right side, as far as half of the leg', () => {
    const around = (metres: number) =>
      trackThrough(before, started, [200, 100, 1_000 + metres], [215, -100, 1_000 + metres], home)

    expect(passings(around(60))).toEqual([expect.any(Number), expect.closeTo(207.5, 0), near(411)])
    expect(passings(around(400))[1]).toEqual(expect.any(Number))
    expect(passings(around(520))[1]).toBeNull()
  })

  it('is not rounded wide on the wrong side, or by a boat that turns before it', () => {
    const wrongSide = trackThrough(
      before,
      started,
      [200, -60, 1_060],
      [215, 60, 1_060],
      [300, 90, 800],
    )
    const before60 = trackThrough(before, started, [210, 45, 1_000], [300, 45, 500])

    expect(passings(wrongSide)[1]).toBeNull()
    expect(passings(before60)).toEqual([expect.any(Number), null, null])
    expect(estimate(before60)).toMatchObject({
      currentLeg: 1,
    })
    expect(estimate(before60).nearestMetres[1]).toBeCloseTo(45, 0)
  })

  it('is missed, and keeps nobody on its leg, if a later passing proves it', () => {
    const missed = trackThrough(before, started, [210, 60, 1_000], home)
    const neverNear = trackThrough(before, started, [210, 60, 450], home)

    expect(passings(missed)).toEqual([expect.any(Number), null, near(410)])
    expect(estimate(missed)).toMatchObject({ finished: true, rank: 1, missed: [1] })
    expect(estimate(whole).missed).toEqual([])
    expect(estimate(neverNear)).toMatchObject({ finished: false, currentLeg: 1 })
  })

  /** Without positions for some seconds around its turn, so far from the mark. */
  const unseen = (seconds: number, metres: number): Track => {
    const turned: At = [210, 10, 1_000 - metres]
    const track = trackThrough(before, started, turned, home)
    return track.filter(
      ({ timeMillis }) => Math.abs(timeMillis - startMillis - 210_000) > seconds * 500,
    )
  }

  it('is rounded by a boat that was not seen near it for a while, but near enough', () => {
    expect(passings(unseen(0, 100))[1]).toBeNull()
    expect(passings(unseen(60, 0))[1]).toEqual(expect.any(Number))
    expect(passings(unseen(60, 100))[1]).toBeNull()
  })

  it('is neither rounded nor missed by a boat that may have come there unseen', () => {
    const found = [0, 200].map((seconds) => estimate(unseen(seconds, 200)))

    expect(found.map(({ passings: [, mark], missed }) => [mark, missed])).toEqual([
      [null, [1]],
      [null, []],
    ])
  })

  it('is not rounded before the mark that comes first', () => {
    const wrongOrder = trackThrough(before, [30, 0, 150], [60, 0, 0], home)

    expect(passings(wrongOrder, { course: twoLaps })).toEqual([
      expect.any(Number),
      null,
      null,
      null,
      null,
    ])
  })

  it('is not rounded while the boat still approaches it', () => {
    expect(passings(whole, { at: 206 })[1]).toBeNull()
    expect(passings(whole, { at: 214 })[1]).toEqual(near(210))
  })

  it('is not rounded by a jump of the device', () => {
    const jump = [
      ...trackThrough(before, [100, 0, 300]),
      ...trackThrough([101, 0, 1_700], [104, 0, 1_700]),
    ]

    expect(passings(jump)[1]).toBeNull()
  })

  it('is rounded twice in a row only if the boat leaves the zone', () => {
    const course = [waypoints.line, top, top, waypoints.line]
    const back = trackThrough(before, started, rounded, [230, 10, 900], [250, 10, 1_010], home)

    expect(passings(whole, { course })).toEqual([near(10), near(210), null, null])
    expect(passings(back, { course })).toEqual([
      near(10),
      near(210),
      expect.any(Number),
      expect.any(Number),
    ])
  })

  it('is passed at the second mark of an offset', () => {
    const offset: CourseWaypoint = { passingInstruction: 'Offset', marks: ['top', 'left'] }
    const course = [waypoints.line, offset, waypoints.line]

    expect(passings(whole, { course })[1]).toBeNull()
    expect(passings(trackThrough(before, started, [60, 50, 100], home), { course })[1]).toBe(60)
  })
})

describe('a gate', () => {
  const course = [waypoints.line, top, waypoints.gate]
  const from = [before, started, rounded] as const
  const gatePassing = (...points: readonly At[]) =>
    passings(trackThrough(...from, ...points), { course })[2]

  it('is passed between its marks', () => {
    expect(gatePassing([390, 0, 100], [400, 0, 50])).toEqual(near(390))
  })

  it('is passed by rounding one of its marks on its outer side', () => {
    expect(gatePassing([390, 60, 105], [410, 80, 300])).toEqual(near(390))
    expect(gatePassing([390, -60, 105], [410, -80, 300])).toEqual(near(390))
  })

  it('is not passed far outside its marks', () => {
    expect(gatePassing([390, 150, 100], [400, 150, 50])).toBeNull()
  })
})

describe('the finish', () => {
  it('is the crossing of the line from the side of the last mark', () => {
    expect(passings(whole)[2]).toEqual(near(410))
    expect(estimate(whole)).toMatchObject({ finished: true, currentLeg: null, rank: 1 })
  })

  it('is missing for a boat that gives up, or sails around the end of the line', () => {
    const stops = trackThrough(before, started, rounded, [300, 10, 600])
    const around = trackThrough(before, started, rounded, [430, 130, -90])

    expect(estimate(stops)).toMatchObject({ finished: false, currentLeg: 2 })
    expect(estimate(around)).toMatchObject({ finished: false, currentLeg: 2 })
  })

  it.each([
    ['left', ['pin', 'boat']],
    ['right', ['boat', 'pin']],
  ])('is the last fix exactly on the line, from its %s side', (_, lineMarks) => {
    const line: CourseWaypoint = { passingInstruction: 'Line', marks: lineMarks }
    const toLine = trackThrough(before, started, [210, 0, 1_000], [410, 0, 0])

    expect(passings(toLine, { course: [line, top, line] })[2]).toBe(410)
    expect(passings(toLine.slice(0, -1), { course: [line, top, line] })[2]).toBeNull()
  })

  it('is so far away as the line, between its ends', () => {
    const stops = trackThrough(before, started, rounded, [408, 0, 10], [410, 0, 20])

    expect(estimate(stops).nearestMetres[2]).toBeCloseTo(10, 0)
  })

  it('ends the distance that the boat sails', () => {
    const drifting = [...whole, ...trackThrough([431, 0, -92], [900, 0, -2_000])]

    expect(estimate(drifting).distanceSailed).toBeCloseTo(estimate(whole).distanceSailed ?? 0, 6)
    expect(estimate(whole).distanceSailed).toBeGreaterThan(1_980)
    expect(estimate(whole).distanceSailed).toBeLessThan(2_030)
    expect(estimate(whole).distanceDone).toBeCloseTo(2_000, 0)
  })
})

describe('a course with unknown positions', () => {
  it('leaves out a mark without a position', () => {
    expect(passings(whole, { unknown: ['top'] })).toEqual([expect.any(Number), null, null])
    const course = [waypoints.line, top, waypoints.gate]
    const track = trackThrough(before, started, rounded, [390, 0, 100], [400, 0, 50])
    expect(passings(track, { course, unknown: ['top'] })).toEqual([
      expect.any(Number),
      null,
      expect.any(Number),
    ])
  })

  it('knows the marks, and not the start and the finish, without one end of the line', () => {
    expect(passings(whole, { unknown: ['pin'] })).toEqual([null, near(210), null])
    expect(estimate(whole, { unknown: ['pin'], at: 100 })).toMatchObject({ currentLeg: 1, rank: 1 })
  })

  it('knows the rounding of the only known mark of a gate', () => {
    const course = [waypoints.line, top, waypoints.gate]
    const around = (x: number) =>
      trackThrough(before, started, rounded, [390, x, 100], [400, x, 300])

    expect(passings(around(60), { course, unknown: ['right'] })[2]).toEqual(near(390))
    expect(passings(around(-60), { course, unknown: ['right'] })[2]).toBeNull()
  })

  it('knows only the distance sailed without a course', () => {
    const found = estimate(whole, { course: [] })

    expect(found).toMatchObject({ passings: [], rank: null, currentLeg: null, finished: false })
    expect(found.distanceSailed).toBeGreaterThan(2_000)
    expect(estimate([], { course: [] }).distanceSailed).toBeNull()
  })
})
