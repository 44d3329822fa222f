/** Units of sailing. */

const knotsOfMetresPerSecond = 3600 / 1852

export const knotsOf = (metresPerSecond: number): number => metresPerSecond * knotsOfMetresPerSecond

/** @param digits after the decimal point */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
