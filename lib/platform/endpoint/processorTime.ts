/** To ask for it takes as long as a decision, so that a mark serves all requests that begin within 100 ms. */

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
export const processorMillisSince = ({ atMillis, usage }: ProcessorMark, leastMillis: number) => {
  if (performance.now() - atMillis < leastMillis) return 0
  const { user, system } = process.cpuUsage(usage)
  return (user + system) / 1000
}
