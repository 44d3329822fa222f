/** Sources of fixes: devices, and the pings of marks. */
import { type Fix, type Track, withNearest } from '../../domain/tracking/track.ts'
import { readFirstFix, readLastFix } from '../../store/entities/fixes.ts'
import type { Reader } from '../../store/items.ts'
import type { Period } from '../../domain/tracking/period.ts'
import type { DeviceMapping } from '../../store/entities/deviceMappings.ts'
import type { Context } from '../context.ts'

/** The period is the time in which the fixes of the source count. */
export interface FixSource extends Period {
  readonly id: string
}

const definedOf = (fixes: readonly (Fix | undefined)[]): readonly Fix[] =>
  fixes.flatMap((fix) => fix ?? [])

const byTime = (one: Fix, other: Fix): number => one.timeMillis - other.timeMillis

export const readFixBefore = async (
  store: Reader,
  sources: readonly FixSource[],
  timeMillis: number,
): Promise<Fix | undefined> => {
  const found = await Promise.all(
    sources.map(({ id, fromMillis, toMillis }) =>
      readLastFix(store, id, { fromMillis, toMillis: Math.min(toMillis, timeMillis - 1) }),
    ),
  )
  return [...definedOf(found)].sort(byTime).at(-1)
}

export const readFixAfter = async (
  store: Reader,
  sources: readonly FixSource[],
  timeMillis: number,
): Promise<Fix | undefined> => {
  const found = await Promise.all(
    sources.map(({ id, fromMillis, toMillis }) =>
      readFirstFix(store, id, { fromMillis: Math.max(fromMillis, timeMillis + 1), toMillis }),
    ),
  )
  return [...definedOf(found)].sort(byTime)[0]
}

interface TrackOfDevices {
  readonly mappings: readonly DeviceMapping[]
  readonly track: Track
}

/** @param tracked only fixes of this period belong to the race */
export const withLastKnown = <Entry extends TrackOfDevices>(
  { store }: Context,
  entries: readonly Entry[],
  { fromMillis = -Infinity, toMillis = Infinity }: Partial<Period>,
  tracked: Period,
): Promise<readonly Entry[]> =>
  Promise.all(
    entries.map(async (entry) => {
      const sources = entry.mappings.map((mapping) => sourceOf(mapping, tracked))
      const [before, after] = await Promise.all([
        readFixBefore(store, sources, fromMillis),
        readFixAfter(store, sources, toMillis),
      ])
      return { ...entry, track: withNearest(entry.track, fromMillis, toMillis, { before, after }) }
    }),
  )

const sourceOf = (mapping: DeviceMapping, tracked: Period): FixSource => ({
  id: mapping.deviceUuid,
  fromMillis: Math.max(mapping.fromMillis, tracked.fromMillis),
  toMillis: Math.min(mapping.toMillis ?? Infinity, tracked.toMillis),
})
