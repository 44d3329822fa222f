/**
 * Scores a series by the low point system: Appendix A of the Racing Rules of Sailing 2025-2028.
 * Rounding: redress and parts of DNF to tenths, corrected times to seconds, points with a factor to
 * hundredths, always half up.
 */
import { discarderOf } from './discards.ts'
import { rankBoats } from './ranking.ts'
import { countedEntries, racesOf } from './races.ts'
import { ruleSentences } from './ruleSentences.ts'
import { type RacedColumn, scoresOfBoats } from './scores.ts'
import type { ColumnOfStandings, ScoredEntry, Series, Standings } from './standings.ts'

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

/**
 * Returns the ranks in the series after each of its races: by the id of the race column, then by that
 * of the competitor, for the columns that count. Scores are those of the standings: redress by the
 * average of all races knows later ones.
 */
export const ranksAfterColumns = (
  series: Series,
  { standings }: Standings,
): ReadonlyMap<string, ReadonlyMap<string, number>> => {
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
