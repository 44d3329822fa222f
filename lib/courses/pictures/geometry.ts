/** Points and directions of the picture: x to the right, y down. */

export interface Point {
  readonly x: number
  readonly y: number
}

export const point = (x: number, y: number): Point => ({ x, y })

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

export const rightOf = ({ x, y }: Point): Point => ({ x: -y, y: x })

export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y

/** The angle between two directions in radians, positive to the right. */
export const turn = (from: Point, to: Point): number =>
  Math.atan2(dot(rightOf(from), to), dot(from, to))

export const centerOf = (points: readonly Point[]): Point =>
  times(points.reduce(plus, { x: 0, y: 0 }), 1 / Math.max(points.length, 1))

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const boxAround = ({ x, y }: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** The smallest box around all boxes; a box of size 0 for an empty list. */
export const boundsOf = (boxes: readonly Box[]): Box => {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

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
