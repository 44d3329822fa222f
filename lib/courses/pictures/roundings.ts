import {
  between,
  beyond,
  direction,
  distance,
  dot,
  type Line,
  minus,
  type Point,
  rightOf,
  tangent,
} from './geometry.ts'
import type { LegPath } from './legs.ts'
import type { Passing, Round, Side } from './passings.ts'

export interface Rounding {
  readonly side: Side
  readonly mark: Point
  /** In the direction of sailing. */
  readonly points: readonly Point[]
}

/** In units. A curve follows the legs before and after the mark this far, so that it is visible. */
const lead = 13

export const roundingsOf = (
  passings: readonly (Passing | undefined)[],
  { linesOfLegs }: LegPath,
): readonly Rounding[] => {
  const found = new Map<string, Rounding>()
  for (const [index, passing] of passings.entries()) {
    const arrivals = linesOfLegs[index - 1] ?? []
    const departures = linesOfLegs[index] ?? []
    const isAlone = passings.length === 1
    if (passing === undefined || (arrivals.length + departures.length === 0 && !isAlone)) continue
    const curves =
      passing.kind === 'gate'
        ? passing.rounds.map((round, which) => gateCurve(passing, round, departures[which]))
        : passing.rounds.flatMap((round) => curvesOf(round, arrivals, departures[0]))
    for (const curve of curves.map(trimmed)) {
      if (curve.points.length > 1) found.set(keyOf(curve), curve)
    }
  }
  return [...found.values()]
}

/** Curves around one mark with the same ends are drawn once. */
const keyOf = ({ side, mark, points }: Rounding): string =>
  [mark, points[0] ?? mark, points.at(-1) ?? mark].reduce<string>(
    (key, { x, y }) => `${key} ${Math.round(x)} ${Math.round(y)}`,
    side,
  )

/** One curve for each arriving leg, or one curve without an arrival at the start. */
const curvesOf = (
  { mark, side, node }: Round,
  arrivals: readonly Line[],
  departure: Line | undefined,
): readonly Rounding[] => {
  const arrivalsOrNone = arrivals.length === 0 ? [undefined] : arrivals
  const out = departure && headingOf(departure)
  return arrivalsOrNone.map((arrival) => {
    const into = arrival && headingOf(arrival)
    const middle = node.radius === 0 ? [node.center] : arc(node.center, node.radius, into, out)
    const [first, last] = [middle[0] ?? mark, middle.at(-1) ?? mark]
    return {
      side,
      mark,
      points: [
        ...(arrival && into ? [beyond(first, into, -leadOf(arrival))] : []),
        ...middle,
        ...leadInto(departure, last),
      ],
    }
  })
}

const headingOf = ({ from, to }: Line): Point => direction(from, to)

const leadOf = ({ from, to }: Line): number => Math.min(lead, distance(from, to) / 3)

const leadInto = (departure: Line | undefined, last: Point): readonly Point[] =>
  departure === undefined ? [] : [beyond(last, headingOf(departure), leadOf(departure))]

/** Through the middle of the gate, then around one of its marks. */
const gateCurve = (
  { center, approach }: Passing,
  { mark, side, node }: Round,
  departure: Line | undefined,
): Rounding => {
  const corner = beyond(center, approach, Math.min(lead, distance(center, mark) / 3))
  const tangentLine = tangent({ center: corner, radius: 0, gap: 0 }, node)
  const out = departure && headingOf(departure)
  const around = arc(node.center, node.radius, headingOf(tangentLine), out)
  const [first, last] = [around[0] ?? mark, around.at(-1) ?? mark]
  const curve = [0, 0.25, 0.5, 0.75].map((share) =>
    between(between(center, corner, share), between(corner, first, share), share),
  )
  return {
    side,
    mark,
    points: [...curve, ...around, ...leadInto(departure, last)],
  }
}

/** Removes both ends that have the mark on the wrong side, because marks are too close for curves. */
const trimmed = (rounding: Rounding): Rounding => {
  const { side, mark, points } = rounding
  const isRight = (index: number): boolean => {
    const [from, to] = [points[index] ?? mark, points[index + 1] ?? mark]
    const abeam = dot(rightOf(direction(from, to)), minus(mark, from))
    return side === 'port' ? abeam <= 0 : abeam >= 0
  }
  const steps = points.slice(1).map((_, index) => isRight(index))
  const wrong = steps.flatMap((right, index) => (right ? [] : [index]))
  const half = steps.length / 2
  const first = Math.max(-1, ...wrong.filter((index) => index < half)) + 1
  const last = Math.min(steps.length, ...wrong.filter((index) => index >= half))
  return { ...rounding, points: points.slice(first, last + 1) }
}

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
const arc = (center: Point, radius: number, into: Point | undefined, out: Point | undefined) => {
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
