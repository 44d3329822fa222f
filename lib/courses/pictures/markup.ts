/** SVG as text, with rounded numbers and escaped texts. */
import { escaped } from '#values/escaped.ts'
import { beyond, type Point, rightOf } from './geometry.ts'
import type { Side } from './passings.ts'

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** One decimal is finer than the pixels of any screen. */
export const rounded = (value: number): number => Math.round(value * 10) / 10 + 0

/** @param children markup, not text */
export const element = (name: string, attributes: Attributes, ...children: string[]): string => {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(
      ([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`,
    )
    .join('')
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`
}

export const group = (className: string, ...children: readonly string[]): string =>
  children.length === 0 ? '' : element('g', { class: className }, ...children)

/** Moves markup that was drawn around the point 0, 0. */
export const placedAt = ({ x, y }: Point, markup: string): string =>
  element('g', { transform: `translate(${rounded(x)} ${rounded(y)})` }, markup)

/** A tooltip, which screen readers also read. */
export const tooltip = (text: string): string => element('title', {}, escaped(text))

export const pathThrough = (points: readonly Point[], isClosed = false): string =>
  points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`)
    .join('') + (isClosed ? 'Z' : '')

export const path = (className: string, d: string): string =>
  element('path', { class: className, d })

export const line = (className: string, points: readonly Point[]): string =>
  path(className, pathThrough(points))

export const arrowHead = (
  className: string,
  tip: Point,
  ahead: Point,
  length: number,
  halfWidth: number,
): string => {
  const [left, right] = tailOf(tip, ahead, length, halfWidth)
  return path(className, pathThrough([tip, left, right], true))
}

/** Port: a solid line with a filled head. Starboard: a dashed line with an open head. */
export const roundingLine = (side: Side, points: readonly Point[], tip: Point, ahead: Point) => {
  if (side === 'port') return line(side, points) + arrowHead('port-fill', tip, ahead, 11, 5.5)
  const [left, right] = tailOf(tip, ahead, 8, 6)
  return line(side, points) + line('starboard open', [left, tip, right])
}

const tailOf = (tip: Point, ahead: Point, length: number, halfWidth: number) => {
  const tail = beyond(tip, ahead, -length)
  const abeam = rightOf(ahead)
  return [beyond(tail, abeam, halfWidth), beyond(tail, abeam, -halfWidth)] as const
}
