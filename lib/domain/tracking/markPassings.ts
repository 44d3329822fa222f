/**
 * Estimates when a boat passed the waypoints of its course, in their order: it crosses the start
 * and the finish, rounds a mark at its closest approach inside the zone, and passes a gate by
 * sailing through it or by rounding one of its marks.
 */
import { speedMax } from './motion.ts'
import { distanceOfPoints, type Point } from './raceArea.ts'
import type { PlacedCourse } from './raceCourse.ts'
import { firstAfter } from './track.ts'

/** A position on the plane of the race area. */
export interface TimedPoint extends Point {
  readonly timeMillis: number
}

export interface MarkPassings {
  /** The time of each waypoint. Null: not passed, or not known. */
  readonly millis: readonly (number | null)[]
  readonly hasStarted: boolean
}

interface Passing {
  readonly millis: number
  /** The time when the boat left the zone. */
  readonly leftMillis: number
}

/** A boat that was across the line before the start has this time to return to it. */
const returnMillis = 120_000

/** In metres: the error of positions at both ends of a line. */
const lineSlack = 10

/** In metres: so far beyond the start line a boat can be that started too early. */
const earlyMax = 100

/** A boat without positions for a longer time than this may have sailed a detour, to this limit. */
const gap = { millis: 10_000, metresPerSecond: 3, metresMax: 300 }

/** @param boat its points by time */
export const markPassings = (
  course: PlacedCourse,
  boat: readonly TimedPoint[],
  startMillis: number,
): MarkPassings => {
  const start = startOf(course, boat, startMillis)
  const millis: (number | null)[] = course.waypoints.map((_, waypoint) =>
    waypoint === 0 ? (start?.millis ?? null) : null,
  )
  if (start === undefined) return { millis, hasStarted: false }
  let last = { waypoint: 0, millis: start.millis ?? startMillis, leftMillis: startMillis }
  for (const waypoint of course.waypoints.keys()) {
    if (waypoint === 0 || !isKnown(course, waypoint, last.millis)) continue
    const isAgain = hasSameMarks(course, last.waypoint, waypoint)
    // Without the waypoints between them, two crossings of one line have no meaning.
    if (isAgain && isLine(course, waypoint)) continue
    const from = isAgain ? last.leftMillis : last.millis
    const passing = passingOf(course, waypoint, boat, from)
    if (passing === undefined) break
    millis[waypoint] = passing.millis
    last = { waypoint, ...passing }
  }
  return { millis, hasStarted: true }
}

const isLine = ({ waypoints }: PlacedCourse, waypoint: number): boolean =>
  waypoints[waypoint]?.passingInstruction === 'Line'

/** A line needs both marks. */
const isKnown = (course: PlacedCourse, waypoint: number, timeMillis: number): boolean =>
  course.marksAt(waypoint, timeMillis).length >= (isLine(course, waypoint) ? 2 : 1)

const hasSameMarks = ({ waypoints }: PlacedCourse, one: number, other: number): boolean =>
  waypoints[one]?.marks.join() === waypoints[other]?.marks.join()

/**
 * Returns the start of a boat, with the time null if it cannot be known, and `undefined` for a boat
 * that has not started.
 */
const startOf = (
  course: PlacedCourse,
  boat: readonly TimedPoint[],
  startMillis: number,
): { readonly millis: number | null } | undefined => {
  const first = boat[firstAfter(boat, startMillis - 1)]
  if (first === undefined) return undefined
  if (course.waypoints.length === 0 || !isKnown(course, 0, startMillis)) return { millis: null }
  const wasSeen = first.timeMillis <= startMillis + returnMillis
  if (!isLine(course, 0)) {
    return passingOf(course, 0, boat, startMillis) ?? (wasSeen ? undefined : { millis: null })
  }
  const next = course.waypoints.findIndex(
    (_, waypoint) => !hasSameMarks(course, 0, waypoint) && isKnown(course, waypoint, startMillis),
  )
  const courseSide = sideOf(course, 0, course.centerAt(next, startMillis), startMillis)
  const crossing = firstCrossing(course, boat, startMillis, -courseSide)
  if (crossing !== undefined && crossing <= startMillis + returnMillis) return { millis: crossing }
  if (wasSeen && isEarly(course, first, startMillis, courseSide)) {
    return { millis: first.timeMillis }
  }
  if (crossing !== undefined) return { millis: crossing }
  return wasSeen ? undefined : { millis: null }
}

