import { pointsNumber } from './pointsText.ts'
import type { Sentence } from '../../words/sentences.ts'

export interface Amount {
  /** Hundredths. */
  readonly points: number
  readonly words: readonly Sentence[]
  readonly rule: string
  /** Whether the words are an addition without its sum. */
  readonly isAddition?: true
}

type Counted = 'entriesPlusOne' | 'startersPlusOne' | 'placedPlusOne'

export const plusOne = (count: number, what: Counted, rule: string): Amount => {
  const points = 100 * (count + 1)
  return { points, words: [[what, { count, points: pointsNumber(points) }]], rule }
}

export const withWords = (words: readonly Sentence[], amount: Amount): Amount => ({
  ...amount,
  words: [...words, ...amount.words],
})
