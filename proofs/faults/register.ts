/**
 * What one client knows of a thing that nobody else changes: the values that it may have by now.
 * What was acknowledged is the only one; of what is unknown there are several, until the next
 * acknowledgement.
 */
export class Register {
  readonly #possible: Set<string>

  constructor(value = '') {
    this.#possible = new Set([value])
  }

  get isCertain(): boolean {
    return this.#possible.size === 1
  }

  /** Any of the values that it may have. */
  get value(): string {
    const [value = ''] = this.#possible
    return value
  }

  acknowledge(value: string): void {
    this.#possible.clear()
    this.#possible.add(value)
  }

  doubt(value: string): void {
    this.#possible.add(value)
  }

  /** Of several values, the one that was seen last. The others may still come true. */
  prefer(value: string): void {
    const others = [...this.#possible].filter((other) => other !== value)
    this.#possible.clear()
    for (const possible of [value, ...others]) this.#possible.add(possible)
  }

  mayBe(value: string): boolean {
    return this.#possible.has(value)
  }

  toString(): string {
    return [...this.#possible].map((value) => (value === '' ? 'nothing' : value)).join(' or ')
  }
}
