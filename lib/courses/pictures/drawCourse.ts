/** Draws a course as sailors sketch it: wind from the top, red marks to port and green marks to starboard. */
import { boundsOf, centerOf, grown, boxAround, point, type Box, type Point } from './geometry.ts'
import {
  bracketWidth,
  compassHeight,
  lapBracket,
  northArrow,
  windArrow,
  labelledPiece,
  scaleBar,
} from './annotations.ts'
import {
  type DiagramCourse,
  type DiagramMark,
  type DiagramWaypoint,
  wordsOf,
} from './diagramCourse.ts'
import { drawingOf } from './drawing.ts'
import { layoutOf, type Layout } from './layout.ts'
import { escaped } from '#values/escaped.ts'
import { element, rounded, line, placedAt, roundingLine, tooltip } from './markup.ts'
import { lengthText } from '#positions/rules/legText.ts'
import { counted, fill } from '#values/words.ts'
import { measuresOf } from './measures.ts'
import { itineraryOf, type Itinerary } from './stations.ts'
import { pictureWidth, styleSheet, fontSizes } from './style.ts'
import { cleaned, fitted, fittedName, isolated, wrapped } from '#values/text.ts'
import { capitalized, describeCourse, lapsInWords, shortenedWords, titleOf } from './words.ts'
import { startsUpwind } from './designation.ts'
import { remembered } from '#values/recentMap.ts'
import { labelLines, textBlock, type Piece } from './labels.ts'
import { looksOf, type Look } from './looks.ts'
import type { Side } from './passings.ts'
import { symbolOf } from './symbols.ts'

export type Scene = ReturnType<typeof sceneOf>

/** Returns a complete SVG document. The same course gives the same document. */
export const drawCourse = remembered((course: DiagramCourse): string => sceneOf(course).svg)

const padding = 12
const contentWidth = pictureWidth - 2 * padding
/** In units, between a mark and the edge of the course: space for a rounding. */
const edge = 34

/** The picture, and the boxes of its content for tests. */
export const sceneOf = (course: DiagramCourse) => {
  const itinerary = itineraryOf(course)
  const width = contentWidth - bracketWidth(course)
  const frame = { x: -width / 2, width }
  const layout = layoutOf(course, itinerary, width / 2 - edge)
  const drawing = drawingOf(course, itinerary, layout, frame)
  const drawn = [...drawing.shapes, ...drawing.texts]
  const { y, height } = boundsOf(drawn)
  const repeated = repeatedMarks(course, itinerary, layout)
  const isLeft = centerOf(repeated).x < -edge
  const bracket = lapBracket(course, repeated, isLeft, drawn)
  const left = isLeft ? frame.x + width - contentWidth : frame.x
  const band = { x: left, width: contentWidth }
  const above = bandsAbove(course, layout, { ...band, y, height })
  const below = bandsBelow(course, itinerary, layout, drawing.leftOut, {
    ...band,
    y: y + height + 18,
  })
  const pieces = [...above, ...(bracket ? [bracket] : []), ...below]
  const { y: top, height: all } = boundsOf([...drawn, ...pieces.map(({ box }) => box)])
  const viewBox = grown({ ...band, y: top, height: all }, padding)
  const body = drawing.markup + pieces.map(({ markup }) => markup).join('')
  return {
    svg: documentOf(course, viewBox, body),
    viewBox,
    layout,
    symbols: drawing.symbols,
    // They are among the texts, and may lie on their own leg.
    legNumbers: drawing.legNumbers,
    texts: [...drawing.texts, ...pieces.flatMap(({ texts }) => texts)],
  }
}

const repeatedMarks = (
  { repeatablePart: part }: DiagramCourse,
  { stations, visits }: Itinerary,
  { positions }: Layout,
): readonly Point[] =>
  visits
    .slice(part?.start ?? 0, part?.end ?? 0)
    .flatMap(({ station }) => stations[station ?? -1]?.marks ?? [])
    .flatMap((mark) => positions.get(mark) ?? [])

const bandsAbove = (course: DiagramCourse, { chart }: Layout, { x, y, width }: Box) => {
  const top = y - compassHeight - 8
  const arrow = { x: x + width / 2, y: top + 4 }
  const wind = startsUpwind(course) ? [windArrow(arrow, course)] : []
  const north = chart ? [northArrow({ x: x + width - 36, y: top + 24 }, chart.north)] : []
  const words = wordsOf(course)
  const { numberOfLaps: laps, language = 'en' } = course
  const name = cleaned(course.name ?? '') || words.course
  const legs = Math.max(course.waypoints.length - 1, 0)
  const note = [
    ...(laps === null ? [] : [counted(language, words.laps, laps)]),
    ...(legs === 0 ? [] : [counted(language, words.legs, legs)]),
    ...totalLength(course),
  ].join(' · ')
  const { height } = paragraph(name, 'heading', { x, y: 0 }, width, 3).box
  const titleTop = top - height - (note === '' ? 0 : 16) - 10
  return [
    paragraph(name, 'heading', { x, y: titleTop }, width, 3),
    ...(note === '' ? [] : [paragraph(note, 'note', { x, y: titleTop + height }, width, 1)]),
    ...wind,
    ...north,
  ]
}

