/** Ratios within a comparison, and whether they reach their goals. */
import type { Comparison, Goal } from '../benchmark.ts'
import { median } from '../measuring/statistics.ts'

/** @throws Error when no competitor of that name was measured */
export const medianOf = ({ title, series }: Comparison, competitor: string): number => {
  const found = series.find((each) => each.competitor === competitor)
  if (found === undefined) throw new Error(`${title}: ${competitor} was not measured`)
  return median(found.samples)
}

/** Our median divided by that of the competitor. */
export const ratioTo = (comparison: Comparison, competitor: string): number =>
  medianOf(comparison, comparison.ours) / medianOf(comparison, competitor)

export const isReached = ({ ratio, bound }: Goal): boolean =>
  'atLeast' in bound ? ratio >= bound.atLeast : ratio <= bound.atMost