/** Returns whether the boat is on the course side, near enough to have crossed the start line. */
const isEarly = (
  course: PlacedCourse,
  boat: TimedPoint,
  startMillis: number,
  courseSide: number,
): boolean => {
  const [one, other] = course.marksAt(0, startMillis)
  if (one === undefined || other === undefined || courseSide === 0) return false
  const seconds = (boat.timeMillis - startMillis) / 1000
  const metres = closestApproach(one, other, boat).metres
  const isOnCourseSide = sideOf(course, 0, boat, startMillis) === courseSide
  return isOnCourseSide && metres <= earlyMax + speedMax * seconds
}

interface Visit {
  readonly metres: number
  readonly millis: number
}

const passingOf = (
  course: PlacedCourse,
  waypoint: number,
  boat: readonly TimedPoint[],
  fromMillis: number,
): Passing | undefined => {
  const { passingInstruction, marks = [] } = course.waypoints[waypoint] ?? {}
  const isCrossed = passingInstruction === 'Line' || passingInstruction === 'Gate'
  const fromSide = sideOf(course, waypoint, course.centerAt(waypoint - 1, fromMillis), fromMillis)
  // The leg ends at the second mark of an offset.
  const roundedFrom = passingInstruction === 'Offset' ? marks.length - 1 : 0
  const visits: (Visit | undefined)[] = marks.map(() => undefined)
  for (let index = firstAfter(boat, fromMillis); index < boat.length; index += 1) {
    const stretch = stretchTo(boat, index, fromMillis)
    if (stretch === undefined) continue
    const points = course.marksAt(waypoint, stretch.to.timeMillis)
    const crossing = isCrossed ? crossingIn(stretch, points, fromSide) : undefined
    // A boat that rounds a mark of a gate may sail through the gate before it leaves the zone.
    if (crossing !== undefined) return { millis: crossing, leftMillis: crossing }
    if (passingInstruction === 'Line') continue
    for (let mark = roundedFrom; mark < points.length; mark += 1) {
      const visit = visits[mark]
      visits[mark] = visitIn(stretch, points[mark], course.zoneRadius, visit)
      const hasLeft = visit !== undefined && visits[mark] === undefined
      if (hasLeft) return { millis: visit.millis, leftMillis: stretch.from.timeMillis }
    }
  }
  // A boat that still approaches a mark has not rounded it.
  const lastMillis = boat.at(-1)?.timeMillis ?? fromMillis
  const rounding = visits.find((visit) => visit !== undefined && visit.millis < lastMillis)
  return rounding && { millis: rounding.millis, leftMillis: lastMillis }
}

const firstCrossing = (
  course: PlacedCourse,
  boat: readonly TimedPoint[],
  fromMillis: number,
  fromSide: number,
): number | undefined => {
  for (let index = firstAfter(boat, fromMillis); index < boat.length; index += 1) {
    const stretch = stretchTo(boat, index, fromMillis)
    const points = stretch && course.marksAt(0, stretch.to.timeMillis)
    const crossing = points && crossingIn(stretch, points, fromSide)
    if (crossing !== undefined) return crossing
  }
  return undefined
}

interface Stretch {
  readonly from: TimedPoint
  readonly to: TimedPoint
}

/** In metres. */
const sailedMax = (from: TimedPoint, to: TimedPoint): number =>
  (speedMax * (to.timeMillis - from.timeMillis)) / 1000

