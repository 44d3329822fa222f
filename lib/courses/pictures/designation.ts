/**
 * Courses that are named by a World Sailing designation, such as LA2, and have the sequence of that
 * designation. Their marks have standard positions, and their first leg leads to windward.
 */
import { courseOfDesign } from '../rules/design/courseOfDesign.ts'
import { readCourseType } from '../rules/design/courseTypes.ts'
import { designOf } from '../rules/design/designInput.ts'
import { legBetween } from '#positions/rules/geodesic.ts'
import type { Position } from '#positions/rules/position.ts'
import type { DiagramCourse } from './diagramCourse.ts'
import { measuresOf, positionOf } from './measures.ts'

/** Where the standard positions are does not matter, because they show no scale and no north. */
const standard = {
  wind: 0,
  start: { latitude_deg: 0, longitude_deg: 0 },
  firstLegMetres: 1_000,
  options: { startLineMetres: 150, gateMetres: 80 },
}

/** By the index of the mark, with wind from 0 degrees; `undefined` if the course follows no designation. */
export const standardPositions = (course: DiagramCourse) => {
  const stated = readCourseType(course.name ?? '')
  const laps = stated?.laps ?? course.numberOfLaps
  if (stated === undefined || laps === null || laps < 1) return undefined
  const sequence = sequenceOf(course.waypoints.map(({ marks }) => marks))
  for (const gates of [true, false]) {
    const options = { ...standard.options, gates }
    const type = course.name ?? ''
    const design = courseOfDesign(designOf({ ...standard, options, type, laps }))
    const ids = design.waypoints.map(({ markConfigurationIds }) => markConfigurationIds)
    if (sequenceOf(ids) === sequence) return positionsBy(course, ids, design.markConfigurations)
  }
  return undefined
}

/** The order in which control points repeat. Two courses of the same type have the same text. */
const sequenceOf = (waypoints: readonly (readonly (string | number)[])[]): string => {
  const keys = waypoints.map((marks) => marks.toSorted().join(' '))
  return waypoints.map((marks, at) => `${keys.indexOf(keys[at] ?? '')}:${marks.length}`).join(' ')
}

const positionsBy = (
  { waypoints }: DiagramCourse,
  ids: readonly (readonly string[])[],
  marks: ReturnType<typeof courseOfDesign>['markConfigurations'],
): ReadonlyMap<number, Position> => {
  const positions = new Map(
    marks.map(({ id, positioning: { position } }) => [
      id,
      { latitude: position.latitude_deg, longitude: position.longitude_deg },
    ]),
  )
  return new Map(
    waypoints.flatMap((waypoint, at) =>
      waypoint.marks.flatMap((mark, which) => {
        const position = positions.get(ids[at]?.[which] ?? '')
        return position === undefined ? [] : [[mark, position] as const]
      }),
    ),
  )
}

/** In degrees: a start line is not laid exactly square to the wind. */
const squareTolerance = 30

/** Whether the first leg is not known to be something else than a beat. */
export const startsUpwind = (course: DiagramCourse): boolean =>
  (fromSquareOf(course) ?? 0) <= squareTolerance

/** The degrees by which the start line is not square to the first leg, if they are known. */
const fromSquareOf = ({ waypoints, marks }: DiagramCourse) => {
  const [start, first] = waypoints
  const [pin, boat] = (start?.marks ?? []).map((mark) => positionOf(marks[mark]))
  if (start === undefined || first === undefined || pin === undefined || boat === undefined)
    return undefined
  const [leg] = measuresOf({ waypoints: [start, first], marks })
  if (leg === undefined) return undefined
  const angle = (legBetween(pin, boat).bearing - leg.bearing + 360) % 180
  return Math.abs(angle - 90)
}
