export const metresOfMile = 1852

const knotsOfMetresPerSecond = 3600 / metresOfMile

export const knotsOf = (metresPerSecond: number): number => metresPerSecond * knotsOfMetresPerSecond

/** @param digits after the decimal point */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