/** In metres, to one side of the straight line. */
const detourMax = (from: TimedPoint, to: TimedPoint): number => {
  const unseenMillis = to.timeMillis - from.timeMillis - gap.millis
  return Math.min(gap.metresMax, (Math.max(0, unseenMillis) / 1000) * gap.metresPerSecond)
}

/** Returns the part to a point, from a time on. Returns `undefined` for a jump of the device. */
const stretchTo = (
  boat: readonly TimedPoint[],
  index: number,
  fromMillis: number,
): Stretch | undefined => {
  const [from, to] = [boat[index - 1], boat[index]]
  if (from === undefined || to === undefined) return undefined
  if (distanceOfPoints(from, to) > sailedMax(from, to)) return undefined
  if (from.timeMillis >= fromMillis) return { from, to }
  const share = (fromMillis - from.timeMillis) / (to.timeMillis - from.timeMillis)
  return { from: { ...pointAt({ from, to }, share), timeMillis: fromMillis }, to }
}

const pointAt = ({ from, to }: { readonly from: Point; readonly to: Point }, share: number) => ({
  x: from.x + share * (to.x - from.x),
  y: from.y + share * (to.y - from.y),
})

const timeAt = ({ from, to }: Stretch, share: number): number =>
  Math.round(from.timeMillis + share * (to.timeMillis - from.timeMillis))

/** @param fromSide the side from which the line is crossed; 0: from both */
const crossingIn = (
  stretch: Stretch,
  [one, other]: readonly Point[],
  fromSide: number,
): number | undefined => {
  if (one === undefined || other === undefined) return undefined
  const [before, after] = [offLine(one, other, stretch.from), offLine(one, other, stretch.to)]
  const isCrossing = before < 0 !== after < 0 && (fromSide === 0 || before < 0 === fromSide < 0)
  if (!isCrossing) return undefined
  const share = before / (before - after)
  const { metres } = closestApproach(one, other, pointAt(stretch, share))
  return metres <= lineSlack ? timeAt(stretch, share) : undefined
}

/** Returns `undefined` outside the zone. */
const visitIn = (
  stretch: Stretch,
  mark: Point | undefined,
  zoneRadius: number,
  visit: Visit | undefined,
): Visit | undefined => {
  const { from, to } = stretch
  if (mark === undefined) return undefined
  const radius = zoneRadius + detourMax(from, to)
  // Most stretches are far away.
  if (distanceOfPoints(to, mark) > radius + sailedMax(from, to)) return undefined
  const { metres, share } = closestApproach(from, to, mark)
  if (metres > radius) return undefined
  return visit !== undefined && visit.metres <= metres
    ? visit
    : { metres, millis: timeAt(stretch, share) }
}

/** Returns the distance of a point from a stretch, and the share of the stretch up to there. */
const closestApproach = (from: Point, to: Point, point: Point) => {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const square = x * x + y * y
  const along = square === 0 ? 0 : ((point.x - from.x) * x + (point.y - from.y) * y) / square
  const share = Math.min(1, Math.max(0, along))
  return {
    metres: distanceOfPoints(point, { x: from.x + share * x, y: from.y + share * y }),
    share,
  }
}

/** Positive to the left of a line, negative to its right. */
const offLine = (one: Point, other: Point, point: Point): number =>
  (other.x - one.x) * (point.y - one.y) - (other.y - one.y) * (point.x - one.x)

/** Returns 1 to the left of a waypoint with two marks, -1 to its right, and 0 if it is not known. */
const sideOf = (
  course: PlacedCourse,
  waypoint: number,
  point: Point | undefined,
  timeMillis: number,
): number => {
  const [one, other] = course.marksAt(waypoint, timeMillis)
  if (one === undefined || other === undefined || point === undefined) return 0
  return Math.sign(offLine(one, other, point))
}
