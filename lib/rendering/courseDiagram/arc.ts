/** The arc on which a boat sails around a mark. */
import { type Point, rightOf } from './point.ts'

/** Angle in radians of the arc at a mark where a course begins or ends. */
const stub = 1.3
/** Angle in radians between two points of an arc, small enough to look smooth. */
const step = 0.2
/** Largest angle in radians that a boat turns around a mark. */
const roundMax = (290 / 180) * Math.PI

const full = 2 * Math.PI

/**
 * Returns the points from the tangent point of one heading to that of the other. They run
 * counterclockwise around a mark to port, and clockwise around a mark to starboard.
 * @param radius positive to port, negative to starboard
 */
export const arc = (
  center: Point,
  radius: number,
  into: Point | undefined,
  out: Point | undefined,
): readonly Point[] => {
  const sign = radius > 0 ? -1 : 1
  const at = (angle: number, distance = radius): Point => ({
    x: center.x + distance * Math.cos(angle),
    y: center.y + distance * Math.sin(angle),
  })
  const [from, to] = [into && abeam(into), out && abeam(out)]
  const begin = from ?? (to === undefined ? 0 : to - sign * stub)
  const sweep = sweepOf(sign, from, to)
  if (sweep > roundMax) {
    // The path turns away from the mark, so the two tangents meet before they touch the circle.
    const half = (full - sweep) / 2
    return [at(begin - sign * half, radius / Math.cos(half))]
  }
  const steps = Math.max(1, Math.ceil(sweep / step))
  return Array.from({ length: steps + 1 }, (_, index) => at(begin + (sign * sweep * index) / steps))
}

/** Angle of the tangent point on a circle to port, for a boat on a heading. */
const abeam = (heading: Point): number => {
  const { x, y } = rightOf(heading)
  return Math.atan2(y, x)
}

const sweepOf = (sign: number, from: number | undefined, to: number | undefined): number => {
  if (to === undefined) return from === undefined ? Math.PI : stub
  return from === undefined ? stub : (((sign * (to - from)) % full) + full) % full
}
