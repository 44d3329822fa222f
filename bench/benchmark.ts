/** What a benchmark is, and what comes of one. */

/** What one contender took in each run, in the order of the runs. */
export interface Series {
  readonly contender: string
  readonly samples: readonly number[]
}

/** Contenders side by side, measured in turns in one run. */
export interface Comparison {
  readonly title: string
  /** Of the samples: `ns`, `µs`, `ms`, `kB`, `requests/s`, `read units` ... */
  readonly unit: string
  /** The contender that the others are a multiple of. */
  readonly ours: string
  readonly series: readonly Series[]
  /** Columns beside the times, by contender: the version, wrong answers, units ... */
  readonly more?: Readonly<Record<string, Readonly<Record<string, string | number>>>>
  /** Markdown: what a reader has to know in order to read the figures rightly. */
  readonly note?: string
}

/** A figure that we want to reach: a ratio of medians out of one run. */
export interface Goal {
  /** For example `decisions/s, typed input, against shiro-trie`. */
  readonly what: string
  readonly ratio: number
  readonly bound: { readonly atLeast: number } | { readonly atMost: number }
  /** Where it is not reached: why, what the limit is, what was tried. */
  readonly remark?: string
}

export interface Outcome {
  readonly comparisons: readonly Comparison[]
  readonly goals: readonly Goal[]
}

export interface Benchmark {
  /** As in `npm run bench -- decisions`. */
  readonly name: string
  readonly title: string
  /** Markdown: what is measured, on which data, in how many runs, in what order. */
  readonly method: string
  /** @param progress called with a short line, as often as there is something to tell */
  run(progress: (line: string) => void): Promise<Outcome>
}
