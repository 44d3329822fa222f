/** Tangents between circles. */
import { beyond, direction, distance, plus, type Point, rightOf, times } from './point.ts'

/** A circle around a mark that the path touches. */
export interface Node {
  readonly center: Point
  /** Positive if the mark is left to port, negative for starboard, 0 for a path to the center. */
  readonly radius: number
  /** Distance from the center at which a path to it ends. */
  readonly gap: number
}

export interface Line {
  readonly from: Point
  readonly to: Point
}

/** The line that touches both circles and leaves each on its side. */
export const tangent = (a: Node, b: Node): Line => {
  const length = distance(a.center, b.center)
  const sine = (b.radius - a.radius) / Math.max(length, 1e-9)
  const isApart = Math.abs(sine) < 0.98
  const ahead = direction(a.center, b.center)
  const course = isApart
    ? plus(times(ahead, Math.sqrt(1 - sine * sine)), times(rightOf(ahead), sine))
    : ahead
  const abeam = rightOf(course)
  // Circles that are too close for their gaps keep a short line.
  const gaps = a.gap + b.gap
  const share = gaps > length - 8 && gaps > 0 ? Math.max(length - 8, 0) / gaps : 1
  return {
    from: beyond(beyond(a.center, abeam, isApart ? a.radius : 0), course, a.gap * share),
    to: beyond(beyond(b.center, abeam, isApart ? b.radius : 0), course, -b.gap * share),
  }
}
