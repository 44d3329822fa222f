/**
 * Scores a series by the low point system: Appendix A of the Racing Rules of Sailing 2025-2028.
 * Rounding: redress and parts of DNF to tenths, corrected times to seconds, points with a factor to
 * hundredths, always half up.
 */
import { rankBoats } from './ranking.ts'
import { countedEntries, racesOf } from './races.ts'
import { ruleSentences } from './ruleSentences.ts'
import { type PlainScore, type RacedColumn, scoresOfBoats } from './scores.ts'
import type { ColumnOfStandings, Score, ScoredEntry, Series, Standings } from './standings.ts'
import { neverExcluded } from './codes.ts'

export const scoreSeries = (series: Series): Standings => {
  const entries = countedEntries(series)
  const columns = columnsOf(series, entries)
  const raced = columns.filter(isRaced)
  const scores = scoresOfBoats(raced, series.scoredBy)
  const discard = discarderOf(series)
  const boats = entries.map((entry) => ({ entry, scores: discard(scores.get(entry.id) ?? []) }))
  return {
    standings: rankBoats(boats, raced),
    columns: columns.map((column) => describeColumn(column, entries.length)),
    rules: ruleSentences(series, raced, entries.length),
  }
}

const columnsOf = (series: Series, entries: readonly ScoredEntry[]): readonly RacedColumn[] =>
  series.columns.map((column) => ({ column, races: racesOf(column, series, entries) }))

const isRaced = ({ races }: RacedColumn): boolean => races.length > 0

const describeColumn = ({ column, races }: RacedColumn, entries: number): ColumnOfStandings => {
  const came = races.reduce((total, race) => total + race.came, 0)
  const cameByFleet = Object.fromEntries(races.map((race) => [race.sheet.fleet, race.came]))
  return { id: column.id, isScored: races.length > 0, entries, came, cameByFleet }
}

/** Ranks after each race column that counts. Redress by the average of all knows later races. */
export const ranksAfterColumns = (series: Series, { standings }: Standings) => {
  const entries = countedEntries(series)
  const raced = columnsOf(series, entries).filter(isRaced)
  const discard = discarderOf(series)
  const scores = new Map(standings.map((standing) => [standing.id, standing.scores]))
  return new Map(
    raced.map(({ column }, position) => {
      const sailed = raced.slice(0, position + 1)
      const ids = new Set(sailed.map((one) => one.column.id))
      const boats = entries.map((entry) => {
        const own = (scores.get(entry.id) ?? []).filter(({ columnId }) => ids.has(columnId))
        return { entry, scores: discard(own) }
      })
      const ranks = rankBoats(boats, sailed).map(({ id, rank }) => [id, rank] as const)
      return [column.id, new Map(ranks)] as const
    }),
  )
}

/** The length of the longest prefix of thresholds that the number of races has reached. */
const discardCount = (thresholds: readonly number[], races: number): number => {
  const missed = thresholds.findIndex((threshold) => threshold > races)
  return missed === -1 ? thresholds.length : missed
}

/** Excludes the worst scores of a boat, given in the order of the columns, the earliest first. */
const discarderOf = ({ columns, discardThresholds }: Series) => {
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
