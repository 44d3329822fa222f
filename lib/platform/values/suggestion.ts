/** Suggests the nearest known word for an unknown one. */
import { distance } from 'fastest-levenshtein'

const distanceMax = 2

/**
 * The word that differs in case only, or in the fewest letters; `undefined` if none is near. At
 * least half of the letters must match, so that `a` is not suggested for `b`.
 */
export const nearestOf = (found: string, words: Iterable<string>): string | undefined => {
  const folded = found.toLowerCase()
  const near = Array.from(words, (word) => ({
    word,
    letters: distance(folded, word.toLowerCase()),
  })).filter(
    ({ word, letters }) =>
      letters <= distanceMax && 2 * letters <= Math.max(word.length, found.length),
  )
  return near.reduce<(typeof near)[number] | undefined>(
    (best, each) => (best === undefined || each.letters < best.letters ? each : best),
    undefined,
  )?.word
}
