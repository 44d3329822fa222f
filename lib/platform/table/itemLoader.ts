/** Reads each item once in a request, and all items that one tick of the process asks for in one call. */
import type { Item } from './items.ts'
import { type Key, nameOfKey } from './key.ts'

type ItemsByName = ReadonlyMap<string, Item>

export class ItemLoader {
  readonly #read: (keys: readonly Key[]) => Promise<ItemsByName>
  /** Promises, so that `get` can wait for an item that is already being fetched. */
  readonly #found = new Map<string, Promise<ItemsByName>>()
  /** The reads of the current tick. Keys have their names, because a call may name a key once. */
  #batch: { readonly keys: Map<string, Key>; readonly found: Promise<ItemsByName> } | undefined

  constructor(read: (keys: readonly Key[]) => Promise<ItemsByName>) {
    this.#read = read
  }

  async get(key: Key): Promise<Item | undefined> {
    const name = nameOfKey(key)
    return (await this.#reading(key, name)).get(name)
  }

  /** Fetches items for later calls of `get`. */
  async load(keys: readonly Key[]): Promise<void> {
    await Promise.all(new Set(keys.map((key) => this.#reading(key, nameOfKey(key)))))
  }

  /** Returns an item that was fetched before. */
  async known(key: Key): Promise<Item | undefined> {
    const name = nameOfKey(key)
    return (await this.#found.get(name))?.get(name)
  }

  /** Lets the next `get` read the item again. */
  forget(key: Key): void {
    this.#found.delete(nameOfKey(key))
  }

  #reading(key: Key, name: string): Promise<ItemsByName> {
    const known = this.#found.get(name)
    if (known !== undefined) return known
    const { keys, found } = (this.#batch ??= this.#newBatch())
    keys.set(name, key)
    this.#found.set(name, found)
    return found
  }

  #newBatch() {
    const keys = new Map<string, Key>()
    // After all steps that wait for no input or output, so that their reads are known.
    const found = new Promise<ItemsByName>((resolve) => {
      process.nextTick(() => {
        this.#batch = undefined
        resolve(this.#read([...keys.values()]))
      })
    })
    // A later read of the same request tries again.
    found.catch(() => {
      for (const name of keys.keys()) {
        if (this.#found.get(name) === found) this.#found.delete(name)
      }
    })
    return { keys, found }
  }
}
