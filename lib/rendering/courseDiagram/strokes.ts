/** Legs and roundings as lines with arrow heads. */
import { boundsOf, type Box, boxAround } from './box.ts'
import { arrowHead, openHead } from './compass.ts'
import type { Layout } from './layout.ts'
import type { Leg } from './legs.ts'
import { element, pathThrough } from './markup.ts'
import { between, beyond, direction, distance, type Point, type Segment } from './point.ts'
import type { Rounding } from './roundings.ts'

export interface Stroke {
  readonly markup: string
  /** The box of the arrow head, which nothing may cover. */
  readonly head: Box
}

export const legLine = ({ from, to }: Leg): string =>
  element('path', { class: 'leg', d: pathThrough([from, to]) })

/**
 * The arrow head is behind the middle of a leg, because the number is in the middle. On the last
 * leg it is at the end.
 */
export const legHead = ({ from, to, isLast }: Leg): Stroke => {
  const length = distance(from, to)
  const ahead = direction(from, to)
  const size = Math.min(11, 3 + length / 4)
  const tip = isLast ? to : between(from, to, Math.min(0.75, 0.6 + 6 / Math.max(length, 1)))
  return {
    markup: element('path', { class: 'head', d: arrowHead(tip, ahead, size, size * 0.42) }),
    head: headBox(tip, ahead, size, 5),
  }
}

/** Port: a solid line with a filled head. Starboard: a dashed line with an open head. */
export const roundingCurve = ({ side, points }: Rounding): Stroke => {
  const end = points.at(-1) ?? { x: 0, y: 0 }
  const ahead = direction(points.at(-2) ?? end, end)
  const tip = beyond(end, ahead, 6)
  const head =
    side === 'port'
      ? element('path', { class: 'port-fill', d: arrowHead(tip, ahead, 11, 5.5) })
      : element('path', { class: 'starboard open', d: openHead(tip, ahead, 8, 6) })
  return {
    markup: element('path', { class: side, d: pathThrough(points) }) + head,
    head: headBox(tip, ahead, 11, 6),
  }
}

const headBox = (tip: Point, ahead: Point, length: number, halfWidth: number): Box =>
  boundsOf([boxAround(tip, 1), boxAround(beyond(tip, ahead, -length), 2 * halfWidth)])

/** All lines of the layout, as straight segments. */
export const segmentsOf = ({ legs, roundings, pairs }: Layout): readonly Segment[] => [
  ...legs.map(({ from, to }): Segment => [from, to]),
  ...roundings.flatMap(({ points }) => chords(points)),
  ...pairs.map(({ segment }) => segment),
]

/** Divides a curve into segments about as long as a letter, which suffices to keep texts off it. */
const chords = (points: readonly Point[]): readonly Segment[] => {
  const corners = points.filter((_, index) => index % 3 === 0 || index === points.length - 1)
  return corners.slice(1).map((corner, index): Segment => [corners[index] ?? corner, corner])
}
