/**
 * Draws a course as sailors sketch it: the wind comes from the top, red marks are left to port and
 * green marks to starboard.
 */
import { bandsBelow, paragraph } from './bands.ts'
import { boundsOf, type Box, centerOf, grown, type Point } from './geometry.ts'
import { bracketWidth, compassHeight, lapBracket, northArrow, windArrow } from './annotations.ts'
import type { DiagramCourse } from './diagramCourse.ts'
import { drawingOf } from './drawing.ts'
import { type Layout, layoutOf } from './layout.ts'
import { escaped } from '#values/escaped.ts'
import { element, rounded } from './markup.ts'
import type { Leg } from './legs.ts'
import { lengthText } from '#positions/rules/legText.ts'
import { measuresOf } from './measures.ts'
import { type Itinerary, itineraryOf } from './stations.ts'
import { pictureWidth, styleSheet } from './style.ts'
import { cleaned } from '#values/text.ts'
import { describeCourse, titleOf } from './words.ts'
import { startsUpwind, windOf } from './designation.ts'
import { remembered } from '#values/recentMap.ts'
import { plural } from '#values/plural.ts'

/** The picture, and the boxes of its content for tests. */
export interface Scene {
  readonly svg: string
  readonly viewBox: Box
  readonly layout: Layout
  readonly symbols: readonly Box[]
  readonly texts: readonly Box[]
  /** The numbers of legs, which are among the texts and may lie on their own leg. */
  readonly legNumbers: readonly { readonly box: Box; readonly leg: Leg }[]
}

/** Returns a complete SVG document. The same course gives the same document. */
export const drawCourse = remembered((course: DiagramCourse): string => sceneOf(course).svg)

const padding = 12
const contentWidth = pictureWidth - 2 * padding
/** In units, between a mark and the edge of the course: space for a rounding. */
const edge = 34

export const sceneOf = (course: DiagramCourse): Scene => {
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

/** The name of the course, and the wind arrow above its middle. */
const bandsAbove = (course: DiagramCourse, { chart }: Layout, { x, y, width }: Box) => {
  const top = y - compassHeight - 8
  const arrow = { x: x + width / 2, y: top + 4 }
  const wind = startsUpwind(course) ? [windArrow(arrow, windOf(course))] : []
  const north = chart ? [northArrow({ x: x + width - 36, y: top + 24 }, chart.north)] : []
  const name = cleaned(course.name ?? '') || 'Course'
  const legs = Math.max(course.waypoints.length - 1, 0)
  const note = [
    ...(course.numberOfLaps === null ? [] : [plural(course.numberOfLaps, 'lap')]),
    ...(legs === 0 ? [] : [plural(legs, 'leg')]),
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
  return measures.length > 0 && metres >= 0 ? [lengthText(metres)] : []
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
