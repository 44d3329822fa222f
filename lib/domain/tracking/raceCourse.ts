/** The course of a race with the positions of its marks over time. */
import type { Course, CourseMark } from '../course/course.ts'
import type { Position } from '../course/position.ts'
import type { PassingInstruction } from '../course/waypoint.ts'
import { distanceOfPoints, type Point, type RaceArea } from './raceArea.ts'

export interface CourseWaypoint {
  readonly passingInstruction: PassingInstruction
  /** One or two ids of marks. The first mark of a pair is the left one. */
  readonly marks: readonly string[]
}

export interface RaceCourse {
  /** In the order of sailing, with all laps: from the start to the finish. */
  readonly waypoints: readonly CourseWaypoint[]
  /** Returns `undefined` for an unknown position. */
  readonly markPosition: (markId: string, timeMillis: number) => Position | undefined
  /** In metres, see `zoneRadiusOf`. */
  readonly zoneRadius: number
  /** Null: the race has no start time. */
  readonly startMillis: number | null
}

/** Returns the waypoints of a stored course, which contain all its laps. */
export const waypointsOf = ({
  waypoints,
  controlPoints,
  marks,
}: Pick<Course<CourseMark>, 'waypoints' | 'controlPoints' | 'marks'>): readonly CourseWaypoint[] =>
  waypoints.map(({ passingInstruction, controlPoint }) => ({
    passingInstruction,
    marks: (controlPoints[controlPoint]?.marks ?? []).flatMap((mark) => marks[mark]?.markId ?? []),
  }))

/** In metres. A smaller zone would be lost in the error of the positions of phones. */
const zoneRadiusMin = 40

/** The racing rules define the zone as three hull lengths. */
const usualHullLengths = 3

/** In metres. @param hullLength in metres; `undefined` for an unknown boat class */
export const zoneRadiusOf = (hullLengths: number | null, hullLength: number | undefined): number =>
  Math.max(zoneRadiusMin, (hullLengths ?? usualHullLengths) * (hullLength ?? 0))

export interface PlacedCourse {
  readonly waypoints: readonly CourseWaypoint[]
  readonly zoneRadius: number
  readonly marksAt: (waypoint: number, timeMillis: number) => readonly Point[]
  /** Returns the mark, or the middle of a pair of marks, as far as they are known. */
  readonly centerAt: (waypoint: number, timeMillis: number) => Point | undefined
}

/** Marks move slowly: their position is computed once in this time. */
const markStepMillis = 30_000

export const placeCourse = (
  { waypoints, markPosition, zoneRadius }: RaceCourse,
  area: RaceArea,
): PlacedCourse => {
  const pointsAt = (waypoint: number, timeMillis: number): readonly Point[] =>
    (waypoints[waypoint]?.marks ?? []).flatMap((markId) => {
      const position = markPosition(markId, timeMillis)
      return position === undefined ? [] : area.toPoint(position)
    })
  const known = waypoints.map(() => new Map<number, readonly Point[]>())
  const marksAt = (waypoint: number, timeMillis: number): readonly Point[] => {
    const step = Math.ceil(timeMillis / markStepMillis)
    const points = known[waypoint]?.get(step) ?? pointsAt(waypoint, step * markStepMillis)
    known[waypoint]?.set(step, points)
    return points
  }
  return {
    waypoints,
    zoneRadius,
    marksAt,
    centerAt: (waypoint, timeMillis) => {
      const [one, other = one] = marksAt(waypoint, timeMillis)
      return one && other && { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
    },
  }
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

/** Returns the leg after each waypoint. Waypoints with an unknown position are left out. */
export const legsOf = (
  { waypoints, centerAt }: PlacedCourse,
  timeMillis: number,
): readonly CourseLeg[] => {
  const centers = waypoints.map((_, waypoint) => centerAt(waypoint, timeMillis))
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
export const metresDone = (
  { metresBefore, metres, from, direction }: CourseLeg,
  point: Point,
): number => {
  const along = (point.x - from.x) * direction.x + (point.y - from.y) * direction.y
  return metresBefore + Math.min(metres, Math.max(0, along))
}
