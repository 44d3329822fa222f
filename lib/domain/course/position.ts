/** Where a mark lies, and how far it is from one to another. */

/** In degrees; north and east are positive. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

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
