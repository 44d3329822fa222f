/**
 * Fixes: one item for each minute of a device, which takes about 1 KB with a fix each second.
 * Each device has a partition of its own, so that no partition gets more than the fixes of one
 * device. The key contains a hash of the device, because its id is a secret.
 */
import {
  aheadMillisMax,
  minuteMillis,
  minuteOf,
  pack,
  type PackedFixes,
  type ReceivedFix,
  unpack,
} from '../rules/packedFixes.ts'
import { between } from '../rules/track.ts'
import { packPeriods, type Period, unpackPeriods } from '../rules/period.ts'
import { bytes, number, optional } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Item, QueryOptions, Reader, Stored, Write } from '#table/items.ts'
import { digestOf, type Key, millisText, partsOf } from '#table/key.ts'

/** Fixes: the positions of a device in one minute, or those that people reported for a mark. */
export const fixesEntity = entity('fixes', 'FIXES#<sha-256 of the device>#', 'MINUTE#<minute>#', {
  attributes: {
    fixes: bytes,
    expiresAtSeconds: number,
    // When they were received. Items of old tables have none.
    runs: optional(bytes),
    // The version of the track with the last change. Items of old tables have none.
    trackVersion: optional(number),
  },
})

/** The pings of a mark are stored like the fixes of a device. The ids of devices are UUIDs, unlike this one. */
export const sourceOfPings = (regattaName: string, markId: string): string =>
  `PING ${JSON.stringify([regattaName, markId])}`

export const keyOfFixes = (deviceUuid: string, minute: number): Key =>
  fixesEntity.key(digestOf(deviceUuid), millisText(minute * minuteMillis))

export type StoredFixes = Stored<{ readonly track: readonly ReceivedFix[] }>

export const readFixes = async (store: Reader, deviceUuid: string, minute: number) => {
  const item = await store.get(keyOfFixes(deviceUuid, minute))
  return item && { track: unpack(minute, fixesEntity.decode(item)), item }
}

/** @param track the fixes of one minute */
export const putFixes = (
  deviceUuid: string,
  minute: number,
  track: readonly ReceivedFix[],
  replaced: StoredFixes | undefined,
  more: { readonly expiresAtSeconds: number; readonly trackVersion: number },
): Write =>
  fixesEntity.put(
    keyOfFixes(deviceUuid, minute),
    { ...pack(track), ...more },
    replaced?.item ?? 'absent',
  )

/** In one query: ten days. */
const minutesMax = 14_400

const rangeOf = (deviceUuid: string, first: number, last: number): QueryOptions => {
  const { partition } = fixesEntity.key
  return {
    partition: partition(digestOf(deviceUuid)),
    between: [keyOfFixes(deviceUuid, first).SK, keyOfFixes(deviceUuid, last).SK],
    limit: minutesMax,
  }
}

export interface StoredMinute {
  readonly packed: PackedFixes
  readonly trackVersion: number
}

export const listMinutes = async (
  store: Reader,
  deviceUuid: string,
  first: number,
  last: number,
): Promise<ReadonlyMap<number, StoredMinute>> => {
  const items = await fixesEntity.all(store, rangeOf(deviceUuid, first, last))
  return new Map(
    items.map((item) => {
      const { fixes, runs, trackVersion = Infinity } = item
      return [minuteOfKey(item), { packed: { fixes, runs }, trackVersion }]
    }),
  )
}

/** The time for which a device is mapped, with the visible part of what it sends. */
export interface VisiblePeriod extends Period {
  /** Fixes that were received before it stay hidden. */
  readonly sinceMillis?: number | undefined
}

/** Reads two items at most: all fixes of the first one may be outside of the period. */
export const readEdgeFix = async (
  store: Reader,
  deviceUuid: string,
  edge: 'first' | 'last',
  { fromMillis, toMillis, sinceMillis }: VisiblePeriod,
): Promise<ReceivedFix | undefined> => {
  const visible = (items: readonly Item[]) =>
    between(
      items.flatMap((item) => unpack(minuteOfKey(item), fixesEntity.decode(item), sinceMillis)),
      fromMillis,
      toMillis,
    )
  if (fromMillis > toMillis) return undefined
  const [first, last] = [minuteOf({ timeMillis: fromMillis }), minuteOf({ timeMillis: toMillis })]
  const range = { ...rangeOf(deviceUuid, first, last), limit: 2 }
  if (edge === 'first') {
    const { items } = await store.query(range)
    return visible(items)[0]
  }
  const { items } = await store.query({ ...range, backwards: true })
  return visible([...items].reverse()).at(-1)
}

export interface LastFix {
  readonly fix?: ReceivedFix | undefined
  /** The clock of the device is so far ahead. Absent below half a minute, which networks and phones explain. */
  readonly clockAheadSeconds?: number
}

const clockAheadSecondsMin = 30

