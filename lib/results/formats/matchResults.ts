/** Finds the entries and the race columns of a document, and makes the finish sheets that it means. */
import type { Entry } from '#races/rules/competitor.ts'
import { fleetsInColumn } from '#races/rules/fleets.ts'
import { type Race, racesOf, type Regatta } from '#races/rules/regatta.ts'
import { sailFinder } from '#races/rules/sailNumber.ts'
import { groupedBy } from '#values/groupedBy.ts'
import type { Finish } from '../rules/finishSheet.ts'
import type { ImportedScore, ResultDocument } from './resultDocument.ts'

export interface MatchOptions {
  /** The id of the competitor by the number on the sail. These count first. */
  readonly competitorIds: ReadonlyMap<string, string>
  /** The name of the race column by the number of the race. */
  readonly raceColumns: ReadonlyMap<string, string>
  /** Races that no race column is named after are those at the same position. */
  readonly isByOrder: boolean
}

export interface MatchedScore extends ImportedScore {
  readonly sailId: string
  readonly competitorId: string
}

export interface MatchedRace {
  readonly number: string
  readonly raceColumn: string
  readonly scores: readonly MatchedScore[]
}

export const matchResults = (
  { races, boats }: ResultDocument,
  regatta: Regatta,
  entries: readonly Entry[],
  options: MatchOptions,
) => {
  const columnNames = regatta.series.flatMap((one) => one.raceColumns.map(({ name }) => name))
  const columnOf = columnFinder(columnNames, options)
  const entryOf = entryFinder(entries, options)
  const foundRaces = races.map((race, index) => ({ ...race, raceColumn: columnOf(race, index) }))
  const foundBoats = boats.map((boat) => ({ ...boat, entry: entryOf(boat.sailId) }))
  return {
    sails: foundBoats.flatMap(({ sailId, entry }) =>
      entry === undefined ? [] : [{ sailId, competitorId: entry.competitor.id }],
    ),
    unmatchedSails: foundBoats.flatMap(({ sailId, entry }) =>
      entry === undefined ? [sailId] : [],
    ),
    unmatchedRaces: foundRaces.flatMap(({ number, raceColumn }) =>
      raceColumn === undefined ? [number] : [],
    ),
    races: foundRaces.flatMap(({ number, raceColumn }): readonly MatchedRace[] => {
      if (raceColumn === undefined) return []
      const scores = foundBoats.flatMap(({ sailId, entry, scores: ofBoat }) => {
        const score = ofBoat.get(number)
        if (score === undefined || entry === undefined) return []
        return [{ ...score, sailId, competitorId: entry.competitor.id }]
      })
      return [{ number, raceColumn, scores }]
    }),
  }
}

/** A number such as `3` also means the only race column that ends with it, such as `R3`. */
const columnFinder =
  (names: readonly string[], { raceColumns, isByOrder }: MatchOptions) =>
  ({ number, name }: ResultDocument['races'][number], index: number): string | undefined => {
    const given = raceColumns.get(number)
    if (given !== undefined) return names.find((one) => one === given)
    const same = names.find((one) => one === name) ?? names.find((one) => one === number)
    const numbered = names.filter((one) => /\d+$/.exec(one)?.[0] === number)
    return same ?? (numbered.length === 1 ? numbered[0] : isByOrder ? names[index] : undefined)
  }

const entryFinder = (entries: readonly Entry[], { competitorIds }: MatchOptions) => {
  const find = sailFinder(entries, ({ competitor: { boat, nationality } }) => ({
    sailId: boat.sailId ?? '',
    nationality,
  }))
  return (sailId: string): Entry | undefined => {
    const given = competitorIds.get(sailId)
    if (given !== undefined) return entries.find(({ competitor }) => competitor.id === given)
    const [entry, ...others] = find({ sailId, nationality: null })
    return others.length === 0 ? entry : undefined
  }
}

/**
 * Returns the lines of the finish sheets. Published points contain the factor of the race column, and
 * those of a sheet do not.
 */
export const sheetsOf = (
  { raceColumn, scores }: MatchedRace,
  regatta: Regatta,
  entries: readonly Entry[],
  /** Hundredths. */
  factor: number,
): readonly { readonly race: Race; readonly finishes: readonly Finish[] }[] => {
  const races = racesOf(regatta).filter((race) => race.raceColumn.name === raceColumn)
  const fleetOf = fleetsInColumn(races, entries)
  const byFleet = groupedBy(scores, ({ competitorId }) => fleetOf(competitorId))
  return races.flatMap((race) => {
    const ofFleet = byFleet.get(race.fleet)
    return ofFleet === undefined ? [] : [{ race, finishes: finishesOf(ofFleet, factor) }]
  })
}

const finishesOf = (scores: readonly MatchedScore[], factor: number): readonly Finish[] =>
  scores
    .toSorted((one, other) => (one.points ?? Infinity) - (other.points ?? Infinity))
    .map(({ competitorId, points, code }, index, all) => {
      const previous = all[index - 1]
      const isLevel = !code && !previous?.code && points === previous?.points
      return {
        ...{ competitorId, ...(code && { code }) },
        ...(points === undefined ? {} : { points: Math.round((points * 100) / factor) }),
        ...(isLevel && previous ? { isLevelWithPrevious: true } : {}),
      }
    })
