/** A whole table in memory, by entity. */
import { type Key, nameOfKey } from '#table/key.ts'
import '#allEntities'
import { entityOf } from '#table/registry.ts'
import type { Item } from '#table/items.ts'

export class TableContents {
  /** Including items that are only staged. */
  readonly items: readonly Item[]
  readonly #byKey: ReadonlyMap<string, Item>
  readonly #byEntity = new Map<string | undefined, Item[]>()

  constructor(items: readonly Item[]) {
    this.items = items
    const visible = items.filter((item) => !isOnlyStaged(item))
    this.#byKey = new Map(visible.map((item) => [nameOfKey(item), item]))
    for (const item of visible) {
      const name = entityNameIn(item)
      const found = this.#byEntity.get(name)
      if (found === undefined) this.#byEntity.set(name, [item])
      else found.push(item)
    }
  }

  /** @param name `undefined` for items that belong to no entity */
  of(name: string | undefined): readonly Item[] {
    return this.#byEntity.get(name) ?? []
  }

  /** All items that belong to an entity. */
  get known(): readonly Item[] {
    return [...this.#byEntity].flatMap(([name, items]) => (name === undefined ? [] : items))
  }

  at(key: Key): Item | undefined {
    return this.#byKey.get(nameOfKey(key))
  }
}

/** Returns whether readers do not see the item until its large write is decided. */
const isOnlyStaged = ({ writeId, staged }: Partial<Item>): boolean =>
  writeId === undefined && staged !== undefined

const entityNameIn = (item: Item): string | undefined => {
  try {
    return entityOf(item).name
  } catch {
    return undefined
  }
}
