/** A benchmark, and its outcome. */

/** The time of one competitor in each run, in the order of the runs. */
export interface Series {
  readonly competitor: string
  readonly samples: readonly number[]
}

/** Competitors that were measured in turns in one run. */
export interface Comparison {
  readonly title: string
  /** The unit of the samples: `ns`, `µs`, `ms`, `kB`, `requests/s`, `read units` ... */
  readonly unit: string
  /** The competitor to which the others are compared. */
  readonly ours: string
  readonly series: readonly Series[]
  /** Additional columns by competitor: the version, wrong results, units ... */
  readonly more?: Readonly<Record<string, Readonly<Record<string, string | number>>>>
  /** Markdown: notes that a reader needs to interpret the figures. */
  readonly note?: string
}

/** A goal for a figure: a ratio of medians of one run. */
export interface Goal {
  /** For example `decisions/s, typed input, against shiro-trie`. */
  readonly what: string
  readonly ratio: number
  readonly bound: { readonly atLeast: number } | { readonly atMost: number }
  /** For a missed goal: the reason, the limit, and the attempts. */
  readonly remark?: string
}

export interface Outcome {
  readonly comparisons: readonly Comparison[]
  readonly goals: readonly Goal[]
}

export interface Benchmark {
  /** The name for `npm run bench -- decisions`. */
  readonly name: string
  readonly title: string
  /** Markdown: the measured operation, the data, the number of runs, and their order. */
  readonly method: string
  /** @param progress called with a short line of progress */
  run(progress: (line: string) => void): Promise<Outcome>
}
