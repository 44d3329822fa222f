/**
 * Draws a course as sailors sketch it: the wind comes from the top, red marks are left to port and
 * green marks to starboard.
 */
import { bandsBelow, paragraph } from './bands.ts'
import { boundsOf, type Box, grown } from './geometry.ts'
import { compassHeight, lapBracket, northArrow, windArrow } from './annotations.ts'
import type { DiagramCourse } from './course.ts'
import { drawingOf } from './drawing.ts'
import type { Piece } from './labels.ts'
import { type Layout, layoutOf } from './layout.ts'
import { element, escaped, rounded } from './markup.ts'
import { itineraryOf } from './stations.ts'
import { styleSheet } from './style.ts'
import { cleaned } from './text.ts'
import { describeCourse, plural, titleOf } from './words.ts'

/** The picture, and the boxes of its content for tests. */
export interface Scene {
  readonly svg: string
  readonly viewBox: Box
  readonly layout: Layout
  /** The boxes of the course's marks. */
  readonly symbols: readonly Box[]
  /** The boxes of all texts. */
  readonly texts: readonly Box[]
}

/** Returns a complete SVG document. The same course gives the same document. */
export const drawCourse = (course: DiagramCourse): string => sceneOf(course).svg

const widthMin = 340
const padding = 20

export const sceneOf = (course: DiagramCourse): Scene => {
  const itinerary = itineraryOf(course)
  const layout = layoutOf(course, itinerary)
  const drawing = drawingOf(course, itinerary, layout)
  const drawn = [...drawing.shapes, ...drawing.texts]
  const core = boundsOf(drawn)
  const bracket = lapBracket(course, itinerary, layout.positions, drawn)
  const main = boundsOf(bracket === undefined ? [core] : [core, bracket.box])
  const width = Math.max(main.width, widthMin)
  const left = main.x - (width - main.width) / 2
  const above = bandsAbove(course, layout, { ...main, x: left, width }, core.x + core.width / 2)
  const below = bandsBelow(course, itinerary, layout, {
    x: left,
    y: main.y + main.height + 18,
    width,
  })
  const pieces = [...above, ...(bracket ? [bracket] : []), ...below]
  const viewBox = grown(
    boundsOf([main, { ...main, x: left, width }, ...pieces.map(({ box }) => box)]),
    padding,
  )
  const body = drawing.markup + pieces.map(({ markup }) => markup).join('')
  return {
    svg: documentOf(course, viewBox, body),
    viewBox,
    layout,
    symbols: drawing.symbols,
    texts: [...drawing.texts, ...pieces.flatMap(({ texts }) => texts)],
  }
}

/** The name of the course, and the wind arrow above its middle. */
const bandsAbove = (
  course: DiagramCourse,
  { chart }: Layout,
  { x, y, width }: Box,
  middle: number,
): readonly Piece[] => {
  const top = y - compassHeight - 8
  const wind = windArrow({ x: middle, y: top + 4 })
  const north = chart ? [northArrow({ x: x + width - 36, y: top + 24 }, chart.north)] : []
  const name = cleaned(course.name ?? '') || 'Course'
  const legs = Math.max(course.waypoints.length - 1, 0)
  const note = [
    ...(course.numberOfLaps === null ? [] : [plural(course.numberOfLaps, 'lap')]),
    ...(legs === 0 ? [] : [plural(legs, 'leg')]),
  ].join(' · ')
  const { height } = paragraph(name, 'heading', { x, y: 0 }, width, 3).box
  const titleTop = top - height - (note === '' ? 0 : 16) - 10
  return [
    paragraph(name, 'heading', { x, y: titleTop }, width, 3),
    ...(note === '' ? [] : [paragraph(note, 'note', { x, y: titleTop + height }, width, 1)]),
    wind,
    ...north,
  ]
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
