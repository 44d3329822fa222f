/** Sail numbers of entries that count. */
import type { Competitor, Entry } from '#races/rules/competitor.ts'
import { mayBeSameClass } from '#races/rules/boatClasses.ts'
import { entryFinder } from '#races/rules/sailNumber.ts'

/** Finds another competitor whose entry counts, with the sail number of an entry. */
export const boatWithSail = (entries: readonly Entry[]) => {
  const find = entryFinder(entries.filter(({ isWaiting }) => isWaiting !== true))
  return ({
    competitor: { id, nationality, boat },
  }: Pick<Entry, 'competitor'>): Competitor | undefined =>
    boat.sailId === null
      ? undefined
      : find({ sailId: boat.sailId, nationality }).find(
          ({ competitor: other }) =>
            other.id !== id && mayBeSameClass(other.boat.boatClass, boat.boatClass),
        )?.competitor
}
