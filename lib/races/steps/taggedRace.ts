/** The race in a path, after the permission check. */
import type { RaceNames } from '#races/rules/regatta.ts'
import { Failure } from '#values/failure.ts'
import { namedObject, type ObjectReference } from '#access/rules/objectId.ts'
import { findRace, hasRaceColumn } from '../rules/regatta.ts'
import { readRegatta, type StoredRegatta } from '../items/regattas.ts'
import type { Reader } from '#table/items.ts'
import { authorize } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import type { Hints } from '#table/table.ts'

export interface TaggedRace extends RaceNames {
  /** A deleted race that is created again gets another id, so that it begins without tags. */
  readonly raceId: string
  readonly object: ObjectReference
  readonly regatta: StoredRegatta
}

/**
 * @param action the action on the leaderboard that needs permission
 * @throws Failure `forbidden` or `unauthenticated`, whether or not the leaderboard has such a race;
 *   `unknown-reference`, a 400 for existing clients: to callers with the permission, and for an
 *   unknown leaderboard to every signed-in caller
 */
export const requireRaceForTags = async (
  context: Context,
  names: RaceNames,
  action: 'READ' | 'UPDATE',
): Promise<TaggedRace> => {
  const regatta = await readRegatta(context.store, names.leaderboard)
  const sent = leaderboardOf(names.leaderboard)
  const object = regatta === undefined ? sent : leaderboardOf(regatta.name)
  // Names of leaderboards are not secret: creating an event tells whether a name is taken.
  if (regatta === undefined && context.caller !== undefined) throw unknownRace(names, 'leaderboard')
  await authorize(context, { ...object, action }, sent.id)
  return requireRaceNamed(context, names)
}

/** For callers with permission for the leaderboard, which guards of tags check. */
export const requireRaceNamed = async (
  { store }: Pick<Context, 'store'>,
  names: RaceNames,
): Promise<TaggedRace> => {
  const regatta = await readRegatta(store, names.leaderboard)
  if (regatta === undefined) throw unknownRace(names, 'leaderboard')
  const race = raceIn(store, regatta, names)
  if (race === undefined) {
    throw unknownRace(names, hasRaceColumn(regatta, names.racecolumn) ? 'fleet' : 'racecolumn')
  }
  return race
}

/** For guards of operations on tags. */
export const unknownLeaderboard = ({ leaderboard }: Readonly<Record<string, unknown>>): Failure =>
  unknownRace({ leaderboard: String(leaderboard), racecolumn: '', fleet: '' }, 'leaderboard')

/** For operations that need no permission for the leaderboard. */
export const findTaggedRace = async (
  { store }: Context,
  names: RaceNames,
): Promise<TaggedRace | undefined> => {
  const regatta = await readRegatta(store, names.leaderboard)
  return regatta === undefined ? undefined : raceIn(store, regatta, names)
}

const leaderboardOf = (name: string): ObjectReference => namedObject('LEADERBOARD', name)

const raceIn = (
  { hints }: Reader,
  regatta: StoredRegatta,
  names: RaceNames,
): TaggedRace | undefined => {
  const race = findRace(regatta, names.racecolumn, names.fleet)
  if (race === undefined) return undefined
  rememberRaceId(hints, names, race.id)
  return {
    raceId: race.id,
    object: leaderboardOf(regatta.name),
    regatta,
    leaderboard: regatta.name,
    racecolumn: race.raceColumn.name,
    fleet: race.fleet,
  }
}

const unknownRace = (
  { leaderboard, racecolumn, fleet }: RaceNames,
  parameter: keyof RaceNames,
): Failure => {
  const detail =
    parameter === 'leaderboard'
      ? `Leaderboard ${leaderboard} does not exist.`
      : `The leaderboard ${leaderboard} has no race ${racecolumn} of the fleet ${fleet}.`
  return new Failure('unknown-reference', detail, {
    errors: [{ parameter, code: 'race', detail: 'must name a race that exists' }],
  })
}

export interface RaceNames {
  readonly leaderboard: string
  readonly racecolumn: string
  readonly fleet: string
}

const entryOf = ({ leaderboard, racecolumn, fleet }: RaceNames): string =>
  JSON.stringify([leaderboard, racecolumn, fleet])

/** The id of the race, if the process knows it. */
export const knownRaceId = ({ hints }: Reader, names: RaceNames): string | undefined =>
  hints.raceIds.get(entryOf(names))

export const rememberRaceId = ({ raceIds }: Hints, names: RaceNames, raceId: string): void => {
  raceIds.set(entryOf(names), raceId)
}