/** The last fix that is not in the future. Reads two items, and as many again if the newest fix is. */
export const readLastFix = async (
  store: Reader,
  deviceUuid: string,
  { toMillis, ...begin }: VisiblePeriod,
  nowMillis: number,
): Promise<LastFix> => {
  const read = (end: number) =>
    readEdgeFix(store, deviceUuid, 'last', { ...begin, toMillis: Math.min(toMillis, end) })
  const newest = await read(nowMillis + aheadMillisMax)
  const fix = (newest?.timeMillis ?? 0) > nowMillis ? await read(nowMillis) : newest
  // Items of old tables do not contain the receipt.
  const { timeMillis, receivedMillis } = newest?.receivedMillis ? newest : noFix
  const aheadSeconds = Math.round((timeMillis - receivedMillis) / 1000)
  return {
    fix,
    ...(aheadSeconds < clockAheadSecondsMin ? {} : { clockAheadSeconds: aheadSeconds }),
  }
}

const noFix = { timeMillis: 0, receivedMillis: 0 }

const minuteOfKey = ({ SK }: Key): number => Number(partsOf(SK)[1]?.slice(1)) / minuteMillis

/** Mapped device: a device that has ever been mapped. Fixes of other devices are few, and kept a day. */
export const mappedDeviceEntity = entity(
  'mappedDevice',
  'FIXES#<sha-256 of the device>#',
  'MAPPED#',
  { attributes: {} },
)

export const keyOfMappedDevice = (deviceUuid: string): Key =>
  mappedDeviceEntity.key(digestOf(deviceUuid))

export const putMappedDevice = (deviceUuid: string): Write =>
  mappedDeviceEntity.put(keyOfMappedDevice(deviceUuid), {}, 'any')

/** Track: the last changes in the fixes of a device. Its version is that of the fixes. */
export const trackEntity = entity('track', 'FIXES#<sha-256 of the device>#', 'TRACK#', {
  attributes: {
    newestMillis: number,
    changes: bytes,
    expiresAtSeconds: number,
    /** Absent after the first fix of a mapped device. */
    unmappedMinutes: optional(number),
  },
})

/** So many fit into one write unit with everything else. */
const changesMax = 30

export type StoredTrack = Stored<{
  /** The number of changes. */
  readonly version: number
  /** The time of the latest fix. */
  readonly newestMillis: number
  /** The last ones, in the order of the changes. */
  readonly changes: readonly Period[]
  readonly expiresAtSeconds: number
  /** The number of minutes that are stored for a day only, because the device was not mapped. */
  readonly unmappedMinutes: number | undefined
}>

const keyOfTrack = (deviceUuid: string): Key => trackEntity.key(digestOf(deviceUuid))

/** `undefined`: the device has no fixes. */
export const readTrack = async (store: Reader, deviceUuid: string) => {
  const item = await store.get(keyOfTrack(deviceUuid))
  if (item === undefined) return undefined
  const { changes, version, ...more } = trackEntity.decode(item)
  const { newestMillis, expiresAtSeconds, unmappedMinutes } = more
  const periods = unpackPeriods(changes)
  return { version, newestMillis, changes: periods, expiresAtSeconds, unmappedMinutes, item }
}

export const putTrack = (
  deviceUuid: string,
  replaced: StoredTrack | undefined,
  change: Period,
  { expiresAtSeconds, unmappedMinutes }: Pick<StoredTrack, 'expiresAtSeconds' | 'unmappedMinutes'>,
): Write => {
  const changes = [...(replaced?.changes ?? []), change].slice(-changesMax)
  const content = {
    newestMillis: Math.max(replaced?.newestMillis ?? 0, change.toMillis),
    changes: packPeriods(changes),
    // The retention may have been shortened.
    expiresAtSeconds: Math.max(replaced?.expiresAtSeconds ?? 0, expiresAtSeconds),
    ...(unmappedMinutes === undefined ? {} : { unmappedMinutes }),
  }
  return trackEntity.put(keyOfTrack(deviceUuid), content, replaced?.item ?? 'absent')
}

/** A longer change is only sure to have a fix in its first and in its last minute. */
const changedMinutesMax = 20

/** The minutes of the last changes, with the version of the track that each of them has at least. */
export const changedMinutes = ({ version, changes }: StoredTrack) =>
  changes.flatMap(({ fromMillis, toMillis }, index) => {
    const [first, last] = [minuteOf({ timeMillis: fromMillis }), minuteOf({ timeMillis: toMillis })]
    const count = last - first + 1
    const minutes =
      count > changedMinutesMax
        ? [first, last]
        : Array.from({ length: count }, (_, offset) => first + offset)
    const trackVersion = version - changes.length + index + 1
    return minutes.map((minute) => ({ minute, trackVersion }))
  })

/** @returns `undefined` if the changes since the version are not known */
export const changesSince = (
  { version, changes }: Pick<StoredTrack, 'version' | 'changes'>,
  seenVersion: number,
): readonly Period[] | undefined => {
  const count = version - seenVersion
  if (count === 0) return []
  return count > 0 && count <= changes.length ? changes.slice(-count) : undefined
}
