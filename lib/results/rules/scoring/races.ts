/** The races of a series: the sheets that count, with a line for each boat that has a score. */
import type { Finish, FinishSheet } from '../finishSheet.ts'
import { type Amount, plusOne } from './amount.ts'
import { type Place, placesOf } from './places.ts'
import type { ScoredColumn, ScoredEntry, Series } from './standings.ts'

export interface Race {
  readonly sheet: FinishSheet
  readonly lines: readonly Finish[]
  readonly places: ReadonlyMap<string, Place>
  readonly scoredBy: Series['scoredBy']
  /** The number of boats that came to the starting area. */
  readonly came: number
  /** The scores for DNC and DNF. */
  readonly dnc: Amount
  readonly dnf: Amount
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

/** A race needs a boat that came. A boat without a line scores DNC in the fleet that is hers. */
export const racesOf = (
  column: ScoredColumn,
  { sheets, scoredBy, penaltyBase }: Series,
  entries: readonly ScoredEntry[],
): readonly Race[] => {
  const fleets = column.fleets.map(({ name }) => name)
  const isByEntries = penaltyBase === 'entries'
  const dnc = plusOne(entries.length, 'entriesPlusOne', isByEntries ? 'A5.2' : 'A5.3')
  const ofColumn = sheets.filter(
    ({ raceColumnId, fleet }) => raceColumnId === column.id && fleets.includes(fleet),
  )
  const named = new Set(ofColumn.flatMap(sentLines).map(({ competitorId }) => competitorId))
  const silent = entries.filter(({ id }) => !named.has(id))
  return ofColumn.flatMap((sheet) => {
    const sent = sentLines(sheet)
    const came = sent.filter(({ code }) => code !== 'DNC').length
    if (came === 0) return []
    const absent =
      fleets.length > 1 ? silent.filter(({ id }) => column.fleetOf?.(id) === sheet.fleet) : silent
    const lines = [...sent, ...absent.map(({ id }) => ({ competitorId: id, code: 'DNC' }) as const)]
    const places = placesOf(sheet, scoredBy)
    const dnf = isByEntries ? dnc : plusOne(came, 'startersPlusOne', 'A5.3')
    return [{ sheet, lines, places, scoredBy, came, dnc, dnf }]
  })
}
