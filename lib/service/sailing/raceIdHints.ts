/**
 * The ids of races that this process has seen, so that items under a race's id are fetched together
 * with the race. The use case checks the id of the race, and ignores items that were fetched for
 * another id.
 */
import type { Hints } from '../../store/hints.ts'
import type { HintedPrefetch, Prefetch } from '../../store/items.ts'

/** As in a path. */
export interface RaceNames {
  readonly leaderboard: string
  readonly racecolumn: string
  readonly fleet: string
}

const entryOf = ({ leaderboard, racecolumn, fleet }: RaceNames): string =>
  JSON.stringify([leaderboard, racecolumn, fleet])

/** Fetches items under the id of the race, if the process knows the id. */
export const withRaceId =
  (
    names: RaceNames,
    prefetch: (raceId: string) => readonly Exclude<Prefetch, HintedPrefetch>[],
  ): HintedPrefetch =>
  ({ raceIds }) => {
    const raceId = raceIds.get(entryOf(names))
    return raceId === undefined ? [] : prefetch(raceId)
  }

export const rememberRaceId = ({ raceIds }: Hints, names: RaceNames, raceId: string): void => {
  raceIds.set(entryOf(names), raceId)
}
