/** The marks of a course at their true positions, with its lines, gates and legs. */
import { boxOf, placeText, pointOf, type View } from '../rules/fleetLayout.ts'
import type { DiagramCourse, DiagramMark } from '#courses/pictures/diagramCourse.ts'
import {
  beyond,
  type Box,
  boxAround,
  centerOf,
  direction,
  distance,
  type Point,
} from '#courses/pictures/geometry.ts'
import { escaped } from '#values/escaped.ts'
import { element, group, line, tooltip } from '#courses/pictures/markup.ts'
import { isCommitteeBoat } from '#courses/pictures/roles.ts'
import { itineraryOf } from '#courses/pictures/stations.ts'
import { cleaned, fittedName, textWidth } from '#values/text.ts'
import { scaleBar, northArrow } from '#courses/pictures/annotations.ts'

const font = { size: 11, widthMax: 110 }

/** The part of a chart that does not depend on the boats. Its texts take the boxes. */
export const drawWater = (course: DiagramCourse, view: View) => {
  const points = course.marks.map(({ position }) => position && pointOf(view, position))
  const { stations, visits } = itineraryOf(course)
  const pairs = stations.flatMap(({ marks, passing }) => {
    const [a, b] = marks.map((mark) => points[mark])
    return a === undefined || b === undefined ? [] : [{ ends: [a, b] as const, passing }]
  })
  const centers = stations.map(({ marks }) => marks.flatMap((mark) => points[mark] ?? []))
  const path = visits
    .map(({ station }) => centers[station ?? -1] ?? [])
    .flatMap((ends) => (ends.length === 0 ? [] : [centerOf(ends)]))
  // Every leg once, although each lap sails it again.
  const legs = new Set(
    path.slice(1).map((to, index) => {
      const ends = [path[index] ?? to, to]
      return line(
        'leg course-leg',
        ends.toSorted((one, other) => one.y - other.y || one.x - other.x),
      )
    }),
  )
  const compass = northArrow({ x: 24, y: 24 }, view.north)
  const scale = scaleBar({ x: 12, y: view.height - 14 }, view.unitsPerMeter, course)
  const taken: Box[] = [
    compass.box,
    scale.box,
    ...points.flatMap((point) => (point ? boxOf(point) : [])),
    // A name beside a mark does not cover the line of the mark.
    ...pairs.flatMap(({ ends: [a, b] }) => [boxOf(nearLineEnd(a, b)), boxOf(nearLineEnd(b, a))]),
  ]
  const markup = group(
    'water',
    ...legs,
    ...pairs.map(({ ends, passing }) => line(passing === 'Gate' ? 'line gate' : 'line', ends)),
    ...course.marks.map((mark, index) => drawMark(mark, points[index], view, taken)),
    compass.markup,
    scale.markup,
  )
  return { markup, taken }
}

const nearLineEnd = (end: Point, other: Point): Point =>
  beyond(end, direction(end, other), Math.min(12, distance(end, other) / 2))

const drawMark = (
  mark: DiagramMark,
  point: Point | undefined,
  view: View,
  taken: Box[],
): string => {
  if (point === undefined) return ''
  const isColored = /^#[0-9a-f]{6}$/i.test(mark.color ?? '')
  const look = isColored ? { class: 'edge mark', fill: mark.color } : { class: 'edge mark plain' }
  const [name, shortName] = [cleaned(mark.name), cleaned(mark.shortName)]
  const symbol = isCommitteeBoat(mark)
    ? element('rect', { ...look, ...boxAround(point, 10, 7) })
    : element('circle', { ...look, cx: point.x, cy: point.y, r: 4 })
  const text = fittedName(shortName || name, font.size, font.widthMax)
  const { label } = placeText(view, point, textWidth(text, font.size), taken) ?? {}
  const position = label && { ...label, x: point.x + label.x, y: point.y + label.y }
  return element(
    'g',
    {},
    tooltip(name || shortName),
    symbol,
    position ? element('text', { class: 'note', ...position }, escaped(text)) : '',
  )
}
