/** The last known positions of competitors, for periods in which they have none. */
import type { Track } from '../../domain/tracking/fix.ts'
import { withNearest } from '../../domain/tracking/track.ts'
import type { DeviceMapping } from '../../store/entities/deviceMappings.ts'
import type { Context } from '../context.ts'
import { type FixSource, readFixAfter, readFixBefore } from './fixSources.ts'
import type { Period } from '../../domain/tracking/period.ts'

interface TrackOfDevices {
  readonly mappings: readonly DeviceMapping[]
  readonly track: Track
}

/**
 * Adds to each track the nearest fix outside of the requested period, unless its last fix is inside.
 * It costs two queries for each mapping.
 * @param tracked only fixes of this period belong to the race
 */
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
