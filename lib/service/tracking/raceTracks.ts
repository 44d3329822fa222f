/** The tracks of the competitors of a race, from the devices that are mapped to them. */
import type { Entry } from '../../domain/race/competitor.ts'
import { trackingIntervalOf } from '../../domain/race/raceTimes.ts'
import type { Race, Regatta } from '../../domain/race/regatta.ts'
import type { Track } from '../../domain/tracking/fix.ts'
import { withFixes } from '../../domain/tracking/packedFixes.ts'
import {
  type DeviceMapping,
  listDeviceMappings,
  pageOfDeviceMappings,
} from '../../store/entities/deviceMappings.ts'
import { listEntries, pageOfEntries } from '../../store/entities/entries.ts'
import { listFixes } from '../../store/entities/fixes.ts'
import type { Prefetch, Reader } from '../../store/items.ts'
import type { Context } from '../context.ts'

/** Both times are inclusive, in milliseconds since 1970. */
export interface Period {
  readonly fromMillis: number
  readonly toMillis: number
}

export interface EntryWithTrack extends Entry {
  /** Empty without positions in the period. */
  readonly track: Track
}

/**
 * Returns the part of a period in which positions of competitors count for the race. `undefined`:
 * the start of tracking is not known, or the period is outside. Positions of the future do not
 * count yet.
 */
export const trackedPeriod = (
  { nowMillis }: Context,
  regatta: Regatta,
  race: Race,
  { fromMillis = -Infinity, toMillis = Infinity }: Partial<Period>,
): Period | undefined => {
  const tracking = trackingIntervalOf(regatta, race)
  if (tracking.fromMillis === null) return undefined
  const period = {
    fromMillis: Math.max(tracking.fromMillis, fromMillis),
    toMillis: Math.min(tracking.toMillis ?? nowMillis, nowMillis, toMillis),
  }
  return period.fromMillis > period.toMillis ? undefined : period
}

/** The entries and the mappings of their devices, to fetch together with the caller. */
export const prefetchForTracks = (regattaName: string): readonly Prefetch[] => [
  pageOfEntries(regattaName),
  pageOfDeviceMappings(regattaName),
]

/** @param period absent: the entries without positions */
export const readRaceTracks = async (
  { store }: Context,
  regatta: Regatta,
  period: Period | undefined,
  isWanted: (entry: Entry) => boolean = () => true,
): Promise<readonly EntryWithTrack[]> => {
  const entries = (await listEntries(store, regatta.name)).filter(isWanted)
  if (period === undefined) return entries.map((entry) => ({ ...entry, track: [] }))
  const mappings = await listDeviceMappings(store, regatta.name)
  return Promise.all(
    entries.map(async (entry) => {
      const tracks = await Promise.all(
        mappings
          .filter(({ competitorId }) => competitorId === entry.competitor.id)
          .map((mapping) => readMapped(store, mapping, period)),
      )
      return { ...entry, track: withFixes([], tracks.flat()) }
    }),
  )
}

const readMapped = (
  store: Reader,
  { deviceUuid, fromMillis, toMillis }: DeviceMapping,
  period: Period,
): Promise<Track> =>
  listFixes(
    store,
    deviceUuid,
    Math.max(fromMillis, period.fromMillis),
    Math.min(toMillis ?? period.toMillis, period.toMillis),
  )
