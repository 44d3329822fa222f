/** Axis-aligned rectangles that symbols and texts cover. */
import type { Point, Segment } from './point.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const boxAround = ({ x, y }: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** The smallest box around all boxes; a box of size 0 for an empty list. */
export const boundsOf = (boxes: readonly Box[]): Box => {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y, width, height } of boxes) {
    edges.left = Math.min(edges.left, x)
    edges.top = Math.min(edges.top, y)
    edges.right = Math.max(edges.right, x + width)
    edges.bottom = Math.max(edges.bottom, y + height)
  }
  const { left, top, right, bottom } = edges
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Length of the part of a segment that lies inside the box. */
export const lengthInside = (box: Box, [from, to]: Segment): number => {
  if (Math.max(from.x, to.x) <= box.x || Math.min(from.x, to.x) >= box.x + box.width) return 0
  if (Math.max(from.y, to.y) <= box.y || Math.min(from.y, to.y) >= box.y + box.height) return 0
  const dx = to.x - from.x
  const dy = to.y - from.y
  let enter = 0
  let leave = 1
  // Liang-Barsky clipping: each edge of the box cuts off the part beyond it.
  for (const [step, room] of [
    [-dx, from.x - box.x],
    [dx, box.x + box.width - from.x],
    [-dy, from.y - box.y],
    [dy, box.y + box.height - from.y],
  ] as const) {
    if (step === 0 && room < 0) return 0
    if (step < 0) enter = Math.max(enter, room / step)
    if (step > 0) leave = Math.min(leave, room / step)
  }
  return enter < leave ? (leave - enter) * Math.hypot(dx, dy) : 0
}
