/**
 * Positions of marks, and the distance and bearing between them along geodesics of WGS84, which are exact
 * everywhere and cross the antimeridian.
 */
import geographicLib from 'geographiclib-geodesic'
import { normalDegrees } from '../tracking/raceArea.ts'

/** In degrees; north and east are positive. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Far below the size of an atom. */
const degreesMin = 1e-15

/** Replaces immeasurably small values by 0, because JSON allows smaller numbers than the table. */
export const roundTinyToZero = (degrees: number): number =>
  Math.abs(degrees) < degreesMin ? 0 : degrees

const { WGS84 } = geographicLib.Geodesic

/** The bearing in degrees true at the beginning, from 0 to below 360; 180 for one position. */
export const legBetween = (from: Position, to: Position) => {
  const { s12 = 0, azi1 = 0 } = WGS84.Inverse(
    ...[from.latitude, from.longitude, to.latitude, to.longitude],
  )
  return { metres: s12, bearing: normalDegrees(azi1) }
}

/** In metres. */
export const distanceBetween = (one: Position, other: Position): number =>
  legBetween(one, other).metres

/** The longitude of a point relative to another one: beyond 180 across the antimeridian. */
export const continued = (from: number, longitude: number): number => {
  const eastward = longitude - from
  return eastward > 180 ? longitude - 360 : eastward < -180 ? longitude + 360 : longitude
}

/** The middle of two marks of a line, which are close to each other. */
export const middleOf = (one: Position, other: Position): Position => {
  const longitude = (one.longitude + continued(one.longitude, other.longitude)) / 2
  return {
    latitude: (one.latitude + other.latitude) / 2,
    longitude: continued(0, longitude),
  }
}

/** In degrees true, from 0 to below 360; `undefined` for identical positions. */
export const bearingBetween = (from: Position, to: Position): number | undefined => {
  const { metres, bearing } = legBetween(from, to)
  return metres === 0 ? undefined : bearing
}
