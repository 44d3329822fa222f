/** The ranks in a series after each of its races. */
import { discardedColumns } from './discards.ts'
import { rankBoats } from './ranking.ts'
import { countedEntries, racesOf } from './races.ts'
import type { Series, Standings } from './standings.ts'

/**
 * Returns the ranks by the id of the race column, then by that of the competitor, for the columns that
 * count. Scores are those of the standings: redress by the average of all races knows later ones.
 */
export const ranksAfterColumns = (
  series: Series,
  { standings }: Standings,
): ReadonlyMap<string, ReadonlyMap<string, number>> => {
  const entries = countedEntries(series)
  const raced = series.columns
    .map((column) => ({ column, races: racesOf(column, series, entries) }))
    .filter(({ races }) => races.length > 0)
  const fixed = series.columns.filter(({ isDiscardable }) => !isDiscardable)
  const fixedColumns = new Set(fixed.map(({ id }) => id))
  const scores = new Map(standings.map((standing) => [standing.id, standing.scores]))
  return new Map(
    raced.map(({ column }, position) => {
      const sailed = raced.slice(0, position + 1)
      const ids = new Set(sailed.map((one) => one.column.id))
      const boats = entries.map((entry) => {
        const own = (scores.get(entry.id) ?? []).filter(({ columnId }) => ids.has(columnId))
        const discarded = discardedColumns(own, series.discardThresholds, fixedColumns)
        const counted = own.map((score) => ({
          ...score,
          isDiscarded: discarded.has(score.columnId),
        }))
        return { entry, scores: counted }
      })
      const ranks = rankBoats(boats, sailed).map(({ id, rank }) => [id, rank] as const)
      return [column.id, new Map(ranks)] as const
    }),
  )
}
