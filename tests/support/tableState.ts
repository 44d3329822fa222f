/** The table as a whole, before and after something. */
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { nameOfKey } from '../../lib/store/keys.ts'
import type { Touched } from '../../lib/store/rehearsal.ts'
import type { Item } from '../../lib/store/items.ts'
import { connectTable } from '../../lib/store/table.ts'
import type { TestTable } from './engine.ts'

/** By key. */
export type TableState = ReadonlyMap<string, Item>

export const stateOf = async (
  table: Pick<TestTable, 'endpoint' | 'tableName'>,
): Promise<TableState> => {
  const { client, name } = connectTable(table)
  const items: Item[] = []
  let start: Record<string, unknown> | undefined
  do {
    const page = await client.send(
      new ScanCommand({ TableName: name, ConsistentRead: true, ExclusiveStartKey: start }),
    )
    items.push(...((page.Items ?? []) as Item[]))
    start = page.LastEvaluatedKey
  } while (start !== undefined)
  return new Map(items.map((item) => [nameOfKey(item), item]))
}

/** The items that were written between two states. */
export const touchedBetween = (before: TableState, after: TableState): readonly Touched[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ before: before.get(name), after: after.get(name) }))
    .filter((touched) => touched.before?.writeId !== touched.after?.writeId)
