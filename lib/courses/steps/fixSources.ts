/** Sources of fixes: devices, and the pings of marks. */
import { type Fix, type Track, withNearest } from '#positions/rules/track.ts'
import { readEdgeFix, type VisiblePeriod } from '#positions/items/fixes.ts'
import type { Reader } from '#table/items.ts'
import type { Period } from '#positions/rules/period.ts'
import type { DeviceMapping } from '#races/items/deviceMappings.ts'
import type { Context } from '#endpoint/context.ts'

/** The period is the time in which the fixes of the source count. */
export interface FixSource extends VisiblePeriod {
  readonly id: string
}

/** The nearest fix before or after a time, with one query for each source. */
export const readNearestFix = async (
  store: Reader,
  sources: readonly FixSource[],
  side: 'before' | 'after',
  timeMillis: number,
): Promise<Fix | undefined> => {
  const isBefore = side === 'before'
  const found = await Promise.all(
    sources.map((source) =>
      isBefore
        ? readEdgeFix(store, source.id, 'last', {
            ...source,
            toMillis: Math.min(source.toMillis, timeMillis - 1),
          })
        : readEdgeFix(store, source.id, 'first', {
            ...source,
            fromMillis: Math.max(source.fromMillis, timeMillis + 1),
          }),
    ),
  )
  const fixes = found.flatMap((fix) => fix ?? [])
  return fixes.sort((one, other) => one.timeMillis - other.timeMillis).at(isBefore ? -1 : 0)
}

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
        readNearestFix(store, sources, 'before', fromMillis),
        readNearestFix(store, sources, 'after', toMillis),
      ])
      return { ...entry, track: withNearest(entry.track, fromMillis, toMillis, { before, after }) }
    }),
  )

const sourceOf = (mapping: DeviceMapping, tracked: Period): FixSource => ({
  id: mapping.deviceUuid,
  fromMillis: Math.max(mapping.fromMillis, tracked.fromMillis),
  toMillis: Math.min(mapping.toMillis ?? Infinity, tracked.toMillis),
  sinceMillis: mapping.sinceMillis,
})
