/** The tracks of the competitors of a race, from the devices that are mapped to them. */
import type { Entry } from '#races/rules/competitor.ts'
import { loadOrganizers } from '#races/steps/organizers.ts'
import { trackingIntervalOf } from '#races/rules/raceTimes.ts'
import type { Race, Regatta } from '#races/rules/regatta.ts'
import type { Track } from '#positions/rules/track.ts'
import { intersection, type Period } from '#positions/rules/period.ts'
import { type DeviceMapping, listDeviceMappings } from '#races/items/deviceMappings.ts'
import { listEntries } from '#races/items/entries.ts'
import type { Reader } from '#table/items.ts'
import { RecentMap } from '#values/recentMap.ts'
import type { SharedValue } from '#values/sharedValues.ts'
import { readObject } from '#table/objects.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import type { Context } from '#endpoint/context.ts'
import { type DeviceTracks, readDeviceTracks, readFixesOf } from '#positions/steps/deviceTracks.ts'

export interface EntryWithTracks extends EntryWithDevices {
  /** One for each mapping. */
  readonly tracks: readonly Track[]
}

export interface TrackedEntries {
  readonly entries: readonly EntryWithDevices[]
  readonly deviceTracks: DeviceTracks
}

export interface EntryWithDevices extends Entry {
  readonly mappings: readonly DeviceMapping[]
}

/** `undefined`: the start of tracking is not known. Positions of the future do not count yet. */
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

/** The devices of competitors by the name of the regatta. */
const devicesOf: SharedValue<RecentMap<readonly string[]>> = { create: () => new RecentMap(100) }

/** Reads entries and mappings, with the tracks of the devices that this process has seen. */
export const loadTracks = (store: Reader, regattaName: string) =>
  Promise.all([
    listEntries(store, regattaName),
    listDeviceMappings(store, regattaName),
    loadOrganizers(store, regattaName),
    readDeviceTracks({ store }, store.hints.of(devicesOf).get(regattaName) ?? []),
  ])

export const loadTrackedRace = ({
  context: { store },
  input: { regattaName },
}: Reading<{ readonly regattaName: string }>) =>
  Promise.all([readObject(store, 'REGATTA', regattaName), loadTracks(store, regattaName)])

/** @param known the entries, if the caller has read them, or some of them */
export const readTrackedEntries = async (
  context: Context,
  regattaName: string,
  known?: readonly Entry[],
): Promise<TrackedEntries> => {
  const { store } = context
  const [entries, mappings] = await Promise.all([
    known ?? listEntries(store, regattaName),
    listDeviceMappings(store, regattaName),
  ])
  const tracked = entries.map((entry) => ({
    ...entry,
    mappings: mappings.filter(({ competitorId }) => competitorId === entry.competitor.id),
  }))
  const devices = tracked.flatMap((entry) => entry.mappings.map(({ deviceUuid }) => deviceUuid))
  store.hints.of(devicesOf).set(regattaName, devices)
  return { entries: tracked, deviceTracks: await readDeviceTracks(context, devices) }
}

export const readRaceTracks = (
  context: Context,
  { entries, deviceTracks }: TrackedEntries,
  period: Period,
): Promise<readonly EntryWithTracks[]> =>
  Promise.all(
    entries.map(async (entry) => {
      const tracks = await Promise.all(
        entry.mappings.map(async (mapping) => {
          const { fromMillis, toMillis, sinceMillis } = mapping
          const part = intersection({ fromMillis, toMillis: toMillis ?? Infinity }, period)
          const track = deviceTracks.get(mapping.deviceUuid)
          if (part === undefined || track === undefined) return []
          return readFixesOf(context, mapping.deviceUuid, track, { ...part, sinceMillis })
        }),
      )
      return { ...entry, tracks }
    }),
  )
