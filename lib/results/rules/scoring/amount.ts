import { pointsNumber } from './pointsText.ts'
import type { Sentence } from '../../words/sentences.ts'

export interface Amount {
  /** Hundredths. */
  readonly points: number
  readonly words: readonly Sentence[]
  readonly rule: string
  /** Absent: the name of the rule. */
  readonly ruleWords?: Sentence | undefined
  /** Whether the words are an addition without its sum. */
  readonly isAddition?: true
  /** Whether the points depend on no place, so that a medal race does not double them. */
  readonly isFixed?: true
}

export type Counted =
  | 'entriesPlusOne'
  | 'startersPlusOne'
  | 'placedPlusOne'
  | 'largestFleetPlusOne'
  | 'fleetPlusOne'
  | 'medalFleetPlusOne'

export const plusOne = (count: number, what: Counted, rule: string): Amount => {
  const points = 100 * (count + 1)
  return { points, words: [[what, { count, points: pointsNumber(points) }]], rule, isFixed: true }
}

export const withWords = (words: readonly Sentence[], amount: Amount): Amount => ({
  ...amount,
  words: [...words, ...amount.words],
})
