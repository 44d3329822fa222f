/** The positions of everything in the course itself: marks, legs, roundings, lines and gates. */
import type { Position } from '#positions/rules/position.ts'
import type { DiagramCourse } from './diagramCourse.ts'
import { standardPositions } from './designation.ts'
import { centerOf, distance, minus, type Point, type Segment, times, turn } from './geometry.ts'
import { type Leg, legPathOf } from './legs.ts'
import { positionOf } from './measures.ts'
import { passingsOf } from './passings.ts'
import { type Rounding, roundingsOf } from './roundings.ts'
import { schematic } from './schematic.ts'
import { centered, groupsOf, type Spacing, spread } from './spread.ts'
import type { Itinerary } from './stations.ts'

export interface Pair {
  readonly kind: 'line' | 'gate' | 'offset' | 'pair'
  readonly station: number
  readonly segment: Segment
}

export interface Layout {
  /** By the index of the mark in the course. */
  readonly positions: ReadonlyMap<number, Point>
  readonly legs: readonly Leg[]
  readonly legsLeftOut: number
  readonly roundings: readonly Rounding[]
  readonly pairs: readonly Pair[]
  /** Present if the layout uses geographic positions. */
  readonly chart?: TrueChart
}

interface TrueChart extends Pick<Chart, 'north' | 'unitsPerMeter'> {
  /** Whether marks are drawn farther apart than they are. */
  readonly isSpread: boolean
}

const chartHeight = 400
/** In units, between the marks of a line or a gate, of an offset, and between other marks. */
const gaps = { pair: 76, offset: 52, other: 46 }

/** @param reach the largest distance of a mark to the left and to the right of the middle */
export const layoutOf = (course: DiagramCourse, itinerary: Itinerary, reach: number): Layout => {
  const charted = chartedMarks(itinerary, reach, (mark) => positionOf(course.marks[mark]))
  const standard = charted ? undefined : standardPositions(course)
  const positions =
    charted?.positions ??
    (standard && chartedMarks(itinerary, reach, (mark) => standard.get(mark))?.positions) ??
    schematic(course, itinerary, reach)
  const passings = passingsOf(itinerary, positions)
  const path = legPathOf(passings)
  return {
    positions,
    legs: path.legs,
    legsLeftOut: path.legsLeftOut,
    roundings: roundingsOf(passings, path),
    pairs: pairsOf(itinerary, positions),
    ...(charted && { chart: charted.chart }),
  }
}

/** Returns the geographic positions if every drawn mark has one. */
const chartedMarks = (
  { stations }: Itinerary,
  reach: number,
  known: (mark: number) => Position | undefined,
): { positions: ReadonlyMap<number, Point>; chart: TrueChart } | undefined => {
  const marks = [...new Set(stations.flatMap((station) => station.marks))]
  const positions = marks.map(known).filter((position) => position !== undefined)
  if (marks.length < 2 || positions.length < marks.length) return undefined

  const stationMarks = stations.map((station) => station.marks.map((mark) => marks.indexOf(mark)))
  // Boats sail to the first mark of an offset.
  const targets = stationMarks.map((indices, station) =>
    stations[station]?.passing === 'Offset' ? indices.slice(0, 1) : indices,
  )
  const pairs = new Map(
    stationMarks.map((pair, station) => [
      [...pair].sort((a, b) => a - b).join(' '),
      stations[station]?.passing === 'Offset' ? gaps.offset : gaps.pair,
    ]),
  )
  const spacing = {
    needed: (left: number, right: number) => pairs.get(`${left} ${right}`) ?? gaps.other,
    groups: groupsOf(marks.length, stationMarks),
  }
  const scales = marks.length > scaledMax ? [1] : scalesOfFew
  const chartBy = (scale: number) => {
    const chart = chartOf(positions, targets, {
      width: 2 * reach * scale,
      height: chartHeight,
    })
    return chart && { ...chart, ...spacedChart(chart, spacing, reach) }
  }
  let found: ReturnType<typeof chartBy>
  for (const scale of scales) {
    found = chartBy(scale)
    if (found?.isTooWide !== true) break
  }
  if (found === undefined) return undefined
  const { points, north, unitsPerMeter, isSpread } = found
  return {
    positions: new Map(marks.map((mark, index) => [mark, points[index] ?? { x: 0, y: 0 }])),
    chart: { north, unitsPerMeter, isSpread },
  }
}

/** A chart that gets too wide when its marks are moved apart is drawn on a smaller scale. */
const scalesOfFew = [1, 0.85, 0.7, 0.55]
/** A course with more marks is too wide on any scale. */
const scaledMax = 24

