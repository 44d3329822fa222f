/** The versions of the course of a race. */
import { Failure } from '#values/failure.ts'
import { knownRaceId } from '#races/steps/namedRace.ts'
import { keyOfVersion, readVersion, type SavedCourse } from '../items/courseVersions.ts'
import type { Context } from '#endpoint/context.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import { loadRace, type RaceWithCourse } from './raceCourse.ts'
import type { RaceNames } from '#races/rules/regatta.ts'

/** Reads the race, and these versions if the process knows the id of the race. */
export const loadVersions = (reading: Reading<RaceNames>, versions: readonly number[]) => {
  const { store } = reading.context
  const raceId = knownRaceId(store, reading.input)
  const keys = raceId === undefined ? [] : versions.map((number) => keyOfVersion(raceId, number))
  return Promise.all([loadRace(reading), ...keys.map((key) => store.get(key))])
}

/** @throws Failure `not-found` */
export const requireVersion = async (
  { store }: Context,
  { race, stored }: RaceWithCourse,
  version: number,
): Promise<SavedCourse> => {
  const found = await readVersion(store, race.id, version)
  if (found !== undefined) return found
  const { last, savedAtMillis } = stored.versions
  const known =
    last === 0 ? 'no versions' : `versions ${last - savedAtMillis.length + 1} to ${last}`
  const name = `${race.raceColumn.name} ${race.fleet}`
  const detail = `Could not find version ${version} of the course of ${name}: it has ${known}.`
  throw new Failure('not-found', detail)
}
