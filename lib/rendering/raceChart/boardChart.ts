/** The chart of the race board: the marks, to which the script adds the boats. */
import type { DiagramCourse } from '../courseDiagram/course.ts'
import { element } from '../courseDiagram/markup.ts'
import { hullDefinition } from './boats.ts'
import { drawWater } from './course.ts'
import { type View, viewOf } from './view.ts'

/** Without positions of marks, the script chooses the view. */
export const drawBoardChart = (course: DiagramCourse): string => {
  const view = viewOf(course, [])
  const { width, height } = view ?? { width: 400, height: 400 }
  const attributes = {
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-label': 'The boats on the course',
    'data-view': view && dataOf(view),
  }
  return element('svg', attributes, hullDefinition, view ? drawWater(course, view) : '')
}

/** The origin, the matrix, and the angle of north, as `browser/boatChart.js` expects them. */
const dataOf = ({ origin, matrix, northDegrees }: View): string =>
  [origin.latitude, origin.longitude, ...matrix, northDegrees]
    .map((value) => Number(value.toFixed(7)))
    .join(' ')
