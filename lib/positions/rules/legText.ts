/** Bearings and lengths of legs in words, as on charts. */
import type { Language } from '#values/language.ts'
import { metresOfMile } from '#values/units.ts'

/** @example milesText(1_445, 'de') // '0,78' */
const milesText = (metres: number, language: Language = 'en'): string => {
  const miles = metres / metresOfMile
  const digits = miles < 100 ? 2 : 0
  return miles.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  })
}

/** In nautical miles, and in metres below `shortest`, which is in metres. */
export const lengthText = (
  metres: number,
  language: Language = 'en',
  shortest = metresOfMile / 10,
): string => (metres < shortest ? `${Math.round(metres)} m` : `${milesText(metres, language)} NM`)

/** With three digits, as on charts: 060°. */
export const bearingText = (degrees: number): string =>
  `${String(Math.round(degrees) % 360).padStart(3, '0')}°`
