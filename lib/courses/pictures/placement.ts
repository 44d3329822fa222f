/** Finds positions for texts: beside a mark or a line, or on a leg. */
import {
  between,
  beyond,
  type Box,
  boxAround,
  direction,
  distance,
  dot,
  type Line,
  minus,
  plus,
  point,
  type Point,
  rightOf,
  type Segment,
} from './geometry.ts'
import type { LabelSpace } from './labelSpace.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Placement {
  readonly box: Box
  /** The side of the box that is next to its owner. */
  readonly anchor: 'start' | 'middle' | 'end'
  /** A thin line from the text to its owner, if the text is not beside it. */
  readonly tie: Segment | undefined
  /** Smaller is better. */
  readonly cost: number
}

/** In units. A text farther from its owner than this gets a line to it. */
const untiedGap = 12

const gaps = [2, 5, 8, 12, 16, 22, 30, 40, 54, 72, 95, 125, 160]

const perGap = 0.7
/** Cost of a position towards the middle of the course, where the legs are. */
const inwards = 6
const perTieCrossing = 3
const costOfMargin = 1_000

/** The nearest position beside a box that is off everything else, or one above or below the course. */
export const placeBeside = (space: LabelSpace, owner: Box, size: Size, middle: Point) => {
  const center = centerOfBox(owner)
  let best: Placement | undefined
  for (const gap of gaps) {
    if (best !== undefined && gap * perGap >= best.cost) break
    for (const { x, y, cost: base } of directionsAt(gap)) {
      const box = boxBeside(owner, size, { x, y }, gap)
      const isInwards = (center.x - middle.x) * x < -20
      const cost = base + gap * perGap + (isInwards ? inwards : 0)
      if ((best !== undefined && cost >= best.cost) || !space.isFree(box)) continue
      const tie = gap > untiedGap ? tieBetween(owner, box) : undefined
      if (tie && space.isCovered(tie, owner)) continue
      if (space.crossed(box) > 0) continue
      const full = cost + (tie ? space.crossings(tie) * perTieCrossing : 0)
      if (best === undefined || full < best.cost) {
        best = { box, anchor: anchorOf(x), tie, cost: full }
      }
    }
  }
  return best ?? placeAtMargin(space, owner, size)
}

const anchorOf = (x: number): Placement['anchor'] => (x >= 1 ? 'start' : x <= -1 ? 'end' : 'middle')

interface Direction extends Point {
  readonly cost: number
}

/** Positions around a box. 1 and -1 are its edges. */
const directionsBy = (steps: number): readonly Direction[] => {
  const shares = Array.from({ length: 2 * steps + 1 }, (_, index) => index / steps - 1)
  const sides = shares.flatMap((share) => [
    point(1, share),
    point(-1, share),
    ...(Math.abs(share) < 1 ? [point(share, 1), point(share, -1)] : []),
  ])
  return sides.map(({ x, y }) => ({ x, y, cost: costOf(x, y) }))
}

/** Right, left, below and above are preferred, in this order. */
const costOf = (x: number, y: number): number => {
  const first = Math.abs(x) === 1 ? (x > 0 ? 0 : 0.5) : y > 0 ? 2 : 3
  const aside = Math.abs(x) === 1 ? Math.abs(y) : Math.abs(x)
  return first + 4 * aside + (aside > 0 && y < 0 ? 0.5 : 0)
}

const [few, more, many] = [directionsBy(2), directionsBy(3), directionsBy(5)]

const directionsAt = (gap: number): readonly Direction[] =>
  gap < 12 ? few : gap < 60 ? more : many

const boxBeside = (owner: Box, size: Size, { x, y }: Point, gap: number): Box => {
  // The gap is measured along both edges, so it is smaller at corners.
  const reach = Math.abs(x) === 1 && Math.abs(y) === 1 ? gap * 0.7 - 3 : gap
  const across = (owner.width + size.width) / 2 + reach
  const down = (owner.height + size.height) / 2 + reach
  const center = centerOfBox(owner)
  const middle = point(center.x + x * across, center.y + y * down)
  return boxAround(middle, size.width, size.height)
}