const totalLength = (course: DiagramCourse): readonly string[] => {
  const measures = measuresOf(course)
  const metres = measures.reduce((sum, measure) => sum + (measure?.metres ?? NaN), 0)
  return measures.length > 0 && metres >= 0 ? [lengthText(metres, course.language)] : []
}

const documentOf = (course: DiagramCourse, viewBox: Box, body: string): string => {
  const { x, y, width, height } = viewBox
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: [x, y, width, height].map(rounded).join(' '),
    width,
    height,
    role: 'img',
    'aria-labelledby': 'course-title course-description',
  }
  return (
    element(
      'svg',
      attributes,
      element('title', { id: 'course-title' }, escaped(titleOf(course))),
      element('desc', { id: 'course-description' }, escaped(describeCourse(course))),
      element('style', {}, styleSheet),
      element('rect', { class: 'background', ...viewBox }),
      body,
    ) + '\n'
  )
}

const gap = 12

const bandsBelow = (
  course: DiagramCourse,
  itinerary: Itinerary,
  layout: Layout,
  lengths: readonly string[],
  corner: Point & { readonly width: number },
): readonly Piece[] => {
  const { width } = corner
  const note = (text: string, linesMax: number) => (at: Point) =>
    paragraph(text, 'note', at, width, linesMax)
  const { chart } = layout
  const { spares } = itinerary
  const words = wordsOf(course)
  const signs = signsOf(layout, words)
  const looks = lookSigns(course)
  const laps = lapsInWords(course)
  const shortened = shortenedWords(course)
  return stacked(corner, [
    ...(shortened === undefined ? [] : [note(shortened, 3)]),
    ...(course.waypoints.length === 0 ? [note(words.noWaypointsYet, 2)] : []),
    ...leftOut(course, itinerary, layout).map((text) => note(text, 2)),
    ...(chart
      ? [(at: Point) => scaleBar({ x: at.x + 1, y: at.y + 6 }, chart.unitsPerMeter, course)]
      : []),
    ...(chart?.isSpread === true ? [note(words.drawnApart, 2)] : []),
    ...(course.waypoints.length > 1 ? [note(sequenceOf(course), 4)] : []),
    ...(laps.length > 0 ? [note(`${laps.join('. ')}.`, 4)] : []),
    ...(lengths.length > 0 ? [note(`${lengths.join('. ')}.`, 4)] : []),
    ...(signs.length > 0 ? [(at: Point) => flowing(signs, at, width, 18)] : []),
    ...(looks.length > 0 ? [(at: Point) => flowing(looks, at, width, 18)] : []),
    ...(spares.length > 0 ? [(at: Point) => spareRow(course, spares, at, width)] : []),
  ])
}

const stacked = ({ x, y }: Point, bands: readonly ((at: Point) => Piece)[]): readonly Piece[] => {
  let top = y
  return bands.map((band) => {
    const piece = band({ x, y: top })
    top = piece.box.y + piece.box.height + gap
    return piece
  })
}

const leftOut = (
  course: DiagramCourse,
  { marksLeftOut }: Itinerary,
  { legsLeftOut }: Layout,
): readonly string[] => {
  const { moreMarks, moreLegs, pair, notDrawn } = wordsOf(course)
  const { language = 'en' } = course
  const [one, other] = [
    ...(marksLeftOut > 0 ? [counted(language, moreMarks, marksLeftOut)] : []),
    ...(legsLeftOut > 0 ? [counted(language, moreLegs, legsLeftOut)] : []),
  ]
  if (one === undefined) return []
  return [fill(notDrawn, { parts: other === undefined ? one : fill(pair, { one, other }) })]
}

const namesMax = 60

/** In font sizes. Limits long names, which would fill the sequence. */
const nameWidthMax = 14

const briefly = (name: string): string =>
  isolated(fittedName(cleaned(name), 1, nameWidthMax)) || '?'

/** The sequence as sailing instructions write it: "Start – 1 – 2 – 3s/3p – Finish". */
const sequenceOf = (course: DiagramCourse): string => {
  const { waypoints, marks } = course
  const { start, finish, andMoreMarks } = wordsOf(course)
  const nameOf = (waypoint: DiagramWaypoint, index: number): string => {
    if (waypoint.passingInstruction === 'Line') {
      const name = cleaned(waypoint.name ?? '')
      if (name !== '') return briefly(name)
      if (index === 0) return start
      if (index === waypoints.length - 1) return finish
    }
    return waypoint.marks.map((mark) => briefly(marks[mark]?.shortName ?? '')).join('/')
  }
  const names = waypoints.slice(0, namesMax).map(nameOf).join(' – ')
  const count = waypoints.length - namesMax
  return count > 0 ? fill(andMoreMarks, { names, count }) : names
}

