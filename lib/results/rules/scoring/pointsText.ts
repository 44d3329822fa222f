/** Points are integers inside of scoring, hundredths of a point, and decimals everywhere else. */

/** More than two decimals are rounded half up: 2.335 is 234. */
export const hundredthsOf = (points: number) => Math.round(Number((100 * points).toPrecision(15)))

export const pointsNumber = (hundredths: number): number => hundredths / 100

/** With at most two decimals. */
export const roundedPoints = (points: number): number => pointsNumber(hundredthsOf(points))

export const pointsText = (hundredths: number): string => String(pointsNumber(hundredths))

/** @example '1 point', '2.5 points' */
export const pointsWords = (hundredths: number): string =>
  `${pointsText(hundredths)} ${hundredths === 100 ? 'point' : 'points'}`

/** Rounds a positive fraction half up to a multiple of a step. Exact for integers. */
export const roundedTo = (step: number, dividend: number, divisor: number): number =>
  step * Math.floor((2 * dividend + divisor * step) / (2 * divisor * step))

const suffixes: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export const ordinal = (place: number): string => {
  const isTeen = Math.floor(place / 10) % 10 === 1
  return `${place}${(isTeen ? undefined : suffixes[place % 10]) ?? 'th'}`
}
