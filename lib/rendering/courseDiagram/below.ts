/** The rows below a course, one below the other. */
import { legend, paragraph, spareRow } from './bands.ts'
import { type Piece, scaleBar } from './compass.ts'
import type { DiagramCourse, DiagramWaypoint } from './course.ts'
import type { Layout } from './layout.ts'
import type { Point } from './point.ts'
import type { Itinerary } from './stations.ts'
import { cleaned, fitted, isolated } from './text.ts'
import { plural } from './words.ts'

interface Corner extends Point {
  readonly width: number
}

const gap = 12

export const bandsBelow = (
  course: DiagramCourse,
  itinerary: Itinerary,
  layout: Layout,
  corner: Corner,
): readonly Piece[] => {
  const { width } = corner
  const note = (text: string, linesMax: number) => (at: Point) =>
    paragraph(text, 'note', at, width, linesMax)
  const { roundings, pairs, chart } = layout
  const signs = {
    port: roundings.some(({ side }) => side === 'port'),
    starboard: roundings.some(({ side }) => side === 'starboard'),
    gate: pairs.some(({ kind }) => kind === 'gate'),
  }
  const { spares } = itinerary
  return stacked(corner, [
    ...(course.waypoints.length === 0 ? [note('This course has no waypoints yet.', 2)] : []),
    ...leftOut(itinerary, layout).map((text) => note(text, 2)),
    ...(chart ? [(at: Point) => scaleBar({ x: at.x + 1, y: at.y + 6 }, chart.unitsPerMeter)] : []),
    ...(chart?.isSpread === true ? [note('Marks close to each other are drawn apart.', 2)] : []),
    ...(course.waypoints.length > 1 ? [note(sequenceOf(course), 4)] : []),
    ...(Object.values(signs).includes(true) ? [(at: Point) => legend(signs, at, width)] : []),
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

const leftOut = ({ marksLeftOut }: Itinerary, { legsLeftOut }: Layout): readonly string[] => {
  const parts = [
    ...(marksLeftOut > 0 ? [plural(marksLeftOut, 'more mark')] : []),
    ...(legsLeftOut > 0 ? [plural(legsLeftOut, 'more leg')] : []),
  ]
  return parts.length === 0 ? [] : [`… and ${parts.join(' and ')}, not drawn.`]
}

const namesMax = 60

/** In font sizes. Limits long names, which would fill the sequence. */
const nameWidthMax = 14

const briefly = (name: string): string => isolated(fitted(cleaned(name), 1, nameWidthMax)) || '?'

/** The sequence as sailing instructions write it: "Start – 1 – 2 – 3s/3p – Finish". */
const sequenceOf = ({ waypoints, marks }: DiagramCourse): string => {
  const nameOf = (waypoint: DiagramWaypoint, index: number): string => {
    if (waypoint.passingInstruction === 'Line') {
      const name = cleaned(waypoint.name ?? '')
      if (name !== '') return briefly(name)
      if (index === 0) return 'Start'
      if (index === waypoints.length - 1) return 'Finish'
    }
    return waypoint.marks.map((mark) => briefly(marks[mark]?.shortName ?? '')).join('/')
  }
  const names = waypoints.slice(0, namesMax).map(nameOf).join(' – ')
  return waypoints.length > namesMax ? `${names} – and ${waypoints.length - namesMax} more` : names
}
