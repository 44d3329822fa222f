/** The course of a race with the positions of its marks over time. */
import { type Course, type CourseMark, waypointsIn } from './course.ts'
import type { Position } from '#positions/rules/position.ts'
import type { PassingInstruction } from './waypoint.ts'
import { speedMax } from '#positions/rules/outliers.ts'
import { distanceOfPoints, type Point, type RaceArea } from '#positions/rules/raceArea.ts'

export interface CourseWaypoint {
  readonly passingInstruction: PassingInstruction
  /** One or two ids of marks. The first mark of a pair is the left one. */
  readonly marks: readonly string[]
}

export interface RaceCourse {
  /** In the order of sailing, with all laps: from the start to the finish. */
  readonly waypoints: readonly CourseWaypoint[]
  readonly markPosition: (markId: string, timeMillis: number) => Position | undefined
  /** In metres, see `zoneRadiusOf`. */
  readonly zoneRadius: number
  /** Null: the race has no start time. */
  readonly startMillis: number | null
}

/** Returns the waypoints of a stored course, which contain all its laps. */
export const waypointsOf = (
  course: Pick<Course<CourseMark>, 'waypoints' | 'controlPoints' | 'marks'>,
): readonly CourseWaypoint[] =>
  waypointsIn(course).map(({ passingInstruction, marks }) => ({
    passingInstruction,
    marks: marks.flatMap((mark) => course.marks[mark]?.markId ?? []),
  }))

/** In metres. A smaller zone would be lost in the error of the positions of phones. */
const zoneRadiusMin = 40

/** The racing rules define the zone as three hull lengths. */
const usualHullLengths = 3

/** In metres. @param hullLength in metres; `undefined` for an unknown boat class */
export const zoneRadiusOf = (hullLengths: number | null, hullLength: number | undefined): number =>
  Math.max(zoneRadiusMin, (hullLengths ?? usualHullLengths) * (hullLength ?? 0))

/** Keys of known boat classes that fly, and sail faster than other known ones. */
const foilingClasses: ReadonlySet<string> = new Set([
  'A_CAT',
  'FLYING_PHANTOM',
  'FORMULA_KITE',
  'GC_32',
  'IMOCA',
  'IQFOIL_MEN',
  'IQFOIL_WOMEN',
  'IQFOIL_YOUTH',
  'NACRA_17',
  'NACRA_17_FOIL',
  'PWA',
  'WASZP',
  'WINGFOIL',
])

/** In metres per second: 49 knots, above every known boat class that does not fly. */
const displacementSpeedMax = 25

/** In metres per second. @param boatClass `undefined` for an unknown one, which may be any craft */
export const speedMaxOf = (boatClass: { readonly name: string } | undefined): number =>
  boatClass === undefined || foilingClasses.has(boatClass.name) ? speedMax : displacementSpeedMax

/** The half-line from a mark on which boats round it: the bisector of its two legs. */
interface Ray {
  /** A vector of length 1. */
  readonly direction: Point
  /** The mark, and another point of the half-line. */
  readonly line: readonly Point[]
  /** The side from which boats cross it: 1 is its left one, -1 its right one, and 0 both. */
  readonly fromSide: number
}

/** A waypoint where its marks lay at a time. */
export interface PlacedWaypoint {
  /** The marks with a known position. */
  readonly points: readonly Point[]
  /** The mark, or the middle of a pair of marks, as far as they are known. */
  readonly center: Point | undefined
  /** The side of the waypoint before: 1 to the left of two marks, -1 to their right, 0 if unknown. */
  readonly fromSide: number
  /** `undefined` for two marks, and without a known leg. */
  readonly ray: Ray | undefined
  /** In metres. A boat this near has come to the waypoint: half of the shorter leg. */
  readonly nearRadius: number
  /** Half of the distance between two marks, in metres. */
  readonly halfWidth: number
  /** In metres: so far outside of a gate a boat still passes it. */
  readonly gateSlack: number
}

export interface PlacedCourse {
  readonly waypoints: readonly CourseWaypoint[]
  readonly zoneRadius: number
  readonly placedAt: (waypoint: number, timeMillis: number) => PlacedWaypoint
}

/** Marks move slowly: their position is computed once in this time. */
const markStepMillis = 5_000

const nowhere: PlacedWaypoint = {
  points: [],
  center: undefined,
  fromSide: 0,
  ray: undefined,
  nearRadius: 0,
  halfWidth: 0,
  gateSlack: 0,
}

export const placeCourse = (
  { waypoints, markPosition, zoneRadius }: RaceCourse,
  area: RaceArea,
): PlacedCourse => {
  const pointsAt = (waypoint: number, timeMillis: number): readonly Point[] =>
    (waypoints[waypoint]?.marks ?? []).flatMap((markId) => {
      const position = markPosition(markId, timeMillis)
      return position === undefined ? [] : area.toPoint(position)
    })
  const neighbourAt = (waypoint: number, step: 1 | -1, timeMillis: number): Point | undefined => {
    let other = waypoint + step
    while (hasSameMarks(waypoints[other], waypoints[waypoint])) other += step
    return middleOf(pointsAt(other, timeMillis))
  }
  const place = (waypoint: number, timeMillis: number): PlacedWaypoint =>
    placeWaypoint(waypoints[waypoint], pointsAt(waypoint, timeMillis), zoneRadius, {
      before: neighbourAt(waypoint, -1, timeMillis),
      after: neighbourAt(waypoint, 1, timeMillis),
    })
  const known = waypoints.map(() => new Map<number, PlacedWaypoint>())
  return {
    waypoints,
    zoneRadius,
    placedAt: (waypoint, timeMillis) => {
      const step = Math.ceil(timeMillis / markStepMillis)
      const placed = known[waypoint]?.get(step) ?? place(waypoint, step * markStepMillis)
      known[waypoint]?.set(step, placed)
      return placed
    },
  }
}

