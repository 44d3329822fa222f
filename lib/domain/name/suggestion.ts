/** Which of the words somebody may have meant. */
import { distance } from 'fastest-levenshtein'

const distanceMax = 2

/**
 * The word that differs in case alone, or in the fewest letters; `undefined` when none is near.
 * Half of the letters have to be right, so that `b` is not taken for `a`.
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
