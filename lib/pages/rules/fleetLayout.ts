/**
 * Computes where boats, their tails and their names are in a chart. The script of the race board
 * draws them with it, and so does the service in its still picture.
 */

import { degreeMetres, signedDegrees } from '#positions/rules/raceArea.ts'
import type { Box, Point } from '#courses/pictures/geometry.ts'
import type { Position } from '#positions/rules/position.ts'

export interface Fix extends Position {
  readonly timeMillis: number
  readonly bearing: number | null
}

interface Boat {
  readonly name: string
  /** Null: not known. */
  readonly rank: number | null
  readonly track: readonly Fix[]
}

/** The section of the water that a chart shows. */
export interface View {
  readonly width: number
  readonly height: number
  readonly unitsPerMeter: number
  /** The direction of north in the picture. */
  readonly north: Point
  /** The clockwise angle of north. */
  readonly northDegrees: number
  readonly origin: Position
  /**
   * The coefficients a to f of an affine map: `x = a * longitude + c * latitude + e` and
   * `y = b * longitude + d * latitude + f`, in degrees from the origin.
   */
  readonly matrix: readonly number[]
}

export const tailMillis = 90_000

/** The numbers of colours and of shapes have no common divisor, so that 21 boats differ. */
const [colors, shapes] = [7, 3]

/**
 * The classes of a boat, whose color is null without one of its own, and the name of its shape.
 * @param index in the order of `bySail`
 */
export const lookOf = (index: number, color: string | null) => {
  const shape = index % shapes
  return {
    classes: ` line${shape}` + (color ? '' : ` look${index % colors}`),
    hull: `#hull${shape}`,
  }
}

/** An order that stays the same during a race. */
export const bySail = (
  one: { readonly sailNumber: string | null; readonly name: string },
  other: { readonly sailNumber: string | null; readonly name: string },
) =>
  (one.sailNumber ?? '').localeCompare(other.sailNumber ?? '', 'en', { numeric: true }) ||
  one.name.localeCompare(other.name, 'en')

/** By rank, then boats without a rank, in the order that they have. */
export const inOrder = <Ranked extends Pick<Boat, 'rank'>>(boats: readonly Ranked[]) =>
  boats.toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || 0)

/** A boat without a fix for longer than this is pale, and no position between its fixes is known. */
const silenceMillis = 60_000

/** With more boats, only the leading ones have names, because names would cover each other. */
const allNamedMax = 15
const namedMax = 5

/** In units of the picture. */
const boatSize = 10
const nameWidthMax = 120
const textHeight = 14
const baseline = 11

/** Distances of a text from its point. Beyond the first one, a line leads from the text to the point. */
const gaps = [9, 22, 38, 56, 78]

/** To the right and below, as multiples of the distance. */
const directions = ['1 0', '-1 0', '0 -1', '0 1', '1 -1', '-1 -1', '1 1', '-1 1'].map((text) =>
  text.split(' ').map(Number),
)

/** Returns the point of a position in the picture, which may lie outside of it. */
export const pointOf = ({ origin, matrix }: View, { latitude, longitude }: Position) => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix
  const east = signedDegrees(longitude - origin.longitude)
  const north = latitude - origin.latitude
  return { x: a * east + c * north + e, y: b * east + d * north + f }
}

/** Returns the position of a point of the picture, the opposite of `pointOf`. */
export const positionAt = ({ origin, matrix }: View, { x, y }: Point) => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix
  const size = a * d - b * c
  return {
    latitude: origin.latitude + (a * (y - f) - b * (x - e)) / size,
    longitude: origin.longitude + (d * (x - e) - c * (y - f)) / size,
  }
}

/** Returns a view of two by two kilometres around most of the boats, with north up. */
export const viewAround = (boats: readonly Position[]): View => {
  const size = 400
  const unitsPerMeter = 0.2
  const median = (all: number[]) => all.sort((one, other) => one - other)[all.length >> 1] ?? 0
  const first = boats[0]?.longitude ?? 0
  const latitude = median(boats.map((boat) => boat.latitude))
  const east = median(boats.map((boat) => signedDegrees(boat.longitude - first)))
  const degree = degreeMetres(latitude)
  return {
    width: size,
    height: size,
    unitsPerMeter,
    north: { x: 0, y: -1 },
    northDegrees: 0,
    origin: { latitude, longitude: first + east },
    matrix: [degree.east * unitsPerMeter, 0, 0, -degree.north * unitsPerMeter, size / 2, size / 2],
  }
}

