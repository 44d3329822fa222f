/** Ratings as their authorities publish them: yardsticks and Portsmouth numbers. */

/** A factor with fewer decimals is one that somebody stated. */
const decimalsMin = 6

/**
 * 100 / yardstick, or 1000 / Portsmouth number. Entries have factors only, so the number is the one
 * that has this factor to its last decimal.
 */
export const numberedRating = (factor: number) => {
  const decimals = (/\.(\d+)$/.exec(String(factor))?.[1] ?? '').length
  if (decimals < decimalsMin) return undefined
  const found = ([100, 1000] as const).map((dividend) => ({
    dividend,
    number: Math.round(dividend / factor),
  }))
  return found.find(
    ({ dividend, number }) => Number((dividend / number).toFixed(decimals)) === factor,
  )
}

/** For example `0.9` or `100 / 112`. */
export const factorValue = (factor: number): number | string => {
  const rating = numberedRating(factor)
  return rating === undefined ? factor : `${rating.dividend} / ${rating.number}`
}

/** For example `0.9` or `112`. */
export const ratingText = (factor: number): string =>
  String(numberedRating(factor)?.number ?? factor)
