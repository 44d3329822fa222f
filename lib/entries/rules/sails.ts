/** Sail numbers of entries that count. */
import type { Competitor, Entry } from '#races/rules/competitor.ts'
import { mayBeSameClass } from '#races/rules/boatClasses.ts'
import { entriesLike, sailText } from '#races/rules/sailNumber.ts'
import { type Sentence, sentence } from '#values/failure.ts'

/** Finds another competitor whose entry counts, with the sail number of an entry. */
export const boatWithSail = (entries: readonly Entry[]) => {
  const find = entriesLike(entries.filter(({ isWaiting }) => isWaiting !== true))
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

export const hasSameSail = (
  { competitor: one }: Pick<Entry, 'competitor'>,
  { competitor: other }: Pick<Entry, 'competitor'>,
): boolean =>
  one.boat.sailId === other.boat.sailId &&
  one.nationality === other.nationality &&
  one.boat.boatClass === other.boat.boatClass

/** @param other the boat that has the sail number of the entry */
export const takenSail = ({ competitor }: Pick<Entry, 'competitor'>, other: Competitor): Sentence =>
  sentence`${sailText(competitor)} is the sail number of ${other.name} already. Change one of them.`
