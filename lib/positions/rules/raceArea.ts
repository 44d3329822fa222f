/**
 * The plane on which we measure in a race area: the WGS84 ellipsoid with the scale of one latitude. At latitudes
 * up to 60 degrees it is exact to 0.1 % within 3 km north and south of the center. Pages in browsers measure with
 * it as well. `geodesic.ts` is exact everywhere.
 */
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

const radians = Math.PI / 180
const equatorialRadius = 6_378_137
const flattening = 1 / 298.257_223_563
const squaredEccentricity = flattening * (2 - flattening)

/**
 * The metres of one degree of longitude and of latitude, by the radii of curvature of the ellipsoid.
 * @see https://en.wikipedia.org/wiki/Earth_radius#Principal_radii_of_curvature
 */
export const degreeMetres = (latitude: number) => {
  const cosine = Math.cos(latitude * radians)
  const squaredShare = 1 / (1 - squaredEccentricity * (1 - cosine * cosine))
  const normal = radians * equatorialRadius * Math.sqrt(squaredShare)
  return { east: normal * cosine, north: normal * squaredShare * (1 - squaredEccentricity) }
}

export const raceAreaAround = (center: Position): RaceArea => {
  const { east, north } = degreeMetres(center.latitude)
  const eastward = (from: Position, to: Position) =>
    signedDegrees(to.longitude - from.longitude) * east
  const northward = (from: Position, to: Position) => (to.latitude - from.latitude) * north
  return {
    distance: (from, to) => {
      const x = eastward(from, to)
      const y = northward(from, to)
      // Faster than `Math.hypot`, because there are millions of distances.
      return Math.sqrt(x * x + y * y)
    },
    bearing: (from, to) =>
      normalDegrees(Math.atan2(eastward(from, to), northward(from, to)) / radians),
    toPoint: (position) => ({ x: eastward(center, position), y: northward(center, position) }),
    toPosition: ({ x, y }) => ({
      latitude: center.latitude + y / north,
      longitude: signedDegrees(center.longitude + x / east),
    }),
  }
}

/** Returns the area around the middle latitude of the positions, or around the equator without any. */
export const raceAreaOf = (positions: readonly Position[]): RaceArea => {
  const latitudes = positions.map(({ latitude }) => latitude)
  const latitude =
    positions.length === 0 ? 0 : (Math.min(...latitudes) + Math.max(...latitudes)) / 2
  return raceAreaAround({ latitude, longitude: positions[0]?.longitude ?? 0 })
}

/** The leg between two positions up to 20 km apart: in metres to 0.1 %, and in degrees true. */
export const flatLegBetween = (from: Position, to: Position) => {
  const area = raceAreaOf([from, to])
  return { metres: area.distance(from, to), bearing: area.bearing(from, to) }
}

/** The opposite of `flatLegBetween`. */
export const flatPositionAt = (from: Position, bearing: number, metres: number): Position => {
  const [x, y] = [Math.sin(bearing * radians) * metres, Math.cos(bearing * radians) * metres]
  const near = raceAreaAround(from).toPosition({ x, y })
  // The scale is that of the middle of the leg.
  const area = raceAreaOf([from, near])
  const start = area.toPoint(from)
  return area.toPosition({ x: start.x + x, y: start.y + y })
}

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
