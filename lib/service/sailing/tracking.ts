/** Tracking of races. It is started for one race, and stopped for one or several. */
import { Failure, invalidInput } from '../../domain/failure.ts'
import { encodeObjectId } from '../../domain/access/objectId.ts'
import { type Race, racesOf, type Regatta, withTrackedRace } from '../../domain/race/regatta.ts'
import { putRegatta } from '../../store/entities/regattas.ts'
import { putSecurity, readSecurity, unsecured } from '../../store/entities/securities.ts'
import type { Write } from '../../store/items.ts'
import { authorize, authorizeCreation, authorizeEach } from '../authorize.ts'
import type { Context } from '../context.ts'
import { creationOwnership } from '../creation.ts'
import { noRaceColumn, trackedRaceObject } from './raceColumns.ts'
import { requireRegatta } from './regattas.ts'

export interface RaceToTrack {
  readonly raceColumn: string
  /** Optional if there is only one fleet. */
  readonly fleet?: string | undefined
  /** Used only if the race was never tracked before. */
  readonly raceName?: string | undefined
}

/** Idempotent. A race whose tracking was stopped is tracked again. */
export const startTracking = async (
  context: Context,
  leaderboardName: string,
  wanted: RaceToTrack,
) => {
  const regatta = await requireRegatta(context, leaderboardName, 'LEADERBOARD')
  const { raceColumn, fleet, tracked } = requireRace(regatta, wanted)
  const defaultName = `${regatta.name} ${raceColumn.name} ${fleet}`
  const name = tracked?.name ?? wanted.raceName ?? defaultName
  const race = { raceColumnId: raceColumn.id, fleet, name, isTracking: true }
  const started = putRegatta(withTrackedRace(regatta, race), regatta.item)
  if (tracked === undefined) {
    requireFreeName(regatta, name)
    await context.store.write([started, await newTrackedRace(context, regatta, name)])
  } else {
    await authorize(context, { ...trackedRaceObject(regatta, name), action: 'UPDATE' })
    if (!tracked.isTracking) await context.store.write([started])
  }
  return { addeddenotation: tracked === undefined, regatta: regatta.name }
}

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
  const stopped = racesOf(regatta).flatMap(({ raceColumn, fleet, tracked }) => {
    const fits =
      (only.raceColumn ?? raceColumn.name) === raceColumn.name && (only.fleet ?? fleet) === fleet
    return fits && tracked?.isTracking === true ? [tracked] : []
  })
  if (stopped.length === 0) return []
  const objects = stopped.map(({ name }) => trackedRaceObject(regatta, name))
  await authorizeEach(context, objects, 'UPDATE')
  const trackedRaces = regatta.trackedRaces.map((race) =>
    stopped.includes(race) ? { ...race, isTracking: false } : race,
  )
  await context.store.write([putRegatta({ ...regatta, trackedRaces }, regatta.item)])
  return stopped.map(({ name }) => ({ regatta: regatta.name, race: name }))
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

const requireFreeName = ({ name, trackedRaces }: Regatta, wanted: string): void => {
  if (trackedRaces.every((race) => race.name !== wanted)) return
  const detail = `There is a tracked race ${wanted} in the regatta ${name} already.`
  throw new Failure('already-exists', `${detail} Choose a \`tracked_race_name\`.`)
}

/** The owner is the caller, and the owning group is that of the regatta. */
const newTrackedRace = async (
  context: Context,
  regatta: Regatta,
  raceName: string,
): Promise<Write> => {
  const object = trackedRaceObject(regatta, raceName)
  const regattaObject = { type: 'REGATTA', id: encodeObjectId([regatta.name]) }
  const { ownerGroupId } = await readSecurity(context.store, regattaObject)
  await authorizeCreation(context, object.type, object.id, ownerGroupId)
  const ownership = { ...(await creationOwnership(context)), ownerGroupId }
  return putSecurity(object, { ...unsecured, ...ownership }, 'any')
}
