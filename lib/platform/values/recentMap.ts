/**
 * A map of limited size. When it is full, the entry that was set the longest time ago makes room for
 * a new one. A `Map` preserves the order of insertion.
 */
export class RecentMap<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #sizeMax: number

  constructor(sizeMax: number) {
    this.#sizeMax = sizeMax
  }

  get(name: string): Value | undefined {
    return this.#entries.get(name)
  }

  set(name: string, value: Value): void {
    this.#entries.delete(name)
    const oldest = this.#entries.keys().next()
    if (this.#entries.size >= this.#sizeMax && oldest.done !== true) {
      this.#entries.delete(oldest.value)
    }
    this.#entries.set(name, value)
  }
}
