/** Geographic positions on the plane of the picture. */
import type { DiagramPosition } from './course.ts'
import { centerOf, distance, minus, type Point, times, turn } from './point.ts'

type Vector = readonly [x: number, y: number, z: number]

const earthRadius = 6_371_009
const radians = Math.PI / 180

const vectorOf = ({ latitude, longitude }: DiagramPosition): Vector => {
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
export const projected = (positions: readonly DiagramPosition[]): readonly Point[] => {
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

/**
 * Angle that turns the first leg upwards, which is its direction when the wind comes from the top.
 */
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

export interface Chart {
  /** The point of each position in the picture. */
  readonly points: readonly Point[]
  readonly unitsPerMeter: number
  /** The direction of north in the picture. */
  readonly north: Point
}

/**
 * @param stationsOf the indices of each control point's positions, in the order of the course
 * @param room the largest size of the picture
 * @returns `undefined` if all positions are the same point
 */
export const chartOf = (
  positions: readonly DiagramPosition[],
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
