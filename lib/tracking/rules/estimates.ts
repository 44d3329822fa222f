/** Where the boats of a race are, estimated from their tracks. The race committee scores a race. */
import { between, thinWithLast, type Track } from '#positions/rules/track.ts'
import { markPassings, type MarkPassings } from './markPassings.ts'
import type { TimedPoint } from './passingCandidates.ts'
import { distanceOfPoints, type RaceArea, raceAreaOf } from '#positions/rules/raceArea.ts'
import {
  type CourseLeg,
  legsOf,
  metresDone,
  placeCourse,
  type PlacedCourse,
  type RaceCourse,
} from '#courses/rules/raceCourse.ts'

interface CourseProgress {
  /** The time of each waypoint in milliseconds since 1970. Null: not passed, or not known. */
  readonly passings: readonly (number | null)[]
  /** From 1. Null before the start and after the finish. */
  readonly currentLeg: number | null
  readonly finished: boolean
  /** Indexes of the waypoints that the boat left out. */
  readonly missed: readonly number[]
  /** The closest approach to each waypoint that was missed or is next, in metres. Null: not near. */
  readonly nearestMetres: readonly (number | null)[]
  /** The start of the race, if that of the boat is not known. Null before the start. */
  readonly startedMillis: number | null
  /** Over ground since then, in metres. Null before the start. */
  readonly distanceSailed: number | null
  /** Along the course, in metres. A boat that beats makes good the part along the leg. */
  readonly distanceDone: number
}

export interface Estimate extends CourseProgress {
  /** From 1, null before the start: by missed waypoints, the finish, and the distance done. */
  readonly rank: number | null
  /** Along the course. Null before the start, and for a boat that missed more than the leader. */
  readonly gapMetres: number | null
  /** The time since the leader had made the same distance. Null if that is not known. */
  readonly gapSeconds: number | null
}

/** The fixes of a boat are thinned to this step: 10 metres at 10 knots. */
const stepMillis = 2_000

/** The time before the start that shows on which side of the line a boat starts. */
const beforeStartMillis = 10_000

interface TimedDistance {
  readonly timeMillis: number
  readonly metres: number
}

interface Boat {
  readonly id: string
  readonly points: readonly TimedPoint[]
  readonly passed: MarkPassings
}

interface Sailor {
  readonly id: string
  readonly points: readonly TimedPoint[]
  readonly progress: CourseProgress
}

/** The estimates by the ids of competitors, from tracks without errors of devices. */
export const estimatesAt = (
  race: RaceCourse,
  tracks: ReadonlyMap<string, Track>,
  atMillis: number,
): ReadonlyMap<string, Estimate> => {
  const area = areaOf(race, tracks, atMillis)
  const course = placeCourse(race, area)
  const startMillis = race.startMillis ?? Infinity
  const boats = Array.from(tracks, ([id, track]) =>
    boatOf(id, track, { race, area, course }, atMillis),
  )
  const legs = legsOf(course, (waypoint) => lastPassing(boats, waypoint) ?? atMillis)
  const sailors = boats
    .map((boat) => sailorOf(boat, legs, Math.min(startMillis, atMillis), atMillis))
    .sort(compareSailors)
  const [leader] = sailors
  if (leader === undefined) return new Map()
  const distances = distancesOf(leader, legs)
  return new Map(
    sailors.map((sailor, index) => {
      const gap = gapOf(sailor, leader.progress, distances)
      const rank = isRanked(sailor.progress) ? index + 1 : null
      return [sailor.id, { ...sailor.progress, rank, ...gap }]
    }),
  )
}

/** A mark that is moved during a race counts where it was when the boats passed it. */
const lastPassing = (boats: readonly Boat[], waypoint: number): number | undefined => {
  const times = boats.flatMap(({ passed }) => passed.millis[waypoint] ?? [])
  return times.length === 0 ? undefined : Math.max(...times)
}

const areaOf = (
  { waypoints, markPosition }: RaceCourse,
  tracks: ReadonlyMap<string, Track>,
  atMillis: number,
): RaceArea => {
  const marks = [...new Set(waypoints.flatMap((waypoint) => waypoint.marks))]
  const positions = marks.flatMap((markId) => markPosition(markId, atMillis) ?? [])
  const boats = Array.from(tracks.values(), ([first]) => first ?? []).flat()
  return raceAreaOf(positions.length === 0 ? boats : positions)
}

interface Measured {
  readonly race: RaceCourse
  readonly area: RaceArea
  readonly course: PlacedCourse
}