/** Lays out pieces in rows, as many as the width requires. */
const flowing = (
  pieces: readonly ((at: Point) => Piece)[],
  corner: Point,
  width: number,
  gap: number,
): Piece => {
  const placed: Piece[] = []
  let { x, y } = corner
  let bottom = corner.y
  for (const piece of pieces) {
    let candidate = piece({ x, y })
    if (candidate.box.x + candidate.box.width > corner.x + width && x > corner.x) {
      x = corner.x
      y = bottom + 6
      candidate = piece({ x, y })
    }
    placed.push(candidate)
    x = candidate.box.x + candidate.box.width + gap
    bottom = Math.max(bottom, candidate.box.y + candidate.box.height)
  }
  return {
    markup: placed.map(({ markup }) => markup).join(''),
    box: boundsOf(placed.map(({ box }) => box)),
    texts: placed.flatMap(({ texts }) => texts),
  }
}

const paragraph = (
  text: string,
  font: 'heading' | 'note',
  corner: Point,
  width: number,
  linesMax: number,
): Piece => {
  const lines = wrapped(text, fontSizes[font].estimated, width, linesMax)
  return textBlock(
    lines.map((words) => ({ text: words, font })),
    corner,
  )
}

const signsOf = ({ roundings, pairs }: Layout, words: ReturnType<typeof wordsOf>) => {
  const sides = new Set(roundings.map(({ side }) => side))
  const hasGate = pairs.some(({ kind }) => kind === 'gate')
  return [
    ...(sides.has('port') ? [sign(roundingSign('port', 29), words.leaveToPort)] : []),
    ...(sides.has('starboard')
      ? [sign(roundingSign('starboard', 27), words.leaveToStarboard)]
      : []),
    ...(hasGate ? [sign(gateSign, words.roundEither)] : []),
  ]
}

const looksMax = 8
const swatchSize = 14

const lookSigns = ({ marks, waypoints, language }: DiagramCourse) => {
  const used = new Set(waypoints.flatMap((waypoint) => [...waypoint.marks]))
  const own = marks.filter((_, index) => used.has(index))
  const looks = looksOf(own, language)
  return looks.length > looksMax ? [] : looks.map(lookSign)
}

const lookSign =
  ({ words, color, marks }: Look) =>
  (at: Point): Piece => {
    const names = marks.map((mark) => briefly(mark.shortName || mark.name)).join(', ')
    const text = fitted(`${capitalized(words)}: ${names}`, fontSizes.note.estimated, lookWidthMax)
    const swatch = boxAround({ x: at.x + 1 + swatchSize / 2, y: at.y + rowHeight / 2 }, swatchSize)
    const look = color === undefined ? { class: 'edge hollow' } : { class: 'edge', fill: color }
    const corner = { x: at.x + swatchSize + 9, y: at.y + 1.5 }
    const drawing = element('rect', { ...look, ...swatch })
    return labelledPiece('look', drawing, swatch, [{ text, font: 'note' }], corner)
  }

const lookWidthMax = 360
const swatchWidth = 30
const rowHeight = 18

const sign =
  (draw: (at: Point) => string, text: string) =>
  (at: Point): Piece => {
    const swatch: Box = { ...at, width: swatchWidth, height: rowHeight }
    const corner = { x: at.x + swatchWidth + 7, y: at.y + 1.5 }
    const drawing = draw({ x: at.x, y: at.y + rowHeight / 2 })
    return labelledPiece('sign', drawing, swatch, [{ text, font: 'note' }], corner)
  }

const strokeOf = ({ x, y }: Point) => [point(x + 1, y), point(x + 21, y)]

const roundingSign =
  (side: Side, length: number) =>
  (at: Point): string =>
    roundingLine(side, strokeOf(at), { x: at.x + length, y: at.y }, { x: 1, y: 0 })

const gateSign = (at: Point): string => line('line gate', strokeOf({ x: at.x + 4, y: at.y }))

const sparesMax = 12
const spareWidth = 30

const spareRow = (
  course: DiagramCourse,
  spares: readonly number[],
  corner: Point,
  width: number,
): Piece => {
  const marks = spares.slice(0, sparesMax).flatMap((index) => course.marks[index] ?? [])
  const count = spares.length - marks.length
  const { spare, more } = wordsOf(course)
  const words = (text: string) => (at: Point) =>
    paragraph(text, 'note', { x: at.x, y: at.y + 8 }, width, 1)
  return flowing(
    [words(spare), ...marks.map(spareMark), ...(count > 0 ? [words(fill(more, { count }))] : [])],
    corner,
    width,
    14,
  )
}

const spareMark =
  (mark: DiagramMark) =>
  (at: Point): Piece => {
    const name = cleaned(mark.shortName) || cleaned(mark.name)
    const symbol = placedAt({ x: at.x + 15, y: at.y + 19 }, symbolOf(mark, []).markup)
    const drawing = tooltip(cleaned(mark.name) || name) + symbol
    const box = { ...at, width: spareWidth, height: 32 }
    const corner = { x: at.x + spareWidth + 4, y: at.y + 7 }
    return labelledPiece('spare', drawing, box, labelLines(name, undefined), corner)
  }
