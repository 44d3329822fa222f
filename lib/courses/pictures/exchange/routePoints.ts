/** The positions of a course's waypoints, and the legs between them. */
import { legBetween as measuredLeg } from '#positions/rules/geodesic.ts'
import { middleOf, type Position } from '#positions/rules/position.ts'
import type { PassingInstruction } from '../../rules/waypoint.ts'
import { metresOfMile } from '#values/units.ts'
import type { DiagramCourse, DiagramMark, DiagramWaypoint } from '../diagramCourse.ts'
import { cleaned } from '#values/text.ts'

export interface RoutePoint {
  readonly name: string
  readonly passingInstruction: PassingInstruction
  /** The middle of a pair; absent unless all marks of the waypoint have positions. */
  readonly position: Position | undefined
}

export type Leg = ReturnType<typeof legBetween>

/** A name that is never empty, on one line, and valid in any document. */
export const nameOfMark = (mark: DiagramMark | undefined, index: number): string =>
  cleaned(mark?.name ?? '') || cleaned(mark?.shortName ?? '') || `Mark ${index + 1}`

const shortNameOfMark = (mark: DiagramMark | undefined, index: number): string =>
  cleaned(mark?.shortName ?? '') || nameOfMark(mark, index)

export const nameOfWaypoint = ({ marks: indices, name }: DiagramWaypoint, marks: Marks): string => {
  const [only = 0, second] = indices
  if (second === undefined) return nameOfMark(marks[only], only)
  const both = indices.map((index) => shortNameOfMark(marks[index], index)).join('/')
  return cleaned(name ?? '') || both
}

type Marks = DiagramCourse['marks']

export const routePointsOf = ({ waypoints, marks }: DiagramCourse): readonly RoutePoint[] =>
  waypoints.map((waypoint) => ({
    name: nameOfWaypoint(waypoint, marks),
    passingInstruction: waypoint.passingInstruction,
    position: positionOf(waypoint, marks),
  }))

const positionOf = ({ marks: indices }: DiagramWaypoint, marks: Marks): Position | undefined => {
  const [one, other] = indices.map((index) => marks[index]?.position)
  return indices.length === 1 ? one : one && other && middleOf(one, other)
}

export const legsOf = (places: readonly RoutePoint[]): readonly Leg[] =>
  places.slice(1).map((to, index) => legBetween(places[index] ?? to, to))

/**
 * `nauticalMiles` is null unless both positions are known. `degreesTrue`, the bearing at the beginning,
 * is also null if both positions are the same.
 */
const legBetween = (from: RoutePoint, to: RoutePoint) => {
  const isKnown = from.position !== undefined && to.position !== undefined
  if (!isKnown) return { from, to, nauticalMiles: null, degreesTrue: null }
  const { metres, bearing } = measuredLeg(from.position, to.position)
  const degreesTrue = metres === 0 ? null : roundedTo(bearing, 1) % 360
  return { from, to, nauticalMiles: roundedTo(metres / metresOfMile, 3), degreesTrue }
}

/** More precise than any receiver. */
const digitsOfDegrees = 7

export const rounded = ({ latitude, longitude }: Position): Position => ({
  latitude: roundedTo(latitude, digitsOfDegrees),
  longitude: roundedTo(longitude, digitsOfDegrees),
})

/** Avoids a negative zero, which JSON cannot represent. */
const roundedTo = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0
