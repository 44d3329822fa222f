/** Ratios out of a comparison, and whether they reach what we want. */
import type { Comparison, Goal } from '../benchmark.ts'
import { median } from '../measuring/statistics.ts'

/** @throws Error when nobody of that name was measured */
export const medianOf = ({ title, series }: Comparison, contender: string): number => {
  const found = series.find((each) => each.contender === contender)
  if (found === undefined) throw new Error(`${title}: ${contender} was not measured`)
  return median(found.samples)
}

/** Our median as a multiple of theirs. */
export const ratioTo = (comparison: Comparison, contender: string): number =>
  medianOf(comparison, comparison.ours) / medianOf(comparison, contender)

export const isReached = ({ ratio, bound }: Goal): boolean =>
  'atLeast' in bound ? ratio >= bound.atLeast : ratio <= bound.atMost
