/** Finds free space for labels beside symbols and lines. */
import { type Box, grown, lengthInside, overlap } from './box.ts'
import type { Point, Segment } from './point.ts'

/** Records the boxes that are taken. Legs may cross a box if there is no better position. */
export interface LabelSpace {
  readonly take: (box: Box) => void
  readonly isFree: (box: Box) => boolean
  /** Length of the legs that cross a box. */
  readonly crossed: (box: Box) => number
}

/** In units, the smallest distance between two boxes. */
const margin = 2

export const labelSpaceAmong = (
  taken: readonly Box[],
  segments: readonly Segment[],
): LabelSpace => {
  const boxes = taken.map((box) => grown(box, margin))
  return {
    take: (box) => {
      boxes.push(grown(box, margin))
    },
    isFree: (box) => !boxes.some((other) => overlap(box, other)),
    crossed: (box) => {
      const around = grown(box, margin)
      return segments.reduce((sum, segment) => sum + lengthInside(around, segment), 0)
    },
  }
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface LabelPosition {
  readonly box: Box
  /** The side of the box that is next to its owner. */
  readonly anchor: 'start' | 'middle' | 'end'
  /** The distance from the edge of the owner. */
  readonly gap: number
}

const directions: readonly (readonly [x: number, y: number, cost: number])[] = [
  [1, 0, 0],
  [-1, 0, 0.5],
  [0, 1, 2],
  [0, -1, 3],
  [1, 1, 4],
  [-1, 1, 4.5],
  [1, -1, 5],
  [-1, -1, 5.5],
]

const gaps = [2, 8, 16, 26, 38, 52, 70, 90, 115, 145, 180, 220, 280, 350]

const perGap = 0.7
const perCrossing = 0.6
/** Cost of a position towards the middle of the course, where the legs are. */
const inwards = 6

/** The best free position beside a box; nearer is better. */
export const placeBeside = (
  room: LabelSpace,
  owner: Box,
  size: Size,
  middle: Point,
): LabelPosition => {
  let best: (LabelPosition & { cost: number }) | undefined
  for (const gap of gaps) {
    if (best !== undefined && gap * perGap >= best.cost) break
    for (const [x, y, base] of directions) {
      const box = boxBeside(owner, size, x, y, gap)
      const isInwards = (owner.x - middle.x + owner.width / 2) * x < -20
      const cost = base + gap * perGap + (isInwards ? inwards : 0)
      if ((best !== undefined && cost >= best.cost) || !room.isFree(box)) continue
      const full = cost + room.crossed(box) * perCrossing
      const anchor = x > 0 ? 'start' : x < 0 ? 'end' : 'middle'
      if (best === undefined || full < best.cost) best = { box, anchor, gap, cost: full }
    }
  }
  return best ?? placeOutside(room, owner, size)
}

const boxBeside = (owner: Box, size: Size, x: number, y: number, gap: number): Box => {
  // The gap is measured along both edges, so it is smaller at corners.
  const reach = x !== 0 && y !== 0 ? gap * 0.7 - 3 : gap
  const across = (owner.width + size.width) / 2 + reach
  const down = (owner.height + size.height) / 2 + reach
  return {
    x: owner.x + owner.width / 2 + x * across - size.width / 2,
    y: owner.y + owner.height / 2 + y * down - size.height / 2,
    width: size.width,
    height: size.height,
  }
}

/** There is always free space to the right, at some distance. */
const placeOutside = (room: LabelSpace, owner: Box, size: Size): LabelPosition => {
  let gap = gaps.at(-1) ?? 0
  let box = boxBeside(owner, size, 1, 0, gap)
  while (!room.isFree(box)) {
    gap += 40
    box = boxBeside(owner, size, 1, 0, gap)
  }
  return { box, anchor: 'start', gap }
}

const perRank = 4

/** Chooses a free box that few legs cross. Earlier boxes are preferred. */
export const bestOf = (room: LabelSpace, boxes: readonly Box[]): Box | undefined => {
  let best: { readonly box: Box; readonly cost: number } | undefined
  for (const [rank, box] of boxes.entries()) {
    if (best !== undefined && rank * perRank >= best.cost) break
    if (!room.isFree(box)) continue
    const cost = rank * perRank + room.crossed(box)
    if (best === undefined || cost < best.cost) best = { box, cost }
  }
  return best?.box
}
