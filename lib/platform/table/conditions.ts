/** The items behind a decision become conditions of the next write, so that `If-Match` holds then too. */
import { expectedBy, expecting, keyOf } from './actions.ts'
import type { Item, Write } from './items.ts'
import { entityOf } from './registry.ts'
import { type Key, nameOfKey, plainKey } from './key.ts'
import { securityEntity } from './items/securities.ts'

export class Conditions {
  #isCollecting = false
  #withSecurity = true
  #read = new Map<string, { readonly key: Key; readonly item: Item | undefined }>()

  /** Whether `during` is running. */
  get isCollecting(): boolean {
    return this.#isCollecting
  }

  /** @param withSecurity false for contents: a list reads more securities than a transaction can check */
  async during<Result>(run: () => Result | Promise<Result>, withSecurity = true): Promise<Result> {
    this.#isCollecting = true
    this.#withSecurity = withSecurity
    try {
      return await run()
    } finally {
      this.#isCollecting = false
    }
  }

  add(read: Key, item: Item | undefined): void {
    if (!this.#isCollecting) return
    const key = plainKey(read)
    // A transaction cannot check as many immutable items as a request may read.
    if (item !== undefined && entityOf(key).isImmutable === true) return
    if (!this.#withSecurity && entityOf(key) === securityEntity) return
    this.#read.set(nameOfKey(key), { key, item })
  }

  /** The conditions apply to these writes only, whose positions stay the same. */
  addedTo(writes: readonly Write[]): readonly Write[] {
    if (this.#read.size === 0) return writes
    const read = this.#read
    this.#read = new Map()
    const bound = writes.map((write) => {
      const name = nameOfKey(keyOf(write))
      const found = read.get(name)
      read.delete(name)
      return found === undefined || expectedBy(write) !== 'any'
        ? write
        : expecting(write, found.item)
    })
    return [...bound, ...[...read.values()].map(({ key, item }) => check(key, item))]
  }
}

const check = (key: Key, item: Item | undefined): Write =>
  item === undefined ? { absent: key } : { unchanged: item }
