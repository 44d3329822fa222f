/** The table as a whole, before and after something. */
import { nameOfKey } from '../../lib/store/keys.ts'
import type { Touched } from '../../lib/store/rehearsal.ts'
import type { Item } from '../../lib/store/items.ts'
import { readAllItems } from '../../scripts/tableItems.ts'
import type { TestTable } from './engine.ts'

/** By key. */
export type TableState = ReadonlyMap<string, Item>

export const stateOf = async (
  table: Pick<TestTable, 'endpoint' | 'tableName'>,
): Promise<TableState> => {
  const items = await readAllItems(table)
  return new Map(items.map((item) => [nameOfKey(item), item]))
}

/** The items that were written between two states. */
export const touchedBetween = (before: TableState, after: TableState): readonly Touched[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ before: before.get(name), after: after.get(name) }))
    .filter((touched) => touched.before?.writeId !== touched.after?.writeId)
