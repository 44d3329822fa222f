/** Counts cases by name. Keeps the first failures in full, and counts all of them. */
export class Tally<Name extends string = string> {
  readonly #counts = new Map<Name, number>()
  readonly #failures: string[] = []
  readonly #failuresMax: number
  #failed = 0

  /** @param failuresMax how many failures are kept */
  constructor(failuresMax = Infinity) {
    this.#failuresMax = failuresMax
  }

  count(name: Name, times = 1): void {
    this.#counts.set(name, this.of(name) + times)
  }

  of(name: Name): number {
    return this.#counts.get(name) ?? 0
  }

  /** The names that were counted, with their numbers. */
  get counts(): readonly (readonly [Name, number])[] {
    return [...this.#counts]
  }

  /** @param describe is called only for a failure that is kept */
  fail(describe: () => string): void {
    this.#failed += 1
    if (this.#failures.length < this.#failuresMax) this.#failures.push(describe())
  }

  get failed(): number {
    return this.#failed
  }

  get failures(): readonly string[] {
    return this.#failures
  }

  /** Adds what another tally has counted. */
  add(other: Tally<Name>): void {
    for (const [name, times] of other.counts) this.count(name, times)
    for (const failure of other.failures) this.fail(() => failure)
  }
}
