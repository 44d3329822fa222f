/** A course as GPX 1.1, for chart plotters: its marks as waypoints, and a route as it is sailed. */
import { continued, type Position } from '#positions/rules/position.ts'
import type { MarkType } from '../../rules/appearance.ts'
import type { DiagramCourse, DiagramMark, DiagramWaypoint } from '../diagramCourse.ts'
import { escaped } from '#values/escaped.ts'
import { element } from '../markup.ts'
import { cleaned } from '#values/text.ts'
import { sequenceInWords, titleOf } from '../words.ts'
import { nameOfMark, routePointsOf, rounded } from './routePoints.ts'

/** The elements are in the order that the GPX schema requires. */
export const gpxOf = (course: DiagramCourse): string => {
  const positions = course.marks.flatMap(({ position }) => position ?? [])
  const attributes = {
    version: '1.1',
    creator: 'Committee Boat',
    xmlns: 'http://www.topografix.com/GPX/1/1',
  }
  const metadata = element(
    'metadata',
    {},
    textElement('name', titleOf(course)),
    textElement('desc', missingMarks(course)),
    boundsOf(positions),
  )
  const marks = course.marks.map((mark, index) => waypointOf(course, mark, index))
  const document = element('gpx', attributes, metadata, ...marks, routeOf(course))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`
}

const textElement = (name: string, text: string): string =>
  text === '' ? '' : element(name, {}, escaped(text))

const missingMarks = ({ marks }: DiagramCourse): string => {
  const missing = marks.flatMap((mark, index) =>
    mark.position === undefined ? [nameOfMark(mark, index)] : [],
  )
  return missing.length === 0 ? '' : `Marks without a position: ${missing.join(', ')}.`
}

const attributesOf = (position: Position) => {
  const { latitude, longitude } = rounded(position)
  return { lat: decimal(latitude), lon: eastOf(longitude) }
}

/** GPX has no longitude of 180 degrees. */
const eastOf = (longitude: number): string => decimal(longitude === 180 ? -180 : longitude)

/** Without an exponent, because decimals of XML Schema have no exponent. */
const decimal = (degrees: number): string => degrees.toFixed(7).replace(/\.?0{1,7}$/, '')

/** Across the antimeridian, the western longitude is the greater one. */
const boundsOf = (positions: readonly Position[]): string => {
  const [first] = positions
  if (first === undefined) return ''
  const attributes = positions.map(attributesOf)
  const latitudes = attributes.map(({ lat }) => Number(lat))
  const eastward = attributes.map(({ lon }) => continued(first.longitude, Number(lon)))
  const longitude = (degrees: number) => eastOf(continued(0, degrees))
  return element('bounds', {
    minlat: decimal(Math.min(...latitudes)),
    minlon: longitude(Math.min(...eastward)),
    maxlat: decimal(Math.max(...latitudes)),
    maxlon: longitude(Math.max(...eastward)),
  })
}

/** Symbol names that most plotters know. */
const symbols: Readonly<Record<MarkType, string>> = {
  BUOY: 'Buoy, White',
  LANDMARK: 'Tall Tower',
  CAMERABOAT: 'Anchor',
  STARTBOAT: 'Anchor',
  UMPIREBOAT: 'Anchor',
  FINISHBOAT: 'Anchor',
}

const waypointOf = (course: DiagramCourse, mark: DiagramMark, index: number): string => {
  const { position, markType = 'BUOY' } = mark
  if (position === undefined) return ''
  return element(
    'wpt',
    attributesOf(position),
    textElement('name', nameOfMark(mark, index)),
    textElement('desc', looksOf(mark, isSpare(course, index))),
    textElement('sym', symbols[markType]),
    textElement('type', markType),
  )
}

const isSpare = ({ waypoints }: DiagramCourse, index: number): boolean =>
  waypoints.every(({ marks }) => !(marks as readonly number[]).includes(index))

const looksOf = ({ shortName, role, color, shape, pattern }: DiagramMark, spare: boolean): string =>
  [shortName, role, color, shape, pattern, spare ? 'spare' : undefined]
    .map((text) => cleaned(text ?? ''))
    .filter((text) => text !== '')
    .join(', ')

const routeOf = (course: DiagramCourse): string => {
  const places = routePointsOf(course)
  const missing = new Set(places.filter(({ position }) => position === undefined))
  if (missing.size === places.length) return ''
  const names = [...new Set(Array.from(missing, ({ name }) => name))]
  const sentences = sequenceInWords(course)
  const points = places.map(({ name, passingInstruction, position }, index) =>
    position === undefined
      ? ''
      : element(
          'rtept',
          attributesOf(position),
          textElement('name', name),
          textElement('desc', describe(course.waypoints[index], sentences[index])),
          textElement('type', passingInstruction),
        ),
  )
  return element(
    'rte',
    {},
    textElement('name', titleOf(course)),
    textElement(
      'desc',
      names.length === 0 ? '' : `Not in the route, without a position: ${names.join(', ')}.`,
    ),
    ...points,
  )
}

/** The point of a pair is not the position of a mark. */
const describe = (waypoint: DiagramWaypoint | undefined, sentence = ''): string =>
  waypoint?.marks.length === 2 ? `${sentence} This is the middle.` : sentence
