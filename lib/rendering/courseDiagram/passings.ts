/** How the way of a boat comes to each waypoint, and how it leaves it. */
import {
  beyond,
  centerOf,
  direction,
  distance,
  dot,
  minus,
  plus,
  type Point,
  rightOf,
  turn,
} from './point.ts'
import type { Itinerary, Visit } from './stations.ts'
import type { Node } from './tangent.ts'

export type Side = 'port' | 'starboard'

export interface Round {
  readonly mark: Point
  readonly side: Side
  readonly node: Node
}

export interface Passing {
  readonly station: number
  readonly kind: 'line' | 'gate' | 'round' | 'pass' | 'offset'
  /** The middle of the mark or the marks. */
  readonly center: Point
  readonly entry: Node
  /** More than one where boats choose. */
  readonly exits: readonly Node[]
  /** The roundings to draw here: one of a mark, two of a gate. */
  readonly rounds: readonly Round[]
  /** The direction in which boats come. */
  readonly approach: Point
}

/** The distance from a mark at which boats round it. */
export const roundingRadius = 18

const markGap = 17

const through = (center: Point, gap = 0): Node => ({ center, radius: 0, gap })

const around = (mark: Point, side: Side): Round => ({
  mark,
  side,
  node: { center: mark, radius: side === 'port' ? roundingRadius : -roundingRadius, gap: 0 },
})

/**
 * @param positions of the marks, by their place in the list of the course
 * @returns one for each waypoint, or `undefined` for those that are left out
 */
export const passingsOf = (
  itinerary: Itinerary,
  positions: ReadonlyMap<number, Point>,
): readonly (Passing | undefined)[] => {
  const { stations, visits } = itinerary
  const marks = stations.map(({ marks: indices }) =>
    indices.map((index) => positions.get(index) ?? { x: 0, y: 0 }),
  )
  const centers = marks.map(centerOf)
  const way = visits.map(({ station }) => (station === undefined ? undefined : centers[station]))
  const before = neighbors(way)
  const after = neighbors(way.toReversed()).toReversed()
  return visits.map((visit, index) => {
    const center = way[index]
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

/** For each point the one before it that is elsewhere. */
const neighbors = (way: readonly (Point | undefined)[]): readonly (Point | undefined)[] => {
  let last: Point | undefined
  let beforeLast: Point | undefined
  return way.map((point) => {
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

/** A course that turns by less than this at a gate leads through it, and around no mark. */
const slight = Math.PI / 4
/** One that turns by more has a choice between the marks. */
const straightBack = (110 / 180) * Math.PI

/**
 * Boats pass between the marks, then turn around one of them: the one to port when they turn to
 * port, the other when they turn to starboard.
 */
const gate = (shape: Shape, first: Point, second: Point): Manner => {
  const { center, before, after } = shape
  if (before === undefined || after === undefined) return straight('line', center, 0)
  const turned = turn(direction(before, center), direction(center, after))
  if (Math.abs(turned) < slight) return straight('line', center, 0)
  const toRight = rightOf(approachOf(shape))
  const firstIsRight = dot(minus(first, center), toRight) > 1e-6
  const [left, right] = firstIsRight ? [second, first] : [first, second]
  // Nobody goes around three quarters of a mark to sail to where the other leads at once.
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

/** A turn that is sharper than this leads around the mark, whichever way it goes. */
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
