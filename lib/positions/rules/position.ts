/** Positions of marks. `geodesic.ts` measures between them. */

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
