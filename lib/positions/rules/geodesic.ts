/** Geodesics of WGS84, which are exact everywhere and cross the antimeridian. */
import geographicLib from 'geographiclib-geodesic'
import { normalDegrees } from './raceArea.ts'
import type { Position } from './position.ts'

const { WGS84 } = geographicLib.Geodesic

/** Less than a millimetre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e8) / 1e8

/** @param bearing in degrees true, at the beginning of the geodesic */
export const positionAt = ({ latitude, longitude }: Position, bearing: number, metres: number) => {
  const { lat2 = latitude, lon2 = longitude } = WGS84.Direct(latitude, longitude, bearing, metres)
  return { latitude: rounded(lat2), longitude: rounded(lon2) }
}

/** Two marks by their ids, the left one first, as a boat sails between them. */
export const pairAt = (
  [left, right]: readonly [string, string],
  center: Position,
  heading: number,
  metres: number,
): readonly (readonly [string, Position])[] => [
  [left, positionAt(center, heading - 90, metres / 2)],
  [right, positionAt(center, heading + 90, metres / 2)],
]

/** The bearing in degrees true at the beginning, from 0 to below 360; 180 for one position. */
export const legBetween = (from: Position, to: Position) => {
  const { s12 = 0, azi1 = 0 } = WGS84.Inverse(
    from.latitude,
    from.longitude,
    to.latitude,
    to.longitude,
  )
  return { metres: s12, bearing: normalDegrees(azi1) }
}

/** In metres. */
export const distanceBetween = (one: Position, other: Position): number =>
  legBetween(one, other).metres

/** In degrees true, from 0 to below 360; `undefined` for identical positions. */
export const bearingBetween = (from: Position, to: Position): number | undefined => {
  const { metres, bearing } = legBetween(from, to)
  return metres === 0 ? undefined : bearing
}

/** Halfway along the geodesic. */
export const middleBetween = (one: Position, other: Position): Position => {
  const { bearing, metres } = legBetween(one, other)
  return positionAt(one, bearing, metres / 2)
}
