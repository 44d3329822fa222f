/** Lengths and directions of legs between marks with known positions. */
import { legBetween, middleBetween } from '#positions/rules/geodesic.ts'
import type { Position } from '#positions/rules/position.ts'
import type { DiagramCourse, DiagramWaypoint } from './diagramCourse.ts'

/** Along the geodesic from waypoint to waypoint. */
export type Measure = ReturnType<typeof legBetween>

/** The measure of each leg, from index 0; `undefined` or absent without the positions of its ends. */
export const measuresOf = ({ waypoints, marks }: Pick<DiagramCourse, 'waypoints' | 'marks'>) => {
  if (marks.every((mark) => positionOf(mark) === undefined)) return []
  // Laps repeat the same legs.
  const known = new Map<string, Measure | undefined>()
  return waypoints.slice(1).map((waypoint, index) => {
    const before = waypoints[index] ?? waypoint
    const ends = [before, waypoint].map((end) => `${end.passingInstruction} ${end.marks.join(' ')}`)
    const key = ends.join(' ')
    if (!known.has(key)) known.set(key, measureOf(before, waypoint, marks))
    return known.get(key)
  })
}

const measureOf = (
  before: DiagramWaypoint,
  waypoint: DiagramWaypoint,
  marks: DiagramCourse['marks'],
): Measure | undefined => {
  const [from, to] = [endOf(before, marks, 'departure'), endOf(waypoint, marks, 'arrival')]
  const measure = from && to && legBetween(from, to)
  return measure && measure.metres >= 0.5 ? measure : undefined
}

/** The middle of a pair. Boats arrive at the first mark of an offset, and leave from the second. */
const endOf = (
  { marks: [first, second = first], passingInstruction }: DiagramWaypoint,
  marks: DiagramCourse['marks'],
  end: 'arrival' | 'departure',
): Position | undefined => {
  const [one, other] = [positionOf(marks[first]), positionOf(marks[second])]
  if (passingInstruction === 'Offset') return end === 'arrival' ? one : other
  return one && other && middleBetween(one, other)
}

/** A position that is on the earth. */
export const positionOf = (mark: DiagramCourse['marks'][number] | undefined) => {
  const { latitude = NaN, longitude = NaN } = mark?.position ?? {}
  return Math.abs(latitude) <= 90 && Number.isFinite(longitude)
    ? { latitude, longitude }
    : undefined
}
