/** The races of a series: the sheets that count, with a line for each boat that has a score. */
import { type Finish, type FinishSheet, withBoatsOnly } from '../finishSheet.ts'
import type { Amount } from './amount.ts'
import { codePointsOf } from './codePoints.ts'
import { cameToStart } from './codes.ts'
import { type Place, placesOf } from './places.ts'
import { roundedTo } from './pointsText.ts'
import type { ScoredColumn, ScoredEntry, Series } from './standings.ts'
import type { ScoringSystem } from './systems/system.ts'
import { isShare, systemOf } from './systems/systems.ts'

export interface Race {
  readonly sheet: FinishSheet
  readonly lines: readonly Finish[]
  readonly places: ReadonlyMap<string, Place>
  readonly scoredBy: Series['scoredBy']
  readonly system: ScoringSystem
  /** The number of boats that came to the starting area. */
  readonly came: number
  /** The points of the boats of a place (A7), and of the first place. */
  readonly pointsOf: (place: Place) => number
  readonly first: number
  /** The scores for DNC and DNF. */
  readonly dnc: Amount
  readonly dnf: Amount
  /** The place of the first boat. */
  readonly firstPlace: number
}

export interface RacedColumn {
  readonly column: ScoredColumn
  readonly races: readonly Race[]
  /** The fleets that have boats and did not sail. */
  readonly lacking: readonly string[]
  /** The fleets without which the races do not count yet. */
  readonly waitsFor?: readonly string[]
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

interface SailedColumn {
  readonly column: ScoredColumn
  /** Without those who sail the medal race while the others sail. */
  readonly boats: readonly ScoredEntry[]
  readonly sheets: readonly SailedSheet[]
}

interface SailedSheet {
  readonly sheet: FinishSheet
  readonly sent: readonly Finish[]
  readonly came: number
}

/** The columns with their races. A race needs a boat that came. */
export const columnsOf = (
  series: Series,
  entries: readonly ScoredEntry[],
): readonly RacedColumn[] => {
  const medalists = medalistsOf(series, entries)
  const sailed = series.columns.map((column): SailedColumn => {
    const isForOthers = (column.firstPlace ?? 1) > 1
    const boats = isForOthers ? entries.filter(({ id }) => !medalists.has(id)) : entries
    const ids = new Set(boats.map(({ id }) => id))
    const fleets = column.fleets.map(({ name }) => name)
    const sheets = series.sheets
      .filter(({ raceColumnId, fleet }) => raceColumnId === column.id && fleets.includes(fleet))
      .map((sheet) => (isForOthers ? withBoatsOnly(sheet, ids) : sheet))
      .map((sheet) => ({ sheet, sent: sentLines(sheet) }))
      .map((each) => ({ ...each, came: each.sent.filter(cameToStart).length }))
      .filter(({ came }) => came > 0)
    return { column, boats, sheets }
  })
  const largest = Math.max(0, ...sailed.flatMap(({ sheets }) => sheets.map(({ came }) => came)))
  return sailed.map((each) => ({
    column: each.column,
    races: racesOf(each, series, { entries, largest }),
    lacking: lackingIn(each),
  }))
}

const lackingIn = ({ column, boats, sheets }: SailedColumn): readonly string[] => {
  const withBoats = new Set(boats.map(({ id }) => column.fleetOf(id)))
  const sailed = new Set(sheets.map(({ sheet }) => sheet.fleet))
  return column.fleets
    .map(({ name }) => name)
    .filter((name) => withBoats.has(name) && !sailed.has(name))
}

const medalistsOf = ({ columns }: Series, entries: readonly ScoredEntry[]) => {
  const medal = columns.filter(({ part }) => part.stage === 'medal')
  return new Set(
    entries.filter(({ id }) => medal.some(({ fleetOf }) => fleetOf(id) !== '')).map(({ id }) => id),
  )
}

interface Fields {
  readonly entries: readonly ScoredEntry[]
  /** The number of boats in the largest race of the series. */
  readonly largest: number
}

/** A boat without a line scores DNC in the fleet that is hers. */
const racesOf = (
  { column, boats, sheets }: SailedColumn,
  { scoredBy, penaltyBase, scoring }: Series,
  { entries, largest }: Fields,
): readonly Race[] => {
  const system = systemOf(scoring)
  const codePoints = codePointsOf(column, penaltyBase, entries)
  const named = new Set(sheets.flatMap(({ sent }) => sent.map((line) => line.competitorId)))
  const silent = boats.filter(({ id }) => !named.has(id))
  const hasLists = column.fleets.length > 1 || column.part.stage !== undefined
  const { firstPlace = 1 } = column
  return sheets.map(({ sheet, sent, came }) => {
    const absent = hasLists ? silent.filter(({ id }) => column.fleetOf(id) === sheet.fleet) : silent
    const { dnc, dnf } = codePoints(sheet.fleet, came)
    const places = placesOf(sheet, scoredBy, system.direction)
    const field = isShare(scoring) ? came : largest
    const placePoints = (place: number) => system.pointsOfPlace(place + firstPlace - 1, field)
    return {
      sheet,
      lines: [...sent, ...absent.map(({ id }) => ({ competitorId: id, code: 'DNC' }) as const)],
      places,
      scoredBy,
      system,
      came,
      pointsOf: averageOfPlaces(placePoints),
      first: placePoints(1),
      dnc: system.pointsOfCode(dnc),
      dnf: system.pointsOfCode(dnf),
      firstPlace,
    }
  })
}

/** A7: boats that are level share the points of their places, rounded half up to hundredths. */
const averageOfPlaces = (placePoints: (place: number) => number) => {
  const known = new Map<Place, number>()
  return (level: Place): number => {
    const found = known.get(level)
    if (found !== undefined) return found
    let sum = 0
    for (let each = 0; each < level.boats; each += 1) sum += placePoints(level.place + each)
    const points = roundedTo(1, sum, level.boats)
    known.set(level, points)
    return points
  }
}
