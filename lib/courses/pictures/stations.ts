/** The control points of a course without duplicates, in the order of the course. */
import type { PassingInstruction } from '../rules/waypoint.ts'
import type { DiagramCourse, DiagramMark, DiagramWaypoint } from './diagramCourse.ts'
import { sideOf } from './roles.ts'

export interface Station {
  /** Indices of the marks in the course; the port mark of a pair comes first. */
  readonly marks: readonly number[]
  /** The passing instruction of the first waypoint here. */
  readonly passing: PassingInstruction
  readonly name: string | undefined
}

export interface Visit {
  readonly passing: PassingInstruction
  /** The index of the station; `undefined` if the picture omits it. */
  readonly station: number | undefined
}

export interface Itinerary {
  readonly stations: readonly Station[]
  /** One for each waypoint. */
  readonly visits: readonly Visit[]
  /** Indices of the marks of no waypoint. */
  readonly spares: readonly number[]
  /** Number of marks of waypoints that the picture omits. */
  readonly marksLeftOut: number
}

/** More control points than this are not distinguishable in one picture. */
const stationsMax = 40

export const itineraryOf = (course: DiagramCourse): Itinerary => {
  const indices = new Map<string, number>()
  const stations: Station[] = []
  const last = course.waypoints.at(-1)
  const included = new Set(last === undefined ? [] : [marksKey(last)])
  const visits = course.waypoints.map((waypoint): Visit => {
    const key = marksKey(waypoint)
    // The last control point is reserved, so that the finish is always drawn.
    const isFull = included.size >= stationsMax && !included.has(key)
    if (!isFull && !indices.has(key)) {
      included.add(key)
      indices.set(key, stations.length)
      stations.push(stationOf(waypoint, course.marks))
    }
    return { passing: passingOf(waypoint), station: indices.get(key) }
  })
  const used = new Set(course.waypoints.flatMap(({ marks }) => [...marks]))
  const drawn = new Set(stations.flatMap(({ marks }) => marks))
  return {
    stations,
    visits,
    spares: course.marks.flatMap((_, index) => (used.has(index) ? [] : [index])),
    marksLeftOut: used.size - drawn.size,
  }
}

const distinct = ({ marks }: DiagramWaypoint): readonly number[] => [...new Set(marks)]

const marksKey = (waypoint: DiagramWaypoint): string =>
  [...distinct(waypoint)].sort((left, right) => left - right).join(' ')

/** A pair of the same mark twice counts as one mark without a side. */
const passingOf = (waypoint: DiagramWaypoint): PassingInstruction =>
  waypoint.marks.length === 2 && distinct(waypoint).length === 1
    ? 'Single_Unknown'
    : waypoint.passingInstruction

const stationOf = (waypoint: DiagramWaypoint, marks: readonly DiagramMark[]): Station => {
  const indices = distinct(waypoint)
  const passing = passingOf(waypoint)
  const [left, right] = indices.map((index) => {
    const mark = marks[index]
    return mark === undefined ? undefined : sideOf(mark)
  })
  const isSwapped =
    passing !== 'Offset' && left !== right && (left === 'starboard' || right === 'port')
  return {
    marks: isSwapped ? indices.toReversed() : indices,
    passing,
    name: waypoint.name ?? undefined,
  }
}