const spacedChart = ({ points }: Chart, spacing: Omit<Spacing, 'reach'>, reach: number) => {
  const flat = centered(points)
  const free = centered(spread(flat, { ...spacing, reach: Infinity }))
  const isTooWide = free.some(({ x }) => Math.abs(x) > reach + 0.1)
  const spaced = isTooWide ? spread(flat, { ...spacing, reach }) : free
  return {
    points: spaced,
    isTooWide,
    isSpread: spaced.some((point, index) => distance(point, flat[index] ?? point) > 4),
  }
}

const pairsOf = ({ stations, visits }: Itinerary, positions: ReadonlyMap<number, Point>) =>
  stations.flatMap(({ marks }, station): readonly Pair[] => {
    const [first, second] = marks.map((mark) => positions.get(mark))
    if (first === undefined || second === undefined) return []
    const passings = new Set(
      visits.filter((visit) => visit.station === station).map(({ passing }) => passing),
    )
    const segment: Segment = [first, second]
    if (passings.has('Line')) return [{ kind: 'line', station, segment }]
    if (passings.has('Gate')) return [{ kind: 'gate', station, segment }]
    return [{ kind: passings.has('Offset') ? 'offset' : 'pair', station, segment }]
  })

type Vector = readonly [x: number, y: number, z: number]

const earthRadius = 6_371_009
const radians = Math.PI / 180

const vectorOf = ({ latitude, longitude }: Position): Vector => {
  const [a, b] = [latitude * radians, longitude * radians]
  return [Math.cos(a) * Math.cos(b), Math.cos(a) * Math.sin(b), Math.sin(a)]
}

const product = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const unit = (a: Vector): Vector | undefined => {
  const length = Math.sqrt(product(a, a))
  return length < 1e-9 ? undefined : [a[0] / length, a[1] / length, a[2] / length]
}

const sum = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

/**
 * Projects positions to metres east (x) and south (y) of their middle, with true distances from
 * there. The poles and the antimeridian need no special case.
 */
export const projected = (positions: readonly Position[]): readonly Point[] => {
  const vectors = positions.map(vectorOf)
  // Positions around the whole globe have no middle, so the first position replaces it.
  const center = unit(vectors.reduce(sum, [0, 0, 0])) ?? vectors[0] ?? [1, 0, 0]
  const longitude = Math.atan2(center[1], center[0])
  const east: Vector = [-Math.sin(longitude), Math.cos(longitude), 0]
  const north: Vector = [
    -center[2] * Math.cos(longitude),
    -center[2] * Math.sin(longitude),
    Math.hypot(center[0], center[1]),
  ]
  return vectors.map((vector) => {
    const [x, y] = [product(vector, east), -product(vector, north)]
    const sine = Math.hypot(x, y)
    const angle = Math.atan2(sine, product(vector, center))
    return times({ x, y }, sine < 1e-12 ? earthRadius : (earthRadius * angle) / sine)
  })
}

const up: Point = { x: 0, y: -1 }

/** Turns the first leg upwards, which is its direction when the wind comes from the top. */
const turnToWind = (centers: readonly Point[]): number => {
  const [start, ...others] = centers
  const first = start && others.find((center) => distance(start, center) > 1)
  return first === undefined ? 0 : turn(minus(first, start ?? first), up)
}

/** @param angle in radians, clockwise */
const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
})

interface Chart {
  readonly points: readonly Point[]
  readonly unitsPerMeter: number
  readonly north: Point
}

/**
 * @param stationsOf the indices of each control point's positions, in the order of the course
 * @param room the largest size of the picture
 * @returns `undefined` if all positions are the same point
 */
export const chartOf = (
  positions: readonly Position[],
  stationsOf: readonly (readonly number[])[],
  room: { readonly width: number; readonly height: number },
): Chart | undefined => {
  const plane = projected(positions)
  const centers = stationsOf.map((indices) =>
    centerOf(indices.map((index) => plane[index]).filter((point) => point !== undefined)),
  )
  const angle = turnToWind(centers)
  const points = plane.map((point) => turned(point, angle))
  const width = extent(points.map(({ x }) => x))
  const height = extent(points.map(({ y }) => y))
  if (Math.max(width, height) < 1) return undefined

  const unitsPerMeter = Math.min(room.width / Math.max(width, 1), room.height / Math.max(height, 1))
  return {
    points: points.map((point) => times(point, unitsPerMeter)),
    unitsPerMeter,
    north: turned(up, angle),
  }
}

const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)
