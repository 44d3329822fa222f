/** Time of the processor that this process took: what else the machine does meanwhile counts less. */

const measuredMillis = 700

export const processorMillis = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Does something so often, and says how often it was. */
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
 * How often something is done in a second, once it is warm. It is done in batches of about a
 * millisecond, so that a fast contender does not ask the clock more often than a slow one.
 */
export const processorRate = async (
  batchOf: (size: number) => Batch,
  warmUpMillis = 350,
): Promise<number> => {
  const size = Math.max(1, Math.round((await rateOf(50, batchOf(1))) / 1000))
  await rateOf(warmUpMillis, batchOf(size))
  return rateOf(measuredMillis, batchOf(size))
}
