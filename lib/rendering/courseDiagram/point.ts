/** Points and directions of the picture: x to the right, y down. */

export interface Point {
  readonly x: number
  readonly y: number
}

export type Segment = readonly [from: Point, to: Point]

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })

export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })

export const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor })

/** The point at `distance` from `a`, in a direction of length 1. */
export const beyond = (a: Point, direction: Point, distance: number): Point =>
  plus(a, times(direction, distance))

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export const between = (a: Point, b: Point, share = 0.5): Point =>
  plus(a, times(minus(b, a), share))

/** The direction between two points, of length 1; up if the points are the same. */
export const direction = (from: Point, to: Point): Point => {
  const length = distance(from, to)
  return length < 1e-9 ? { x: 0, y: -1 } : times(minus(to, from), 1 / length)
}

/** The direction to the right of a given direction. */
export const rightOf = ({ x, y }: Point): Point => ({ x: -y, y: x })

export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y

/** The angle between two directions in radians, positive to the right. */
export const turn = (from: Point, to: Point): number =>
  Math.atan2(dot(rightOf(from), to), dot(from, to))

export const centerOf = (points: readonly Point[]): Point =>
  times(points.reduce(plus, { x: 0, y: 0 }), 1 / Math.max(points.length, 1))
