/** Positions of marks, and the distance and bearing between them. */

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

/** The mean radius of the earth. */
const earthRadiusMetres = 6_371_008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** In metres, along a great circle (haversine), which is exact to about half a percent. */
export const distanceBetween = (one: Position, other: Position): number => {
  const [latitude, otherLatitude] = [radians(one.latitude), radians(other.latitude)]
  const northward = Math.sin((otherLatitude - latitude) / 2) ** 2
  const eastward = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const square = northward + Math.cos(latitude) * Math.cos(otherLatitude) * eastward
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(Math.min(1, square)))
}

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

/**
 * In degrees true, 0 to 360, at the start of the great circle; `undefined` for identical positions.
 */
export const bearingBetween = (from: Position, to: Position): number | undefined => {
  const [latitude, otherLatitude] = [radians(from.latitude), radians(to.latitude)]
  const eastward = radians(to.longitude - from.longitude)
  const x = Math.sin(eastward) * Math.cos(otherLatitude)
  const y =
    Math.cos(latitude) * Math.sin(otherLatitude) -
    Math.sin(latitude) * Math.cos(otherLatitude) * Math.cos(eastward)
  if (distanceBetween(from, to) === 0) return undefined
  return ((Math.atan2(x, y) * 180) / Math.PI + 360) % 360
}
