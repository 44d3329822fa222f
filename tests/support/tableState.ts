/** Snapshots of the whole table, and their differences. */
import { isDeepStrictEqual } from 'node:util'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Item, ItemChange } from '#table/items.ts'
import { nameOfKey } from '#table/key.ts'
import type { TestTable } from './engine.ts'
import { callEngine } from './engineCall.ts'

/** As DynamoDB formats it. */
export type MarshalledItem = Record<string, AttributeValue>

/** Items by key. */
export type TableState = ReadonlyMap<string, MarshalledItem>

interface Page {
  readonly Items: readonly MarshalledItem[]
  readonly LastEvaluatedKey?: MarshalledItem
}

/**
 * The pages of the last state by their texts. Most pages of the next one are the same, and their
 * items are the same objects, which are compared at once.
 */
let lastPages: ReadonlyMap<string, Page> = new Map()

export const stateOf = async ({
  endpoint,
  tableName: TableName,
}: Pick<TestTable, 'endpoint' | 'tableName'>): Promise<TableState> => {
  const state = new Map<string, MarshalledItem>()
  const pages = new Map<string, Page>()
  let ExclusiveStartKey: MarshalledItem | undefined
  do {
    const parameters = { TableName, ConsistentRead: true, ExclusiveStartKey }
    const text = await callEngine(endpoint, 'Scan', JSON.stringify(parameters))
    const page = lastPages.get(text) ?? (JSON.parse(text) as Page)
    pages.set(text, page)
    for (const item of page.Items) {
      // Each secret of an invitation is counted at first. No failures mean the same as no counter.
      if (item.failures?.N === '0') continue
      // The audit record of a reading has no step from one version of an item to another.
      if (item.steps?.L?.length === 0) continue
      state.set(nameOfKey({ PK: item.PK?.S ?? '', SK: item.SK?.S ?? '' }), item)
    }
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey !== undefined)
  lastPages = pages
  return state
}

export const itemOf = (marshalled: MarshalledItem): Item =>
  unmarshall(
    Object.fromEntries(Object.entries(marshalled).map(([name, value]) => [name, withBytes(value)])),
  ) as Item

/** JSON has binary values as texts in Base64. */
const withBytes = (value: AttributeValue): AttributeValue =>
  value.B === undefined ? value : { B: Buffer.from(String(value.B), 'base64') }

export const itemsOf = (state: TableState): readonly Item[] => [...state.values()].map(itemOf)

/** The keys of items that exist in one state only, or differ. */
export const differences = (before: TableState, after: TableState): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !isDeepStrictEqual(before.get(name), after.get(name)),
  )

/** The items that were written between two states. */
export const touchedBetween = (before: TableState, after: TableState): readonly ItemChange[] => {
  const item = (marshalled: MarshalledItem | undefined) =>
    marshalled === undefined ? undefined : itemOf(marshalled)
  return differences(before, after).map((name) => ({
    before: item(before.get(name)),
    after: item(after.get(name)),
  }))
}
