/** Tracking of races. It is started for one race, and stopped for one or several. */
import { Failure, invalidInput } from '#values/failure.ts'
import { allowsEverybody } from '#access/rules/acl.ts'
import { namedObject } from '#access/rules/objectId.ts'
import { raceLogOf, trackingIntervalOf } from '../rules/raceTimes.ts'
import { type Race, racesOf, type Regatta, withTrackedRace } from '../rules/regatta.ts'
import { putRegatta, type StoredRegatta } from '../items/regattas.ts'
import { putSecurity, readSecurity, unsecured } from '#access/items/securities.ts'
import type { Write } from '#table/items.ts'
import { authorize, authorizeCreation, authorizeEach } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { creationOwnership } from '#access/creation.ts'
import { noRaceColumn, trackedRaceObject } from './raceColumns.ts'
import { record, writeLog } from './raceLogs.ts'
import { requireRegatta } from './regattas.ts'
import { requireRaceOfLeaderboard, trackedRacesOf } from './trackedRaces.ts'

export interface RaceToTrack {
  readonly raceColumn: string
  /** Optional if there is only one fleet. */
  readonly fleet?: string | undefined
  /** Used only if the race was never tracked before. */
  readonly raceName?: string | undefined
}

/** Names the race for tracking. A race that has a name keeps it. */
export const denoteForTracking = async (
  context: Context,
  leaderboardName: string,
  wanted: RaceToTrack & { readonly fleet: string },
): Promise<void> => {
  const regatta = await requireRegatta(context, leaderboardName, 'LEADERBOARD')
  const race = requireRaceOfLeaderboard(regatta, wanted)
  const { denoted } = denote(context, regatta, race, wanted.raceName)
  await writeLog(context, regatta, denoted)
}

/** Idempotent. A race whose tracking was stopped is tracked again. */
export const startTracking = async (
  context: Context,
  leaderboardName: string,
  wanted: RaceToTrack,
) => {
  const regatta = await requireRegatta(context, leaderboardName, 'LEADERBOARD')
  const race = requireRace(regatta, wanted)
  const { raceColumn, fleet, tracked } = race
  const { name, denoted } = denote(context, regatta, race, wanted.raceName)
  const begun = withTrackedRace(withBegin(context, denoted, race), {
    ...{ raceColumnId: raceColumn.id, fleet, name, isTracking: true },
  })
  const started = putRegatta(begun, regatta.item)
  if (tracked === undefined) {
    await context.store.write([started, await newTrackedRace(context, regatta, name)])
  } else {
    await authorize(context, { ...trackedRaceObject(regatta, name), action: 'UPDATE' })
    if (!tracked.isTracking) await context.store.write([started])
  }
  return { addeddenotation: denoted !== regatta, regatta: regatta.name }
}

/** Returns the name of the race for tracking, and the same regatta if the race has it already. */
const denote = (
  context: Context,
  regatta: StoredRegatta,
  race: Race,
  wanted: string | undefined,
): { readonly name: string; readonly denoted: Regatta } => {
  const known = race.tracked?.name ?? raceLogOf(regatta, race)?.denotation?.value
  if (known !== undefined) return { name: known, denoted: regatta }
  const name = wanted ?? `${regatta.name} ${race.raceColumn.name} ${race.fleet}`
  requireFreeName(regatta, name)
  return { name, denoted: record(context, regatta, race, ['denotation', name]) }
}

/**
 * Tracking begins now, unless its times follow from start and finish, or were set. A stopped race
 * is tracked again, so an end in the past no longer counts.
 */
const withBegin = (context: Context, regatta: Regatta, race: Race): Regatta => {
  if (regatta.controlTrackingFromStartAndFinishTimes) return regatta
  const { nowMillis } = context
  const { fromMillis, toMillis } = trackingIntervalOf(regatta, race)
  const begun =
    fromMillis === null ? record(context, regatta, race, ['startOfTracking', nowMillis]) : regatta
  return toMillis !== null && toMillis <= nowMillis
    ? record(context, begun, race, ['endOfTracking', null])
    : begun
}

