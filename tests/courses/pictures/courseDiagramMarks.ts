/** Short notation for marks and waypoints of sample courses. */
import type { PassingInstruction } from '#courses/rules/waypoint.ts'
import type {
  DiagramCourse,
  DiagramMark,
  DiagramWaypoint,
} from '#courses/pictures/diagramCourse.ts'

export const mark = (
  shortName: string,
  name: string,
  more: Partial<DiagramMark> = {},
): DiagramMark => ({
  name,
  shortName,
  ...more,
})

export const orange = '#F58220'
export const yellow = '#FFD500'

export const single = (passingInstruction: PassingInstruction, index: number): DiagramWaypoint => ({
  passingInstruction,
  marks: [index],
})

export const pair = (
  passingInstruction: PassingInstruction,
  first: number,
  second: number,
  name?: string,
): DiagramWaypoint => ({
  passingInstruction,
  marks: [first, second],
  ...(name !== undefined && { name }),
})

/** Concatenates the parts of a course. */
export const course = (
  name: string,
  marks: readonly DiagramMark[],
  waypoints: readonly DiagramWaypoint[],
  more: Partial<DiagramCourse> = {},
): DiagramCourse => ({ name, marks, waypoints, numberOfLaps: null, ...more })

export const pin = mark('Pin', 'Pin end', { shape: 'CYLINDER', color: orange })
export const boat = mark('RC', 'Committee boat', { markType: 'STARTBOAT' })
export const finishPin = mark('FP', 'Finish pin', { color: '#1F5FBF' })

export const windward = mark('1', 'Windward', {
  shape: 'CYLINDER',
  color: orange,
  role: 'Windward mark',
})
export const offset = mark('1a', 'Offset', { shape: 'CONICAL', color: orange, role: 'Offset mark' })
export const gatePort = mark('4p', 'Leeward gate port', { shape: 'CYLINDER', color: yellow })
export const gateStarboard = mark('4s', 'Leeward gate starboard', {
  shape: 'CYLINDER',
  color: yellow,
})

export const start = pair('Line', 0, 1)
