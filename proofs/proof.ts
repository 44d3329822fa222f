/** What a proof is, and what comes of one. */

export interface ProofOptions {
  /** The same seed asks the same questions in the same order. */
  readonly seed: number
  /** How much to try, in the unit of the proof. */
  readonly amount: number
  /** Called with a short line, as often as there is something to tell. */
  readonly progress: (line: string) => void
}

export interface Figure {
  readonly what: string
  readonly value: string | number
  /** What the figure has to be, in words; absent where there is no goal. */
  readonly goal?: string
}

export interface Finding {
  readonly figures: readonly Figure[]
  /**
   * Everything that contradicts the claim, one sentence each, with what is needed to see it again.
   * A goal that was missed, and a fault that never fired, stand here too. Empty: the claim holds.
   */
  readonly failures: readonly string[]
  /** Markdown behind the figures: tables, what a reader has to know. */
  readonly note?: string
}

export interface Proof {
  /** As in `npm run prove -- fuzz`. */
  readonly name: string
  readonly title: string
  /** Markdown: what is tried, against what, and how it is known that it was tried. */
  readonly method: string
  /** Of the long form, and in which unit. */
  readonly amount: number
  readonly unit: string
  run(options: ProofOptions): Promise<Finding>
}
