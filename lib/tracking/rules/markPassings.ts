/** Estimates passings by the sequence of candidates with the most evidence. */
import { speedMax } from '#positions/rules/outliers.ts'
import {
  type Candidate,
  candidatesOf,
  closestApproach,
  crossedAt,
  lineSlack,
  since,
  type Way,
  wayOf,
  type TimedPoint,
} from './passingCandidates.ts'
import type { Period } from '#positions/rules/period.ts'
import type { Point } from '#positions/rules/raceArea.ts'
import { hasSameMarks, type PlacedCourse, sideOf } from '#courses/rules/raceCourse.ts'
import { firstAfter } from '#positions/rules/track.ts'

export interface MarkPassings {
  /** The time of each waypoint. Null: not passed, or not known. */
  readonly millis: readonly (number | null)[]
  readonly hasStarted: boolean
  /** The waypoints that the positions show to be left out, before a later one that was passed. */
  readonly missed: readonly number[]
  /** The closest approach to each waypoint that was missed or is next, in metres. Null: not near. */
  readonly nearestMetres: readonly (number | null)[]
}

/** A boat that was across the line before the start has this time to return to it. */
const returnMillis = 120_000

/** In metres. A boat that crosses the line so far outside its ends may have started. */
const outsideMax = 50

/** In metres: so far beyond the start line a boat can be that started too early. */
const earlyMax = 100

/** The best sequence of passings that ends with a candidate. */
interface Sequence {
  readonly waypoint: number
  readonly millis: number
  readonly leftMillis: number
  readonly worth: number
  readonly metres: number
  readonly isSeen: boolean
  readonly before: Sequence | undefined
}

/** @param boat its points by time */
export const markPassings = (
  course: PlacedCourse,
  boat: readonly TimedPoint[],
  startMillis: number,
): MarkPassings => {
  const way = wayOf(boat)
  const start = startOf(course, boat, way, startMillis)
  const best = bestSequence(course, way, {
    waypoint: 0,
    millis: start?.millis ?? startMillis,
    leftMillis: startMillis,
    worth: 0,
    metres: 0,
    isSeen: (start?.millis ?? null) !== null,
    before: undefined,
  })
  const nothing = course.waypoints.map(() => null)
  const hasStarted = start !== undefined || best.sequence.worth >= 1
  if (!hasStarted) return { millis: nothing, hasStarted, missed: [], nearestMetres: nothing }
  const millis: (number | null)[] = [...nothing]
  const nearestMetres: (number | null)[] = [...nothing]
  const missed: number[] = []
  let after = best.sequence
  for (let each: Sequence | undefined = best.sequence; each; each = each.before) {
    if (each.isSeen) millis[each.waypoint] = each.millis
    else if (each.waypoint > 0) {
      nearestMetres[each.waypoint] = each.metres
      const period = { fromMillis: each.before?.millis ?? startMillis, toMillis: after.millis }
      if (!maySailUnseen(course, each.waypoint, way, period)) missed.unshift(each.waypoint)
    }
    after = each
  }
  if (best.next !== undefined) nearestMetres[best.next.waypoint] = best.next.metres
  return { millis, hasStarted, missed, nearestMetres }
}

/** Returns whether a boat may have come to a waypoint in a time without positions. */
const maySailUnseen = (
  course: PlacedCourse,
  waypoint: number,
  { stretches }: Way,
  { fromMillis, toMillis }: Period,
): boolean =>
  stretches.some(({ from, to, unseen }) => {
    if (unseen === 0 || to.timeMillis <= fromMillis || from.timeMillis >= toMillis) return false
    const { center, halfWidth } = course.placedAt(waypoint, to.timeMillis)
    const reach = course.zoneRadius + halfWidth + unseen
    return center !== undefined && closestApproach(from, to, center).metres <= reach
  })

/** @param start the passing of the first waypoint */
const bestSequence = (course: PlacedCourse, way: Way, start: Sequence) => {
  const { waypoints } = course
  const candidates = new Map<number, readonly Candidate[]>()
  let best = start
  let ends: readonly Sequence[] = [start]
  for (const waypoint of waypoints.keys()) {
    if (waypoint === 0 || !isKnown(course, waypoint, start.millis)) continue
    const isAgain = hasSameMarks(waypoints[ends[0]?.waypoint ?? 0], waypoints[waypoint])
    // Without the waypoints between them, two crossings of one line have no meaning.
    if (isAgain && isLine(course, waypoint)) continue
    const fromMillis = Math.min(...ends.map(({ millis }) => millis))
    const reached = candidatesOf(course, waypoint, way, fromMillis)
    candidates.set(waypoint, reached)
    ends = reached.flatMap((candidate) => extended(ends, candidate, waypoint, isAgain) ?? [])
    for (const end of ends) if (end.worth > best.worth) best = end
    if (ends.length === 0) break
  }
  const next = [...candidates].find(([waypoint]) => waypoint > best.waypoint)
  const later = next?.[1].filter(({ leftMillis }) => leftMillis > best.millis) ?? []
  const metres = later.map((candidate) => candidate.metres)
  return {
    sequence: best,
    ...(next === undefined || metres.length === 0
      ? {}
      : { next: { waypoint: next[0], metres: Math.min(...metres) } }),
  }
}

