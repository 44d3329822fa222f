/** A2.1 with thresholds: which scores of a boat are excluded. */
import { neverExcluded } from './codes.ts'
import type { PlainScore } from './scores.ts'

/** The length of the longest prefix of thresholds that the number of races has reached. */
const discardCount = (thresholds: readonly number[], races: number): number => {
  const missed = thresholds.findIndex((threshold) => threshold > races)
  return missed === -1 ? thresholds.length : missed
}

/**
 * Returns the ids of the columns whose scores are excluded: the worst, and the earliest of equal ones.
 * @param scores of one boat, in the order of the columns
 */
export const discardedColumns = (
  scores: readonly PlainScore[],
  thresholds: readonly number[],
  fixedColumns: ReadonlySet<string>,
): ReadonlySet<string> => {
  const worstFirst = scores
    .filter(({ code, columnId }) => !neverExcluded.has(code) && !fixedColumns.has(columnId))
    .sort((one, other) => other.points - one.points)
  const discarded = worstFirst.slice(0, discardCount(thresholds, scores.length))
  return new Set(discarded.map(({ columnId }) => columnId))
}
