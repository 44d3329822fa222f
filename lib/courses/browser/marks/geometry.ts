/** Bearings and distances between places that are a few miles apart, on the WGS 84 ellipsoid. */

export interface Position {
  latitude: number
  longitude: number
}

export const metresOfMile = 1852

const radians = Math.PI / 180
const radius = 6_378_137
const flattening = 1 / 298.257223563
const eccentricity = flattening * (2 - flattening)

/** The metres of one degree of latitude and of longitude. */
const degreeMetres = (latitude: number): [number, number] => {
  const sine = Math.sin(latitude * radians)
  const root = Math.sqrt(1 - eccentricity * sine * sine)
  return [
    (radians * radius * (1 - eccentricity)) / root ** 3,
    (radians * radius * Math.cos(latitude * radians)) / root,
  ]
}

export const placeFrom = (from: Position, bearing: number, metres: number): Position => {
  const north = metres * Math.cos(bearing * radians)
  const east = metres * Math.sin(bearing * radians)
  const [half] = degreeMetres(from.latitude)
  const middle = from.latitude + north / half / 2
  const [latitude, longitude] = degreeMetres(middle)
  return {
    latitude: from.latitude + north / latitude,
    longitude: from.longitude + east / longitude,
  }
}

export const legBetween = (from: Position, to: Position): { bearing: number; metres: number } => {
  const [latitude, longitude] = degreeMetres((from.latitude + to.latitude) / 2)
  const north = (to.latitude - from.latitude) * latitude
  const east = (to.longitude - from.longitude) * longitude
  return {
    bearing: (Math.atan2(east, north) / radians + 360) % 360,
    metres: Math.hypot(north, east),
  }
}

/** @example '230° 0.92 NM' */
export const legText = (from: Position, to: Position) => {
  const { bearing, metres } = legBetween(from, to)
  const degrees = String(Math.round(bearing) % 360).padStart(3, '0')
  const distance =
    metres < 500 ? `${Math.round(metres)} m` : `${(metres / metresOfMile).toFixed(2)} NM`
  return `${degrees}° ${distance}`
}

/** In degrees and minutes, as plotters show them. */
export const positionText = ({ latitude, longitude }: Position) => {
  const text = (value: number, letters: string) => {
    const minutes = Math.round(Math.abs(value) * 60_000) / 1000
    const letter = letters[value < 0 ? 1 : 0]
    return `${Math.floor(minutes / 60)}°${(minutes % 60).toFixed(3)}′${letter}`
  }
  return `${text(latitude, 'NS')} ${text(longitude, 'EW')}`
}
