import { type Sentence, sentence } from '#values/failure.ts'
import { distance } from 'fastest-levenshtein'

const distanceMax = 2

/** Nearest first. At least half of the letters must match, so that `a` is not suggested for `b`. */
export const nearestWords = (found: string, words: Iterable<string>): readonly string[] => {
  const folded = found.toLowerCase()
  return Array.from(words)
    .filter((word) => Math.abs(word.length - found.length) <= distanceMax)
    .map((word) => ({ word, letters: distance(folded, word.toLowerCase()) }))
    .filter(
      ({ word, letters }) =>
        letters <= distanceMax && 2 * letters <= Math.max(word.length, found.length),
    )
    .sort((one, other) => one.letters - other.letters)
    .map(({ word }) => word)
}

/** The nearest of these words; `undefined` if none is near. */
export const nearestOf = (found: string, words: Iterable<string>): string | undefined =>
  nearestWords(found, words)[0]

const quotedMax = 40

export const didYouMean = (
  found: string,
  words: Iterable<string>,
): { readonly suggestion?: Sentence } => {
  const near = found.length <= 2 * quotedMax ? nearestOf(found, words) : undefined
  return near === undefined ? {} : { suggestion: sentence`Did you mean \`${near}\`?` }
}

export const quoted = (text: string): string =>
  `\`${text.length > quotedMax ? `${Array.from(text).slice(0, quotedMax).join('')}…` : text}\``
