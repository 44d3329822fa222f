/** A2.1 with thresholds: which scores of a boat are excluded. */
import { neverExcluded } from './codes.ts'
import type { PlainScore } from './scores.ts'
import type { Score, Series } from './standings.ts'

/** The length of the longest prefix of thresholds that the number of races has reached. */
const discardCount = (thresholds: readonly number[], races: number): number => {
  const missed = thresholds.findIndex((threshold) => threshold > races)
  return missed === -1 ? thresholds.length : missed
}

/**
 * Returns a function that takes the scores of one boat, in the order of the columns. It excludes the
 * worst ones, and the earliest of equal ones.
 */
export const discarderOf = ({ columns, discardThresholds }: Series) => {
  const fixed = columns.filter(({ isDiscardable }) => !isDiscardable)
  const fixedColumns = new Set(fixed.map(({ id }) => id))
  return (scores: readonly PlainScore[]): readonly Score[] => {
    const worstFirst = scores
      .filter(({ code, columnId }) => !neverExcluded.has(code) && !fixedColumns.has(columnId))
      .sort((one, other) => other.points - one.points)
    const excluded = worstFirst.slice(0, discardCount(discardThresholds, scores.length))
    const discarded = new Set(excluded.map(({ columnId }) => columnId))
    return scores.map((score) => ({ ...score, isDiscarded: discarded.has(score.columnId) }))
  }
}
