/** Boats at one time: their symbols with bearings, tails and names. */
import type { Fix, Track } from '../../domain/tracking/fix.ts'
import { between, type Point } from '../courseDiagram/geometry.ts'
import {
  type Attributes,
  element,
  group,
  pathThrough,
  rounded,
  tooltip,
} from '../courseDiagram/markup.ts'
import { cleaned } from '../courseDiagram/text.ts'
import { placeLabels } from './labels.ts'
import { isInside, pointOf, type View } from './view.ts'

export interface ChartBoat {
  readonly name: string
  readonly sailNumber: string | null
  /** `#RRGGBB` */
  readonly color: string | null
  readonly track: Track
  /** Null: not ranked yet. */
  readonly rank: number | null
}

const tailMillis = 90_000

/** A boat without a fix for longer than this is pale, and no position between its fixes is known. */
const silenceMillis = 60_000

/** With more boats, only the leading ones have names, because names would cover each other. */
const allNamedMax = 15
const namedMax = 5

/** The scale of the symbols, smaller for many boats. */
const scaleOf = (count: number): number => (count <= 20 ? 1 : 0.75)

/** The outline of a boat that sails upwards. */
const hull = 'M0-8C4-3 4 2 3 6H-3C-4 2-4-3 0-8Z'

export const hullDefinition = element('defs', {}, element('path', { id: 'hull', d: hull }))

interface ShownBoat {
  readonly boat: ChartBoat
  readonly point: Point
  readonly bearing: number
  readonly isSilent: boolean
  readonly tail: readonly Point[]
}

export interface Fleet {
  readonly markup: string
  /** Boats with a position outside of the view. */
  readonly outside: number
}

export const drawFleet = (boats: readonly ChartBoat[], atMillis: number, view: View): Fleet => {
  const placed = inOrder(boats).flatMap((boat) => boatAt(boat, atMillis, view) ?? [])
  const shown = placed.filter(({ point }) => isInside(view, point))
  const named = shown.length <= allNamedMax ? shown : shown.slice(0, namedMax)
  const labels = placeLabels(
    named.map(({ boat, point }) => ({ text: labelOf(boat), point })),
    shown.map(({ point }) => point),
    view,
  )
  return {
    outside: placed.length - shown.length,
    markup: group(
      'fleet',
      ...shown.map(({ boat, tail }) =>
        element('path', { ...colored('tail', 'stroke', boat), d: pathThrough(tail) }),
      ),
      // The leading boats come last, so that they cover the others.
      ...shown.toReversed().map(drawBoat(view, scaleOf(shown.length))),
      ...labels,
    ),
  }
}

/** By rank, then boats without a rank. */
export const inOrder = (boats: readonly ChartBoat[]): readonly ChartBoat[] =>
  boats.toSorted((left, right) => (left.rank ?? Infinity) - (right.rank ?? Infinity) || 0)

/** The color of the boat, or a class for the default color. */
const colored = (name: string, attribute: 'fill' | 'stroke', { color }: ChartBoat): Attributes =>
  color !== null && /^#[0-9a-f]{6}$/i.test(color)
    ? { class: name, [attribute]: color }
    : { class: `${name} plain` }

/** The rank and the name, for example `1 Anna`. */
const labelOf = ({ name, sailNumber, rank }: ChartBoat): string =>
  [rank ?? [], cleaned(name) || cleaned(sailNumber ?? '')].flat().join(' ')

/** All that is known about a boat, for example `1 Anna, GER 7`. */
export const nameOfBoat = (boat: ChartBoat): string =>
  [labelOf(boat), cleaned(boat.sailNumber ?? '')].filter((text) => text !== '').join(', ')

const drawBoat =
  ({ northDegrees }: View, scale: number) =>
  ({ boat, point, bearing, isSilent }: ShownBoat): string =>
    element(
      'g',
      { class: isSilent ? 'silent' : undefined },
      tooltip(nameOfBoat(boat)),
      element('use', {
        href: '#hull',
        ...colored('hull', 'fill', boat),
        transform: `translate(${rounded(point.x)} ${rounded(point.y)}) rotate(${Math.round(bearing + northDegrees)}) scale(${scale})`,
      }),
    )

/** @returns `undefined` before the first fix */
const boatAt = (boat: ChartBoat, atMillis: number, view: View): ShownBoat | undefined => {
  const { track } = boat
  const next = track.findIndex(({ timeMillis }) => timeMillis > atMillis)
  const past = next === -1 ? track : track.slice(0, next)
  const last = past.at(-1)
  if (last === undefined) return undefined
  const point = pointBetween(last, track[past.length], atMillis, view)
  const tail = past.filter(({ timeMillis }) => timeMillis >= atMillis - tailMillis)
  return {
    boat,
    point,
    bearing: last.bearing ?? 0,
    isSilent: atMillis - last.timeMillis > silenceMillis,
    tail: [...tail.map((fix) => pointOf(view, fix)), point],
  }
}

const pointBetween = (last: Fix, next: Fix | undefined, atMillis: number, view: View): Point => {
  const from = pointOf(view, last)
  const duration = next === undefined ? 0 : next.timeMillis - last.timeMillis
  if (next === undefined || duration > silenceMillis) return from
  return between(from, pointOf(view, next), (atMillis - last.timeMillis) / duration)
}
