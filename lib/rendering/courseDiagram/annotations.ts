/** The wind arrow, the north arrow, the scale bar, and the bracket beside the repeatable part. */
import type { DiagramCourse } from './course.ts'
import { beyond, boundsOf, type Box, boxAround, type Point } from './geometry.ts'
import { type LabelLine, type Piece, textBlock } from './labels.ts'
import { arrowHead, element, group, line } from './markup.ts'
import type { Itinerary } from './stations.ts'
import { plural } from './words.ts'

/**
 * A drawing with a text.
 * @param body the box of the drawing
 * @param corner the upper left corner of the text
 */
export const labelledPiece = (
  className: string,
  drawing: string,
  body: Box,
  lines: readonly LabelLine[],
  corner: Point,
): Piece => {
  const label = textBlock(lines, corner)
  return {
    markup: group(className, drawing, label.markup),
    box: boundsOf([body, label.box]),
    texts: label.texts,
  }
}

export const compassHeight = 58

/** @param top the upper end of the arrow */
export const windArrow = (top: Point): Piece => {
  const { x, y } = top
  const arrow =
    line('wind', [top, { x, y: y + 32 }]) +
    arrowHead('head', { x, y: y + 40 }, { x: 0, y: 1 }, 18, 11)
  const body = { x: x - 13, y: y - 2, width: 26, height: 46 }
  const corner = { x: x + 16, y: y + 9 }
  return labelledPiece('wind-arrow', arrow, body, [{ text: 'Wind', font: 'name' }], corner)
}

export const northArrow = (center: Point, north: Point): Piece => {
  const tip = beyond(center, north, 16)
  const arrow =
    element('circle', { class: 'faint', cx: center.x, cy: center.y, r: 16 }) +
    line('leg', [beyond(center, north, -16), tip]) +
    arrowHead('head', tip, north, 12, 5)
  const corner = { x: center.x + 20, y: center.y - 7 }
  const body = boxAround(center, 34)
  return labelledPiece('north-arrow', arrow, body, [{ text: 'N', font: 'note' }], corner)
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
  const end = x + length
  const bar = line('leg', [
    { x, y: y - 4 },
    { x, y: y + 4 },
    { x, y },
    { x: end, y },
    { x: end, y: y - 4 },
    { x: end, y: y + 4 },
  ])
  const body = { x: x - 1, y: y - 5, width: length + 2, height: 10 }
  return labelledPiece('scale', bar, body, [{ text, font: 'note' }], { x: end + 10, y: y - 5 })
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
  const x = Math.max(...beside.map((box) => box.x + box.width)) + 10
  const bracket = line('leg', [
    { x, y },
    { x: x + tooth, y },
    { x: x + tooth, y: y + height },
    { x, y: y + height },
  ])
  const lines = lapLines(part, course.numberOfLaps)
  const corner = { x: x + tooth + 8, y: y + height / 2 - 17 }
  return labelledPiece('laps', bracket, { x, y, width: tooth, height }, lines, corner)
}

const lapLines = (
  { start, end, occurrences }: NonNullable<DiagramCourse['repeatablePart']>,
  numberOfLaps: number | null,
): readonly LabelLine[] => {
  const first = Math.max(start, 1)
  const legs = end - 1 > first ? `legs ${first}–${end - 1}` : `leg ${first}`
  const times: LabelLine = { text: `${legs} × ${occurrences}`, font: 'note' }
  if (numberOfLaps === null) return [{ ...times, font: 'name' }]
  const laps: LabelLine = { text: plural(numberOfLaps, 'lap'), font: 'name' }
  // The number of laps is written only if the part is sailed more than once.
  return occurrences > 1 ? [laps, times] : [laps]
}
