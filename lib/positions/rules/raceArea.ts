/**
 * Distances and bearings in a race area, on the WGS84 ellipsoid with the scale of one latitude. At
 * latitudes up to 60 degrees they are exact to 0.1 % within 3 km north and south of the center.
 */
import CheapRuler from 'cheap-ruler'
import type { Position } from './position.ts'

/** In metres to the east and to the north of the center. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface RaceArea {
  /** In metres. */
  readonly distance: (from: Position, to: Position) => number
  /** In degrees true, from 0 to below 360. Due north for identical positions. */
  readonly bearing: (from: Position, to: Position) => number
  readonly toPoint: (position: Position) => Point
  readonly toPosition: (point: Point) => Position
}

export const raceAreaAround = (center: Position): RaceArea => {
  const ruler = new CheapRuler(center.latitude, 'meters')
  return {
    // Without the arrays that the library takes, because there are millions of distances.
    distance: (from, to) => {
      const eastward = signedDegrees(to.longitude - from.longitude) * ruler.kx
      const northward = (to.latitude - from.latitude) * ruler.ky
      return Math.sqrt(eastward * eastward + northward * northward)
    },
    bearing: (from, to) => normalDegrees(ruler.bearing(coordinates(from), coordinates(to))),
    toPoint: ({ latitude, longitude }) => ({
      x: signedDegrees(longitude - center.longitude) * ruler.kx,
      y: (latitude - center.latitude) * ruler.ky,
    }),
    toPosition: ({ x, y }) => {
      const [longitude, latitude] = ruler.offset(coordinates(center), x, y)
      return { latitude, longitude: signedDegrees(longitude) }
    },
  }
}

/** Returns the area around the middle latitude of the positions, or around the equator without any. */
export const raceAreaOf = (positions: readonly Position[]): RaceArea => {
  const latitudes = positions.map(({ latitude }) => latitude)
  const latitude =
    positions.length === 0 ? 0 : (Math.min(...latitudes) + Math.max(...latitudes)) / 2
  return raceAreaAround({ latitude, longitude: positions[0]?.longitude ?? 0 })
}

const coordinates = ({ latitude, longitude }: Position): [longitude: number, latitude: number] => [
  longitude,
  latitude,
]

/** From 0 to below 360. */
export const normalDegrees = (degrees: number): number => {
  const normal = ((degrees % 360) + 360) % 360
  // The sum of 360 and a tiny negative number is 360.
  return normal === 360 ? 0 : normal
}

/** From -180 to below 180. Values in that range stay exactly as they are. */
export const signedDegrees = (degrees: number): number =>
  degrees >= -180 && degrees < 180 ? degrees : normalDegrees(degrees + 180) - 180

export const distanceOfPoints = (one: Point, other: Point): number =>
  // Faster than `Math.hypot`, which is exact for numbers of any size.
  Math.sqrt((other.x - one.x) ** 2 + (other.y - one.y) ** 2)
