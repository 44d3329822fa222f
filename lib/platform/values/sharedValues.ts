/** A value of a process that a subject declares. It is created when it is first used. */
export interface SharedValue<Value> {
  readonly create: () => Value
}

export class SharedValues {
  readonly #values = new Map<SharedValue<unknown>, unknown>()

  of<Value>(shared: SharedValue<Value>): Value {
    if (!this.#values.has(shared)) this.set(shared, shared.create())
    return this.#values.get(shared) as Value
  }

  /** Tests replace what leaves the process. */
  set<Value>(shared: SharedValue<Value>, value: Value): void {
    this.#values.set(shared, value)
  }
}
