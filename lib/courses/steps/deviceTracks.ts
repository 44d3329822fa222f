/** The tracks of devices, from the table and from what the process has read before. */
import { recentTracks } from '#positions/steps/recentTracks.ts'
import { minuteOf, nothingPacked, type PackedFixes, unpack } from '#positions/rules/packedFixes.ts'
import { between, type Track } from '#positions/rules/track.ts'
import {
  changedMinutes,
  keyOfFixes,
  listMinutes,
  readTrack,
  type StoredTrack,
  type VisiblePeriod,
} from '#positions/items/fixes.ts'
import type { Reader } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'
import { recentMinutesMax } from '#positions/steps/recentTracks.ts'

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

const readRecent = async (
  context: ReadingContext,
  deviceUuid: string,
  track: StoredTrack,
  [first, last]: readonly [number, number],
): Promise<ReadonlyMap<number, PackedFixes>> => {
  const recent = context.processState.shared.of(recentTracks).minutesOf(deviceUuid, track)
  const wanted = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const missing = wanted.filter((minute) => !recent.has(minute))
  // Copied first: another request may make room for its minutes meanwhile.
  const known = wanted.map((minute) => [minute, recent.get(minute)] as const)
  const [from, to] = [missing[0], missing.at(-1)]
  const none = new Map<number, PackedFixes>()
  const found =
    from === undefined || to === undefined
      ? none
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
