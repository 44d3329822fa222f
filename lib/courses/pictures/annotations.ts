/** The wind arrow, the north arrow, the scale bar, and the bracket beside the repeatable part. */
import { metresOfMile } from '#values/units.ts'
import { type DiagramCourse, wordsOf } from './diagramCourse.ts'
import { beyond, boundsOf, type Box, boxAround, point, type Point } from './geometry.ts'
import { type LabelLine, type Piece, sizeOf, textBlock } from './labels.ts'
import { arrowHead, element, group, line } from './markup.ts'
import type { Language } from '#values/language.ts'
import { counted } from '#values/words.ts'

/** A drawing in the box `body`, with a text whose upper left corner is at `corner`. */
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

/** Without a bearing: that of the first leg is not the wind. */
export const windArrow = (top: Point, course: DiagramCourse) => {
  const { x, y } = top
  const { wind: text } = wordsOf(course)
  const arrow =
    line('wind', [top, { x, y: y + 32 }]) +
    arrowHead('head', { x, y: y + 40 }, { x: 0, y: 1 }, 18, 11)
  const body = { x: x - 13, y: y - 2, width: 26, height: 46 }
  const corner = { x: x + 16, y: y + 9 }
  return labelledPiece('wind-arrow', arrow, body, [{ text, font: 'name' }], corner)
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

/** In units of the picture. */
const barMax = 130

const roundMeters = [1, 2, 5].flatMap((digit) => [0, 1, 2].map((power) => digit * 10 ** power))
const roundMiles = [0.5, ...[1, 2, 5].flatMap((d) => [0, 1, 2, 3, 4].map((p) => d * 10 ** p))]

/** The longest round length that fits, in metres. */
const barLength = (unitsPerMeter: number, language: Language) => {
  const fits = (meters: number): boolean => meters * unitsPerMeter <= barMax
  const miles = Math.max(0, ...roundMiles.filter((length) => fits(length * metresOfMile)))
  if (miles > 0) {
    return { meters: miles * metresOfMile, text: `${miles.toLocaleString(language)} NM` }
  }
  const meters = Math.max(1, ...roundMeters.filter(fits))
  const digits = { minimumSignificantDigits: 2, maximumSignificantDigits: 2 }
  const inMiles = (meters / metresOfMile).toLocaleString(language, digits)
  return { meters, text: `${meters} m (${inMiles} NM)` }
}

export const scaleBar = (
  { x, y }: Point,
  unitsPerMeter: number,
  { language = 'en' }: DiagramCourse,
): Piece => {
  const { meters, text } = barLength(unitsPerMeter, language)
  const length = Math.min(meters * unitsPerMeter, barMax)
  const end = x + length
  const left = [point(x, y - 4), point(x, y + 4), point(x, y)]
  const bar = line('leg', [...left, point(end, y), point(end, y - 4), point(end, y + 4)])
  const body = { x: x - 1, y: y - 5, width: length + 2, height: 10 }
  return labelledPiece('scale', bar, body, [{ text, font: 'note' }], { x: end + 10, y: y - 5 })
}

const tooth = 8
const toTooth = 10
const toText = 6

const lapsText = (course: DiagramCourse): readonly LabelLine[] => {
  const { numberOfLaps, repeatablePart, language = 'en' } = course
  if (repeatablePart === undefined || repeatablePart.occurrences < 1) return []
  const { laps, unnumberedLaps } = wordsOf(course)
  const text = numberOfLaps === null ? unnumberedLaps : counted(language, laps, numberOfLaps)
  return [{ text, font: 'name' }]
}

/** The width that the bracket takes beside the course; 0 without a repeatable part. */
export const bracketWidth = (course: DiagramCourse): number => {
  const { width } = sizeOf(lapsText(course))
  return width === 0 ? 0 : toTooth + tooth + toText + width
}

/** Draws the bracket beside all other shapes. @param repeated the marks of the repeatable part */
export const lapBracket = (
  course: DiagramCourse,
  repeated: readonly Point[],
  isLeft: boolean,
  drawn: readonly Box[],
): Piece | undefined => {
  const text = lapsText(course)
  if (text.length === 0 || repeated.length === 0) return undefined
  const { y, height } = boundsOf(repeated.map((point) => boxAround(point, 28)))
  const beside = drawn.filter((box) => box.y < y + height + 20 && box.y + box.height > y - 20)
  const edge = isLeft
    ? Math.min(...beside.map((box) => box.x)) - toTooth
    : Math.max(...beside.map((box) => box.x + box.width)) + toTooth
  const outer = edge + (isLeft ? -tooth : tooth)
  const bottom = y + height
  const corners = [point(edge, y), point(outer, y), point(outer, bottom), point(edge, bottom)]
  const bracket = line('leg', corners)
  const { width } = sizeOf(text)
  const corner = { x: isLeft ? outer - toText - width : outer + toText, y: y + height / 2 - 9 }
  const body = { x: Math.min(edge, outer), y, width: tooth, height }
  return labelledPiece('laps', bracket, body, text, corner)
}
