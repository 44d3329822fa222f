/** Tracks: the position at a time, thinning, and merging the tracks of several devices. */
import { groupedBy } from '#values/groupedBy.ts'
import type { Position } from './position.ts'
import { signedDegrees } from './raceArea.ts'

/** Returns the index of the first fix after a time, by binary search. */
export const firstAfter = (
  track: readonly { readonly timeMillis: number }[],
  timeMillis: number,
): number => {
  let low = 0
  let high = track.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((track[middle]?.timeMillis ?? 0) > timeMillis) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns the fixes from a time to another one, both inclusive. */
export const between = <Timed extends { readonly timeMillis: number }>(
  track: readonly Timed[],
  fromMillis: number,
  toMillis: number,
): readonly Timed[] => track.slice(firstAfter(track, fromMillis - 1), firstAfter(track, toMillis))

/** On the straight line between the neighbouring fixes; after the end at the last one. `undefined` before the first. */
export const positionAt = (track: Track, timeMillis: number): Position | undefined => {
  const index = firstAfter(track, timeMillis)
  const before = track[index - 1]
  if (before === undefined) return undefined
  const after = track[index]
  if (after === undefined) return { latitude: before.latitude, longitude: before.longitude }
  const share = (timeMillis - before.timeMillis) / (after.timeMillis - before.timeMillis)
  const eastward = signedDegrees(after.longitude - before.longitude)
  return {
    latitude: before.latitude + share * (after.latitude - before.latitude),
    longitude: signedDegrees(before.longitude + share * eastward),
  }
}

/** A mark lies still where the last fix has it, until it is laid elsewhere. Before the first fix it is there already. */
export const markPositionAt = (track: Track, timeMillis: number): Position | undefined => {
  const fix = track[firstAfter(track, timeMillis) - 1] ?? track[0]
  return fix && { latitude: fix.latitude, longitude: fix.longitude }
}

/** Adds the nearest fix outside of the period of a track, unless the last fix of all is inside. */
export const withNearest = (
  track: Track,
  fromMillis: number,
  toMillis: number,
  { before, after }: { readonly before: Fix | undefined; readonly after: Fix | undefined },
): Track => {
  if (after === undefined && track.length > 0) return track
  const isBefore =
    before !== undefined &&
    (after === undefined || fromMillis - before.timeMillis <= after.timeMillis - toMillis)
  if (isBefore) return [before, ...track]
  return after === undefined ? track : [...track, after]
}

/** Returns the first fix of each step. Steps begin at multiples of their length since 1970. */
export const thin = (track: Track, stepMillis: number): Track => {
  let last = -Infinity
  return track.filter(({ timeMillis }) => {
    const step = Math.floor(timeMillis / stepMillis)
    const isFirst = step !== last
    last = step
    return isFirst
  })
}

/** The same with the last fix, which may be the only one across the finish. */
export const thinWithLast = (track: Track, stepMillis: number): Track => {
  const thinned = thin(track, stepMillis)
  const last = track.at(-1)
  return last === undefined || thinned.at(-1) === last ? thinned : [...thinned, last]
}

const windowMillis = 10_000

/**
 * Merges the tracks of the devices on one boat. In each ten seconds only the device with the most
 * fixes counts, the first one of several: devices on one boat are metres apart, and a track that
 * alternates between them is longer than that of the boat.
 */
export const mergeTracks = (tracks: readonly Track[]): Track => {
  const filled = tracks.filter(({ length }) => length > 0)
  if (filled.length < 2) return filled[0] ?? []
  const windows = new Map<number, readonly Fix[]>()
  for (const track of filled) {
    for (const [window, fixes] of groupedBy(track, windowOf)) {
      if (fixes.length > (windows.get(window)?.length ?? 0)) windows.set(window, fixes)
    }
  }
  return [...windows].sort(([one], [other]) => one - other).flatMap(([, fixes]) => fixes)
}

const windowOf = ({ timeMillis }: Fix): number => Math.floor(timeMillis / windowMillis)

export interface Fix extends Position {
  readonly timeMillis: number
  /** Over ground, in metres per second. Null: the device did not know it. */
  readonly speed: number | null
  /** Course over ground in degrees true, from 0 to below 360. Null: the device did not know it. */
  readonly bearing: number | null
}

/** Fixes by time. No two have the same time. */
export type Track = readonly Fix[]
