/** A whole table in memory, by what is in it. */
import { type Key, nameOfKey } from '../../lib/store/keys.ts'
import { type KeyKind, kindOfKey } from '../../lib/store/keyKinds.ts'
import type { Item } from '../../lib/store/items.ts'

export class TableContents {
  readonly items: readonly Item[]
  readonly #byName: ReadonlyMap<string, Item>
  readonly #byKind = new Map<KeyKind | undefined, Item[]>()

  constructor(items: readonly Item[]) {
    this.items = items
    this.#byName = new Map(items.map((item) => [nameOfKey(item), item]))
    for (const item of items) {
      const kind = kindIn(item)
      const found = this.#byKind.get(kind)
      if (found === undefined) this.#byKind.set(kind, [item])
      else found.push(item)
    }
  }

  /** `undefined`: of none that is known. */
  of(kind: KeyKind | undefined): readonly Item[] {
    return this.#byKind.get(kind) ?? []
  }

  at(key: Key): Item | undefined {
    return this.#byName.get(nameOfKey(key))
  }
}

/** Whether there is more than what a large write staged. */
export const isPlaced = ({ writeId }: Partial<Item>): boolean => writeId !== undefined

const kindIn = (item: Item): KeyKind | undefined => {
  try {
    return kindOfKey(item)
  } catch {
    return undefined
  }
}
