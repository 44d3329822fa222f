/** Finds races by the names that tracking uses, and by their race column and fleet. */
import { Failure, sentence } from '#values/failure.ts'
import {
  type Race,
  racesOf,
  type Regatta,
  type TrackedRace,
  trackedRaceNamed,
} from '../rules/regatta.ts'

export type RaceWithTracking = Race & { readonly tracked: TrackedRace }

/** The races that were ever tracked, in the order of the race columns, then of the fleets. */
export const trackedRacesOf = (regatta: Regatta): readonly RaceWithTracking[] =>
  racesOf(regatta).flatMap((race) => {
    const { tracked } = race
    return tracked === undefined ? [] : [{ ...race, tracked }]
  })

/** Finds a race by its name in a path. Escapes count unless a race has the literal name. */
export const findTrackedRace = (regatta: Regatta, raceName: string) => {
  const name = trackedRaceNamed(regatta, raceName)
  return trackedRacesOf(regatta).find(({ tracked }) => tracked.name === name)
}

/** @throws Failure `not-found` */
export const requireTrackedRace = (regatta: Regatta, raceName: string): RaceWithTracking => {
  const race = findTrackedRace(regatta, raceName)
  if (race !== undefined) return race
  const detail = sentence`Could not find a race with name '${raceName}' in regatta '${regatta.name}'.`
  throw new Failure('not-found', detail)
}

/** @throws Failure `not-found` */
export const requireRaceOfLeaderboard = (
  regatta: Regatta,
  { raceColumn, fleet }: { readonly raceColumn: string; readonly fleet: string },
): Race => {
  const races = racesOf(regatta).filter((race) => race.raceColumn.name === raceColumn)
  const race = races.find((each) => each.fleet === fleet)
  if (race !== undefined) return race
  const detail =
    races.length === 0
      ? sentence`Could not find a race column '${raceColumn}' in leaderboard '${regatta.name}'.`
      : sentence`Could not find a fleet '${fleet}' in raceColumn '${raceColumn}'.`
  throw new Failure('not-found', detail)
}
