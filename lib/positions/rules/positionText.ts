/** Positions in words, as charts, plotters and spreadsheets write them. */
import type { Position } from './position.ts'

const number = '\\d{1,3}(?:\\.\\d+)?'
const degreesPattern = new RegExp(
  `^(?<sign>[-+]?)(?<degrees>${number})(?:[°º\\s-]+(?<minutes>${number})` +
    `(?:['′’\\s]+(?<seconds>${number})["″”'′’\\s]*|['′’\\s]*)|[°º\\s]*)$`,
)

/**
 * Reads degrees such as `54.42`, `54°25.2'N`, `N 54 25.2`, `-10°10'48"` or `54,42`.
 * @param letters the letters of the positive and of the negative direction
 * @returns `undefined` for anything else, such as 60 minutes
 */
export const readDegrees = (text: string, letters: 'NS' | 'EW'): number | undefined => {
  const found = /^([NSEW])?(.*?)([NSEW])?$/is.exec(text.trim().replaceAll(',', '.'))
  const [, before, digits = '', after = before] = found ?? []
  const letter = after?.toUpperCase()
  if (before !== undefined && after !== before) return undefined
  if (letter !== undefined && !letters.includes(letter)) return undefined
  const parts = degreesPattern.exec(digits.trim())?.groups
  if (parts === undefined || (letter !== undefined && parts.sign !== '')) return undefined
  const { degrees, minutes = 0, seconds = 0 } = parts
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  const most = letters === 'NS' ? 90 : 180
  if (Number(minutes) >= 60 || Number(seconds) >= 60 || value > most) return undefined
  return parts.sign === '-' || letter === letters[1] ? 0 - value : value
}

const pairPatterns = [
  /^([^NSEW]*[NS])[\s,;/]{0,9}([^NSEW]*[EW])$/is,
  /^([NS][^NSEW]*?)[\s,;/]{0,9}([EW][^NSEW]*)$/is,
  /^([-+]?\d+(?:\.\d+)?)(?:\s*[,;/]\s*|\s+)([-+]?\d+(?:\.\d+)?)$/,
  /^([-+]?\d+(?:,\d+)?)(?:\s*[;/]\s*|\s+)([-+]?\d+(?:,\d+)?)$/,
]

/** Reads a latitude and a longitude in one text, such as `54°25.2'N 10°10.8'E`. */
export const readPosition = (text: string): Position | undefined => {
  const [, north, east] =
    pairPatterns.map((pattern) => pattern.exec(text.trim())).find(Boolean) ?? []
  const latitude = readDegrees(north ?? '', 'NS')
  const longitude = readDegrees(east ?? '', 'EW')
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

/** A latitude and a longitude, as plotters show them. */
export const formatPosition = ({ latitude, longitude }: Position): string =>
  `${formatDegrees(latitude, 'NS')} ${formatDegrees(longitude, 'EW')}`

/** Degrees and decimal minutes, the notation of charts and plotters: 54°25.206′N. */
export const formatDegrees = (value: number, letters: 'NS' | 'EW'): string => {
  const thousandths = Math.round(Math.abs(value) * 60_000)
  const digits = letters === 'NS' ? 2 : 3
  const whole = String(Math.floor(thousandths / 60_000)).padStart(digits, '0')
  const minutes = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, '0')
  return `${whole}°${minutes}′${letters.charAt(value < 0 ? 1 : 0)}`
}
