/** The race that a path names, once it is clear that the caller may know it. */
import { Failure } from '../../domain/failure.ts'
import { encodeObjectId, type ObjectReference } from '../../domain/objectId.ts'
import { findRace, hasRaceColumn } from '../../domain/regatta.ts'
import { readRegatta } from '../../store/regattas.ts'
import { authorize } from '../authorize.ts'
import type { Context } from '../context.ts'
import { type RaceNames, rememberRace } from './metRaces.ts'

export interface TaggedRace extends RaceNames {
  /** No other race ever gets it: a race made anew has none of the tags of the old one. */
  readonly raceId: string
  /** Its rights are those of the public tags. */
  readonly object: ObjectReference
}

/**
 * @param action that the caller must be allowed to do to the leaderboard; absent: private tags alone
 *   are at stake
 * @throws Failure `unknown-reference`, a 400 as existing clients know it; who is not signed in hears
 *   of it only where everybody may do the action
 */
export const openRace = async (
  context: Context,
  names: RaceNames,
  action?: 'READ' | 'UPDATE',
): Promise<TaggedRace> => {
  const regatta = await readRegatta(context.store, names.leaderboard)
  const leaderboard = regatta?.name ?? names.leaderboard
  const object = { type: 'LEADERBOARD', id: encodeObjectId([leaderboard]) }
  if (regatta === undefined && context.caller !== undefined) throw unknownRace(names, 'leaderboard')
  if (action !== undefined) await authorize(context, { ...object, action })
  if (regatta === undefined) throw unknownRace(names, 'leaderboard')
  const race = findRace(regatta, names.racecolumn, names.fleet)
  if (race === undefined) {
    throw unknownRace(names, hasRaceColumn(regatta, names.racecolumn) ? 'fleet' : 'racecolumn')
  }
  rememberRace(names, race.id)
  return {
    raceId: race.id,
    object,
    leaderboard,
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
      ? `There is no leaderboard ${leaderboard}.`
      : `The leaderboard ${leaderboard} has no race ${racecolumn} of the fleet ${fleet}.`
  return new Failure('unknown-reference', detail, {
    errors: [{ parameter, code: 'race', detail: 'must name a race that exists' }],
  })
}
