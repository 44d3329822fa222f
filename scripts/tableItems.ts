/** Reads and writes all items of a table. For operators only: the service never scans. */
import { setTimeout as sleep } from 'node:timers/promises'
import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { schemaVersionEntity } from '#table/items/schemaVersion.ts'
import { digestOf, type Key, nameOfKey, plainKey } from '#table/key.ts'
import type { Item } from '#table/items.ts'
import { Store } from '#table/store.ts'
import { connectTable, type Table, type TableOptions } from '#table/table.ts'
import { localCredentials } from './localCredentials.ts'

type Request = { PutRequest: { Item: Item } } | { DeleteRequest: { Key: Key } }

/** A page of a scan has a megabyte, and an operator's connection may be slow: half a minute. */
const patience = 12

/** Uses placeholder credentials for a local endpoint. */
export const connectCommand = (options: TableOptions): Table =>
  connectTable({ credentials: localCredentials(options.endpoint), ...options, patience })

export const readAllItems = async (options: TableOptions): Promise<readonly Item[]> => {
  const items: Item[] = []
  for await (const page of pagesOfItems(options)) items.push(...page)
  return items
}

/** Scans page by page, for tables of any size. */
export async function* pagesOfItems(options: TableOptions): AsyncGenerator<readonly Item[]> {
  const { client, name } = connectCommand(options)
  let start: Record<string, unknown> | undefined
  do {
    const page = await client.send(
      new ScanCommand({ TableName: name, ConsistentRead: true, ExclusiveStartKey: start }),
    )
    yield (page.Items ?? []) as Item[]
    start = page.LastEvaluatedKey
  } while (start !== undefined)
}

/**
 * Makes a table contain the items of another one, and no others. No other process may write
 * meanwhile. It keeps only digests of the keys that it has copied, for tables of any size.
 * @throws Error before the first change, if the other table is not one of this service
 */
export const copyTable = async (from: TableOptions, to: TableOptions) => {
  await requireVersion(from)
  const table = connectCommand(to)
  const copied = new Set<string>()
  for await (const items of pagesOfItems(from)) {
    const puts = items.map((Item) => ({ PutRequest: { Item } }))
    await writeAll(table, puts)
    for (const item of items) copied.add(digestOf(nameOfKey(item)))
  }
  let removed = 0
  for await (const items of pagesOfItems(to)) {
    const others = items.filter((item) => !copied.has(digestOf(nameOfKey(item))))
    const deletions = others.map((item) => ({ DeleteRequest: { Key: plainKey(item) } }))
    await writeAll(table, deletions)
    removed += others.length
  }
  return { copied: copied.size, removed }
}

/** An empty table, or a wrong one, would remove everything in the other one. */
const requireVersion = async (from: TableOptions): Promise<void> => {
  if ((await schemaVersionEntity.get(new Store(connectCommand(from)))) !== undefined) return
  throw new Error(
    `The table ${from.tableName} has no item SCHEMA#, so nothing was copied. Look for the right name ` +
      'with aws dynamodb list-tables.',
  )
}

const batchMax = 25

/** With pauses that double from a tenth of a second on, they take less than a minute. */
const attemptsMax = 10

/**
 * Repeats until the table has accepted all requests.
 * @param pause tests pass their own
 * @throws Error if the table refuses some of them again and again
 */
export const writeAll = async (
  { client, name }: Pick<Table, 'client' | 'name'>,
  requests: readonly Request[],
  pause: (millis: number) => Promise<unknown> = sleep,
): Promise<void> => {
  for (let at = 0; at < requests.length; at += batchMax) {
    let left = requests.slice(at, at + batchMax)
    for (let attempt = 1; left.length > 0; attempt += 1) {
      if (attempt > attemptsMax) {
        throw new Error(`The table ${name} is throttled: repeat the command when it is not`)
      }
      if (attempt > 1) await pause(50 * 2 ** (attempt - 1))
      const { UnprocessedItems } = await client.send(
        new BatchWriteCommand({ RequestItems: { [name]: left } }),
      )
      left = (UnprocessedItems?.[name] ?? []) as Request[]
    }
  }
}
