/** Names near boats. A name that would cover another one or a boat is left out. */
import { type Box, boxAround, overlap, type Point } from '../courseDiagram/geometry.ts'
import { element, escaped } from '../courseDiagram/markup.ts'
import { fitted, textWidth } from '../courseDiagram/text.ts'
import type { View } from './view.ts'

interface Label {
  readonly text: string
  readonly point: Point
}

/** In units of the picture. */
const font = { size: 12, estimated: 12.5, height: 14 }
const widthMax = 120
const boatSize = 10

/** Distances of the name from its boat, in units. Beyond the first one, a line leads from the name to the boat. */
const gaps = [9, 22, 38, 56, 78]

const directions = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const

/**
 * @param labels the most important one first
 * @param boats the points of all boats
 */
export const placeLabels = (
  labels: readonly Label[],
  boats: readonly Point[],
  view: View,
): readonly string[] => {
  const taken = boats.map((point) => boxAround(point, boatSize))
  return labels.flatMap(({ text: full, point }) => {
    const text = fitted(full, font.estimated, widthMax)
    const box = boxesNear(point, textWidth(text, font.estimated)).find(
      (candidate) => isWithin(candidate, view) && !taken.some((other) => overlap(candidate, other)),
    )
    if (box === undefined) return []
    taken.push(box)
    return [tieTo(box, point) + textIn(box, point, text)]
  })
}

const boxesNear = ({ x, y }: Point, width: number): readonly Box[] =>
  gaps.flatMap((gap) =>
    directions.map(([across, down]) => {
      const center = {
        x: x + across * (gap + width / 2),
        y: y + down * (gap + font.height / 2),
      }
      return boxAround(center, width, font.height)
    }),
  )

const isWithin = ({ x, y, width, height }: Box, view: View): boolean =>
  x >= 0 && y >= 0 && x + width <= view.width && y + height <= view.height

const tieTo = ({ x, y, width, height }: Box, point: Point): string => {
  const end = {
    x: Math.min(Math.max(point.x, x), x + width),
    y: Math.min(Math.max(point.y, y), y + height),
  }
  const isNear = Math.hypot(end.x - point.x, end.y - point.y) < 14
  if (isNear) return ''
  return element('line', { class: 'tie', x1: point.x, y1: point.y, x2: end.x, y2: end.y })
}

/** The text begins or ends at the side of the boat, because its width is only estimated. */
const textIn = ({ x, y, width }: Box, point: Point, text: string): string => {
  const isLeft = x + width < point.x
  const anchor = { x: isLeft ? x + width : x, 'text-anchor': isLeft ? 'end' : undefined }
  return element('text', { class: 'name', ...anchor, y: y + font.size - 1 }, escaped(text))
}
