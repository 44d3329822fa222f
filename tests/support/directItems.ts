/**
 * Very many items, written directly to the table. The store would read and write each of them more
 * often: for the conditions, for the audit trail, and in a large write once more.
 */
import { newId } from '../../harness/ids.ts'
import { marshall } from '@aws-sdk/util-dynamodb'
import { itemAfter } from '#table/actions.ts'
import type { Write } from '#table/items.ts'
import type { TestTable } from './engine.ts'
import { callEngine } from './engineCall.ts'

/** The maximum of DynamoDB. */
const batchSize = 25

/** @param writes puts of items that the table does not contain yet */
export const putDirectly = async (
  { endpoint, tableName }: Pick<TestTable, 'endpoint' | 'tableName'>,
  writes: readonly Write[],
): Promise<void> => {
  for (let first = 0; first < writes.length; first += batchSize) {
    const requests = writes
      .slice(first, first + batchSize)
      .map(requestOf)
      .join(',')
    const body = `{"RequestItems":{${JSON.stringify(tableName)}:[${requests}]}}`
    const text = await callEngine(endpoint, 'BatchWriteItem', body)
    const { UnprocessedItems = {} } = JSON.parse(text) as { readonly UnprocessedItems?: object }
    if (Object.keys(UnprocessedItems).length > 0) throw new Error('The batch is too large')
  }
}

const requestOf = (write: Write): string => {
  const item = itemAfter(write, newId())
  if (item === undefined) throw new Error('Only puts can be written directly')
  const Item = marshall(item, { removeUndefinedValues: true })
  return JSON.stringify({ PutRequest: { Item } })
}
