/** The race columns of a leaderboard. */
import { shownStartMillisOf } from '../../domain/race/raceTimes.ts'
import { type Race, racesOf, type Regatta } from '../../domain/race/regatta.ts'
import type { TrackedResults } from '../tracking/trackedResults.ts'

export interface ColumnWithRaces {
  readonly name: string
  /** One for each fleet. */
  readonly races: readonly Race[]
}

/** In the order of the race columns. */
export const columnsOf = (regatta: Regatta): readonly ColumnWithRaces[] => {
  const races = racesOf(regatta)
  return regatta.series.flatMap(({ raceColumns }) =>
    raceColumns.map(({ id, name }) => ({
      name,
      races: races.filter(({ raceColumn }) => raceColumn.id === id),
    })),
  )
}

/** The last race column of each competitor that has started and has positions of the competitor. */
export const activeColumns = (
  regatta: Regatta,
  results: TrackedResults,
  competitorIds: readonly string[],
  atMillis: number,
): readonly string[] => {
  const started = racesOf(regatta).filter(
    (race) => (shownStartMillisOf(regatta, race) ?? Infinity) <= atMillis,
  )
  return competitorIds.flatMap((competitorId) => {
    const active = started.findLast(({ id }) => results.get(id)?.has(competitorId) === true)
    return active === undefined ? [] : [active.raceColumn.name]
  })
}
