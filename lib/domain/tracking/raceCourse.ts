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

/** A course on the plane of its race area. */
export interface PlacedCourse {
  readonly waypoints: readonly CourseWaypoint[]
  readonly zoneRadius: number
  /** Returns the known positions of the marks of a waypoint. */
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
  const known = new Map<string, Map<number, readonly Point[]>>()
  const pointsOf = (markId: string, timeMillis: number): readonly Point[] => {
    const step = Math.ceil(timeMillis / markStepMillis)
    const steps = known.get(markId) ?? new Map<number, readonly Point[]>()
    const points = steps.get(step)
    if (points !== undefined) return points
    const position = markPosition(markId, step * markStepMillis)
    const found = position === undefined ? [] : [area.toPoint(position)]
    known.set(markId, steps.set(step, found))
    return found
  }
  const marksAt = (waypoint: number, timeMillis: number): readonly Point[] =>
    (waypoints[waypoint]?.marks ?? []).flatMap((markId) => pointsOf(markId, timeMillis))
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

/** The lengths of a course at one time. */
export interface CourseLength {
  readonly centers: readonly (Point | undefined)[]
  /** In metres, from the first known waypoint to each waypoint, by straight legs. */
  readonly metres: readonly number[]
}

/** Waypoints with an unknown position are left out of the course. */
export const measureCourse = (
  { waypoints, centerAt }: PlacedCourse,
  timeMillis: number,
): CourseLength => {
  const centers = waypoints.map((_, waypoint) => centerAt(waypoint, timeMillis))
  let total = 0
  let last: Point | undefined
  const metres = centers.map((center) => {
    if (center !== undefined && last !== undefined) total += distanceOfPoints(last, center)
    last = center ?? last
    return total
  })
  return { centers, metres }
}
