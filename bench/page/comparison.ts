/** Ratios within a comparison, and whether they reach their goals. */
import type { Comparison, Goal } from '../benchmark.ts'
import { median } from '../measuring/statistics.ts'

/** @throws Error when no contender of that name was measured */
export const medianOf = ({ title, series }: Comparison, contender: string): number => {
  const found = series.find((each) => each.contender === contender)
  if (found === undefined) throw new Error(`${title}: ${contender} was not measured`)
  return median(found.samples)
}

/** Our median divided by that of the contender. */
export const ratioTo = (comparison: Comparison, contender: string): number =>
  medianOf(comparison, comparison.ours) / medianOf(comparison, contender)

export const isReached = ({ ratio, bound }: Goal): boolean =>
  'atLeast' in bound ? ratio >= bound.atLeast : ratio <= bound.atMost
