/** Points are integers inside of scoring, hundredths of a point, and decimals everywhere else. */

/** More than two decimals are rounded half up: 2.335 is 234. */
export const hundredthsOf = (points: number) => Math.round(Number((100 * points).toPrecision(15)))

/** With tenths of hundredths, which shares have. */
export const pointsNumber = (hundredths: number): number => Math.round(10 * hundredths) / 1000

/** With at most two decimals. */
export const roundedPoints = (points: number): number => pointsNumber(hundredthsOf(points))

/** Rounds a positive fraction half up to a multiple of a step. Exact for integers. */
export const roundedTo = (step: number, dividend: number, divisor: number): number =>
  step * Math.floor((2 * dividend + divisor * step) / (2 * divisor * step))
