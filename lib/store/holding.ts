/**
 * What a request was let through for, kept until it writes: the condition of a request, such as
 * `If-Match`, holds for the moment of its write, and not only for the moment when it was looked at.
 */
import { expectedBy, expecting, keyOf } from './actions.ts'
import type { Item, Write } from './items.ts'
import { kindOfKey, type KeyKind } from './keyKinds.ts'
import { type Key, nameOfKey } from './keys.ts'

/** These never change and are never deleted, and there may be more than a transaction checks. */
const immutable: ReadonlySet<KeyKind> = new Set(['markTemplate', 'markRole'])

export class Holding {
  #isNoting = false
  #held = new Map<string, { readonly key: Key; readonly item: Item | undefined }>()

  /** Notes what is read meanwhile. */
  async during<Result>(run: () => Result | Promise<Result>): Promise<Result> {
    this.#isNoting = true
    try {
      return await run()
    } finally {
      this.#isNoting = false
    }
  }

  note({ PK, SK }: Key, item: Item | undefined): void {
    const key = { PK, SK }
    if (!this.#isNoting || (item !== undefined && immutable.has(kindOfKey(key)))) return
    this.#held.set(nameOfKey(key), { key, item })
  }

  /**
   * The writes, conditional on all that is held, which counts for them alone. Their positions stay.
   */
  addedTo(writes: readonly Write[]): readonly Write[] {
    if (this.#held.size === 0) return writes
    const held = this.#held
    this.#held = new Map()
    const bound = writes.map((write) => {
      const name = nameOfKey(keyOf(write))
      const found = held.get(name)
      held.delete(name)
      return found === undefined || expectedBy(write) !== 'any'
        ? write
        : expecting(write, found.item)
    })
    return [...bound, ...[...held.values()].map(({ key, item }) => check(key, item))]
  }
}

const check = (key: Key, item: Item | undefined): Write =>
  item === undefined ? { absent: key } : { unchanged: item }