const tieBetween = (owner: Box, box: Box): Segment => {
  const from = centerOfBox(owner)
  const x = Math.min(Math.max(from.x, box.x), box.x + box.width)
  const y = Math.min(Math.max(from.y, box.y), box.y + box.height)
  return [from, point(x, y)]
}

export const centerOfBox = ({ x, y, width, height }: Box): Point =>
  point(x + width / 2, y + height / 2)

/** There is always space above and below the course, at some distance. */
const placeAtMargin = (space: LabelSpace, owner: Box, size: Size): Placement => {
  for (let gap = 0; ; gap += 16) {
    for (const aside of [0, 45, -45, 90, -90, 135, -135, 180, -180, 225, -225, 270, -270]) {
      for (const y of [1, -1]) {
        const box = boxBeside({ ...owner, x: owner.x + aside }, size, { x: 0, y }, gap)
        if (!space.isFree(box) || space.crossed(box) > 0) continue
        return { box, anchor: 'middle', tie: tieBetween(owner, box), cost: costOfMargin }
      }
    }
  }
}

export interface LegPlacement {
  readonly number: Box
  readonly text: Box | undefined
  readonly tie: Segment | undefined
}

const shares = [0.45, 0.54, 0.36, 0.63, 0.27, 0.72, 0.18, 0.81]
const perAside = 0.25
/** A line to a leg that crosses another leg is misleading. */
const perLegCrossed = 8
const asides = [0, 17, 26, 38, 54, 74, 100, 135]

/** On the leg, or aside with a line to it, where neither the number nor the text crosses another line. */
export const placeOnLeg = (
  space: LabelSpace,
  leg: Line,
  number: Size,
  text: Size | undefined,
  asideMax = Infinity,
): LegPlacement | undefined => {
  const abeam = rightOf(direction(leg.from, leg.to))
  let best: (LegPlacement & { cost: number }) | undefined
  for (const aside of asides.filter((each) => each <= asideMax)) {
    if (best !== undefined && aside * perAside >= best.cost) break
    for (const [rank, share] of shares.entries()) {
      for (const offset of aside === 0 ? [0] : [aside, -aside]) {
        const center = beyond(between(leg.from, leg.to, share), abeam, offset)
        const box = boxAround(center, number.width, number.height)
        if (!space.isFree(box) || space.crossed(box, leg) > 0) continue
        const tie = tieToLeg(leg, box)
        if (tie && space.isCovered(tie, box)) continue
        const crossing = tie ? space.crossings(tie, leg) * perLegCrossed : 0
        for (const [side, beside] of textsBeside(box, text).entries()) {
          const cost = aside * perAside + rank + 2 * side + crossing
          if (best !== undefined && cost >= best.cost) break
          if (beside && (!space.isFree(beside) || space.crossed(beside) > 0)) continue
          best = { number: box, text: beside, tie, cost }
        }
      }
    }
  }
  return best
}

/** In units, between a number and its text. */
const textGap = 3

/** To the right, to the left, below and above. */
const textsBeside = (number: Box, text: Size | undefined): readonly (Box | undefined)[] => {
  if (text === undefined) return [undefined]
  const center = centerOfBox(number)
  const across = (number.width + text.width) / 2 + textGap
  const down = (number.height + text.height) / 2 + 1
  return [point(across, 0), point(-across, 0), point(0, down), point(0, -down)].map((aside) =>
    boxAround(plus(center, aside), text.width, text.height),
  )
}

const tieToLeg = ({ from, to }: Line, number: Box): Segment | undefined => {
  const center = centerOfBox(number)
  const ahead = direction(from, to)
  const along = dot(minus(center, from), ahead)
  const foot = beyond(from, ahead, Math.min(Math.max(along, 0), distance(from, to)))
  return distance(foot, center) > 10 ? [foot, center] : undefined
}
