/** The numbers of legs, each at the most visible part of its line. */
import { type Box, boxAround } from './box.ts'
import type { Leg } from './legs.ts'
import { element, escaped, group, tooltip } from './markup.ts'
import { beyond, between, direction, distance, type Point, rightOf } from './point.ts'
import { bestOf, placeBeside, type LabelSpace } from './labelSpace.ts'
import { textWidth } from './text.ts'

export interface LegNumber {
  readonly text: string
  readonly box: Box
  readonly markup: string
}

const height = 19
const size = 12.5
const shownMax = 4
const listedMax = 40

const shares = [0.45, 0.52, 0.38, 0.59, 0.31, 0.66, 0.24, 0.73, 0.17, 0.8]
const asides = [0, 12, -12]

/** Places the number of each leg, and marks the space as taken. */
export const legNumbers = (
  legs: readonly Leg[],
  room: LabelSpace,
  middle: Point,
): readonly LegNumber[] =>
  legs
    .filter(({ numbers }) => numbers.length > 0)
    .map((leg) => {
      const text = shortList(leg.numbers)
      const width = Math.max(height, textWidth(text, size) + 9)
      const box =
        bestOf(room, placesOn(leg, width)) ??
        placeBeside(room, boxAround(between(leg.from, leg.to), 2), { width, height }, middle).box
      room.take(box)
      return { text, box, markup: markupOf(leg, text, box) }
    })

const placesOn = ({ from, to }: Leg, width: number): readonly Box[] => {
  const abeam = rightOf(direction(from, to))
  return asides.flatMap((aside) =>
    shares.map((share) => boxAround(beyond(between(from, to, share), abeam, aside), width, height)),
  )
}

const shortList = (numbers: readonly number[]): string =>
  numbers.length <= shownMax
    ? numbers.join(', ')
    : `${numbers.slice(0, shownMax - 1).join(', ')} +${numbers.length - shownMax + 1}`

const longList = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Leg' : 'Legs'} ${numbers.slice(0, listedMax).join(', ')}` +
  (numbers.length > listedMax ? ` and ${numbers.length - listedMax} more` : '')

const markupOf = (leg: Leg, text: string, box: Box): string => {
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const foot = nearestOn(leg, center)
  const isAside = distance(foot, center) > 16
  return group(
    'leg-number',
    tooltip(longList(leg.numbers)),
    ...(isAside
      ? [element('path', { class: 'faint', d: `M${coordinates(foot)}L${coordinates(center)}` })]
      : []),
    element('rect', { class: 'number', ...box, rx: height / 2 }),
    element('text', { class: 'ink digits', x: center.x, y: center.y + 4 }, escaped(text)),
  )
}

const coordinates = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

const nearestOn = ({ from, to }: Leg, point: Point): Point => {
  const length = distance(from, to)
  const ahead = direction(from, to)
  const along = (point.x - from.x) * ahead.x + (point.y - from.y) * ahead.y
  return beyond(from, ahead, Math.min(Math.max(along, 0), length))
}