const boatOf = (
  id: string,
  track: Track,
  { race: { startMillis }, area, course }: Measured,
  atMillis: number,
): Boat => {
  if (startMillis === null || startMillis > atMillis) {
    const millis = course.waypoints.map(() => null)
    const passed = { millis, hasStarted: false, missed: [], nearestMetres: millis }
    return { id, points: [], passed }
  }
  const fixes = between(track, startMillis - beforeStartMillis, atMillis)
  const points = thinWithLast(fixes, stepMillis).map((fix) => ({
    ...area.toPoint(fix),
    timeMillis: fix.timeMillis,
  }))
  return { id, points, passed: markPassings(course, points, startMillis) }
}

const sailorOf = (
  { id, points, passed: { millis: passings, hasStarted, missed, nearestMetres } }: Boat,
  legs: readonly CourseLeg[],
  startMillis: number,
  atMillis: number,
): Sailor => {
  if (!hasStarted) {
    const nothing = { startedMillis: null, distanceSailed: null, distanceDone: 0 }
    const position = { currentLeg: null, finished: false, ...nothing }
    return { id, points: [], progress: { passings, missed, nearestMetres, ...position } }
  }
  const lastPassed = passings.findLastIndex((passing) => passing !== null)
  const lastWaypoint = Math.max(0, lastPassed)
  const isCourse = passings.length > 1
  const finish = isCourse ? (passings.at(-1) ?? null) : null
  const startedMillis = passings[0] ?? startMillis
  const progress = {
    passings,
    currentLeg: isCourse && finish === null ? lastWaypoint + 1 : null,
    finished: finish !== null,
    missed,
    nearestMetres,
    startedMillis,
    distanceSailed: metresSailed(between(points, startedMillis, finish ?? atMillis)),
    distanceDone: distanceDoneAt(legs, lastWaypoint, points.at(-1)),
  }
  return { id, points, progress }
}

const metresSailed = (points: readonly TimedPoint[]): number =>
  points
    .slice(1)
    .reduce((metres, point, index) => metres + distanceOfPoints(points[index] ?? point, point), 0)

const distanceDoneAt = (
  legs: readonly CourseLeg[],
  passed: number,
  point: TimedPoint | undefined,
): number => {
  const leg = legs[passed]
  return leg === undefined || point === undefined ? 0 : metresDone(leg, point)
}

/** Competitors who have not started come last. Their ids make the order stable. */
const compareSailors = ({ id, progress: one }: Sailor, { id: otherId, progress: other }: Sailor) =>
  Number(hasStarted(other)) - Number(hasStarted(one)) ||
  one.missed.length - other.missed.length ||
  finishOf(one) - finishOf(other) ||
  other.distanceDone - one.distanceDone ||
  (id < otherId ? -1 : 1)

const hasStarted = ({ startedMillis }: CourseProgress): boolean => startedMillis !== null

const isRanked = (progress: CourseProgress) => hasStarted(progress) && progress.passings.length >= 2

/** A finite number, because the difference of two infinite ones is not a number. */
const finishOf = ({ finished, passings }: CourseProgress): number =>
  finished ? (passings.at(-1) ?? Number.MAX_VALUE) : Number.MAX_VALUE

const gapOf = (
  { points, progress }: Sailor,
  leader: CourseProgress,
  distances: readonly TimedDistance[],
): Pick<Estimate, 'gapMetres' | 'gapSeconds'> => {
  if (!isRanked(progress) || progress.missed.length > leader.missed.length) {
    return { gapMetres: null, gapSeconds: null }
  }
  const gapMetres = Math.max(0, leader.distanceDone - progress.distanceDone)
  // A leader that drifts back had made the same distance before.
  if (!progress.finished && gapMetres === 0) return { gapMetres, gapSeconds: 0 }
  const own = progress.finished ? progress.passings.at(-1) : points.at(-1)?.timeMillis
  const then = progress.finished
    ? leader.passings.at(-1)
    : distances.find(({ metres }) => metres >= progress.distanceDone)?.timeMillis
  const isKnown = typeof own === 'number' && typeof then === 'number'
  return { gapMetres, gapSeconds: isKnown ? Math.max(0, own - then) / 1000 : null }
}

/** Returns the greatest distance along the course that a boat had made at each of its points. */
const distancesOf = (
  { points, progress: { passings, startedMillis } }: Sailor,
  legs: readonly CourseLeg[],
): readonly TimedDistance[] => {
  let passed = 0
  let metres = 0
  return between(points, startedMillis ?? Infinity, Infinity).map((point) => {
    const isAfter = (waypoint: number) => (passings[waypoint] ?? Infinity) <= point.timeMillis
    const next = passings.findIndex((_, waypoint) => waypoint > passed && isAfter(waypoint))
    if (next !== -1) passed = next
    metres = Math.max(metres, distanceDoneAt(legs, passed, point))
    return { timeMillis: point.timeMillis, metres }
  })
}
