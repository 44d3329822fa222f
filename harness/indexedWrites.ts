/** Items of new objects with their entries in lists, for tables that the store does not write. */
import { itemAfter } from '../lib/store/actions.ts'
import { securedObjectOf } from '../lib/store/entities/securities.ts'
import type { Write } from '../lib/store/items.ts'
import { nameOfKey } from '../lib/store/key.ts'
import { entityNameOf } from '../lib/store/keys.ts'
import { keyOfObject } from '../lib/store/objects.ts'
import { entriesOf } from '../lib/store/reachIndex.ts'

/** @param writes of objects together with their securities */
export const withEntries = (writes: readonly Write[]): readonly Write[] => {
  const items = writes.flatMap((write) => itemAfter(write, '') ?? [])
  const byKey = new Map(items.map((item) => [nameOfKey(item), item]))
  const entries = items
    .filter((item) => entityNameOf(item) === 'security')
    .flatMap((security) => {
      const object = securedObjectOf(security)
      const key = keyOfObject(object)
      return entriesOf(object, key && byKey.get(nameOfKey(key)), security)
    })
  return [...writes, ...entries]
}
