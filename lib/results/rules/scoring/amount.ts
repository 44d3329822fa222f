import { pointsText } from './pointsText.ts'
import { plural } from '#values/plural.ts'

export interface Amount {
  /** Hundredths. */
  readonly points: number
  readonly words: string
  readonly rule: string
  /** Whether the words are an addition without its sum. */
  readonly isAddition?: true
}

export const plusOne = (count: number, one: string, more: string, rule: string): Amount => {
  const points = 100 * (count + 1)
  return { points, words: `${plural(count, one, more)} + 1 = ${pointsText(points)}`, rule }
}

export const labelled = (label: string, amount: Amount): Amount => ({
  ...amount,
  words: `${label}: ${amount.words}`,
})
