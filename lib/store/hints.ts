/**
 * Hints name further items to fetch in the first round trip of a request. A process collects them
 * from earlier requests. A hint can be wrong or absent: the request checks every item, and reads
 * the missing ones.
 */
import type { ReachSource } from '../domain/access/reach.ts'
import { RecentMap } from '../domain/value/recentMap.ts'

export interface Hints {
  /** Folded names of users with received grants. */
  readonly receivers: RecentMap<true>
  /** Ids of races by their names, as `service/sailing/raceIdHints.ts` writes them. */
  readonly raceIds: RecentMap<string>
  /** The sources that a list of a user merges, as `service/reachable.ts` writes them. */
  readonly lists: RecentMap<'everything' | readonly ReachSource[]>
  /** The devices of competitors by the name of the regatta. */
  readonly devices: RecentMap<readonly string[]>
}

const hintsMax = 10_000

export const newHints = (): Hints => ({
  receivers: new RecentMap(hintsMax),
  raceIds: new RecentMap(hintsMax),
  lists: new RecentMap(hintsMax / 10),
  devices: new RecentMap(hintsMax / 100),
})
