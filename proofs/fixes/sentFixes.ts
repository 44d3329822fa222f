/** The fixes of a device, and the requests that contain them. */
import type { Fix } from '../../lib/domain/tracking/fix.ts'
import type { Random } from '../../harness/random.ts'
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

/** The values tell the device, the second and the version, in the precision of the responses. */
export const fixAt = (startMillis: number, device: number, second: number, version = 0): Fix => ({
  timeMillis: startMillis + second * 1000,
  latitude: (54_000_000 + device * 10_000 + (second % 10_000)) / 1e6,
  longitude: (10_000_000 + second + version) / 1e6,
  speed: ((second * 7 + device) % 1500) / 100,
  bearing: (second + version * 90) % 360,
})

const shuffled = <Value>(values: readonly Value[], random: Random): readonly Value[] =>
  values
    .map((value) => ({ value, rank: random(1_000_000) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ value }) => value)

const nearlyInOrder = <Value>(values: readonly Value[], random: Random): readonly Value[] =>
  values
    .map((value, index) => ({ value, rank: index + random(disorder) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ value }) => value)

/** All fixes in overlapping batches, and batches of which some fixes or all are refused. */
export const batchesOf = (fixes: readonly Fix[], random: Random): readonly Batch[] => {
  const count = Math.ceil(fixes.length / batchSize)
  const batches = times(count).flatMap((index): readonly Batch[] => {
    const start = index * batchSize
    const some = fixes.slice(Math.max(0, start - overlap), start + batchSize)
    const batch = { fixes: shuffled(some, random) }
    if (index % batchesPerRefusal !== 0) return [batch]
    const invalid = { ...fixBetween(some[0]), latitude: 91 }
    return [
      { fixes: [...batch.fixes, invalid], refuses: 'last' },
      { fixes: [...some.map(fixBetween), invalid], refuses: 'all' },
    ]
  })
  return nearlyInOrder(batches, random)
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