/** Tracking ends now, unless its times follow from start and finish, or were set. */
const withEnd = (context: Context, regatta: Regatta, race: Race): Regatta =>
  regatta.controlTrackingFromStartAndFinishTimes ||
  trackingIntervalOf(regatta, race).toMillis !== null
    ? regatta
    : record(context, regatta, race, ['endOfTracking', context.nowMillis])

/**
 * Stops all matching races that are tracked now, in one transaction, in the order of race columns
 * and fleets. An unknown race column or fleet matches no race.
 */
export const stopTracking = async (
  context: Context,
  leaderboardName: string,
  only: { readonly raceColumn?: string | undefined; readonly fleet?: string | undefined },
) => {
  const regatta = await requireRegatta(context, leaderboardName, 'LEADERBOARD')
  const stopped = trackedRacesOf(regatta).filter(
    ({ raceColumn, fleet, tracked }) =>
      (only.raceColumn ?? raceColumn.name) === raceColumn.name &&
      (only.fleet ?? fleet) === fleet &&
      tracked.isTracking,
  )
  if (stopped.length === 0) return []
  const objects = stopped.map(({ tracked }) => trackedRaceObject(regatta, tracked.name))
  await authorizeEach(context, objects, 'UPDATE')
  const changed = stopped.reduce<Regatta>((before, race) => {
    const ended = withEnd(context, before, race)
    return withTrackedRace(ended, { ...race.tracked, isTracking: false })
  }, regatta)
  await context.store.write([putRegatta(changed, regatta.item)])
  return stopped.map(({ tracked }) => ({ regatta: regatta.name, race: tracked.name }))
}

const requireRace = (regatta: Regatta, { raceColumn, fleet }: RaceToTrack): Race => {
  const races = racesOf(regatta).filter((race) => race.raceColumn.name === raceColumn)
  const [first, ...others] = races
  if (first === undefined) throw noRaceColumn(regatta, raceColumn)
  if (fleet === undefined) {
    if (others.length === 0) return first
    const names = races.map((race) => `'${race.fleet}'`).join(', ')
    const detail = `is required here: one of ${names}`
    throw invalidInput([{ parameter: 'fleet', code: 'required', detail }])
  }
  const found = races.find((race) => race.fleet === fleet)
  if (found !== undefined) return found
  const detail = `Could not find a fleet with name '${fleet}' in race column '${raceColumn}'.`
  throw new Failure('not-found', detail)
}

const requireFreeName = ({ name, trackedRaces, raceLogs }: Regatta, wanted: string): void => {
  const names = [
    ...trackedRaces.map((race) => race.name),
    ...raceLogs.flatMap(({ denotation }) => denotation?.value ?? []),
  ]
  if (!names.includes(wanted)) return
  const detail = `There is a tracked race ${wanted} in the regatta ${name} already.`
  throw new Failure('already-exists', `${detail} Choose a \`tracked_race_name\`.`)
}

/**
 * The owner is the caller, and the owning group is that of the regatta. Everybody may read the race
 * if the access control list of the regatta lets everybody read the regatta.
 */
const newTrackedRace = async (
  context: Context,
  regatta: Regatta,
  raceName: string,
): Promise<Write> => {
  const object = trackedRaceObject(regatta, raceName)
  const regattaObject = namedObject('REGATTA', regatta.name)
  const { ownerGroupId, acl: aclOfRegatta } = await readSecurity(context.store, regattaObject)
  await authorizeCreation(context, object.type, object.id, ownerGroupId)
  const ownership = { ...(await creationOwnership(context)), ownerGroupId }
  const isPublic = allowsEverybody(aclOfRegatta, 'READ', context.nowMillis)
  const acl = isPublic ? [{ groupId: null, actions: ['READ'] }] : []
  return putSecurity(object, { ...unsecured, ...ownership, acl }, 'any')
}
