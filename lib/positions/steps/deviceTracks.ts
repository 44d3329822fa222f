/** The tracks of devices, from the table and from what the process has read before. */
import { minuteOf, nothingPacked, type PackedFixes, unpack } from '../rules/packedFixes.ts'
import { between, type Track } from '../rules/track.ts'
import {
  changedMinutes,
  changesSince,
  keyOfFixes,
  listMinutes,
  readTrack,
  type StoredTrack,
  type VisiblePeriod,
} from '../items/fixes.ts'
import type { Reader } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'
import type { SharedValue } from '#values/sharedValues.ts'
import { RecentMap } from '#values/recentMap.ts'

type ReadingContext = Pick<Context, 'store' | 'processState'>

/** The versions of tracks by device. `undefined`: the device has no fixes. */
export type DeviceTracks = ReadonlyMap<string, StoredTrack | undefined>

export const readDeviceTracks = async (
  { store }: { readonly store: Reader },
  deviceUuids: Iterable<string>,
): Promise<DeviceTracks> => {
  const devices = [...new Set(deviceUuids)]
  const tracks = await Promise.all(devices.map((device) => readTrack(store, device)))
  return new Map(devices.map((device, index) => [device, tracks[index]]))
}

/** @param track was read before; the fixes are at least those of its version */
export const readFixesOf = async (
  context: ReadingContext,
  deviceUuid: string,
  track: StoredTrack,
  { fromMillis, toMillis, sinceMillis }: VisiblePeriod,
): Promise<Track> => {
  const [first, last] = [
    minuteOf({ timeMillis: fromMillis }),
    minuteOf({ timeMillis: Math.min(toMillis, track.newestMillis) }),
  ]
  if (first > last) return []
  const minutes =
    last - first < recentMinutesMax
      ? await readRecent(context, deviceUuid, track, [first, last])
      : await readMinutes(context, deviceUuid, track, [first, last])
  const fixes = Array.from(minutes, ([minute, packed]) => unpack(minute, packed, sinceMillis))
  return between(fixes.flat(), fromMillis, toMillis)
}

/** The packed fixes of minutes, as of one version or later. An empty minute is known, too. */
type Minutes = Map<number, PackedFixes>

interface RecentTrack {
  readonly version: number
  readonly minutes: Minutes
}

/** With a fix each second, these devices and minutes need 100 MB. */
const devicesMax = 500
const recentMinutesMax = 240

/**
 * The fixes that this process has read, by device, so that live pages read only what has changed.
 * Minutes that a later version of the track changed are read again.
 */
const recentTracks: SharedValue<RecentMap<RecentTrack>> = {
  create: () => new RecentMap<RecentTrack>(devicesMax),
}

/**
 * Returns the minutes that are known of this version. The caller adds what it reads after the version
 * was read. An earlier version that is still being read gets a map of its own.
 */
const recentMinutesOf = (
  { processState }: ReadingContext,
  deviceUuid: string,
  track: StoredTrack,
): Minutes => {
  const tracks = processState.shared.of(recentTracks)
  const recent = tracks.get(deviceUuid)
  if (recent?.version === track.version) return recent.minutes
  const minutes = recent === undefined ? new Map() : unchangedMinutes(recent, track)
  if (track.version > (recent?.version ?? 0)) {
    tracks.set(deviceUuid, { version: track.version, minutes })
  }
  return minutes
}

const unchangedMinutes = ({ version, minutes }: RecentTrack, track: StoredTrack): Minutes => {
  const changes = changesSince(track, version)
  if (changes === undefined) return new Map()
  const isChanged = (minute: number): boolean =>
    changes.some(
      ({ fromMillis, toMillis }) =>
        minuteOf({ timeMillis: fromMillis }) <= minute &&
        minute <= minuteOf({ timeMillis: toMillis }),
    )
  const kept = [...minutes].filter(([minute]) => !isChanged(minute))
  return new Map(kept.slice(-recentMinutesMax))
}

const readRecent = async (
  context: ReadingContext,
  deviceUuid: string,
  track: StoredTrack,
  [first, last]: readonly [number, number],
): Promise<ReadonlyMap<number, PackedFixes>> => {
  const recent = recentMinutesOf(context, deviceUuid, track)
  const wanted = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const missing = wanted.filter((minute) => !recent.has(minute))
  // Copied first: another request may make room for its minutes meanwhile.
  const known = wanted.map((minute) => [minute, recent.get(minute)] as const)
  const [from, to] = [missing[0], missing.at(-1)]
  const found =
    from === undefined || to === undefined
      ? new Map<number, PackedFixes>()
      : await readMinutes(context, deviceUuid, track, [from, to])
  if (recent.size + missing.length > recentMinutesMax) recent.clear()
  for (const minute of missing) recent.set(minute, found.get(minute) ?? nothingPacked)
  return new Map(
    known.map(([minute, packed]) => [minute, packed ?? found.get(minute) ?? nothingPacked]),
  )
}

const snapshotMax = 100

/**
 * Reads again if the minutes do not contain a change of the track yet: separate reads can see a part
 * of a transaction. A snapshot fails with a conflict until the transaction is complete, and the
 * conflict repeats the request.
 */
const readMinutes = async (
  { store }: ReadingContext,
  deviceUuid: string,
  track: StoredTrack,
  [first, last]: readonly [number, number],
): Promise<ReadonlyMap<number, PackedFixes>> => {
  let found = await listMinutes(store, deviceUuid, first, last)
  const missing = changedMinutes(track).filter(
    ({ minute, trackVersion }) =>
      minute >= first && minute <= last && trackVersion > (found.get(minute)?.trackVersion ?? 0),
  )
  if (missing.length > 0) {
    await store.snapshot(
      missing.slice(-snapshotMax).map(({ minute }) => keyOfFixes(deviceUuid, minute)),
    )
    found = await listMinutes(store, deviceUuid, first, last)
  }
  return new Map(Array.from(found, ([minute, { packed }]) => [minute, packed]))
}