const stateAt = (view: View, track: readonly Fix[], millis: number) => {
  const next = track.findIndex(({ timeMillis }) => timeMillis > millis)
  const past = next === -1 ? track : track.slice(0, next)
  const last = past.at(-1)
  if (!last) return null
  const from = pointOf(view, last)
  const to = pointOf(view, track[next] ?? last)
  const duration = (track[next]?.timeMillis ?? 0) - last.timeMillis
  const isKnown = duration > 0 && duration <= silenceMillis
  const share = isKnown ? (millis - last.timeMillis) / duration : 0
  const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  const tail = past.filter(({ timeMillis }) => timeMillis >= millis - tailMillis)
  return {
    point,
    angle: Math.round((last.bearing ?? 0) + view.northDegrees),
    isSilent: millis - last.timeMillis > silenceMillis,
    tail: [...tail.map((fix) => pointOf(view, fix)), point],
  }
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

export const boxOf = ({ x, y }: Point) => {
  return { x: x - boatSize / 2, y: y - boatSize / 2, width: boatSize, height: boatSize }
}

/**
 * Finds space for a text near a point, and adds it to the boxes that are taken. All attributes are
 * relative to the point. `tie` is the line to a distant text.
 */
export const placeText = (view: View, { x, y }: Point, width: number, taken: Box[]) => {
  for (const gap of gaps) {
    for (const [right = 0, below = 0] of directions) {
      const left = right * (gap + width / 2) - width / 2
      const top = below * (gap + textHeight / 2) - textHeight / 2
      const box = { x: x + left, y: y + top, width, height: textHeight }
      const isInside =
        box.x >= 0 && box.y >= 0 && box.x + width <= view.width && box.y + textHeight <= view.height
      if (!isInside || taken.some((other) => overlap(box, other))) continue
      taken.push(box)
      // The text begins or ends at the side of the point, because its width may be an estimate.
      const isLeft = left + width < 0
      const label = { x: isLeft ? left + width : left, y: top + baseline }
      const tie = {
        x2: Math.min(Math.max(0, left), left + width),
        y2: Math.min(Math.max(0, top), top + textHeight),
      }
      return {
        label: { ...label, 'text-anchor': isLeft ? 'end' : 'start' },
        tie: gap === gaps[0] ? null : tie,
      }
    }
  }
  return null
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

const fittingName = (text: string, measure: (text: string) => number) => {
  const share = nameWidthMax / measure(text)
  if (!(share < 1)) return text
  const all = Array.from(letters.segment(text), ({ segment }) => segment)
  const start = all.slice(0, Math.floor(all.length * share) - 1)
  return start.join('').trim() + '…'
}

/**
 * Places the boats inside of the picture, the leading one first. A name that has no space is null.
 * @param boats the most important one first
 */
export const layoutFleet = <AnyBoat extends Boat>(
  view: View,
  boats: readonly AnyBoat[],
  millis: number,
  {
    measure,
    taken,
    hasRanks = true,
    chosen,
  }: {
    measure: (text: string) => number
    taken: readonly Box[]
    hasRanks?: boolean
    chosen?: AnyBoat | undefined
  },
) => {
  const placed = boats.flatMap((boat) => {
    const state = stateAt(view, boat.track, millis)
    return state ? [{ boat, ...state }] : []
  })
  const inside = placed.filter(
    ({ point: { x, y } }) => x >= 0 && y >= 0 && x <= view.width && y <= view.height,
  )
  const leading = inside.slice(0, inside.length <= allNamedMax ? allNamedMax : namedMax)
  const named = new Set([...inside.filter(({ boat }) => boat === chosen), ...leading])
  const boxes = [...taken, ...inside.map(({ point }) => boxOf(point))]
  const names = new Map(
    [...named].map(({ boat, point }) => {
      const { name, rank } = boat
      const text = fittingName(rank && hasRanks ? `${rank} ${name}` : name, measure)
      const space = placeText(view, point, measure(text), boxes)
      return [boat, space && { text, ...space }]
    }),
  )
  return {
    shown: inside.map((state) => ({ ...state, name: names.get(state.boat) ?? null })),
    outside: placed.length - inside.length,
    scale: inside.length <= 20 ? 1 : 0.75,
  }
}
