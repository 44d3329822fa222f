/** A result that is made only for clients that do not have its `ETag` yet. */
export class ConditionalResult<Result = unknown> {
  /** Identifies all facts from which the result follows. */
  readonly basis: string
  readonly make: () => Promise<Result>

  constructor(basis: string, make: () => Promise<Result>) {
    this.basis = basis
    this.make = make
  }
}
