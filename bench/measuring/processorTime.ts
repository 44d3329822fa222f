/**
 * Measures the processor time of this process, which other load of the machine affects less than
 * elapsed time.
 */

const measuredMillis = 700

export const processorMillis = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Repeats an operation, and returns the number of repetitions. */
type Batch = () => number | Promise<number>

/** Ends when both are reached, the time and the number of repetitions. */
const rateOf = async (millis: number, batch: Batch, countMin = 0): Promise<number> => {
  const begun = processorMillis()
  let count = 0
  for (;;) {
    count += await batch()
    const passed = processorMillis() - begun
    if (passed >= millis && count >= countMin) return (count / passed) * 1000
  }
}

/** At least this time, and at least this number of repetitions. */
interface WarmUp {
  readonly millis: number
  readonly count?: number
}

/**
 * Repetitions per second after a warm-up. The operation runs in batches of about a millisecond, so
 * that fast competitors do not read the clock more often than slow ones.
 */
export const processorRate = async (
  batchOf: (size: number) => Batch,
  warmUp: WarmUp = { millis: 350 },
): Promise<number> => {
  const size = Math.max(1, Math.round((await rateOf(50, batchOf(1))) / 1000))
  await rateOf(warmUp.millis, batchOf(size), warmUp.count)
  return rateOf(measuredMillis, batchOf(size))
}
