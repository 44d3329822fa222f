/**
 * Scores a series by the low point system: Appendix A of the Racing Rules of Sailing 2025-2028.
 * Rounding: redress and parts of DNF to tenths, corrected times to seconds, points with a factor to
 * hundredths, always half up.
 */
import { discardedColumns } from './discards.ts'
import { rankBoats } from './ranking.ts'
import { countedEntries, racesOf } from './races.ts'
import { ruleSentences } from './ruleSentences.ts'
import { type RacedColumn, scoresOfBoats } from './scores.ts'
import type { ColumnOfStandings, Series, Standings } from './standings.ts'

export const scoreSeries = (series: Series): Standings => {
  const entries = countedEntries(series)
  const columns = series.columns.map((column) => ({
    column,
    races: racesOf(column, series, entries),
  }))
  const raced = columns.filter(({ races }) => races.length > 0)
  const scores = scoresOfBoats(raced, series.scoredBy)
  const fixed = series.columns.filter(({ isDiscardable }) => !isDiscardable)
  const fixedColumns = new Set(fixed.map(({ id }) => id))
  const boats = entries.map((entry) => {
    const own = scores.get(entry.id) ?? []
    const discarded = discardedColumns(own, series.discardThresholds, fixedColumns)
    return {
      entry,
      scores: own.map((score) => ({ ...score, isDiscarded: discarded.has(score.columnId) })),
    }
  })
  return {
    standings: rankBoats(boats, raced),
    columns: columns.map((column) => describeColumn(column, entries.length)),
    rules: ruleSentences(series, raced, entries.length),
  }
}

const describeColumn = ({ column, races }: RacedColumn, entries: number): ColumnOfStandings => {
  const came = races.reduce((total, race) => total + race.came, 0)
  const cameByFleet = Object.fromEntries(races.map((race) => [race.sheet.fleet, race.came]))
  return { id: column.id, isScored: races.length > 0, entries, came, cameByFleet }
}
