/** A proof, and its result. */

export interface ProofOptions {
  /** The same seed generates the same cases in the same order. */
  readonly seed: number
  /** How many cases to try, in the unit of the proof. */
  readonly amount: number
  /** Called with a short line of progress. */
  readonly progress: (line: string) => void
}

export interface Figure {
  readonly what: string
  readonly value: string | number
  /** The required value of the figure, as text. Absent: there is no goal. */
  readonly goal?: string
}

export interface Finding {
  readonly figures: readonly Figure[]
  /**
   * Every counterexample, one sentence each, with the data that reproduces it. Includes missed
   * goals and faults that never happened. Empty: the claim holds.
   */
  readonly failures: readonly string[]
  /** Markdown, printed after the figures: tables, and notes. */
  readonly note?: string
}

export interface Proof {
  /** The name for `npm run prove -- fuzz`. */
  readonly name: string
  readonly title: string
  /**
   * Markdown: which cases are tried, against what, and how the proof detects that it tried nothing.
   */
  readonly method: string
  /** The amount of the long form, and its unit. */
  readonly amount: number
  readonly unit: string
  run(options: ProofOptions): Promise<Finding>
}
