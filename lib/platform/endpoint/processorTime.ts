/**
 * The time of the processor that a request takes. The operating system needs as long to tell it as a
 * decision takes, so a mark serves all requests that begin within 100 ms, and quick requests are not
 * measured. The time of a request may therefore contain up to 100 ms of the requests before.
 */

export interface ProcessorMark {
  /** In milliseconds of `performance.now()`. */
  readonly atMillis: number
  readonly usage: NodeJS.CpuUsage
}

const markMillisMax = 100

/** The clock of a process: returns a mark for the begin of a request. */
export const processorClock = (): (() => ProcessorMark) => {
  let mark: ProcessorMark | undefined
  return () => {
    const atMillis = performance.now()
    if (mark === undefined || atMillis - mark.atMillis > markMillisMax) {
      mark = { atMillis, usage: process.cpuUsage() }
    }
    return mark
  }
}

/** @param leastMillis a shorter time counts as none */
export const processorMillisSince = (
  { atMillis, usage }: ProcessorMark,
  leastMillis: number,
): number => {
  if (performance.now() - atMillis < leastMillis) return 0
  const { user, system } = process.cpuUsage(usage)
  return (user + system) / 1000
}
