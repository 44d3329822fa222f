/**
 * The ids of races that this process has seen, so that items under a race's id are fetched together
 * with the race. The ids are only hints: the use case checks the id of the race, and ignores items
 * that were fetched for another id.
 */
/** As in a path. */
export interface RaceNames {
  readonly leaderboard: string
  readonly racecolumn: string
  readonly fleet: string
}

const racesMax = 10_000

/** By the names in the path. A Map preserves the insertion order. */
const ids = new Map<string, string>()

const entryOf = ({ leaderboard, racecolumn, fleet }: RaceNames): string =>
  JSON.stringify([leaderboard, racecolumn, fleet])

export const cachedRaceId = (names: RaceNames): string | undefined => ids.get(entryOf(names))

export const cacheRaceId = (names: RaceNames, raceId: string): void => {
  const oldest = ids.keys().next()
  if (ids.size >= racesMax && oldest.done !== true) ids.delete(oldest.value)
  ids.set(entryOf(names), raceId)
}
