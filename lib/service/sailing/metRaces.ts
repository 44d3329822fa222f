/**
 * The ids of the races that this process has met, so that what hangs on an id is fetched together
 * with the race. They are expected, and never believed: who opens the race asks for what belongs to
 * its true id, and leaves alone what was fetched for another one.
 */
/** As in a path. */
export interface RaceNames {
  readonly leaderboard: string
  readonly racecolumn: string
  readonly fleet: string
}

const racesMax = 10_000

/** By the names in the path; a Map remembers the order in which entries came. */
const ids = new Map<string, string>()

const entryOf = ({ leaderboard, racecolumn, fleet }: RaceNames): string =>
  JSON.stringify([leaderboard, racecolumn, fleet])

export const expectedRaceId = (names: RaceNames): string | undefined => ids.get(entryOf(names))

export const rememberRace = (names: RaceNames, raceId: string): void => {
  const oldest = ids.keys().next()
  if (ids.size >= racesMax && oldest.done !== true) ids.delete(oldest.value)
  ids.set(entryOf(names), raceId)
}
