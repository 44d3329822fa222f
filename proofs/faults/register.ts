/**
 * The values that an object of one client can have. After an acknowledgement there is one value.
 * After an unknown outcome there are several, until the next acknowledgement.
 */
export class Register {
  readonly #possible: Set<string>

  constructor(value = '') {
    this.#possible = new Set([value])
  }

  get isCertain(): boolean {
    return this.#possible.size === 1
  }

  /** Any of the possible values. */
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

  /** Moves the value that was read last to the front. The others stay possible. */
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