/** Returns the best of some sequences with one more passing. The earliest of equal ones counts. */
const extended = (
  sequences: readonly Sequence[],
  { millis, leftMillis, metres, worth }: Candidate,
  waypoint: number,
  isAgain: boolean,
): Sequence | undefined => {
  let before: Sequence | undefined
  for (const sequence of sequences) {
    const isBefore = isAgain ? sequence.leftMillis < millis : sequence.millis <= leftMillis
    if (isBefore && (before === undefined || sequence.worth > before.worth)) before = sequence
  }
  return (
    before && {
      waypoint,
      before,
      leftMillis,
      metres,
      worth: before.worth + worth,
      millis: Math.max(before.millis, millis),
      isSeen: worth > 0,
    }
  )
}

const isLine = ({ waypoints }: PlacedCourse, waypoint: number): boolean =>
  waypoints[waypoint]?.passingInstruction === 'Line'

/** A line needs both marks. */
const isKnown = (course: PlacedCourse, waypoint: number, timeMillis: number): boolean =>
  course.placedAt(waypoint, timeMillis).points.length >= (isLine(course, waypoint) ? 2 : 1)

/** A null time is not known. `undefined`: the boat does not seem to have started. */
const startOf = (
  course: PlacedCourse,
  boat: readonly TimedPoint[],
  way: Way,
  startMillis: number,
): { readonly millis: number | null } | undefined => {
  const first = boat[firstAfter(boat, startMillis - 1)]
  if (first === undefined) return undefined
  if (course.waypoints.length === 0 || !isKnown(course, 0, startMillis)) return { millis: null }
  const wasSeen = first.timeMillis <= startMillis + returnMillis
  if (!isLine(course, 0)) {
    const candidates = candidatesOf(course, 0, way, startMillis)
    const passing = candidates.find(({ millis, worth }) => worth > 0 && millis >= startMillis)
    return passing ?? (wasSeen ? undefined : { millis: null })
  }
  const { points } = course.placedAt(0, startMillis)
  const next = course.waypoints.findIndex(
    (each, waypoint) =>
      !hasSameMarks(course.waypoints[0], each) && isKnown(course, waypoint, startMillis),
  )
  const courseSide = next === -1 ? 0 : sideOf(points, course.placedAt(next, startMillis).center)
  const crossings = crossingsOf(course, way, startMillis, -courseSide)
  const crossing = crossings.find(({ outside }) => outside <= lineSlack)?.millis
  if (crossing !== undefined && crossing <= startMillis + returnMillis) return { millis: crossing }
  if (wasSeen && isEarly(points, first, startMillis, courseSide)) {
    return { millis: first.timeMillis }
  }
  if (crossing !== undefined) return { millis: crossing }
  // The recorded end of the line may be wrong: the boat is racing, and when it started is unknown.
  return !wasSeen || crossings.length > 0 ? { millis: null } : undefined
}

/** Returns whether the boat is on the course side, near enough to have crossed the start line. */
const isEarly = (
  line: readonly Point[],
  boat: TimedPoint,
  startMillis: number,
  courseSide: number,
): boolean => {
  const [one, other] = line
  if (one === undefined || other === undefined || courseSide === 0) return false
  const seconds = (boat.timeMillis - startMillis) / 1000
  const { metres } = closestApproach(one, other, boat)
  return sideOf(line, boat) === courseSide && metres <= earlyMax + speedMax * seconds
}

/** The crossings of the extension of the start line near its ends, up to the first one of the line. */
const crossingsOf = (
  course: PlacedCourse,
  { stretches }: Way,
  fromMillis: number,
  fromSide: number,
) => {
  const crossings = []
  for (const stretch of stretches) {
    if (stretch.to.timeMillis <= fromMillis) continue
    const { points } = course.placedAt(0, stretch.to.timeMillis)
    const crossing = crossedAt(since(fromMillis, stretch), points, fromSide)
    if (crossing === undefined || crossing.outside > outsideMax) continue
    crossings.push(crossing)
    if (crossing.outside <= lineSlack) break
  }
  return crossings
}
