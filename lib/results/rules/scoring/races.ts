/** The races of a series: the sheets that count, with a line for each boat that has a score. */
import type { Finish, FinishSheet } from '../finishSheet.ts'
import { type Place, placesOf } from './places.ts'
import type { ScoredColumn, ScoredEntry, Series } from './standings.ts'

export interface Race {
  readonly sheet: FinishSheet
  readonly lines: readonly Finish[]
  readonly places: ReadonlyMap<string, Place>
  /** The numbers of entries (A5.2), and of boats that came to the starting area (A5.3). */
  readonly entries: number
  readonly came: number
}

/** A boat that came to the starting area scores DNS without a line. */
const sentLines = ({ finishes, cameToTheStart }: FinishSheet): readonly Finish[] => {
  const listed = new Set(finishes.map(({ competitorId }) => competitorId))
  const silent = [...new Set(cameToTheStart)].filter((id) => !listed.has(id))
  return [...finishes, ...silent.map((competitorId) => ({ competitorId, code: 'DNS' }) as const)]
}

/** Withdrawn entries count from their first line in a sheet on (A2.2). */
export const countedEntries = ({ entries, sheets }: Series): readonly ScoredEntry[] => {
  const listed = new Set(sheets.flatMap(sentLines).map(({ competitorId }) => competitorId))
  return entries.filter(({ id, isWithdrawn }) => !isWithdrawn || listed.has(id))
}

/**
 * The races of a column. A race that no boat came to is not a race. In a column of one fleet, a boat
 * without a line scores DNC. With several fleets she has no score: her fleet is not known.
 */
export const racesOf = (
  column: ScoredColumn,
  { sheets, scoredBy }: Series,
  entries: readonly ScoredEntry[],
): readonly Race[] => {
  const fleets = column.fleets.map(({ name }) => name)
  return sheets
    .filter(({ raceColumnId, fleet }) => raceColumnId === column.id && fleets.includes(fleet))
    .flatMap((sheet) => {
      const sent = sentLines(sheet)
      const came = sent.filter(({ code }) => code !== 'DNC').length
      if (came === 0) return []
      const lines = fleets.length > 1 ? sent : [...sent, ...silentLines(sent, entries)]
      const places = placesOf(sheet, scoredBy)
      return [{ sheet, lines, places, entries: entries.length, came }]
    })
}

const silentLines = (sent: readonly Finish[], entries: readonly ScoredEntry[]) => {
  const listed = new Set(sent.map(({ competitorId }) => competitorId))
  return entries
    .filter(({ id }) => !listed.has(id))
    .map(({ id }) => ({ competitorId: id, code: 'DNC' }) as const)
}
