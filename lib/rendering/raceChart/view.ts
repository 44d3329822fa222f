/** The section of the water that a chart shows, and the projection of positions into it. */
import type { Position } from '../../domain/course/position.ts'
import type { DiagramCourse } from '../courseDiagram/course.ts'
import { type Box, type Point } from '../courseDiagram/geometry.ts'
import { chartOf } from '../courseDiagram/layout.ts'
import { itineraryOf } from '../courseDiagram/stations.ts'

export interface View {
  readonly width: number
  readonly height: number
  readonly unitsPerMeter: number
  /** The direction of north in the picture. */
  readonly north: Point
  /** The clockwise angle of north in degrees. */
  readonly northDegrees: number
  readonly origin: Position
  /**
   * The coefficients of an affine map: `x = a * longitude + c * latitude + e` and
   * `y = b * longitude + d * latitude + f`, in degrees from the origin.
   */
  readonly matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number]
}

/** In units: an upright phone shows this size without scaling. */
const size = { width: 400, heightMin: 300, heightMax: 520 }

const metersPerDegree = 111_195

/** Boats sail beyond the marks: as a fraction of the course, and at least in metres. */
const margin = { share: 0.3, meters: 100 }

/**
 * A course with two positions or more decides on the view. The first leg points upwards, as in the
 * diagram of the course. Otherwise the boats decide, and north is up.
 * @returns `undefined` without a position
 */
export const viewOf = (course: DiagramCourse, boats: readonly Position[]): View | undefined => {
  const marks = course.marks.flatMap(({ position }) => position ?? [])
  const north = northOf(course)
  if (north !== undefined) return viewOn(marks, north)
  const all = [...marks, ...withoutOutliers(boats)]
  return all.length === 0 ? undefined : viewOn(all, { x: 0, y: -1 })
}

const northOf = (course: DiagramCourse): Point | undefined => {
  const known = course.marks.flatMap(({ position }, index) =>
    position === undefined ? [] : [{ index, position }],
  )
  if (known.length < 2) return undefined
  const order = known.map(({ index }) => index)
  const stations = itineraryOf(course)
    .stations.map(({ marks }) => marks.map((mark) => order.indexOf(mark)))
    .filter((indices) => indices.every((index) => index >= 0))
  const positions = known.map(({ position }) => position)
  return chartOf(positions, stations, { width: 1, height: 1 })?.north
}

/** Leaves out boats far from the others, such as a device that reports another place. */
const withoutOutliers = (boats: readonly Position[]): readonly Position[] => {
  const [first] = boats
  if (first === undefined) return []
  const longitudes = boats.map(({ longitude }) => eastOf(first, longitude))
  const center = {
    latitude: median(boats.map(({ latitude }) => latitude)),
    longitude: first.longitude + median(longitudes),
  }
  const distances = boats.map((position) => {
    const { x, y } = metersFrom(center, position)
    return Math.hypot(x, y)
  })
  const limit = Math.max(3 * median(distances), 300)
  return boats.filter((_, index) => (distances[index] ?? 0) <= limit)
}

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

/** Degrees of longitude to the east, from -180 to 180. */
const eastOf = (origin: Position, longitude: number): number =>
  ((longitude - origin.longitude + 540) % 360) - 180

const metersFrom = (origin: Position, { latitude, longitude }: Position): Point => ({
  x: eastOf(origin, longitude) * metersPerDegree * Math.cos((origin.latitude * Math.PI) / 180),
  y: (origin.latitude - latitude) * metersPerDegree,
})

const viewOn = (positions: readonly Position[], north: Point): View => {
  const origin = positions[0] ?? { latitude: 0, longitude: 0 }
  const turned = positions.map((position) => turnedBy(north, metersFrom(origin, position)))
  const area = marginAround(turned)
  const unitsPerMeter = Math.min(size.width / area.width, size.heightMax / area.height)
  const height = Math.max(Math.round(area.height * unitsPerMeter), size.heightMin)
  const east = turnedBy(north, { x: metersPerDegree * unitsPerMeter, y: 0 })
  const narrowing = Math.cos((origin.latitude * Math.PI) / 180)
  return {
    width: size.width,
    height,
    unitsPerMeter,
    north,
    northDegrees: (Math.atan2(north.x, -north.y) * 180) / Math.PI,
    origin,
    matrix: [
      east.x * narrowing,
      east.y * narrowing,
      east.y,
      -east.x,
      size.width / 2 - (area.x + area.width / 2) * unitsPerMeter,
      height / 2 - (area.y + area.height / 2) * unitsPerMeter,
    ],
  }
}

/** Turns a point by the angle between up and north. */
const turnedBy = (north: Point, { x, y }: Point): Point => ({
  x: -x * north.y - y * north.x,
  y: x * north.x - y * north.y,
})

const marginAround = (points: readonly Point[]): Box => {
  const [left, right] = rangeOf(points.map(({ x }) => x))
  const [top, bottom] = rangeOf(points.map(({ y }) => y))
  const extent = Math.max(right - left, bottom - top)
  const around = Math.max(extent * margin.share, margin.meters)
  return {
    x: left - around,
    y: top - around,
    width: right - left + 2 * around,
    height: bottom - top + 2 * around,
  }
}

const rangeOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
]

/** The point of a position in the picture, which may lie outside of it. */
export const pointOf = ({ origin, matrix }: View, { latitude, longitude }: Position): Point => {
  const [a, b, c, d, e, f] = matrix
  const [east, northward] = [eastOf(origin, longitude), latitude - origin.latitude]
  return { x: a * east + c * northward + e, y: b * east + d * northward + f }
}

export const isInside = ({ width, height }: View, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height
