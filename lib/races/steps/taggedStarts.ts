import { type RegattaWithStarts, startMillisOf } from '../rules/raceTimes.ts'
import type { Race, Regatta } from '../rules/regatta.ts'
import { readTaggedStarts } from '../items/startTags.ts'
import type { Context } from '#endpoint/context.ts'

/** They take one more round trip, if one of the races has no start time and ever had a public tag `Start`. */
export const withTaggedStarts = async (
  { store }: Pick<Context, 'store'>,
  regatta: Regatta,
  races: readonly Race[],
): Promise<RegattaWithStarts> => {
  const wanted = races.filter(
    (race) => regatta.racesWithStartTag.includes(race.id) && startMillisOf(regatta, race) === null,
  )
  const raceIds = wanted.map(({ id }) => id)
  return { ...regatta, taggedStarts: await readTaggedStarts(store, raceIds) }
}
