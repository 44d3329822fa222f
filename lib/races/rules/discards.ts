/** Which scores of a series are discarded, in words and as thresholds. */
import { fill } from '#values/words.ts'

/** RRS A2.1 excludes one score. From four races on is usual. */
export const usualThresholds: readonly number[] = [4]

/** @example partsIn('Gold, Silver') // ['Gold', 'Silver'] */
export const partsIn = (text: string): readonly string[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Other texts than numbers become NaN. */
export const thresholdsIn = (text: string): readonly number[] => partsIn(text).map(Number)

export const thresholdsText = (thresholds: readonly number[]): string => thresholds.join(', ')

export interface DiscardWords {
  readonly noDiscards: string
  readonly discarded: string
  readonly discardsFrom: string
}

/** @example '1 from 4 races on, 2 from 8 races on' */
export const discardsShort = (thresholds: readonly number[], words: DiscardWords): string => {
  if (thresholds.length === 0) return words.noDiscards
  return [...new Set(thresholds)]
    .toSorted((one, other) => one - other)
    .map((races) => {
      const count = thresholds.filter((threshold) => threshold <= races).length
      return fill(words.discardsFrom, { count, races })
    })
    .join(', ')
}

/** @example 'Discarded scores: 1 from 4 races on, 2 from 8 races on' */
export const discardsText = (thresholds: readonly number[], words: DiscardWords): string => {
  const parts = discardsShort(thresholds, words)
  return thresholds.length === 0 ? parts : fill(words.discarded, { parts })
}
