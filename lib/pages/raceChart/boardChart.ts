/** The chart of the race board: the marks, to which the script adds the boats. */
import { viewAround } from '../rules/fleetLayout.ts'
import type { DiagramCourse } from '#courses/pictures/diagramCourse.ts'
import { element } from '#courses/pictures/markup.ts'
import { remembered } from '#values/recentMap.ts'
import { hullDefinition } from './fleet.ts'
import { drawWater } from './water.ts'
import { viewOf } from './view.ts'
import { sitePages } from '../words/sitePages.ts'

/** Without positions of marks, the script chooses a view of the same scale and direction. */
export const drawBoardChart = remembered((course: DiagramCourse): string => {
  const known = viewOf(course, [])
  const view = known ?? viewAround([])
  const attributes = {
    viewBox: `0 0 ${view.width} ${view.height}`,
    role: 'img',
    'aria-label': sitePages[course.language ?? 'en'].board.onCourse,
    'data-view': known && JSON.stringify(known, withFewDigits),
  }
  return element('svg', attributes, hullDefinition, drawWater(course, view).markup)
})

const withFewDigits = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(7)) : value
