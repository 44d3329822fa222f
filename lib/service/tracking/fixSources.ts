/** Sources of fixes: devices, and the pings of marks. */
import type { Fix } from '../../domain/tracking/fix.ts'
import { readFirstFix, readLastFix } from '../../store/entities/fixes.ts'
import type { Reader } from '../../store/items.ts'
import type { Period } from '../../domain/tracking/period.ts'

/** The period is the time in which the fixes of the source count. */
export interface FixSource extends Period {
  readonly id: string
}

const definedOf = (fixes: readonly (Fix | undefined)[]): readonly Fix[] =>
  fixes.flatMap((fix) => fix ?? [])

const byTime = (one: Fix, other: Fix): number => one.timeMillis - other.timeMillis

/** Returns the last fix before a time, with one query for each source. */
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

/** Returns the first fix after a time, with one query for each source. */
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
