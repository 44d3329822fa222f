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

const rateOf = async (millis: number, batch: Batch): Promise<number> => {
  const begun = processorMillis()
  let count = 0
  for (;;) {
    count += await batch()
    const passed = processorMillis() - begun
    if (passed >= millis) return (count / passed) * 1000
  }
}

/**
 * Repetitions per second after a warm-up. The operation runs in batches of about a millisecond, so
 * that fast competitors do not read the clock more often than slow ones.
 */
export const processorRate = async (
  batchOf: (size: number) => Batch,
  warmUpMillis = 350,
): Promise<number> => {
  const size = Math.max(1, Math.round((await rateOf(50, batchOf(1))) / 1000))
  await rateOf(warmUpMillis, batchOf(size))
  return rateOf(measuredMillis, batchOf(size))
}
