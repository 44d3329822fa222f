/** Bearings and lengths of legs in words, as on charts. */
import type { Language } from '#values/language.ts'
import { metresOfMile } from '#values/units.ts'

/** In nautical miles, and in metres below `shortest`, which is in metres. */
export const lengthText = (
  metres: number,
  language: Language = 'en',
  shortest = metresOfMile / 10,
): string => {
  const miles = metres / metresOfMile
  if (metres < shortest) return `${Math.round(metres)} m`
  const digits = miles < 100 ? 2 : 0
  const number = miles.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  })
  return `${number} NM`
}

/** With three digits, as on charts: 060°. */
export const bearingText = (degrees: number): string =>
  `${String(Math.round(degrees) % 360).padStart(3, '0')}°`
