/** Reads and writes all items of a table. For operators only: the service never scans. */
import { BatchWriteCommand, type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { type Key, nameOfKey } from '../lib/store/key.ts'
import type { Item } from '../lib/store/items.ts'
import { connectTable, type Table, type TableOptions } from '../lib/store/table.ts'
import { localCredentials } from './localCredentials.ts'

type Request = { PutRequest: { Item: Item } } | { DeleteRequest: { Key: Key } }

const batchMax = 25

/** Uses placeholder credentials for a local endpoint. */
export const connectCommand = (options: TableOptions): Table =>
  connectTable({ ...options, credentials: localCredentials(options.endpoint) })

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
 * meanwhile.
 */
export const copyTable = async (from: TableOptions, to: TableOptions) => {
  const [wanted, present] = [await readAllItems(from), await readAllItems(to)]
  const keysToKeep = new Set(wanted.map(nameOfKey))
  const removed = present.filter((item) => !keysToKeep.has(nameOfKey(item)))
  const requests: readonly Request[] = [
    ...wanted.map((Item) => ({ PutRequest: { Item } })),
    ...removed.map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } })),
  ]
  const { client, name } = connectCommand(to)
  for (let at = 0; at < requests.length; at += batchMax) {
    await send(client, name, requests.slice(at, at + batchMax))
  }
  return { copied: wanted.length, removed: removed.length }
}

/** Repeats until the table has accepted all of them. */
const send = async (
  client: Pick<DynamoDBDocumentClient, 'send'>,
  name: string,
  requests: readonly Request[],
): Promise<void> => {
  let left = requests
  while (left.length > 0) {
    const { UnprocessedItems } = await client.send(
      new BatchWriteCommand({ RequestItems: { [name]: [...left] } }),
    )
    left = (UnprocessedItems?.[name] ?? []) as unknown as readonly Request[]
  }
}
