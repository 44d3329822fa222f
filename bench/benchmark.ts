/** A benchmark, and the figures that it measures. */

/** The goal of a figure. Without a bound, the figure has no goal. */
export interface Bound {
  readonly atLeast?: number
  readonly atMost?: number
}

export interface Figure extends Bound {
  readonly what: string
  /** A median, unless `what` says otherwise. */
  readonly value: number
  /** `ms`, `1/s`, `units` ..., or `x` for a ratio. */
  readonly unit: string
}

export interface Benchmark {
  /** The name for `npm run bench -- decisions`. */
  readonly name: string
  readonly title: string
  /** Markdown: the measured operation, the data, and the number of runs. */
  readonly method: string
  /** @param progress called with a short line of progress */
  run(progress: (line: string) => void): Promise<readonly Figure[]>
}

/** A ratio of medians of one run, which is comparable between machines. */
export const ratio = (what: string, value: number, bound: Bound = {}): Figure => ({
  what,
  value,
  unit: 'x',
  ...bound,
})

export const isReached = ({ value, atLeast = value, atMost = value }: Figure): boolean =>
  value >= atLeast && value <= atMost
