/** Which scores of a boat do not count. */
import type { Series, Score, SeriesPart } from './standings.ts'
import { neverExcluded } from './codes.ts'
import type { RacedColumn } from './races.ts'
import type { PlainScore } from './scores.ts'
import { systemOf } from './systems/systems.ts'

/** The length of the longest prefix of thresholds that the number of races has reached. */
const discardCount = (thresholds: readonly number[], races: number): number => {
  const missed = thresholds.findIndex((threshold) => threshold > races)
  return missed === -1 ? thresholds.length : missed
}

/** Medal races raise no number of scores that count. */
export const racesIn = (raced: readonly RacedColumn[]): number =>
  raced.filter(({ column }) => column.part.stage !== 'medal').length

/** The number of scores that count, or `undefined` if thresholds decide. */
export const wantedScores = (
  { scoring: { counts } }: Series,
  races: number,
): number | undefined => {
  if (counts === undefined) return undefined
  return 'best' in counts ? counts.best : shareOf(counts.share, races)
}

/** Rounded up, without the noise of decimals: 0.1 of 30 is 3. */
export const shareOf = (share: number, races: number): number =>
  Math.ceil(Number((share * races).toPrecision(12)))

/**
 * Excludes the worst scores of a boat, given in the order of the columns, the earliest first. Medal
 * races do not count as races of the thresholds.
 */
export const discarderOf = (series: Series, raced: readonly RacedColumn[]) => {
  const { columns, discardThresholds, scoring } = series
  const { direction } = systemOf(scoring)
  const wanted = wantedScores(series, racesIn(raced))
  const byId = new Map(columns.map((column) => [column.id, column]))
  const isOut = ({ code }: PlainScore) => scoring.average !== undefined && code === 'DNC'
  const partOf = ({ columnId }: PlainScore) => byId.get(columnId)?.part
  const isOfStage = (stage: string) => (score: PlainScore) => partOf(score)?.stage === stage
  return (scores: readonly PlainScore[]): readonly Score[] => {
    const out = scores.filter(isOut)
    const counting = scores.filter((score) => !isOut(score))
    const raced = counting.filter((score) => !isOfStage('medal')(score)).length
    const isOnlyFinal = scores.filter(isOfStage('final')).length === 1
    const worstFirst = counting
      .filter((score) => !neverExcluded.has(score.code) && byId.get(score.columnId)?.isDiscardable)
      .filter((score) => !(isOnlyFinal && isOfStage('final')(score)))
      .sort((one, other) => direction * (other.points - one.points))
    const count = wanted === undefined ? discardCount(discardThresholds, raced) : raced - wanted
    const discarded = new Set([...out, ...withinParts(worstFirst, count, partOf)])
    return scores.map((score) => ({ ...score, isDiscarded: discarded.has(score) }))
  }
}

/** The first ones, as many as the series that they belong to allow. */
const withinParts = (
  worstFirst: readonly PlainScore[],
  count: number,
  partOf: (score: PlainScore) => SeriesPart | undefined,
): readonly PlainScore[] => {
  const excluded: PlainScore[] = []
  const numbers = new Map<SeriesPart | undefined, number>()
  for (const score of worstFirst) {
    if (excluded.length >= count) break
    const part = partOf(score)
    const number = (numbers.get(part) ?? 0) + 1
    if (number > (part?.maximumNumberOfDiscards ?? Infinity)) continue
    numbers.set(part, number)
    excluded.push(score)
  }
  return excluded
}
