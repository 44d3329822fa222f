/** Items of new objects with their entries in lists, for tables that the store does not write. */
import { itemAfter } from '#table/actions.ts'
import { securedObjectOf } from '#table/items/securities.ts'
import type { Write } from '#table/items.ts'
import { nameOfKey } from '#table/key.ts'
import { entityOf } from '#table/registry.ts'
import { keyOfObject } from '#table/objects.ts'
import { entriesOf } from '#table/items/reach.ts'

/** @param writes of objects together with their securities */
export const withEntries = (writes: readonly Write[]): readonly Write[] => {
  const items = writes.flatMap((write) => itemAfter(write, '') ?? [])
  const byKey = new Map(items.map((item) => [nameOfKey(item), item]))
  const entries = items
    .filter((item) => entityOf(item).name === 'security')
    .flatMap((security) => {
      const object = securedObjectOf(security)
      const key = keyOfObject(object)
      return entriesOf(object, key && byKey.get(nameOfKey(key)), security)
    })
  return [...writes, ...entries]
}
