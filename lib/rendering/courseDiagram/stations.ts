/** The control points of a course, each once, in the order in which they are met. */
import type { DiagramCourse, DiagramMark, DiagramWaypoint, PassingInstruction } from './course.ts'
import { sideOf } from './roles.ts'

/** A mark or a pair of marks. */
export interface Station {
  /** By their place in the list of the course; of a pair the one to port comes first. */
  readonly marks: readonly number[]
  /** As the waypoint says that meets it first. */
  readonly passing: PassingInstruction
  readonly name: string | undefined
}

export interface Visit {
  readonly passing: PassingInstruction
  /** Its place in the list of stations; `undefined` when it is left out of the picture. */
  readonly station: number | undefined
}

export interface Itinerary {
  readonly stations: readonly Station[]
  /** One for each waypoint. */
  readonly visits: readonly Visit[]
  /** Marks of no waypoint, by their place in the list of the course. */
  readonly spares: readonly number[]
  /** How many marks of waypoints are left out of the picture. */
  readonly marksLeftOut: number
}

/** More control points than these cannot be told apart in one picture. */
export const stationsMax = 60

export const itineraryOf = (course: DiagramCourse): Itinerary => {
  const indices = new Map<string, number>()
  const stations: Station[] = []
  const last = course.waypoints.at(-1)
  const kept = new Set(last === undefined ? [] : [keyOf(last)])
  const visits = course.waypoints.map((waypoint): Visit => {
    const key = keyOf(waypoint)
    // One place is held for where the course ends.
    const isFull = kept.size >= stationsMax && !kept.has(key)
    if (!isFull && !indices.has(key)) {
      kept.add(key)
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

const keyOf = (waypoint: DiagramWaypoint): string =>
  [...distinct(waypoint)].sort((left, right) => left - right).join(' ')

/** A pair that is one mark twice is passed like a mark that nobody said a side of. */
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
