import { namedObject } from '#values/objectId.ts'
import { findRace, type RaceNames } from '../rules/regatta.ts'
import { readRegatta } from '../items/regattas.ts'
import type { Reader } from '#table/items.ts'
import { RecentMap } from '#values/recentMap.ts'
import type { SharedValue, SharedValues } from '#values/sharedValues.ts'

export type NamedRace = NonNullable<Awaited<ReturnType<typeof findNamedRace>>>

export const findNamedRace = async (store: Reader, names: RaceNames) => {
  const regatta = await readRegatta(store, names.regattaName)
  if (regatta === undefined) return undefined
  const race = findRace(regatta, names.raceColumn, names.fleet)
  if (race === undefined) return undefined
  rememberRaceId(store.hints, names, race.id)
  return {
    // A deleted race that is created again gets another id, so that it begins without tags.
    raceId: race.id,
    object: namedObject('LEADERBOARD', regatta.name),
    regatta,
    regattaId: regatta.id,
    regattaName: regatta.name,
    raceColumn: race.raceColumn.name,
    fleet: race.fleet,
  }
}

const entryOf = ({ regattaName, raceColumn, fleet }: RaceNames): string =>
  JSON.stringify([regattaName, raceColumn, fleet])

const raceIds: SharedValue<RecentMap<string>> = { create: () => new RecentMap(10_000) }

/** The id of the race, if the process knows it. */
export const knownRaceId = ({ hints }: Reader, names: RaceNames): string | undefined =>
  hints.of(raceIds).get(entryOf(names))

export const rememberRaceId = (hints: SharedValues, names: RaceNames, raceId: string): void => {
  hints.of(raceIds).set(entryOf(names), raceId)
}
