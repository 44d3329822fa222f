/** The fixes of a device, and the requests that contain them. */
import type { Fix } from '#positions/rules/track.ts'
import type { Random } from '../../scripts/simulate/random.ts'
import { times } from '../races/twoProcesses.ts'

/** Fixes that are sent in one request, and the response that the device expects. */
export interface Batch {
  readonly fixes: readonly Fix[]
  /** The service must refuse all fixes, or only the last one, which is invalid. */
  readonly refuses?: 'all' | 'last'
}

/** As in the app. */
const batchSize = 30
/** Each batch repeats so many fixes of the one before. */
const overlap = 10
/** Batches are sent in another order, but at most so far from their place. */
const disorder = 4
/** One batch in so many has an invalid fix. */
const batchesPerRefusal = 10
/** One fix in so many is sent again later, with other values. */
const fixesPerCorrection = 20

const sortedBy = <Value>(values: readonly Value[], rankOf: (index: number) => number) =>
  values
    .map((value, index) => ({ value, rank: rankOf(index) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ value }) => value)

/** All fixes in overlapping batches, and batches of which some fixes or all are refused. */
export const batchesOf = (fixes: readonly Fix[], random: Random): readonly Batch[] => {
  const count = Math.ceil(fixes.length / batchSize)
  const batches = times(count).flatMap((index): readonly Batch[] => {
    const start = index * batchSize
    const some = fixes.slice(Math.max(0, start - overlap), start + batchSize)
    const batch = { fixes: sortedBy(some, () => random(1_000_000)) }
    if (index % batchesPerRefusal !== 0) return [batch]
    const invalid = { ...fixBetween(some[0]), latitude: 91 }
    return [
      { fixes: [...batch.fixes, invalid], refuses: 'last' },
      { fixes: [...some.map(fixBetween), invalid], refuses: 'all' },
    ]
  })
  return sortedBy(batches, (index) => index + random(disorder))
}

/** At a time at which the device has no valid fix. */
const fixBetween = (fix: Fix | undefined): Fix => {
  if (fix === undefined) throw new Error('a batch has at least one fix')
  return { ...fix, timeMillis: fix.timeMillis + 500 }
}

/** Batches that span several minutes, as those of a device that was offline. */
export const correctionsOf = (
  fixesOfDevice: number,
  corrected: (index: number) => Fix,
): readonly Batch[] => {
  const fixes = times(Math.ceil(fixesOfDevice / fixesPerCorrection)).map((index) =>
    corrected(index * fixesPerCorrection),
  )
  return times(Math.ceil(fixes.length / batchSize)).map((batch) => ({
    fixes: fixes.slice(batch * batchSize, (batch + 1) * batchSize),
  }))
}
