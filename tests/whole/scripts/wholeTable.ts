/** All items of a table, for tests that damage one of them. */
import { itemAfter } from '#table/actions.ts'
import type { Item } from '#table/items.ts'
import { entityOf } from '#table/registry.ts'
import { regattaEntity } from '#races/items/regattas.ts'
import { securityKey } from '#table/items/securities.ts'
import { entriesOf } from '#table/items/reach.ts'

export class WholeTable {
  readonly items: readonly Item[]

  constructor(items: readonly Item[]) {
    this.items = items
  }

  anyOf(kind: string, fits: (item: Item) => boolean = () => true): Item {
    const found = this.items.find((item) => entityOf(item).name === kind && fits(item))
    if (found === undefined) throw new Error(`the table has no ${kind}`)
    return found
  }

  admin(): Item {
    return this.anyOf('user', ({ name }) => name === 'admin')
  }

  without(damaged: Item): readonly Item[] {
    return this.items.filter((item) => item !== damaged)
  }

  changed(damaged: Item, change: object): readonly Item[] {
    return [...this.without(damaged), { ...damaged, ...change }]
  }

  gone(kind: string, fits?: (item: Item) => boolean): readonly Item[] {
    return this.without(this.anyOf(kind, fits))
  }
}

/** A regatta with another name, its security, and its entries in lists. */
export const regattaNamed = (table: WholeTable, name: string): readonly Item[] => {
  const object = { type: 'REGATTA', id: name }
  const regatta = { ...table.anyOf('regatta'), ...regattaEntity.key(name), name }
  const security = { ...table.anyOf('security'), ...securityKey(object) }
  const entries = entriesOf(object, regatta, security).flatMap(
    (write) => itemAfter(write, 'x') ?? [],
  )
  return [regatta, security, ...entries]
}
