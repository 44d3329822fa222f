/** The marks of a course at their true positions, with its lines, gates and legs. */
import type { DiagramCourse, DiagramMark } from '../courseDiagram/course.ts'
import { boxAround, centerOf, type Point } from '../courseDiagram/geometry.ts'
import { element, escaped, group, line, pathThrough, tooltip } from '../courseDiagram/markup.ts'
import { isCommitteeBoat } from '../courseDiagram/roles.ts'
import { itineraryOf } from '../courseDiagram/stations.ts'
import { cleaned, fitted } from '../courseDiagram/text.ts'
import { scaleBar, northArrow } from '../courseDiagram/annotations.ts'
import { pointOf, type View } from './view.ts'

const labelWidthMax = 70

/** The part of a chart that does not depend on the boats. */
export const drawWater = (course: DiagramCourse, view: View): string => {
  const points = course.marks.map(({ position }) => position && pointOf(view, position))
  const { stations, visits } = itineraryOf(course)
  const pairs = stations.flatMap(({ marks, passing }) => {
    const ends = marks.flatMap((mark) => points[mark] ?? [])
    return ends.length < 2 ? [] : [line(passing === 'Gate' ? 'line gate' : 'line', ends)]
  })
  const centers = stations.map(({ marks }) => marks.flatMap((mark) => points[mark] ?? []))
  const path = visits
    .map(({ station }) => centers[station ?? -1] ?? [])
    .flatMap((ends) => (ends.length === 0 ? [] : [centerOf(ends)]))
  return group(
    'water',
    ...legsThrough(path).map((leg) => line('leg course-leg', leg)),
    ...pairs,
    ...course.marks.map((mark, index) => drawMark(mark, points[index])),
    northArrow({ x: 24, y: 24 }, view.north).markup,
    scaleBar({ x: 12, y: view.height - 14 }, view.unitsPerMeter).markup,
  )
}

/** Every leg once, although each lap sails it again. */
const legsThrough = (points: readonly Point[]): readonly (readonly Point[])[] => {
  const legs = points.slice(1).map((point, index) => [points[index] ?? point, point] as const)
  const distinct = new Map(
    legs.map((leg) => [
      leg
        .map((end) => pathThrough([end]))
        .sort()
        .join(''),
      leg,
    ]),
  )
  return [...distinct.values()]
}

const drawMark = (mark: DiagramMark, point: Point | undefined): string => {
  if (point === undefined) return ''
  const isColored = /^#[0-9a-f]{6}$/i.test(mark.color ?? '')
  const look = isColored ? { class: 'edge mark', fill: mark.color } : { class: 'edge mark plain' }
  const [name, shortName] = [cleaned(mark.name), cleaned(mark.shortName)]
  const symbol = isCommitteeBoat(mark)
    ? element('rect', { ...look, ...boxAround(point, 10, 7) })
    : element('circle', { ...look, cx: point.x, cy: point.y, r: 4 })
  const label = element(
    'text',
    { class: 'note', x: point.x + 8, y: point.y - 5 },
    escaped(fitted(shortName || name, 11, labelWidthMax)),
  )
  return element('g', {}, tooltip(name || shortName), symbol, label)
}
