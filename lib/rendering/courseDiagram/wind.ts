/** The direction of the wind, where a course states it. */
import { legBetween } from '../../domain/course/design/geodesic.ts'
import type { DiagramCourse } from './course.ts'
import { standardPositions } from './designation.ts'
import { measuresOf, positionOf } from './measures.ts'

/** In degrees. Marks that moved farther tell nothing about the wind. */
const tolerance = 5

/**
 * The direction in degrees true, which is that of the first leg on a course of a known type, whose
 * start line is square to it. `undefined` for all other courses.
 */
export const windOf = (course: DiagramCourse): number | undefined => {
  const { waypoints, marks } = course
  const [start, first] = waypoints
  const [pin, boat] = (start?.marks ?? []).map((mark) => positionOf(marks[mark]))
  if (start === undefined || first === undefined || pin === undefined || boat === undefined)
    return undefined
  const [leg] = measuresOf({ waypoints: [start, first], marks })
  if (leg === undefined || standardPositions(course) === undefined) return undefined
  const angle = (legBetween(pin, boat).bearing - leg.bearing + 360) % 180
  return Math.abs(angle - 90) <= tolerance ? leg.bearing : undefined
}
