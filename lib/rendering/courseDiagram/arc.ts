/** The part of a circle on which a boat sails around a mark. */
import { type Point, rightOf } from './point.ts'

/** The part that is drawn where a course begins or ends at a mark; all angles are in radians. */
const stub = 1.3
/** Between two points: so short that nobody sees corners. */
const step = 0.2
/** No boat turns farther around a mark. */
const roundMax = (290 / 180) * Math.PI

const full = 2 * Math.PI

/**
 * Points from where one heading touches the circle to where the other does: against the clock
 * around a mark to port, with it around one to starboard.
 * @param radius above 0 to port, below to starboard
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
    // A way that turns away from the mark: its two sides meet before they touch the circle.
    const half = (full - sweep) / 2
    return [at(begin - sign * half, radius / Math.cos(half))]
  }
  const steps = Math.max(1, Math.ceil(sweep / step))
  return Array.from({ length: steps + 1 }, (_, index) => at(begin + (sign * sweep * index) / steps))
}

/** The angle at which a circle to port is touched by somebody who sails in a direction. */
const abeam = (heading: Point): number => {
  const { x, y } = rightOf(heading)
  return Math.atan2(y, x)
}

const sweepOf = (sign: number, from: number | undefined, to: number | undefined): number => {
  if (to === undefined) return from === undefined ? Math.PI : stub
  return from === undefined ? stub : (((sign * (to - from)) % full) + full) % full
}
