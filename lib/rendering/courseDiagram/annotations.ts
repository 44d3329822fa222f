/** The wind arrow, the north arrow and the scale bar. */
import type { DiagramCourse } from './course.ts'
import { beyond, boundsOf, type Box, boxAround, type Point } from './geometry.ts'
import { type LabelLine, textBlock } from './labels.ts'
import { arrowHead, element, group, pathThrough } from './markup.ts'
import type { Itinerary } from './stations.ts'
import { plural } from './words.ts'

/** A part of the picture, with the boxes of its texts. */
export interface Piece {
  readonly markup: string
  readonly box: Box
  readonly texts: readonly Box[]
}

export const compassHeight = 58

/** @param top the upper end of the arrow */
export const windArrow = (top: Point): Piece => {
  const end = { x: top.x, y: top.y + 40 }
  const label = textBlock([{ text: 'Wind', font: 'name' }], { x: top.x + 16, y: top.y + 9 })
  const body = { x: top.x - 13, y: top.y - 2, width: 26, height: 46 }
  return {
    markup: group(
      'wind-arrow',
      element('path', { class: 'wind', d: pathThrough([top, { x: top.x, y: end.y - 8 }]) }),
      element('path', { class: 'head', d: arrowHead(end, { x: 0, y: 1 }, 18, 11) }),
      label.markup,
    ),
    box: boundsOf([body, label.box]),
    texts: [label.box],
  }
}

export const northArrow = (center: Point, north: Point): Piece => {
  const tip = beyond(center, north, 16)
  const tail = beyond(center, north, -16)
  const letter = textBlock([{ text: 'N', font: 'note' }], {
    x: center.x + 20,
    y: center.y - 7,
  })
  const body = { x: center.x - 17, y: center.y - 17, width: 34, height: 34 }
  return {
    markup: group(
      'north-arrow',
      element('circle', { class: 'faint', cx: center.x, cy: center.y, r: 16 }),
      element('path', { class: 'leg', d: pathThrough([tail, tip]) }),
      element('path', { class: 'head', d: arrowHead(tip, north, 12, 5) }),
      letter.markup,
    ),
    box: boundsOf([body, letter.box]),
    texts: [letter.box],
  }
}

const mile = 1852
/** In units of the picture. */
const barMax = 130

const roundMeters = [1, 2, 5].flatMap((digit) => [0, 1, 2].map((power) => digit * 10 ** power))
const roundMiles = [0.5, ...[1, 2, 5].flatMap((d) => [0, 1, 2, 3, 4].map((p) => d * 10 ** p))]

/** The longest round length that fits, in metres. */
const barLength = (unitsPerMeter: number): { meters: number; text: string } => {
  const fits = (meters: number): boolean => meters * unitsPerMeter <= barMax
  const miles = Math.max(0, ...roundMiles.filter((length) => fits(length * mile)))
  if (miles > 0) return { meters: miles * mile, text: `${miles} NM` }
  const meters = Math.max(1, ...roundMeters.filter(fits))
  return { meters, text: `${meters} m (${(meters / mile).toPrecision(2)} NM)` }
}

export const scaleBar = ({ x, y }: Point, unitsPerMeter: number): Piece => {
  const { meters, text } = barLength(unitsPerMeter)
  const length = Math.min(meters * unitsPerMeter, barMax)
  const label = textBlock([{ text, font: 'note' }], { x: x + length + 10, y: y - 5 })
  return {
    markup: group(
      'scale',
      element('path', {
        class: 'leg',
        d: pathThrough([
          { x, y: y - 4 },
          { x, y: y + 4 },
          { x, y },
          { x: x + length, y },
          { x: x + length, y: y - 4 },
          { x: x + length, y: y + 4 },
        ]),
      }),
      label.markup,
    ),
    box: boundsOf([{ x: x - 1, y: y - 5, width: length + 2, height: 10 }, label.box]),
    texts: [label.box],
  }
}

const tooth = 8

/**
 * Draws the bracket to the right of all other shapes, or nothing if the course has no repeatable
 * part.
 */
export const lapBracket = (
  course: DiagramCourse,
  { stations, visits }: Itinerary,
  positions: ReadonlyMap<number, Point>,
  drawn: readonly Box[],
): Piece | undefined => {
  const { repeatablePart: part } = course
  if (part === undefined || part.occurrences < 1) return undefined
  const points = visits
    .slice(part.start, part.end)
    .flatMap(({ station }) => stations[station ?? -1]?.marks ?? [])
    .flatMap((mark) => positions.get(mark) ?? [])
  if (points.length === 0) return undefined

  const { y, height } = boundsOf(points.map((point) => boxAround(point, 28)))
  const beside = drawn.filter((box) => box.y < y + height + 20 && box.y + box.height > y - 20)
  const edge = Math.max(...beside.map((box) => box.x + box.width))
  const x = edge + 10
  const label = textBlock(wordsOf(course, part), { x: x + tooth + 8, y: y + height / 2 - 17 })
  const body: Box = { x, y, width: tooth, height }
  return {
    markup: group(
      'laps',
      element('path', {
        class: 'leg',
        d: pathThrough([
          { x, y },
          { x: x + tooth, y },
          { x: x + tooth, y: y + height },
          { x, y: y + height },
        ]),
      }),
      label.markup,
    ),
    box: boundsOf([body, label.box]),
    texts: [label.box],
  }
}

const wordsOf = (
  { numberOfLaps }: DiagramCourse,
  { start, end, occurrences }: NonNullable<DiagramCourse['repeatablePart']>,
): readonly LabelLine[] => {
  const first = Math.max(start, 1)
  const legs = end - 1 > first ? `legs ${first}–${end - 1}` : `leg ${first}`
  const times: LabelLine = { text: `${legs} × ${occurrences}`, font: 'note' }
  if (numberOfLaps === null) return [{ ...times, font: 'name' }]
  const laps: LabelLine = { text: plural(numberOfLaps, 'lap'), font: 'name' }
  // The number of laps is written only if the part is sailed more than once.
  return occurrences > 1 ? [laps, times] : [laps]
}
