/** Bearings and lengths of legs in words, as on charts. */
import { metresOfMile } from '#values/units.ts'

/** In nautical miles, and in metres below `shortest`, which is in metres. */
export const lengthText = (metres: number, shortest = metresOfMile / 10): string => {
  const miles = metres / metresOfMile
  if (metres < shortest) return `${Math.round(metres)} m`
  return `${miles < 100 ? miles.toFixed(2) : Math.round(miles)} NM`
}

/** With three digits, as on charts: 060°. */
export const bearingText = (degrees: number): string =>
  `${String(Math.round(degrees) % 360).padStart(3, '0')}°`
