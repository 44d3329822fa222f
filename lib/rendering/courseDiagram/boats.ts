/** Boats and landmarks, drawn around the point 0, 0. */
import { type Attributes, element, group } from './markup.ts'
import type { Point } from './point.ts'

export type Flag = 'start' | 'finish'

/** Fills the shape with a known color; otherwise only the outline is visible. */
const filled = (color: string | undefined): Attributes =>
  color === undefined ? { class: 'edge hollow' } : { class: 'edge', fill: color }

const glow = (d: string): string => element('path', { class: 'glow', d })

/** A staff on a point, with flags from the top down. */
export const flagStaff = ({ x, y }: Point, flags: readonly Flag[]): string =>
  element('path', { class: 'edge', d: `M${x} ${y}V${y - 18}` }) +
  flags
    .map((flag, index) =>
      element('rect', {
        class: `edge ${flag}-flag`,
        x,
        y: y - 18 + index * 7,
        width: 10,
        height: 7,
      }),
    )
    .join('')

/** An orange flag marks the starting line, a blue flag the finishing line. */
export const committeeBoat = (color: string | undefined, flags: readonly Flag[]): string => {
  const hull = 'M-12 1H12L8.5 9H-9Z'
  return group(
    'boat',
    glow(hull),
    element('path', { ...filled(color), d: hull }),
    element('path', { class: 'edge hollow', d: 'M-8 1V-5H1V1Z' }),
    flagStaff({ x: 3, y: 1 }, flags),
  )
}

const dinghy = 'M-12 2H9Q13 2 13 5Q13 9 8 9H-9Q-12 9-12 2Z'

const smallBoat = (color: string | undefined, cargo: string): string =>
  group('boat', glow(dinghy), element('path', { ...filled(color), d: dinghy }), cargo)

export const cameraBoat = (color: string | undefined): string =>
  smallBoat(
    color,
    element('path', { class: 'edge hollow', d: 'M-7-8H3V0H-7ZM3-5L8-8V0L3-3Z' }) +
      element('circle', { class: 'ink', cx: -2, cy: -4, r: 2 }),
  )

/** With the flag "U" of umpires. */
export const umpireBoat = (color: string | undefined): string =>
  smallBoat(
    color,
    element('path', { class: 'edge', d: 'M-6 2V-12' }) +
      element('path', { class: 'edge hollow', d: 'M-6-12H8V-2H-6Z' }) +
      element('path', { class: 'edge', fill: 'none', d: 'M-2-10V-7Q-2-4 1-4T4-7V-10' }),
  )

export const landmark = (color: string | undefined): string => {
  const tower = 'M-4-6H4L7 12H-7Z'
  return group(
    'landmark',
    glow(tower),
    element('path', { ...filled(color), d: tower }),
    element('path', { class: 'edge hollow', d: 'M-3-6V-10H3V-6Z' }),
    element('path', { class: 'edge', fill: 'none', d: 'M-5-10L0-13L5-10M-5 2H5' }),
  )
}
