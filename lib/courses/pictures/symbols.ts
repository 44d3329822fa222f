/** Marks as they look on the water, drawn around the point 0, 0. */
import type { DiagramMark } from './diagramCourse.ts'
import { boundsOf, type Box, boxAround, type Point } from './geometry.ts'
import { validColor } from './looks.ts'
import { type Attributes, element, group, path, pathThrough } from './markup.ts'
import { isCommitteeBoat } from './roles.ts'

export interface Symbol {
  readonly markup: string
  readonly box: Box
}

export type Flag = 'start' | 'finish'

export const symbolOf = (mark: DiagramMark, flags: readonly Flag[]): Symbol => {
  const color = validColor(mark.color)
  if (isCommitteeBoat(mark)) {
    const own: Flag = mark.markType === 'FINISHBOAT' ? 'finish' : 'start'
    return {
      markup: committeeBoat(color, flags.length > 0 ? flags : [own]),
      box: { x: -15, y: -20, width: 30, height: 32 },
    }
  }
  const box = boxAround({ x: 0, y: 0 }, 28)
  if (mark.markType === 'CAMERABOAT') return { markup: solid('boat', dinghy, color, camera), box }
  if (mark.markType === 'UMPIREBOAT') return { markup: solid('boat', dinghy, color, umpire), box }
  if (mark.markType === 'LANDMARK') return { markup: solid('landmark', tower, color, lantern), box }
  return withFlags(buoy(mark, color), flags)
}

/** A shape, filled with the color if it is known, and further drawings on it. */
const solid = (className: string, outline: string, color: string | undefined, drawings: string) =>
  group(
    className,
    path('glow', outline),
    element('path', {
      class: color === undefined ? 'edge hollow' : 'edge',
      fill: color,
      d: outline,
    }),
    drawings,
  )

const stroke = (d: string): string => element('path', { class: 'edge', fill: 'none', d })

const dinghy = 'M-12 2H9Q13 2 13 5Q13 9 8 9H-9Q-12 9-12 2Z'
const camera =
  path('edge hollow', 'M-7-8H3V0H-7ZM3-5L8-8V0L3-3Z') +
  element('circle', { class: 'ink', cx: -2, cy: -4, r: 2 })
/** The flag "U". */
const umpire =
  path('edge', 'M-6 2V-12') +
  path('edge hollow', 'M-6-12H8V-2H-6Z') +
  stroke('M-2-10V-7Q-2-4 1-4T4-7V-10')

const tower = 'M-4-6H4L7 12H-7Z'
const lantern = path('edge hollow', 'M-3-6V-10H3V-6Z') + stroke('M-5-10L0-13L5-10M-5 2H5')

/** An orange flag marks the starting line, a blue flag the finishing line. */
const committeeBoat = (color: string | undefined, flags: readonly Flag[]): string => {
  const cabin = path('edge hollow', 'M-8 1V-5H1V1Z')
  return solid('boat', 'M-12 1H12L8.5 9H-9Z', color, cabin + flagStaff({ x: 3, y: 1 }, flags))
}

/** A staff on a point, with flags from the top down. */
const flagStaff = ({ x, y }: Point, flags: readonly Flag[]): string => {
  const drawn = flags.map((flag, index) => {
    const box = { x, y: y - 18 + index * 7, width: 10, height: 7 }
    return element('rect', { class: `edge ${flag}-flag`, ...box })
  })
  return path('edge', `M${x} ${y}V${y - 18}`) + drawn.join('')
}

const withFlags = (symbol: Symbol, flags: readonly Flag[]): Symbol => {
  if (flags.length === 0) return symbol
  const top = symbol.box.y + 2
  return {
    markup: symbol.markup + flagStaff({ x: 0, y: top }, flags),
    box: boundsOf([symbol.box, { x: -2, y: top - 20, width: 14, height: 20 }]),
  }
}

/** A shape with straight sides from top to bottom. Widths are half of the full width. */
interface Body {
  readonly top: number
  readonly bottom: number
  readonly height: number
  readonly columns: number
}

const bodies = {
  CYLINDER: { top: 7.5, bottom: 7.5, height: 19, columns: 4 },
  CONICAL: { top: 1.5, bottom: 9.5, height: 20, columns: 4 },
  spar: { top: 2.8, bottom: 3.6, height: 23, columns: 2 },
} as const satisfies Record<string, Body>

const rows = 4

const buoy = (mark: DiagramMark, color: string | undefined): Symbol => {
  const body = bodies[mark.shape ?? 'spar']
  const corners = [at(body, 0, 0), at(body, 0, 1), at(body, 1, 1), at(body, 1, 0)]
  const outline = pathThrough(corners, true)
  const fill: Attributes = color === undefined ? { class: 'hollow' } : { fill: color }
  const checks =
    mark.pattern === 'CHECKERED' ? element('path', { ...inkOn(color), d: checkers(body) }) : ''
  const width = 2 * Math.max(body.top, body.bottom)
  return {
    markup: group(
      'mark',
      path('glow', outline),
      element('path', { ...fill, d: outline }),
      checks,
      stroke(outline),
    ),
    box: boxAround({ x: 0, y: 0 }, width + 4, body.height + 4),
  }
}

/** Black or white, whichever is visible on the color. */
const inkOn = (color: string | undefined): Attributes => {
  if (color === undefined) return { class: 'ink' }
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    parseInt(color.slice(from, from + 2), 16),
  )
  return { fill: 0.3 * red + 0.59 * green + 0.11 * blue > 110 ? '#111111' : '#ffffff' }
}

/** A point of a shape, by the fraction of its width from the left and of its height from the top. */
const at = ({ top, bottom, height }: Body, across: number, down: number): Point => ({
  x: (2 * across - 1) * (top + (bottom - top) * down),
  y: (down - 0.5) * height,
})

const checkers = (body: Body): string =>
  Array.from({ length: rows * body.columns }, (_, cell) => {
    const [row, column] = [Math.floor(cell / body.columns), cell % body.columns]
    if ((row + column) % 2 === 1) return ''
    const [left, right] = [column / body.columns, (column + 1) / body.columns]
    const [top, bottom] = [row / rows, (row + 1) / rows]
    const corners = [at(body, left, top), at(body, right, top)]
    return pathThrough([...corners, at(body, right, bottom), at(body, left, bottom)], true)
  }).join('')