export const hasSameMarks = (one?: CourseWaypoint, other?: CourseWaypoint): boolean =>
  one !== undefined && one.marks.join() === other?.marks.join()

const middleOf = ([one, other = one]: readonly Point[] = []): Point | undefined =>
  one && other && { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }

interface Neighbours {
  readonly before: Point | undefined
  readonly after: Point | undefined
}

const placeWaypoint = (
  waypoint: CourseWaypoint | undefined,
  points: readonly Point[],
  zoneRadius: number,
  { before, after }: Neighbours,
): PlacedWaypoint => {
  const [center, mark] = [middleOf(points), points.at(-1)]
  if (waypoint === undefined || center === undefined || mark === undefined) return nowhere
  const isOffset = waypoint.passingInstruction === 'Offset'
  const from = isOffset && points.length === 2 ? points[0] : before
  const legs = [from, after].flatMap((end) => (end ? distanceOfPoints(end, mark) : []))
  const isRounded = isOffset || waypoint.marks.length === 1
  return {
    points,
    center,
    fromSide: sideOf(points, before),
    ray: isRounded ? rayOf(waypoint.passingInstruction, mark, { before: from, after }) : undefined,
    nearRadius: Math.max(zoneRadius, Math.min(Infinity, ...legs) / 2),
    halfWidth: distanceOfPoints(center, mark),
    gateSlack: waypoint.passingInstruction === 'Gate' ? 2 * zoneRadius : 0,
  }
}

/** Returns 1 for a point to the left of two marks, -1 to their right, and 0 if it is not known. */
export const sideOf = ([one, other]: readonly Point[], point: Point | undefined): number =>
  one === undefined || other === undefined || point === undefined
    ? 0
    : Math.sign(offLine(one, other, point))

/** Positive to the left of a line, negative to its right. */
export const offLine = (one: Point, other: Point, point: Point): number =>
  (other.x - one.x) * (point.y - one.y) - (other.y - one.y) * (point.x - one.x)

const quarter = Math.PI / 2

/**
 * A boat that leaves a mark to port is to the right of it, seen along the leg before, and turns to
 * the left. Halfway through its turn it is on the bisector of the two legs.
 */
const rayOf = (instruction: PassingInstruction, mark: Point, { before, after }: Neighbours) => {
  const directionOf = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x)
  const next = after && directionOf(mark, after)
  const heading = before ? directionOf(before, mark) : next
  if (heading === undefined) return undefined
  const turn = angleFrom(-Math.PI, (next ?? heading) - heading)
  const port = { Port: true, Starboard: false }[instruction as string] ?? turn >= 0
  // A turn to the other side by more than a quarter is a longer one around the mark.
  const around = angleFrom(-quarter, port ? turn : -turn)
  const angle = heading + (port ? 1 : -1) * (around / 2 - quarter)
  const isStated = instruction === 'Port' || instruction === 'Starboard'
  const direction = { x: Math.cos(angle), y: Math.sin(angle) }
  return {
    direction,
    line: [mark, { x: mark.x + direction.x, y: mark.y + direction.y }],
    fromSide: !isStated ? 0 : port ? -1 : 1,
  }
}

/** In radians, from the least angle to a whole turn above it. */
const angleFrom = (least: number, angle: number): number => {
  const whole = 2 * Math.PI
  return ((((angle - least) % whole) + whole) % whole) + least
}

/** The way from a waypoint to the next one, by a straight line. */
export interface CourseLeg {
  /** In metres along the course, from its first known waypoint to the beginning of this leg. */
  readonly metresBefore: number
  readonly metres: number
  readonly from: Point
  /** A vector of length 1. */
  readonly direction: Point
}

/**
 * Returns the leg after each waypoint. Waypoints with an unknown position are left out.
 * @param timeOf the time at which each waypoint counts, in milliseconds since 1970
 */
export const legsOf = (
  { waypoints, placedAt }: PlacedCourse,
  timeOf: (waypoint: number) => number,
): readonly CourseLeg[] => {
  const centers = waypoints.map((_, waypoint) => placedAt(waypoint, timeOf(waypoint)).center)
  let last: CourseLeg | undefined
  return centers.map((center, waypoint) => {
    if (center === undefined && last !== undefined) return last
    const from = center ?? { x: 0, y: 0 }
    const to = center && centers.slice(waypoint + 1).find((next) => next !== undefined)
    const metres = to === undefined ? 0 : distanceOfPoints(from, to)
    const metresBefore = last === undefined ? 0 : last.metresBefore + last.metres
    const direction =
      to === undefined || metres === 0
        ? { x: 0, y: 0 }
        : { x: (to.x - from.x) / metres, y: (to.y - from.y) / metres }
    const leg = { metresBefore, metres, from, direction }
    if (center !== undefined) last = leg
    return leg
  })
}

/** Returns the metres along the course of a boat on a leg: as far as its way goes along the leg. */
export const metresDone = ({ metresBefore, metres, from, direction }: CourseLeg, point: Point) => {
  const along = (point.x - from.x) * direction.x + (point.y - from.y) * direction.y
  return metresBefore + Math.min(metres, Math.max(0, along))
}
