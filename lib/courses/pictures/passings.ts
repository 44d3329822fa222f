/** The path of a boat to and from each waypoint. */
import {
  beyond,
  centerOf,
  direction,
  distance,
  dot,
  minus,
  type Node,
  plus,
  type Point,
  rightOf,
  turn,
} from './geometry.ts'
import type { Itinerary, Visit } from './stations.ts'

export type Side = 'port' | 'starboard'

export interface Round {
  readonly mark: Point
  readonly side: Side
  readonly node: Node
}

export interface Passing {
  readonly station: number
  readonly kind: 'line' | 'gate' | 'round' | 'pass' | 'offset'
  readonly center: Point
  readonly entry: Node
  /** Several exits if boats choose, as at a gate. */
  readonly exits: readonly Node[]
  /** The roundings to draw: one for a mark, two for a gate. */
  readonly rounds: readonly Round[]
  /** The direction in which boats arrive. */
  readonly approach: Point
}

/** In units, the distance of boats from the mark that they round. */
const roundingRadius = 18

const markGap = 17

const through = (center: Point, gap = 0): Node => ({ center, radius: 0, gap })

const around = (mark: Point, side: Side): Round => ({
  mark,
  side,
  node: { center: mark, radius: side === 'port' ? roundingRadius : -roundingRadius, gap: 0 },
})

/** @returns one passing for each waypoint, `undefined` for an omitted waypoint */
export const passingsOf = (itinerary: Itinerary, positions: ReadonlyMap<number, Point>) => {
  const { stations, visits } = itinerary
  const marks = stations.map(({ marks: indices }) =>
    indices.map((index) => positions.get(index) ?? { x: 0, y: 0 }),
  )
  const centers = marks.map(centerOf)
  const path = visits.map(({ station }) => (station === undefined ? undefined : centers[station]))
  const before = neighbors(path)
  const after = neighbors(path.toReversed()).toReversed()
  return visits.map((visit, index) => {
    const center = path[index]
    const { station } = visit
    if (center === undefined || station === undefined) return undefined
    const shape = {
      marks: marks[station] ?? [],
      center,
      before: before[index],
      after: after[index],
    }
    return { station, center, approach: approachOf(shape), ...passingOf(visit, shape) }
  })
}

/** The previous point at another position, for each point. */
const neighbors = (path: readonly (Point | undefined)[]): readonly (Point | undefined)[] => {
  let last: Point | undefined
  let beforeLast: Point | undefined
  return path.map((point) => {
    if (point === undefined) return undefined
    if (last !== undefined && distance(last, point) > 1) beforeLast = last
    last = point
    return beforeLast
  })
}

interface Shape {
  readonly marks: readonly Point[]
  readonly center: Point
  readonly before: Point | undefined
  readonly after: Point | undefined
}

const approachOf = ({ center, before, after }: Shape): Point => {
  if (before !== undefined) return direction(before, center)
  return after === undefined ? { x: 0, y: -1 } : direction(center, after)
}

type Manner = Pick<Passing, 'kind' | 'entry' | 'exits' | 'rounds'>

const passingOf = ({ passing }: Visit, shape: Shape): Manner => {
  const { marks, center } = shape
  const [first, second] = marks
  if (first === undefined) return straight('line', center, 0)
  if (second !== undefined) {
    if (passing === 'Gate') return gate(shape, first, second)
    if (passing !== 'Offset') return straight('line', center, 0)
    return {
      kind: 'offset',
      entry: through(first, markGap),
      exits: [through(second, markGap)],
      rounds: [],
    }
  }
  if (passing === 'Port') return round(shape, 'port')
  if (passing === 'Starboard') return round(shape, 'starboard')
  return straight('pass', center, markGap)
}

const straight = (kind: 'line' | 'pass', center: Point, gap: number): Manner => ({
  kind,
  entry: through(center, gap),
  exits: [through(center, gap)],
  rounds: [],
})

/** A course that turns less than this leads through a gate, and around neither mark. */
const slight = Math.PI / 4
/** Boats choose the mark of a gate if the course turns more than this. */
const straightBack = (110 / 180) * Math.PI

/** Boats pass between the marks, then turn around one of them: the port mark if they turn to port. */
const gate = (shape: Shape, first: Point, second: Point): Manner => {
  const { center, before, after } = shape
  if (before === undefined || after === undefined) return straight('line', center, 0)
  const turned = turn(direction(before, center), direction(center, after))
  if (Math.abs(turned) < slight) return straight('line', center, 0)
  const toRight = rightOf(approachOf(shape))
  const firstIsRight = dot(minus(first, center), toRight) > 1e-6
  const [left, right] = firstIsRight ? [second, first] : [first, second]
  // A turn of three quarters around a mark is omitted, because the other mark leads there directly.
  const rounds = [
    ...(turned > 0 && turned < straightBack ? [] : [around(left, 'port')]),
    ...(turned < 0 && turned > -straightBack ? [] : [around(right, 'starboard')]),
  ]
  return {
    kind: 'gate',
    entry: through(center),
    exits: rounds.map(({ node }) => node),
    rounds,
  }
}

/** A turn sharper than this leads around the mark in either direction. */
const sharp = (125 / 180) * Math.PI

/** A mark on the outer side of a turn is passed, not rounded. */
const round = (shape: Shape, side: Side): Manner => {
  const { center, before, after } = shape
  const to = before && direction(before, center)
  const from = after && direction(center, after)
  const turned = to && from ? turn(to, from) : 0
  const outwards = side === 'port' ? turned : -turned
  if (outwards <= 0.02 || outwards > sharp || to === undefined || from === undefined) {
    const rounding = around(center, side)
    return { kind: 'round', entry: rounding.node, exits: [rounding.node], rounds: [rounding] }
  }
  const abeam = direction({ x: 0, y: 0 }, plus(rightOf(to), rightOf(from)))
  const node = through(beyond(center, abeam, side === 'port' ? roundingRadius : -roundingRadius))
  return { kind: 'round', entry: node, exits: [node], rounds: [{ mark: center, side, node }] }
}
