/** Decimals as people write them. A number field drops the comma of `3,5`. */

/** `undefined`: not a number of 0 or more. */
export const decimalIn = (text: string): number | undefined => {
  const number = text.trim().replace(',', '.')
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(number) ? Number(number) : undefined
}
