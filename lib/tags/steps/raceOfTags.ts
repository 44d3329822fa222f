import { authorize } from '#access/authorize.ts'
import { namedObject } from '#values/objectId.ts'
import type { Context } from '#endpoint/context.ts'
import { readRegatta } from '#races/items/regattas.ts'
import { hasRaceColumn, type RaceNames } from '#races/rules/regatta.ts'
import { findNamedRace, type NamedRace } from '#races/steps/namedRace.ts'
import { Failure, sentence } from '#values/failure.ts'
import type { Guard } from '#endpoint/guard.ts'

export interface PathOfTags {
  readonly leaderboard: string
  readonly racecolumn: string
  readonly fleet: string
}

export const raceIn = ({ leaderboard, racecolumn, fleet }: PathOfTags): RaceNames => ({
  regattaName: leaderboard,
  raceColumn: racecolumn,
  fleet,
})

/**
 * @param action the action on the leaderboard that needs permission
 * @throws Failure `forbidden` or `unauthenticated`, whether or not the leaderboard has such a race;
 *   `unknown-reference`, a 400 for existing clients: to callers with the permission, and for an
 *   unknown leaderboard to every signed-in caller
 */
export const requireRaceForTags = async (
  context: Context,
  path: PathOfTags,
  action: 'READ' | 'TAG' | 'UPDATE',
): Promise<NamedRace> => {
  const regatta = await readRegatta(context.store, path.leaderboard)
  const sent = namedObject('LEADERBOARD', path.leaderboard)
  const object = regatta === undefined ? sent : namedObject('LEADERBOARD', regatta.name)
  // Names of leaderboards are not secret: creating an event tells whether a name is taken.
  if (regatta === undefined && context.caller !== undefined) throw unknownRace(path, 'leaderboard')
  await authorize(context, { ...object, action }, sent.id)
  return requireRaceNamed(context, path)
}

/** For callers with permission for the leaderboard, which the guard has checked. */
export const requireRaceNamed = async ({ store }: Pick<Context, 'store'>, path: PathOfTags) => {
  const race = await findNamedRace(store, raceIn(path))
  if (race !== undefined) return race
  const regatta = await readRegatta(store, path.leaderboard)
  if (regatta === undefined) throw unknownRace(path, 'leaderboard')
  throw unknownRace(path, hasRaceColumn(regatta, path.racecolumn) ? 'fleet' : 'racecolumn')
}

/** For guards. */
const unknownLeaderboard = ({ leaderboard }: Readonly<Record<string, unknown>>): Failure =>
  unknownRace({ leaderboard: String(leaderboard), racecolumn: '', fleet: '' }, 'leaderboard')

const unknownRace = (
  { leaderboard, racecolumn, fleet }: PathOfTags,
  parameter: keyof PathOfTags,
): Failure => {
  const detail =
    parameter === 'leaderboard'
      ? sentence`Leaderboard ${leaderboard} does not exist.`
      : sentence`The leaderboard ${leaderboard} has no race ${racecolumn} of the fleet ${fleet}.`
  return new Failure('unknown-reference', detail, {
    errors: [{ parameter, code: 'race', detail: 'must name a race that exists' }],
  })
}

/** The permission for the tags of a race is that for its leaderboard. */
const ofLeaderboard = {
  kind: 'after-input',
  type: 'LEADERBOARD',
  id: 'leaderboard',
  action: 'READ',
  missing: unknownLeaderboard,
} as const satisfies Guard

export const readableTags: Guard = ofLeaderboard

export const newTagGuard: Guard = {
  ...ofLeaderboard,
  action: { ifTrue: 'public', then: 'TAG', otherwise: 'READ' },
  isForUsers: true,
}
